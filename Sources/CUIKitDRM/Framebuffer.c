#include "Framebuffer.h"
#include <errno.h>
#include <linux/fb.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>

int uikit_framebuffer_describe(int fd, struct uikit_framebuffer *framebuffer) {
    struct fb_var_screeninfo screen;
    struct fb_fix_screeninfo fixed;
    if (ioctl(fd, FBIOGET_VSCREENINFO, &screen) < 0 || ioctl(fd, FBIOGET_FSCREENINFO, &fixed) < 0) return -errno;
    *framebuffer = (struct uikit_framebuffer){
        .width = screen.xres,
        .height = screen.yres,
        .x_offset = screen.xoffset,
        .y_offset = screen.yoffset,
        .line_length = fixed.line_length,
        .bits = screen.bits_per_pixel,
        .red_offset = screen.red.offset,
        .red_length = screen.red.length,
        .size = fixed.smem_len,
    };
    memcpy(framebuffer->name, fixed.id, sizeof fixed.id < 16 ? sizeof fixed.id : 16);
    return 0;
}

int uikit_framebuffer_map(int fd, struct uikit_framebuffer *framebuffer) {
    void *memory = mmap(NULL, framebuffer->size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (memory == MAP_FAILED) return -errno;
    framebuffer->memory = memory;
    return 0;
}

void uikit_framebuffer_unmap(struct uikit_framebuffer *framebuffer) {
    if (framebuffer->memory) munmap(framebuffer->memory, framebuffer->size);
    framebuffer->memory = NULL;
}
