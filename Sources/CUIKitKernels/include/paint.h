// Painting shapes onto a surface: coverage × clip × colour, row by row.
//
// The caller lends all memory for the length of one call. Nothing is allocated here.
#pragma once
#include "blends.h"
#include "cells.h"
#include "corners.h"
#include "gradients.h"
#include "images.h"

// A half-open rectangle of device pixels.
typedef struct {
    int64_t left, top, right, bottom;
} uik_rect;

// Where the spans of one row of a clip mask are.
typedef struct {
    int32_t start, count;
} uik_mask_row;

// A clip with curved edges: rows top ..< bottom, each a list of spans.
typedef struct {
    const uik_mask_row *rows;
    const uik_span *spans;
    const uint8_t *bytes;
    int32_t top, bottom;
} uik_clip_mask;

// What is painted on, and where.
typedef struct {
    uint32_t *pixels;
    size_t stride;          // bytes from row to row
    int64_t x, y;           // the first pixel's place in device space
    const uik_rect *rects;  // what may be touched: disjoint, in bands from the top
    size_t rect_count;
    const uik_clip_mask *mask;  // NULL without one
    uik_span *spans;            // with a mask: room for the spans of a row of both
    uint8_t *bytes;             // with a mask: room for the bytes of a row of the mask
    size_t cursor;              // the first of `rects` that isn't above the last row
    size_t painted;             // grows by the pixels written
} uik_surface;

// The colour of each pixel: one for all, a gradient's, or a picture's under a map in pixels
// times 2^32.
typedef struct {
    uint32_t straight;  // the one colour
    uint32_t alpha;     // 0...255, scales the colour or the pixels
    int32_t mode;       // how it meets what is there: UIK_BLEND_...
    int32_t is_opaque;  // whether every pixel of the picture or gradient has alpha 255
    uik_picture picture;  // without pixels when there is none
    const uik_gradient *gradient;
    int32_t is_exact;        // whether the picture's pixels are taken as they are
    int32_t is_tiled;        // whether the picture goes on beyond its edges
    int32_t is_nearest;      // whether nothing is read between pixels
    int64_t u, v;                // what device pixel (0, 0) reads
    int64_t across_u, across_v;  // the way from a pixel to the next one in its row
    int64_t down_u, down_v;      // the way from a pixel to the one below
    uint32_t *row;               // room for UIK_SQUARE rows of read pixels, unless the ink is one colour; each
                                 // with UIK_SQUARE - 1 pixels more than the surface's rectangles have columns
    size_t row_stride;           // bytes from one of them to the next
} uik_ink;

// Whether the ink is one colour that is laid over what is there.
static inline int uik_ink_is_plain(const uik_ink *ink) {
    return !ink->picture.pixels && !ink->gradient && ink->mode == UIK_BLEND_NORMAL;
}

// Whether the clip leaves columns left ..< right of row y as they are.
int uik_clip_is_whole(const uik_clip_mask *clip, int64_t y, int64_t left, int64_t right);

// Moves the pixels of a block, whose rows are `stride` bytes apart, towards the straight colour by alpha/255.
void uik_fill_block(
    uint32_t *pixels, size_t stride, uint32_t straight, uint32_t alpha, size_t width,
    size_t height);

// Paints one row's spans. Rows come from the top, or `cursor` is set back to 0 before.
void uik_paint_spans(
    uik_surface *surface, const uik_ink *ink, int32_t y, const uik_span *spans, size_t count,
    const uint8_t *mask);

// Paints all pixels of a rectangle.
void uik_paint_rect(uik_surface *surface, const uik_ink *ink, uik_rect rect);

// Paints the rows of a band whose edges have been added, and clears it. `spans` and `mask` have
// the room that `uik_band_sweep` asks for UIK_SQUARE times.
void uik_paint_band(
    uik_surface *surface, const uik_ink *ink, const uik_band *band, int32_t even_odd,
    int32_t *cells, uint64_t *bits, uik_span *spans, uint8_t *mask);

// Paints the rows of a mask, all of which have been computed before.
void uik_paint_mask(uik_surface *surface, const uik_ink *ink, const uik_clip_mask *mask);

// Paints a rectangle with corners clockwise from the top left; a corner without size is square.
// Corners do not meet one another.
void uik_paint_rounded(
    uik_surface *surface, const uik_ink *ink, uik_rect rect, const uik_corner corners[4]);

// A mask whose middle column and middle row are repeated as often as needed.
typedef struct {
    const uint8_t *bytes;
    int32_t width, height;  // `width` bytes a row
    int32_t column, row;    // the ones that are repeated; -1 for none
} uik_patch;

// Paints a patch stretched to `rect`, which is as large as it or larger.
void uik_paint_patch(
    uik_surface *surface, const uik_ink *ink, uik_rect rect, const uik_patch *patch);
