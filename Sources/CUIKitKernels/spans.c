#include "spans.h"

#include <string.h>

// round(v / 255) for v up to 65152.
static inline uint32_t div255(uint32_t v) {
    v += 128;
    return (v + (v >> 8)) >> 8;
}

static inline uint32_t channel(uint32_t pixel, int shift) { return (pixel >> shift) & 255; }

// One division for the whole mix: straight colour and destination, weighted.
static inline uint32_t mix(uint32_t d, uint32_t straight, uint32_t alpha) {
    uint32_t keep = 255 - alpha;
    return div255(channel(d, 0) * keep + channel(straight, 0) * alpha)
        | div255(channel(d, 8) * keep + channel(straight, 8) * alpha) << 8
        | div255(channel(d, 16) * keep + channel(straight, 16) * alpha) << 16
        | div255(channel(d, 24) * keep + 255 * alpha) << 24;
}

// A premultiplied pixel scaled by alpha over the destination, in one division a channel.
static inline uint32_t over(uint32_t d, uint32_t s, uint32_t alpha) {
    uint32_t keep = 255 - div255(channel(s, 24) * alpha);
    return div255(channel(d, 0) * keep + channel(s, 0) * alpha)
        | div255(channel(d, 8) * keep + channel(s, 8) * alpha) << 8
        | div255(channel(d, 16) * keep + channel(s, 16) * alpha) << 16
        | div255(channel(d, 24) * keep + channel(s, 24) * alpha) << 24;
}

void uik_fill(uint32_t *dst, uint32_t value, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = value;
}

void uik_blend_solid(uint32_t *dst, uint32_t straight, uint32_t alpha, size_t count) {
    if (alpha == 255) {
        uik_fill(dst, straight | 0xFF000000u, count);
        return;
    }
    for (size_t i = 0; i < count; i++) dst[i] = mix(dst[i], straight, alpha);
}

void uik_blend_solid_mask(
    uint32_t *dst, uint32_t straight, uint32_t alpha, const uint8_t *mask, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = mix(dst[i], straight, div255(alpha * mask[i]));
}

void uik_blend_image(uint32_t *dst, const uint32_t *src, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = over(dst[i], src[i], 255);
}

void uik_blend_image_alpha(uint32_t *dst, const uint32_t *src, uint32_t alpha, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = over(dst[i], src[i], alpha);
}

void uik_blend_image_mask(
    uint32_t *dst, const uint32_t *src, uint32_t alpha, const uint8_t *mask, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = over(dst[i], src[i], div255(alpha * mask[i]));
}

void uik_mix_solid_mask(uint32_t *dst, uint32_t premultiplied, const uint8_t *mask, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t d = dst[i], m = mask[i], keep = 255 - m, s = premultiplied;
        dst[i] = div255(channel(d, 0) * keep + channel(s, 0) * m)
            | div255(channel(d, 8) * keep + channel(s, 8) * m) << 8
            | div255(channel(d, 16) * keep + channel(s, 16) * m) << 16
            | div255(channel(d, 24) * keep + channel(s, 24) * m) << 24;
    }
}

void uik_scale_mask(uint8_t *dst, const uint8_t *mask, uint32_t alpha, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = (uint8_t)div255(mask[i] * alpha);
}

void uik_multiply_masks(uint8_t *dst, const uint8_t *a, const uint8_t *b, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = (uint8_t)div255((uint32_t)a[i] * b[i]);
}

void uik_copy_opaque(uint32_t *dst, const uint32_t *src, size_t count) {
    for (size_t i = 0; i < count; i++) dst[i] = src[i] | 0xFF000000u;
}

void uik_copy_rgb565(uint16_t *dst, const uint32_t *src, int x, int y, size_t count) {
    // Thresholds spread evenly over 0...254, so that 0 and 255 stay what they are.
    static const uint8_t thresholds[4][4] = {
        {8, 135, 40, 167}, {199, 72, 231, 104}, {56, 183, 24, 151}, {247, 120, 215, 88}};
    const uint8_t *row = thresholds[y & 3];
    for (size_t i = 0; i < count; i++) {
        uint32_t t = row[(x + (int)i) & 3];
        uint32_t b = (channel(src[i], 0) * 31 + t) / 255;
        uint32_t g = (channel(src[i], 8) * 63 + t) / 255;
        uint32_t r = (channel(src[i], 16) * 31 + t) / 255;
        dst[i] = (uint16_t)(r << 11 | g << 5 | b);
    }
}
