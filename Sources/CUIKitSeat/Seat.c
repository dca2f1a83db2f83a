#define _GNU_SOURCE
#include "CUIKitSeat.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char complaint[256];

__attribute__((format(printf, 2, 0)))
static void write_log(enum libseat_log_level level, const char *format, va_list arguments) {
    if (level != LIBSEAT_LOG_LEVEL_ERROR) return;
    vsnprintf(complaint, sizeof complaint, format, arguments);
    complaint[strcspn(complaint, "\n")] = 0;
}

static void enable_seat(struct libseat *seat, void *data) {
    (void)seat;
    struct uikit_seat_callbacks *callbacks = data;
    callbacks->enabled(callbacks->owner);
}

static void disable_seat(struct libseat *seat, void *data) {
    (void)seat;
    struct uikit_seat_callbacks *callbacks = data;
    callbacks->disabled(callbacks->owner);
}

static const struct libseat_seat_listener listener = {
    .enable_seat = enable_seat,
    .disable_seat = disable_seat,
};

struct libseat *uikit_seat_open(struct uikit_seat_callbacks *callbacks, const char *backend) {
    complaint[0] = 0;
    libseat_set_log_handler(write_log);
    libseat_set_log_level(LIBSEAT_LOG_LEVEL_ERROR);
    // Its third back end would make a process of root's that takes the terminal from whoever has it.
    setenv("LIBSEAT_BACKEND", backend, 1);
    return libseat_open_seat(&listener, callbacks);
}

const char *uikit_seat_complaint(void) { return complaint; }
