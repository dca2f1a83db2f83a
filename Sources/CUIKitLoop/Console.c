#define _GNU_SOURCE
#include "Console.h"
#include <errno.h>
#include <linux/kd.h>
#include <linux/vt.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/ioctl.h>

static struct {
    atomic_int terminal;  // descriptor + 1, 0 when no terminal was taken
    int display_mode;     // KDSETMODE's value before
    int keyboard_mode;    // KDSKBMODE's value before
    struct {
        atomic_int card;  // descriptor + 1, 0 when the place is free
        unsigned long request;
        void *argument;
    } pictures[UIKIT_CONSOLE_PICTURES];
} saved;

int uikit_console_is_terminal(int fd) {
    int mode;
    return ioctl(fd, KDGETMODE, &mode) == 0;
}

int uikit_console_take(int fd, int leave_signal, int return_signal) {
    int display_mode, keyboard_mode;
    if (ioctl(fd, KDGETMODE, &display_mode) < 0) return -errno;
    if (ioctl(fd, KDGKBMODE, &keyboard_mode) < 0) return -errno;
    // What a killed program left behind is no state to come back to.
    saved.display_mode = KD_TEXT;
    saved.keyboard_mode = keyboard_mode == K_OFF ? K_UNICODE : keyboard_mode;
    atomic_store(&saved.terminal, fd + 1);
    struct vt_mode switching = {.mode = VT_PROCESS, .relsig = (short)leave_signal, .acqsig = (short)return_signal};
    if (ioctl(fd, KDSETMODE, KD_GRAPHICS) < 0 || ioctl(fd, KDSKBMODE, K_OFF) < 0
        || ioctl(fd, VT_SETMODE, &switching) < 0) {
        int error = errno;
        uikit_console_restore();
        return -error;
    }
    return 0;
}

int uikit_console_show(int fd, int number) { return ioctl(fd, VT_ACTIVATE, number) < 0 ? -errno : 0; }

void uikit_console_allow_leaving(int fd) { ioctl(fd, VT_RELDISP, 1); }

void uikit_console_acknowledge_return(int fd) { ioctl(fd, VT_RELDISP, VT_ACKACQ); }

int uikit_console_remember_picture(int fd, unsigned long request, void *argument) {
    for (int i = 0; i < UIKIT_CONSOLE_PICTURES; i++) {
        if (atomic_load(&saved.pictures[i].card)) continue;
        saved.pictures[i].request = request;
        saved.pictures[i].argument = argument;
        atomic_store(&saved.pictures[i].card, fd + 1);
        return 1;
    }
    return 0;
}

void uikit_console_forget_picture(const void *argument) {
    for (int i = 0; i < UIKIT_CONSOLE_PICTURES; i++)
        if (saved.pictures[i].argument == argument) atomic_store(&saved.pictures[i].card, 0);
}

void uikit_console_restore(void) {
    int error = errno;
    for (int i = 0; i < UIKIT_CONSOLE_PICTURES; i++) {
        int card = atomic_exchange(&saved.pictures[i].card, 0);
        if (card) ioctl(card - 1, saved.pictures[i].request, saved.pictures[i].argument);
    }
    int terminal = atomic_exchange(&saved.terminal, 0);
    if (terminal) {
        ioctl(terminal - 1, KDSKBMODE, saved.keyboard_mode);
        ioctl(terminal - 1, KDSETMODE, saved.display_mode);
        struct vt_mode automatic = {.mode = VT_AUTO};
        ioctl(terminal - 1, VT_SETMODE, &automatic);
    }
    errno = error;
}

static const int fatal[] = {SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE};
enum { FATAL_COUNT = sizeof fatal / sizeof *fatal };
static struct sigaction before[FATAL_COUNT];
static char stack[64 * 1024];

static void on_fatal(int number, siginfo_t *info, void *context) {
    (void)context;
    uikit_console_restore();
    for (int i = 0; i < FATAL_COUNT; i++)
        if (fatal[i] == number) sigaction(number, &before[i], NULL);
    // A fault happens again when its instruction is run again, which shows the old
    // handler the true address. What was sent, and a breakpoint, must be sent again.
    if (info->si_code <= 0 || number == SIGTRAP || number == SIGABRT) raise(number);
}

void uikit_console_guard(void) {
    static int guarded;
    if (guarded++) return;
    atexit(uikit_console_restore);
    stack_t current;
    if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE)) {
        stack_t ours = {.ss_sp = stack, .ss_size = sizeof stack};
        sigaltstack(&ours, NULL);
    }
    struct sigaction action = {.sa_sigaction = on_fatal, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < FATAL_COUNT; i++) sigaction(fatal[i], &action, &before[i]);
}
