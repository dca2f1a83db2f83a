// Copying pictures out to a panel's memory, in its format and turned by quarters of a circle.
#pragma once
#include <stddef.h>
#include <stdint.h>

// What a panel takes: pixels as they are, with every alpha byte 255, or dithered to 16 bits.
enum { UIK_PANEL_PIXELS, UIK_PANEL_OPAQUE, UIK_PANEL_RGB565 };

// Where `width` × `height` pixels come from, and where on the panel they go.
typedef struct {
    const uint32_t *src;
    ptrdiff_t step_x, step_y;  // pixel (x, y) is at src + x · step_x + y · step_y bytes; one of them is 4 or −4
    int32_t x, y;              // the first pixel's place on the panel
    size_t width, height;
} uik_turned;

// Writes the pixels in a format, rows `pitch` bytes apart. `dst` is never read, and is written from left to
// right, in one row or in some rows at a time.
void uik_copy_turned(void *dst, size_t pitch, int format, const uik_turned *from);
