// Rows of coverage, and painting along them.
//
// A row of a shape is a list of spans from left to right. A span either has one
// coverage for all of its pixels or a run of mask bytes; what no span names has
// none. The same form describes a shape, a clip and what is left of one in the
// other.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct {
    int32_t x;         // first pixel
    int32_t end;       // one past the last pixel
    int32_t coverage;  // 1...255 for all pixels when `mask` is negative
    int32_t mask;      // where the span's mask bytes start, or -1
} uik_span;

// Where a painted row gets its colour from.
typedef struct {
    const uint32_t *pixels;  // premultiplied pixels, the first one for x = `origin`; NULL: solid
    int32_t origin;
    uint32_t straight;  // the solid colour, straight
    uint32_t alpha;     // 0...255, scales the colour or the pixels
    int32_t opaque;     // whether every pixel of `pixels` is known to have alpha 255
    int32_t copies;     // whether colour replaces the destination instead of covering it
} uik_source;

// Paints the spans' pixels in [left, right) of one row, whose pixel 0 is `dst[0]`.
// Returns how many pixels were written.
size_t uik_paint_row(
    uint32_t *dst, const uik_source *source, const uik_span *spans, size_t count,
    const uint8_t *mask, int32_t left, int32_t right);

// Writes the product of two rows; `out` has room for a_count + b_count spans and `out_mask` for
// as many bytes, after `*out_bytes` that are in use, as the row is wide. Returns the spans written.
size_t uik_intersect_rows(
    const uik_span *a, size_t a_count, const uint8_t *a_mask, const uik_span *b, size_t b_count,
    const uint8_t *b_mask, uik_span *out, uint8_t *out_mask, size_t *out_bytes);
