#define _GNU_SOURCE
#include "CConsoleRecorder.h"
#include <drm.h>
#include <linux/kd.h>
#include <linux/vt.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

void console_recorder_install(void) {
    // What the program prints itself stands between the calls, in order.
    setvbuf(stdout, NULL, _IONBF, 0);
}

// Called from signal handlers too: nothing but write().
static void record(const char *name, long argument) {
    char line[64];
    size_t length = strlen(name);
    memcpy(line, name, length);
    line[length++] = ' ';
    if (argument > 9) line[length++] = (char)('0' + argument / 10 % 10);
    line[length++] = (char)('0' + argument % 10);
    line[length++] = '\n';
    if (write(STDOUT_FILENO, line, length) < 0) return;
}

// Stands in for the C library's, as the program's own function comes first.
int ioctl(int fd, unsigned long request, ...) {
    va_list list;
    va_start(list, request);
    void *argument = va_arg(list, void *);
    va_end(list);
    switch (request) {
    case KDGETMODE: *(int *)argument = KD_TEXT; return 0;
    case KDGKBMODE: *(int *)argument = K_XLATE; return 0;
    case KDSETMODE: record("KDSETMODE", (long)argument); return 0;
    case KDSKBMODE: record("KDSKBMODE", (long)argument); return 0;
    case VT_SETMODE: record("VT_SETMODE", ((const struct vt_mode *)argument)->mode); return 0;
    case DRM_IOCTL_MODE_SETCRTC: record("SETCRTC", ((const struct drm_mode_crtc *)argument)->crtc_id); return 0;
    case VT_RELDISP: record("VT_RELDISP", (long)argument); return 0;
    default: return (int)syscall(SYS_ioctl, fd, request, argument);
    }
}
