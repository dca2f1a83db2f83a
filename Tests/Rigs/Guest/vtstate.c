/* vtstate: prints what state the console is in: the number of its terminal, text or graphics, the keyboard's mode. */
#include <fcntl.h>
#include <linux/kd.h>
#include <linux/vt.h>
#include <stdio.h>
#include <sys/ioctl.h>

int main(void)
{
    struct vt_stat active;
    struct vt_mode mode;
    long keyboard;
    int picture, console = open("/dev/tty0", O_RDONLY | O_NOCTTY);
    if (console < 0 || ioctl(console, VT_GETSTATE, &active) || ioctl(console, KDGETMODE, &picture) ||
        ioctl(console, KDGKBMODE, &keyboard) || ioctl(console, VT_GETMODE, &mode)) {
        perror("vtstate");
        return 1;
    }
    printf("vt%d %s keyboard %s switching %s\n", active.v_active,
        picture == KD_TEXT ? "text" : picture == KD_GRAPHICS ? "graphics" : "other",
        keyboard == K_UNICODE ? "unicode" : keyboard == K_XLATE ? "translated" : keyboard == K_OFF ? "off" : "other",
        mode.mode == VT_AUTO ? "automatic" : "by process");
    return 0;
}
