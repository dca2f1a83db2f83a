// The text console that an application takes over, and putting it right again however the process ends.
//
// What must be undone is kept in one static record of plain values, so that a
// handler of a fatal signal can undo it with nothing but ioctl().
#ifndef CUIKIT_LOOP_CONSOLE_H
#define CUIKIT_LOOP_CONSOLE_H
#include <stdint.h>

/// Switches the virtual terminal behind `fd` to graphics and its keyboard off. Answers 0 or -errno.
///
/// From then on the kernel asks with `leave_signal` before it shows another terminal, and tells with `return_signal` that
/// this one is shown again.
/// The descriptor stays the caller's and must stay open until the restore.
int uikit_console_take(int fd, int leave_signal, int return_signal);
/// Asks for another terminal by its number, from 1. Answers 0 or -errno.
int uikit_console_show(int fd, int number);
/// Answers the leave signal: the other terminal may be shown.
void uikit_console_allow_leaving(int fd);
/// Answers the return signal.
void uikit_console_acknowledge_return(int fd);
/// Whether `fd` is a virtual terminal.
int uikit_console_is_terminal(int fd);
/// Undoes `uikit_console_take` and makes the remembered requests. Does nothing the second time; safe in a signal handler.
void uikit_console_restore(void);
/// How many pictures can be remembered: as many as a card may have CRTCs.
enum { UIKIT_CONSOLE_PICTURES = 32 };
/// Remembers an ioctl that shows on one display what was there before, made by `uikit_console_restore`. Answers 0 when there
/// is no place for it.
///
/// `argument` stays the caller's and must live, unchanged, until it is forgotten.
int uikit_console_remember_picture(int fd, unsigned long request, void *argument);
/// Forgets the ioctl with this `argument`, if it is remembered.
void uikit_console_forget_picture(const void *argument);
/// Restores at exit() and before SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP and SIGFPE take the effect they had.
void uikit_console_guard(void);
#endif
