/* Preloaded before umockdev's own library, so that libinput takes a mocked touchscreen for a real one.
 *
 * umockdev gives a program a pseudo terminal for /dev/input/eventN. Five things then differ
 * from the kernel's evdev in ways that libinput or libevdev notice; each is put right here:
 *
 *   initialised   libudev looks at the real /run/udev, where the mocked device is not.
 *   fstat         shows the terminal's device number; libinput compares it with sysfs and drops the device.
 *   read          hands out at most 4095 bytes; evdev hands out whole events, and libevdev gives up on less.
 *   slots         EVIOCGMTSLOTS has one fixed answer; here it is the file that the driver keeps up to date.
 *   gone          a terminal whose other end is closed says EIO; an unplugged evdev node says ENODEV.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/input.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>

enum { INPUT_MAJOR = 13, TERMINAL_MAJOR = 136, SLOT_ROWS = 8 };
struct slot_row { unsigned code; int values[256]; };

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int udev_device_get_is_initialized(void *device)
{
    (void)device;
    return 1;
}

/* The number of the mocked device behind a terminal; 0 when there is none. */
static dev_t mocked_number(int fd, const struct stat *terminal)
{
    const char *root = getenv("UMOCKDEV_DIR");
    char name[64], link[512], text[32];
    unsigned major_number, minor_number;
    if (!root || !S_ISCHR(terminal->st_mode) || major(terminal->st_rdev) != TERMINAL_MAJOR) return 0;
    if (ttyname_r(fd, name, sizeof name)) return 0;
    for (char *c = name; *c; c++)
        if (*c == '/') *c = '_';
    snprintf(link, sizeof link, "%s/dev/.ptymap/%s", root, name);
    ssize_t length = readlink(link, text, sizeof text - 1);
    if (length <= 0) return 0;
    text[length] = 0;
    if (sscanf(text, "%u:%u", &major_number, &minor_number) != 2) return 0;
    return makedev(major_number, minor_number);
}

int fstat(int fd, struct stat *result)
{
    int code = NEXT(fstat)(fd, result);
    if (code == 0) {
        int saved = errno;
        dev_t number = mocked_number(fd, result);
        if (number) result->st_rdev = number;
        errno = saved;
    }
    return code;
}

int fstat64(int fd, struct stat64 *result)
{
    return fstat(fd, (struct stat *)result); /* one layout on 64-bit machines */
}

/* The mocked evdev node behind fd; 0 when it is none. */
static dev_t evdev_number(int fd)
{
    struct stat status;
    int saved = errno;
    dev_t number = 0;
    if (getenv("UMOCKDEV_DIR") && NEXT(fstat)(fd, &status) == 0) number = mocked_number(fd, &status);
    errno = saved;
    return major(number) == INPUT_MAJOR ? number : 0;
}

ssize_t read(int fd, void *buffer, size_t length)
{
    const int event = sizeof(struct input_event);
    int waiting = 0;
    if (length < (size_t)event || !evdev_number(fd)) return NEXT(read)(fd, buffer, length);
    /* Asked of the terminal itself: umockdev would answer for the mocked device. */
    if (syscall(SYS_ioctl, fd, FIONREAD, &waiting) == 0 && waiting > 0) {
        if (waiting < event) {
            errno = EAGAIN;
            return -1;
        }
        waiting -= waiting % event;
        if (length > (size_t)waiting) length = waiting;
    }
    ssize_t count = NEXT(read)(fd, buffer, length);
    if (count == 0 || (count < 0 && errno == EIO)) {
        errno = ENODEV;
        count = -1;
    }
    return count;
}

/* Answers EVIOCGMTSLOTS from the driver's file; -1 when there is none for this device. */
static int answer_slots(dev_t device, void *buffer, size_t length)
{
    char path[512];
    struct slot_row rows[SLOT_ROWS];
    unsigned code;
    memcpy(&code, buffer, sizeof code);
    snprintf(path, sizeof path, "%s/slots-%u", getenv("UMOCKDEV_DIR"), minor(device));
    int file = NEXT(open)(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    ssize_t count = NEXT(read)(file, rows, sizeof rows);
    close(file);
    for (int i = 0; i < count / (ssize_t)sizeof rows[0]; i++) {
        if (rows[i].code != code) continue;
        memcpy(buffer, &rows[i], length < sizeof rows[i] ? length : sizeof rows[i]);
        return 0;
    }
    return -1;
}

int ioctl(int fd, unsigned long request, ...)
{
    va_list list;
    va_start(list, request);
    void *argument = va_arg(list, void *);
    va_end(list);
    if (_IOC_TYPE(request) == 'E' && _IOC_NR(request) == 0x0a && _IOC_DIR(request) == _IOC_READ) {
        dev_t device = evdev_number(fd);
        if (device && answer_slots(device, argument, _IOC_SIZE(request)) == 0) return 0;
    }
    return NEXT(ioctl)(fd, request, argument);
}
