#define _GNU_SOURCE
#include "CUIKitInput.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int open_restricted(const char *path, int flags, void *data) {
    struct uikit_input_callbacks *callbacks = data;
    return callbacks->open(callbacks->owner, path, flags);
}

static void close_restricted(int fd, void *data) {
    struct uikit_input_callbacks *callbacks = data;
    callbacks->close(callbacks->owner, fd);
}

static const struct libinput_interface devices = {
    .open_restricted = open_restricted,
    .close_restricted = close_restricted,
};

__attribute__((format(printf, 3, 0)))
static void write_log(struct libinput *context, enum libinput_log_priority priority, const char *format, va_list arguments) {
    struct uikit_input_callbacks *callbacks = libinput_get_user_data(context);
    char line[512];
    vsnprintf(line, sizeof line, format, arguments);
    line[strcspn(line, "\n")] = 0;
    callbacks->log(callbacks->owner, (int)priority, line);
}

static void set_log(struct libinput *context) {
    libinput_log_set_handler(context, write_log);
    libinput_log_set_priority(context, LIBINPUT_LOG_PRIORITY_ERROR);
}

struct libinput *uikit_input_open_paths(struct uikit_input_callbacks *callbacks) {
    struct libinput *context = libinput_path_create_context(&devices, callbacks);
    if (context) set_log(context);
    return context;
}

struct libinput *uikit_input_open_seat(struct uikit_input_callbacks *callbacks, const char *seat) {
    struct udev *udev = udev_new();
    if (!udev) return NULL;
    struct libinput *context = libinput_udev_create_context(&devices, callbacks, udev);
    udev_unref(udev);  // the context holds its own reference
    if (!context) return NULL;
    set_log(context);
    if (libinput_udev_assign_seat(context, seat) == 0) return context;
    libinput_unref(context);
    return NULL;
}
