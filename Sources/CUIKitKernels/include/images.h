// Reading pictures at places between their pixels.
#pragma once
#include <stddef.h>
#include <stdint.h>

// A premultiplied picture; rows are `stride` bytes apart.
typedef struct {
    const uint32_t *pixels;
    size_t stride;
    int32_t width, height;  // at least 1
} uik_picture;

// Reads `count` pixels, bilinearly with 8-bit weights, from (u, v) on in steps of (du, dv).
// All four are in pixels times 2^32, and (0, 0) is the middle of the first pixel. Outside, the
// nearest edge goes on. A picture of one colour is read as exactly that colour.
void uik_fetch_bilinear(
    uint32_t *dst, const uik_picture *picture, int64_t u, int64_t v, int64_t du, int64_t dv,
    size_t count);

// Averages blocks of `columns` x `rows` pixels into one each, those cut off at the edges too.
void uik_reduce(
    uint32_t *dst, size_t dst_stride, const uik_picture *picture, int32_t columns, int32_t rows);

// Mixes four pixels by the fractions of a place, 8 bits each, as `uik_fetch_bilinear` does.
uint32_t uik_between(
    uint32_t upper_left, uint32_t upper_right, uint32_t lower_left, uint32_t lower_right,
    uint64_t u, uint64_t v);
