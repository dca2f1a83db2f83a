#ifndef CUIKIT_PNG_READER_H
#define CUIKIT_PNG_READER_H

#include <stddef.h>
#include <stdint.h>

// Room for a reason in words, with its end.
#define UIK_PNG_REASON 128

// Decodes a PNG of `width` by `height` pixels into rows of blue, green, red and alpha, not premultiplied,
// `stride` bytes apart. Returns 1, or 0 with the reason. `has_alpha` says whether anything may shine through.
//
// libpng reports errors by jumping; all frames that it jumps over are this function's and its own. The
// bytes and the rows are used during the call only.
int uik_png_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rows,
    size_t stride, int *has_alpha, char reason[UIK_PNG_REASON]);

#endif
