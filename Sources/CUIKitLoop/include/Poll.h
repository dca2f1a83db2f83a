// epoll, timerfd, eventfd and signalfd with plain arguments. Each call answers -errno on failure.
#ifndef CUIKIT_LOOP_POLL_H
#define CUIKIT_LOOP_POLL_H
#include <stdint.h>

enum {
    UIKIT_POLL_READABLE = 1,
    UIKIT_POLL_BROKEN = 2,  // hung up or in error: reported whether asked for or not
};

/// One source that has something to say.
struct uikit_poll_event {
    uint64_t key;    // the key that it was added with
    uint32_t state;  // UIKIT_POLL_…
};

int uikit_poll_open(void);
/// Watches a descriptor; `state` 0 watches for UIKIT_POLL_BROKEN alone.
int uikit_poll_add(int poll, int fd, uint32_t state, uint64_t key);
int uikit_poll_remove(int poll, int fd);
/// Waits at most `milliseconds` (-1: for ever) and fills in up to `capacity` events, at most 32. Answers how many.
int uikit_poll_wait(int poll, struct uikit_poll_event *events, int capacity, int milliseconds);

/// A descriptor that is readable once its time on CLOCK_MONOTONIC has come.
int uikit_timer_open(void);
/// Sets the time in microseconds; 0 switches the timer off.
int uikit_timer_set(int fd, int64_t microseconds);

/// A descriptor that is readable once it was signalled, from any thread.
int uikit_wake_open(void);
void uikit_wake_signal(int fd);
/// Takes back what made a timer's or a wake's descriptor readable.
void uikit_counter_drain(int fd);

/// Blocks signals in this thread and in those that it starts; answers a descriptor that reads them.
int uikit_signals_open(const int *numbers, int count);
/// The number of the next signal that came, 0 when there is none.
int uikit_signals_next(int fd);
/// Closes the descriptor and lets the signals have their old effect.
void uikit_signals_close(int fd, const int *numbers, int count);

/// Microseconds on CLOCK_MONOTONIC.
int64_t uikit_monotonic_now(void);
/// A descriptor that is readable when the wall clock was set, by somebody or by the kernel after the machine slept.
int uikit_clock_watch_open(void);
/// Takes back what made it readable and waits for the next time. Answers 0 or -errno.
int uikit_clock_watch_rearm(int fd);
/// Microseconds that the machine has slept since it was started: what CLOCK_BOOTTIME counts and CLOCK_MONOTONIC does not.
int64_t uikit_time_asleep(void);
/// Waits at most `milliseconds` for one descriptor: 1 readable, 0 not.
int uikit_wait_readable(int fd, int milliseconds);
/// Whether the caller is the process's first thread.
int uikit_is_main_thread(void);
#endif
