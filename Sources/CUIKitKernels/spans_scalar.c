// The plain version of each kernel: one pixel at a time, the judge of all others.
#include "gradients.h"
#include "pixel.h"
#include "sets.h"

static void fill(uint32_t *dst, uint32_t value, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = value;
}

static void blend_solid(uint32_t *dst, uint32_t straight, uint32_t alpha, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = mix(dst[i], straight | 0xFF000000u, alpha);
}

static void blend_solid_mask(
    uint32_t *dst, uint32_t straight, uint32_t alpha, const uint8_t *mask, size_t count) {
    for (size_t i = 0; i < count; i++) {
        dst[i] = mix(dst[i], straight | 0xFF000000u, div255(alpha * mask[i]));
    }
}

static void blend_solid_block(
    uint32_t *dst, size_t stride, uint32_t straight, uint32_t alpha, const uint8_t *mask,
    size_t mask_stride, size_t width, size_t height) {
    for (size_t y = 0; y < height; y++) {
        blend_solid_mask(dst, straight, alpha, mask, width);
        dst += stride / sizeof *dst;
        mask += mask_stride;
    }
}

static void blend_solid_between(
    uint32_t *dst, size_t stride, uint32_t straight, uint32_t alpha, const uik_corner *left,
    const uik_corner *right, int32_t line, int32_t way, size_t width, size_t height) {
    for (size_t y = 0; y < height; y++, line += way) {
        int32_t from = left->first[line], x = left->whole[line];
        size_t end = width - (size_t)right->whole[line];
        size_t last = width - (size_t)right->first[line];
        const uint8_t *bytes = left->bytes + line * left->width;
        blend_solid_mask(dst + from, straight, alpha, bytes + from, (size_t)(x - from));
        blend_solid(dst + x, straight, alpha, end - (size_t)x);
        bytes = right->mirrored + line * right->width + right->width - right->whole[line];
        blend_solid_mask(dst + end, straight, alpha, bytes, last - end);
        dst += stride / sizeof *dst;
    }
}

static void blend_image(uint32_t *dst, const uint32_t *src, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = over(dst[i], src[i], 255);
}

static void blend_image_alpha(
    uint32_t *dst, const uint32_t *src, uint32_t alpha, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = over(dst[i], src[i], alpha);
}

static void blend_image_mask(
    uint32_t *dst, const uint32_t *src, uint32_t alpha, const uint8_t *mask, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = over(dst[i], src[i], div255(alpha * mask[i]));
}

static void mix_solid_mask(
    uint32_t *dst, uint32_t premultiplied, const uint8_t *mask, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = mix(dst[i], premultiplied, mask[i]);
}

static void scale_mask(uint8_t *dst, const uint8_t *mask, uint32_t alpha, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = (uint8_t)div255(mask[i] * alpha);
}

static void multiply_masks(uint8_t *dst, const uint8_t *a, const uint8_t *b, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = (uint8_t)div255((uint32_t)a[i] * b[i]);
}

static void copy_opaque(uint32_t *dst, const uint32_t *src, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = src[i] | 0xFF000000u;
}

static void copy_rgb565(uint16_t *dst, const uint32_t *src, int x, int y, size_t count) {
    const uint8_t *row = dither[y & 3];
    for (size_t i = 0; i < count; i++) dst[i] = rgb565(src[i], row[(x + (int)i) & 3]);
}

static void read_rows(
    uint32_t *dst, const uint32_t *upper, const uint32_t *lower, uint32_t down, uint64_t place,
    uint64_t step, size_t count) {
    for (size_t i = 0; i < count; i++, place += step) {
        size_t column = (size_t)(place >> 32);
        dst[i] = between(upper + column, lower + column, place, (uint64_t)down << 24);
    }
}

static void read_quads(
    uint32_t *dst, const uint32_t *pixels, size_t stride, uint64_t u, uint64_t v, int64_t du,
    int64_t dv, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const uint32_t *upper = pixel_at(pixels, stride, u, v);
        dst[i] = between_slanted(upper, upper + stride / 4, u, v);
        u += (uint64_t)du;
        v += (uint64_t)dv;
    }
}

static void ramp(
    uint32_t *dst, const uint32_t *starts, const uint32_t *low, const uint32_t *high,
    size_t first, size_t count) {
    for (size_t i = 0; i < count; i++) {
        size_t place = (first + i) & (UIK_RAMP_RUN - 1);
        const uint32_t *start = starts + (first + i) / UIK_RAMP_RUN * 2;
        dst[i] = ramp_pixel(start[0], start[1], low[place], high[place]);
    }
}

static void radial(
    uint32_t *dst, const uint32_t *colors, uint32_t outside, const float *place, int32_t x,
    size_t count) {
    for (size_t i = 0; i < count; i++) {
        int32_t index = radial_index(place, x + (int32_t)i);
        dst[i] = index < 0 ? outside : colors[index];
    }
}

static void conic(
    uint32_t *dst, const uint32_t *colors, const float *place, int32_t x, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = colors[conic_index(place, x + (int32_t)i)];
}

static uint32_t common_bits(const uint32_t *src, size_t count) {
    uint32_t bits = 0xFFFFFFFFu;
    for (size_t i = 0; i < count; i++) bits &= src[i];
    return bits;
}

static uint32_t add_up(
    uint8_t *mask, uint32_t *cells, uint32_t sum, int32_t even_odd, size_t count) {
    for (size_t i = 0; i < count; i++) {
        sum += cells[i];
        cells[i] = 0;
        mask[i] = (uint8_t)coverage_byte(sum, even_odd);
    }
    return sum;
}

const uik_kernels uik_scalar_kernels = {
    "scalar", fill, blend_solid, blend_solid_mask, blend_solid_block, blend_solid_between,
    blend_image,
    blend_image_alpha, blend_image_mask, mix_solid_mask, scale_mask, multiply_masks, copy_opaque, copy_rgb565,
    read_rows, read_quads, ramp, radial, conic, common_bits, add_up, NULL};
