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

// The places that a picture is read at: the first pixel's, and the ways to the next one in its row and to the
// one below, in pixels times 2^32.
typedef struct {
    int64_t u, v, across_u, across_v, down_u, down_v;
} uik_places;

// Places along a slanted line are rounded to 1/128 of a pixel across and 1/512 down: what is added to them for it.
enum { UIK_SLANTED_ACROSS = 1 << 24, UIK_SLANTED_DOWN = 1 << 22 };

// Places on a grid of 2^-27 pixels are read in squares; others row by row.
enum { UIK_PLACE_GRID = 32 };

// Whether a row of steps (du, dv) is read as a slanted line, not along a row of the picture from left to right.
static inline int uik_is_slanted(int64_t du, int64_t dv) {
    return dv != 0 || du <= 0 || du > (int64_t)64 << 32;
}

// Reads `count` pixels, bilinearly, from (u, v) on in steps of (du, dv). Weights are 256ths along a row of the picture,
// 128ths across and 512ths down along a slanted line. All four are in pixels times 2^32, and (0, 0) is the middle of the
// first pixel. Outside, the nearest edge goes on. A picture of one colour is read as exactly that colour.
void uik_fetch_bilinear(
    uint32_t *dst, const uik_picture *picture, int64_t u, int64_t v, int64_t du, int64_t dv,
    size_t count);

// Averages blocks of `columns` x `rows` pixels into one each, those cut off at the edges too.
void uik_reduce(
    uint32_t *dst, size_t dst_stride, const uik_picture *picture, int32_t columns, int32_t rows);

// Mixes four pixels by the fractions of a place, 8 bits each, as `uik_fetch_bilinear` does along a row of the picture.
uint32_t uik_between(
    uint32_t upper_left, uint32_t upper_right, uint32_t lower_left, uint32_t lower_right,
    uint64_t u, uint64_t v);

// The same along a slanted line. To round the place to 128ths across and 512ths down, half of each was added to it.
uint32_t uik_between_slanted(
    uint32_t upper_left, uint32_t upper_right, uint32_t lower_left, uint32_t lower_right,
    uint64_t u, uint64_t v);
