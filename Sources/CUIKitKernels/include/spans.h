// Span kernels: straight runs of pixels of one row.
//
// A pixel is a little-endian uint32_t 0xAARRGGBB, premultiplied unless a name
// says straight. Every product is divided by 255 with exact rounding, so alpha
// 255 copies, alpha 0 changes nothing and equal colours stay equal.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Writes `value` to `count` pixels.
void uik_fill(uint32_t *dst, uint32_t value, size_t count);

// Moves `count` pixels towards the straight colour (its alpha byte is not read) by alpha/255.
void uik_blend_solid(uint32_t *dst, uint32_t straight, uint32_t alpha, size_t count);

// The same, with alpha scaled by one mask byte a pixel.
void uik_blend_solid_mask(
    uint32_t *dst, uint32_t straight, uint32_t alpha, const uint8_t *mask, size_t count);

// Lays premultiplied pixels over the destination.
void uik_blend_image(uint32_t *dst, const uint32_t *src, size_t count);

// The same, with the source scaled by alpha/255.
void uik_blend_image_alpha(uint32_t *dst, const uint32_t *src, uint32_t alpha, size_t count);

// The same, with the source scaled by alpha/255 and one mask byte a pixel.
void uik_blend_image_mask(
    uint32_t *dst, const uint32_t *src, uint32_t alpha, const uint8_t *mask, size_t count);

// Replaces the destination by the source where the mask is 255 and mixes both elsewhere.
void uik_mix_solid_mask(uint32_t *dst, uint32_t premultiplied, const uint8_t *mask, size_t count);

// Scales `count` mask bytes by alpha/255 into `dst`.
void uik_scale_mask(uint8_t *dst, const uint8_t *mask, uint32_t alpha, size_t count);

// Multiplies two runs of mask bytes into `dst`.
void uik_multiply_masks(uint8_t *dst, const uint8_t *a, const uint8_t *b, size_t count);

// Copies with every alpha byte set to 255.
void uik_copy_opaque(uint32_t *dst, const uint32_t *src, size_t count);

// Copies to 16-bit RGB565 with a fixed 4 x 4 ordered dither; `x` and `y` are the place of the
// first pixel on the glass, so that neighbouring copies join without a seam.
void uik_copy_rgb565(uint16_t *dst, const uint32_t *src, int x, int y, size_t count);
