// Painting the spans of one row, for those that know them.
#pragma once
#include "kernels.h"
#include "paint.h"

// What painting a row needs at hand.
typedef struct {
    const uik_kernels *kernels;
    const uik_ink *ink;
    uint32_t *dst;  // pixel 0 of the row
    int32_t y;
    const uint32_t *read;  // pixel 0 of what the ink has in the row, if that was read before; or NULL
} uik_row;

// The spans of one row, and the bytes that they name.
typedef struct {
    const uik_span *spans;
    size_t count;
    const uint8_t *mask;
} uik_row_spans;

static inline uint32_t *uik_row_pixels(const uik_surface *surface, int64_t y) {
    return (uint32_t *)((char *)surface->pixels + (size_t)(y - surface->y) * surface->stride)
        - surface->x;
}

// Paints the spans' pixels in left ..< right; returns how many there are.
size_t uik_paint_between(
    const uik_row *r, const uik_row_spans *spans, int64_t left, int64_t right);

// Moves the surface's cursor on to row y; returns the first of its rectangles that isn't above it.
size_t uik_first_rect(uik_surface *surface, int64_t y);

// Whether the ink is a picture on a slant that UIK_SQUARE rows at once can be read of.
int uik_is_read_in_squares(const uik_surface *surface, const uik_ink *ink);

// Paints UIK_SQUARE rows of such an ink. Does nothing and returns 0 where the surface's rectangles split them.
int uik_paint_squares(
    uik_surface *surface, const uik_ink *ink, int32_t y, const uik_row_spans rows[UIK_SQUARE]);
