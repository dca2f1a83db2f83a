// Copying pictures turned by quarters of a circle.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Writes `width` × `height` pixels, rows `pitch` bytes apart, whose pixel (x, y) is the one at
// src + x · step_x + y · step_y bytes. One of the steps is 4 or −4. `dst` is never read, and is
// written in four rows at a time from left to right.
void uik_copy_turned(
    uint32_t *dst, size_t pitch, const uint32_t *src, ptrdiff_t step_x, ptrdiff_t step_y,
    size_t width, size_t height);
