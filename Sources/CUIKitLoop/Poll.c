#define _GNU_SOURCE
#include "Poll.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static int answer(int result) { return result < 0 ? -errno : result; }

int uikit_poll_open(void) { return answer(epoll_create1(EPOLL_CLOEXEC)); }

int uikit_poll_add(int poll, int fd, uint32_t state, uint64_t key) {
    struct epoll_event event = {.events = state & UIKIT_POLL_READABLE ? EPOLLIN : 0, .data.u64 = key};
    return answer(epoll_ctl(poll, EPOLL_CTL_ADD, fd, &event));
}

int uikit_poll_remove(int poll, int fd) {
    struct epoll_event unused = {0};
    return answer(epoll_ctl(poll, EPOLL_CTL_DEL, fd, &unused));
}

int uikit_poll_wait(int poll, struct uikit_poll_event *events, int capacity, int milliseconds) {
    struct epoll_event raw[32];
    int count = epoll_wait(poll, raw, capacity < 32 ? capacity : 32, milliseconds);
    if (count < 0) return -errno;
    for (int i = 0; i < count; i++) {
        events[i].key = raw[i].data.u64;
        events[i].state = (raw[i].events & EPOLLIN ? UIKIT_POLL_READABLE : 0)
            | (raw[i].events & (EPOLLERR | EPOLLHUP) ? UIKIT_POLL_BROKEN : 0);
    }
    return count;
}

int uikit_timer_open(void) {
    return answer(timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC));
}

int uikit_timer_set(int fd, int64_t microseconds) {
    struct itimerspec when = {
        .it_value = {.tv_sec = microseconds / 1000000, .tv_nsec = microseconds % 1000000 * 1000}};
    return answer(timerfd_settime(fd, TFD_TIMER_ABSTIME, &when, NULL));
}

int uikit_wake_open(void) { return answer(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)); }

void uikit_wake_signal(int fd) {
    uint64_t one = 1;
    // A full counter is as good as a signal, so a refused write needs no answer.
    ssize_t written = write(fd, &one, sizeof one);
    (void)written;
}

void uikit_counter_drain(int fd) {
    uint64_t count;
    ssize_t got = read(fd, &count, sizeof count);
    (void)got;
}

static sigset_t signal_set(const int *numbers, int count) {
    sigset_t set;
    sigemptyset(&set);
    for (int i = 0; i < count; i++) sigaddset(&set, numbers[i]);
    return set;
}

int uikit_signals_open(const int *numbers, int count) {
    sigset_t set = signal_set(numbers, count);
    int fd = signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
    if (fd < 0) return -errno;
    int error = pthread_sigmask(SIG_BLOCK, &set, NULL);
    if (error) {
        close(fd);
        return -error;
    }
    return fd;
}

int uikit_signals_next(int fd) {
    struct signalfd_siginfo info;
    return read(fd, &info, sizeof info) == (ssize_t)sizeof info ? (int)info.ssi_signo : 0;
}

void uikit_signals_close(int fd, const int *numbers, int count) {
    sigset_t set = signal_set(numbers, count);
    close(fd);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

static int64_t now_on(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

int64_t uikit_monotonic_now(void) { return now_on(CLOCK_MONOTONIC); }

int uikit_clock_watch_open(void) {
    int fd = timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC);
    if (fd < 0) return -errno;
    int error = uikit_clock_watch_rearm(fd);
    if (error == 0) return fd;
    close(fd);
    return error;
}

int uikit_clock_watch_rearm(int fd) {
    // The read answers ECANCELED; what it is for is that the descriptor is not readable any more.
    uikit_counter_drain(fd);
    // The year 2242: only a clock that is set ends the wait.
    struct itimerspec far = {.it_value = {.tv_sec = (time_t)(sizeof(time_t) > 4 ? INT64_C(1) << 33 : INT32_MAX)}};
    return timerfd_settime(fd, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &far, NULL) < 0 ? -errno : 0;
}

int64_t uikit_time_asleep(void) {
    int64_t asleep = 0;
    // A thread that is held up between its questions would count that as sleep; it asks again.
    for (int attempt = 0; attempt < 10; attempt++) {
        int64_t before = uikit_monotonic_now();
        asleep = now_on(CLOCK_BOOTTIME) - before;
        if (uikit_monotonic_now() - before < 1000) break;
    }
    return asleep;
}

int uikit_wait_readable(int fd, int milliseconds) {
    struct pollfd one = {.fd = fd, .events = POLLIN};
    int64_t end = uikit_monotonic_now() + (int64_t)milliseconds * 1000;
    for (;;) {
        int64_t left = end - uikit_monotonic_now();
        // Rounded up, so that the last part of a millisecond is not spent asking.
        int count = poll(&one, 1, left > 0 ? (int)((left + 999) / 1000) : 0);
        if (count > 0) return one.revents & POLLIN ? 1 : 0;
        // A signal that somebody handles is no reason to give up.
        if (count == 0 || errno != EINTR) return 0;
    }
}

int uikit_is_main_thread(void) { return gettid() == getpid(); }
