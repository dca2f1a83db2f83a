// libinput's callbacks with plain arguments: opening devices, and its log as finished lines.
#ifndef CUIKIT_INPUT_H
#define CUIKIT_INPUT_H
#include <libinput.h>
#include <libudev.h>

/// Who opens device nodes and is told log lines; the functions are called on the thread that dispatches.
struct uikit_input_callbacks {
    void *owner;
    int (*open)(void *owner, const char *path, int flags);     // a descriptor, or -errno
    void (*close)(void *owner, int fd);
    void (*log)(void *owner, int priority, const char *line);  // LIBINPUT_LOG_PRIORITY_…, no line end
};

/// A context for a list of device nodes; null when there is no memory. `callbacks` must outlive it.
struct libinput *uikit_input_open_paths(struct uikit_input_callbacks *callbacks);
/// A context for all devices of a seat; null when udev cannot be had or knows no such seat.
struct libinput *uikit_input_open_seat(struct uikit_input_callbacks *callbacks, const char *seat);
#endif
