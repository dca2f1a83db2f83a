// The span kernels of each instruction set, and which one is in use.
//
// Every set gives the same bytes. The best one that the processor has is chosen at the first
// use; the environment variable UIKIT_KERNELS=scalar|sse2|avx2|avx512|avx512vbmi|neon forces one. SSE2 is
// what every x86-64 processor has, NEON what every arm64 one has.
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "corners.h"
#include "images.h"

typedef struct {
    const char *name;
    void (*fill)(uint32_t *dst, uint32_t value, size_t count);
    void (*blend_solid)(uint32_t *dst, uint32_t straight, uint32_t alpha, size_t count);
    void (*blend_solid_mask)(
        uint32_t *dst, uint32_t straight, uint32_t alpha, const uint8_t *mask, size_t count);
    // The same for each of `height` rows, `stride` bytes apart, those of the mask `mask_stride` bytes.
    void (*blend_solid_block)(
        uint32_t *dst, size_t stride, uint32_t straight, uint32_t alpha, const uint8_t *mask,
        size_t mask_stride, size_t width, size_t height);
    // The same for `height` rows of `width` pixels between two corners: in row after row, lines of both corners from
    // `line` on, in steps of `way`, which is 1 or -1.
    void (*blend_solid_between)(
        uint32_t *dst, size_t stride, uint32_t straight, uint32_t alpha, const uik_corner *left,
        const uik_corner *right, int32_t line, int32_t way, size_t width, size_t height);
    void (*blend_image)(uint32_t *dst, const uint32_t *src, size_t count);
    void (*blend_image_alpha)(
        uint32_t *dst, const uint32_t *src, uint32_t alpha, size_t count);
    void (*blend_image_mask)(
        uint32_t *dst, const uint32_t *src, uint32_t alpha, const uint8_t *mask, size_t count);
    void (*mix_solid_mask)(
        uint32_t *dst, uint32_t premultiplied, const uint8_t *mask, size_t count);
    void (*scale_mask)(uint8_t *dst, const uint8_t *mask, uint32_t alpha, size_t count);
    void (*multiply_masks)(uint8_t *dst, const uint8_t *a, const uint8_t *b, size_t count);
    void (*copy_opaque)(uint32_t *dst, const uint32_t *src, size_t count);
    void (*copy_rgb565)(uint16_t *dst, const uint32_t *src, int x, int y, size_t count);
    void (*read_rows)(
        uint32_t *dst, const uint32_t *upper, const uint32_t *lower, uint32_t down, uint64_t place,
        uint64_t step, size_t count);
    void (*read_quads)(
        uint32_t *dst, const uint32_t *pixels, size_t stride, uint64_t u, uint64_t v, int64_t du,
        int64_t dv, size_t count);
    // Pixels of a linear gradient: `starts` holds two values for each run of UIK_RAMP_RUN pixels,
    // to which `low` and `high` add their own; `first` is the pixel's place in the first run.
    void (*ramp)(
        uint32_t *dst, const uint32_t *starts, const uint32_t *low, const uint32_t *high,
        size_t first, size_t count);
    // Pixels by their distance from, or their direction as seen from, 0; `place` is what device
    // column 0 reads and the way from column to column, u and v of each.
    void (*radial)(
        uint32_t *dst, const uint32_t *colors, uint32_t outside, const float *place, int32_t x,
        size_t count);
    void (*conic)(
        uint32_t *dst, const uint32_t *colors, const float *place, int32_t x, size_t count);
    // The conjunction of all pixels, whose alpha byte says whether all are opaque.
    uint32_t (*common_bits)(const uint32_t *src, size_t count);
    // Turns cells into coverage by their running sum, which starts at `sum`, and clears them; returns
    // the sum at the end. Writes up to UIK_MASK_SLACK bytes more than `count`.
    uint32_t (*add_up)(
        uint8_t *mask, uint32_t *cells, uint32_t sum, int32_t even_odd, size_t count);
    // Reads UIK_SQUARE rows of `count` pixels, a multiple of UIK_SQUARE, along slanted lines; places may lie outside,
    // and have been rounded. An opaque picture's alpha isn't read. NULL in sets that read row by row.
    void (*read_squares)(
        uint32_t *dst, size_t dst_stride, const uik_picture *picture, const uik_places *places,
        size_t count, int32_t is_opaque);
} uik_kernels;

enum { UIK_SQUARE = 4 };

enum { UIK_MASK_SLACK = 16 };

// The set in use.
const uik_kernels *uik_kernels_in_use(void);

// The set at `index`, from the plainest to the widest; NULL past the last one that the
// processor has.
const uik_kernels *uik_kernels_at(int index);
