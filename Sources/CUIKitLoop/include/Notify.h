// One datagram to a service manager's socket.
#ifndef CUIKIT_LOOP_NOTIFY_H
#define CUIKIT_LOOP_NOTIFY_H
/// A socket for `uikit_notify_send`, or -errno.
int uikit_notify_open(void);
/// Sends `text` to the socket at `path`; a path that begins with @ is in the abstract namespace. Answers 0 or -errno, never waits.
int uikit_notify_send(int fd, const char *path, const char *text);
#endif
