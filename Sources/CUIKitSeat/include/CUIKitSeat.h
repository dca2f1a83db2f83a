// libseat's callbacks with plain arguments, and its log as finished lines.
#ifndef CUIKIT_SEAT_H
#define CUIKIT_SEAT_H
#include <libseat.h>

/// Who is told that the seat was given or taken away; the functions are called on the thread that dispatches.
struct uikit_seat_callbacks {
    void *owner;
    void (*enabled)(void *owner);
    void (*disabled)(void *owner);
};

/// Asks one of libseat's back ends ("seatd", "logind") for the seat; null and errno when it has none for us.
///
/// `callbacks` must outlive it.
struct libseat *uikit_seat_open(struct uikit_seat_callbacks *callbacks, const char *backend);
/// The last error that libseat wrote to its log, empty when there was none. The text is static.
const char *uikit_seat_complaint(void);
#endif
