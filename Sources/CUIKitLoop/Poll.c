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

int64_t uikit_monotonic_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

int uikit_wait_readable(int fd, int milliseconds) {
    struct pollfd one = {.fd = fd, .events = POLLIN};
    return poll(&one, 1, milliseconds) > 0 && (one.revents & POLLIN) ? 1 : 0;
}

int uikit_is_main_thread(void) { return gettid() == getpid(); }
