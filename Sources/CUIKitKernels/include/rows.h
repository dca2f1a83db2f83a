// Rows of coverage.
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

// Writes the product of two rows; `out` has room for a_count + b_count spans and `out_mask` for
// as many bytes, after `*out_bytes` that are in use, as the row is wide. Returns the spans written.
size_t uik_intersect_rows(
    const uik_span *a, size_t a_count, const uint8_t *a_mask, const uik_span *b, size_t b_count,
    const uint8_t *b_mask, uik_span *out, uint8_t *out_mask, size_t *out_bytes);
