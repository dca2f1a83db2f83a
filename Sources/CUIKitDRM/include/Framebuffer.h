// The kernel's old framebuffer device, with plain arguments.
#ifndef CUIKIT_FRAMEBUFFER_H
#define CUIKIT_FRAMEBUFFER_H
#include <stdint.h>

/// What a framebuffer device says of itself.
struct uikit_framebuffer {
    uint32_t width, height;          // visible pixels
    uint32_t x_offset, y_offset;     // of the first visible pixel in the virtual picture
    uint32_t line_length;            // bytes from one row to the next
    uint32_t bits;                   // of one pixel
    uint32_t red_offset, red_length; // of the red channel in a pixel
    uint64_t size;                   // bytes of the mapping
    void *memory;                    // the mapping, NULL before uikit_framebuffer_map
    char name[17];                   // the driver's
};

/// Asks the device behind `fd`. Answers 0 or -errno.
int uikit_framebuffer_describe(int fd, struct uikit_framebuffer *framebuffer);
/// Maps its pixels, for as long as until uikit_framebuffer_unmap. Answers 0 or -errno.
int uikit_framebuffer_map(int fd, struct uikit_framebuffer *framebuffer);
void uikit_framebuffer_unmap(struct uikit_framebuffer *framebuffer);
#endif
