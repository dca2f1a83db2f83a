/* touchscreen FIFO WIDTH HEIGHT NAME: a touchscreen made with uinput, driven by lines from a FIFO.
 *
 *   down SLOT X Y | move SLOT X Y | up SLOT      gathered
 *   sync                                         ends the frame
 *   wait MILLISECONDS                            before the next line
 *
 * The device goes away when the program ends: at end of input from the last writer it waits for the next one.
 */
#include <fcntl.h>
#include <linux/uinput.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static int device, fingers, identity = 1;

static void fail(const char *what)
{
    perror(what);
    exit(1);
}

static void event(int type, int code, int value)
{
    struct input_event e = { .type = type, .code = code, .value = value };
    if (write(device, &e, sizeof e) != sizeof e) fail("write event");
}

static void axis(int code, int largest, int units_per_millimetre)
{
    struct uinput_abs_setup setup = {
        .code = code,
        .absinfo = { .maximum = largest, .resolution = units_per_millimetre },
    };
    if (ioctl(device, UI_ABS_SETUP, &setup)) fail("UI_ABS_SETUP");
}

static void create(int width, int height, const char *name)
{
    struct uinput_setup setup = { .id = { BUS_VIRTUAL, 0x1234, 0x5678, 1 } };
    snprintf(setup.name, sizeof setup.name, "%s", name);
    device = open("/dev/uinput", O_WRONLY);
    if (device < 0) fail("/dev/uinput");
    ioctl(device, UI_SET_EVBIT, EV_KEY);
    ioctl(device, UI_SET_KEYBIT, BTN_TOUCH);
    ioctl(device, UI_SET_EVBIT, EV_ABS);
    ioctl(device, UI_SET_PROPBIT, INPUT_PROP_DIRECT);
    axis(ABS_X, width - 1, 10);
    axis(ABS_Y, height - 1, 10);
    axis(ABS_MT_SLOT, 9, 0);
    axis(ABS_MT_TRACKING_ID, 65535, 0);
    axis(ABS_MT_POSITION_X, width - 1, 10);
    axis(ABS_MT_POSITION_Y, height - 1, 10);
    if (ioctl(device, UI_DEV_SETUP, &setup) || ioctl(device, UI_DEV_CREATE)) fail("UI_DEV_CREATE");
}

static void place(int slot, int x, int y)
{
    event(EV_ABS, ABS_MT_POSITION_X, x);
    event(EV_ABS, ABS_MT_POSITION_Y, y);
    if (slot == 0) {
        event(EV_ABS, ABS_X, x);
        event(EV_ABS, ABS_Y, y);
    }
}

static void obey(const char *line)
{
    int slot, x, y, milliseconds;
    if (sscanf(line, "down %d %d %d", &slot, &x, &y) == 3) {
        event(EV_ABS, ABS_MT_SLOT, slot);
        event(EV_ABS, ABS_MT_TRACKING_ID, identity++);
        place(slot, x, y);
        if (fingers++ == 0) event(EV_KEY, BTN_TOUCH, 1);
    } else if (sscanf(line, "move %d %d %d", &slot, &x, &y) == 3) {
        event(EV_ABS, ABS_MT_SLOT, slot);
        place(slot, x, y);
    } else if (sscanf(line, "up %d", &slot) == 1) {
        event(EV_ABS, ABS_MT_SLOT, slot);
        event(EV_ABS, ABS_MT_TRACKING_ID, -1);
        if (--fingers == 0) event(EV_KEY, BTN_TOUCH, 0);
    } else if (sscanf(line, "wait %d", &milliseconds) == 1) {
        usleep(milliseconds * 1000);
    } else if (strcmp(line, "sync\n") == 0) {
        event(EV_SYN, SYN_REPORT, 0);
    } else {
        fprintf(stderr, "touchscreen: what is %s", line);
        exit(2);
    }
}

int main(int count, char **arguments)
{
    char line[128];
    if (count != 5) return 2;
    /* Opened for writing too, so that it never comes to an end. */
    int fifo = open(arguments[1], O_RDWR);
    FILE *lines = fifo < 0 ? NULL : fdopen(fifo, "r");
    if (!lines) fail(arguments[1]);
    create(atoi(arguments[2]), atoi(arguments[3]), arguments[4]);
    while (fgets(line, sizeof line, lines)) obey(line);
    return 0;
}
