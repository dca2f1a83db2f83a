// Span kernels: straight runs of pixels of one row, by the instruction set in use.
//
// A pixel is a little-endian uint32_t 0xAARRGGBB, premultiplied unless a name
// says straight. Every product is divided by 255 with exact rounding, so alpha
// 255 copies, alpha 0 changes nothing and equal colours stay equal.
#pragma once
#include "kernels.h"

// Writes `value` to `count` pixels.
static inline void uik_fill(uint32_t *dst, uint32_t value, size_t count) {
    uik_kernels_in_use()->fill(dst, value, count);
}

// Moves `count` pixels towards the straight colour (its alpha byte is not read) by alpha/255.
static inline void uik_blend_solid(
    uint32_t *dst, uint32_t straight, uint32_t alpha, size_t count) {
    uik_kernels_in_use()->blend_solid(dst, straight, alpha, count);
}

// The same, with alpha scaled by one mask byte a pixel.
static inline void uik_blend_solid_mask(
    uint32_t *dst, uint32_t straight, uint32_t alpha, const uint8_t *mask, size_t count) {
    uik_kernels_in_use()->blend_solid_mask(dst, straight, alpha, mask, count);
}

// Lays premultiplied pixels over the destination.
static inline void uik_blend_image(uint32_t *dst, const uint32_t *src, size_t count) {
    uik_kernels_in_use()->blend_image(dst, src, count);
}

// The same, with the source scaled by alpha/255.
static inline void uik_blend_image_alpha(
    uint32_t *dst, const uint32_t *src, uint32_t alpha, size_t count) {
    uik_kernels_in_use()->blend_image_alpha(dst, src, alpha, count);
}

// The same, with the source scaled by alpha/255 and one mask byte a pixel.
static inline void uik_blend_image_mask(
    uint32_t *dst, const uint32_t *src, uint32_t alpha, const uint8_t *mask, size_t count) {
    uik_kernels_in_use()->blend_image_mask(dst, src, alpha, mask, count);
}

// Moves pixels, alpha included, towards a premultiplied one by mask/255.
static inline void uik_mix_solid_mask(
    uint32_t *dst, uint32_t premultiplied, const uint8_t *mask, size_t count) {
    uik_kernels_in_use()->mix_solid_mask(dst, premultiplied, mask, count);
}

// Scales `count` mask bytes by alpha/255 into `dst`.
static inline void uik_scale_mask(
    uint8_t *dst, const uint8_t *mask, uint32_t alpha, size_t count) {
    uik_kernels_in_use()->scale_mask(dst, mask, alpha, count);
}

// Multiplies two runs of mask bytes into `dst`.
static inline void uik_multiply_masks(
    uint8_t *dst, const uint8_t *a, const uint8_t *b, size_t count) {
    uik_kernels_in_use()->multiply_masks(dst, a, b, count);
}

// Copies with every alpha byte set to 255.
static inline void uik_copy_opaque(uint32_t *dst, const uint32_t *src, size_t count) {
    uik_kernels_in_use()->copy_opaque(dst, src, count);
}

// Copies to 16-bit RGB565 with a fixed 4 x 4 ordered dither; `x` and `y` are the place of the
// first pixel on the glass, so that neighbouring copies join without a seam.
static inline void uik_copy_rgb565(
    uint16_t *dst, const uint32_t *src, int x, int y, size_t count) {
    uik_kernels_in_use()->copy_rgb565(dst, src, x, y, count);
}

// Reads between the pixels of two rows, mixed by down/256, from `place` on in steps of `step`, both
// in pixels times 2^32; steps are at most 64 pixels, and all places lie below 2^24 pixels.
static inline void uik_read_rows(
    uint32_t *dst, const uint32_t *upper, const uint32_t *lower, uint32_t down, uint64_t place,
    uint64_t step, size_t count) {
    uik_kernels_in_use()->read_rows(dst, upper, lower, down, place, step, count);
}

// Reads between the pixels of a picture along a slanted line, all of whose places have been rounded and lie inside.
static inline void uik_read_quads(
    uint32_t *dst, const uint32_t *pixels, size_t stride, uint64_t u, uint64_t v, int64_t du,
    int64_t dv, size_t count) {
    uik_kernels_in_use()->read_quads(dst, pixels, stride, u, v, du, dv, count);
}

// The conjunction of `count` pixels, whose alpha byte is 255 only if all are opaque.
static inline uint32_t uik_common_bits(const uint32_t *src, size_t count) {
    return uik_kernels_in_use()->common_bits(src, count);
}
