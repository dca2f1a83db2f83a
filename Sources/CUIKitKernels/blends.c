#include "blends.h"

#include <math.h>

#include "pixel.h"

// The same bytes on every machine: no product is joined with a sum.
#pragma STDC FP_CONTRACT OFF

// Blue, green, red, 0...1.
typedef struct {
    float v[3];
} rgb;

static inline float least(float a, float b) { return a < b ? a : b; }
static inline float most(float a, float b) { return a > b ? a : b; }

static float hard_light(float d, float s) {
    return s <= 0.5f ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d);
}

static float soft_light(float d, float s) {
    if (s <= 0.5f) return d - (1 - 2 * s) * d * (1 - d);
    float root = d <= 0.25f ? ((16 * d - 12) * d + 4) * d : sqrtf(d);
    return d + (2 * s - 1) * (root - d);
}

// One channel of the modes that look at no other one; both colours straight.
static float mixed_channel(int32_t mode, float d, float s) {
    switch (mode) {
    case UIK_BLEND_MULTIPLY: return d * s;
    case UIK_BLEND_SCREEN: return d + s - d * s;
    case UIK_BLEND_OVERLAY: return hard_light(s, d);
    case UIK_BLEND_DARKEN: return least(d, s);
    case UIK_BLEND_LIGHTEN: return most(d, s);
    case UIK_BLEND_COLOR_DODGE: return d <= 0 ? 0 : s >= 1 ? 1 : least(1, d / (1 - s));
    case UIK_BLEND_COLOR_BURN: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - least(1, (1 - d) / s);
    case UIK_BLEND_SOFT_LIGHT: return soft_light(d, s);
    case UIK_BLEND_HARD_LIGHT: return hard_light(d, s);
    case UIK_BLEND_DIFFERENCE: return fabsf(d - s);
    case UIK_BLEND_EXCLUSION: return d + s - 2 * d * s;
    default: return s;
    }
}

static float luminosity(rgb c) { return 0.11f * c.v[0] + 0.59f * c.v[1] + 0.3f * c.v[2]; }
static float smallest(rgb c) { return least(c.v[0], least(c.v[1], c.v[2])); }
static float largest(rgb c) { return most(c.v[0], most(c.v[1], c.v[2])); }

// The colour with another luminosity, brought back between 0 and 1 along the line to grey.
static rgb with_luminosity(rgb c, float wanted) {
    float change = wanted - luminosity(c);
    for (int i = 0; i < 3; i++) c.v[i] += change;
    float low = smallest(c), high = largest(c);
    for (int i = 0; i < 3; i++) {
        if (low < 0) c.v[i] = wanted + (c.v[i] - wanted) * wanted / (wanted - low);
        if (high > 1) c.v[i] = wanted + (c.v[i] - wanted) * (1 - wanted) / (high - wanted);
    }
    return c;
}

static rgb with_saturation(rgb c, float wanted) {
    float low = smallest(c), spread = largest(c) - low;
    for (int i = 0; i < 3; i++) c.v[i] = spread > 0 ? (c.v[i] - low) * wanted / spread : 0;
    return c;
}

static rgb mixed_colors(int32_t mode, rgb d, rgb s) {
    switch (mode) {
    case UIK_BLEND_HUE:
        return with_luminosity(with_saturation(s, largest(d) - smallest(d)), luminosity(d));
    case UIK_BLEND_SATURATION:
        return with_luminosity(with_saturation(d, largest(s) - smallest(s)), luminosity(d));
    case UIK_BLEND_COLOR: return with_luminosity(s, luminosity(d));
    default: return with_luminosity(d, luminosity(s));
    }
}

static uint32_t byte_of(float value) {
    return value <= 0 ? 0 : value >= 1 ? 255 : (uint32_t)(value * 255 + 0.5f);
}

// A premultiplied pixel from channels that may exceed its alpha by a rounding.
static uint32_t pixel_of(const float *c, float alpha) {
    uint32_t a = byte_of(alpha), pixel = a << 24;
    for (int i = 0; i < 3; i++) {
        uint32_t byte = byte_of(c[i]);
        pixel |= (byte < a ? byte : a) << (8 * i);
    }
    return pixel;
}

// The modes that mix colours where both are.
static uint32_t mixed(int32_t mode, uint32_t d, uint32_t s) {
    float da = (float)(d >> 24) / 255, sa = (float)(s >> 24) / 255;
    if (s >> 24 == 0) return d;
    if (d >> 24 == 0) return s;
    rgb from, to, both;
    for (int i = 0; i < 3; i++) {
        from.v[i] = (float)channel(d, 8 * i) / (float)(d >> 24);
        to.v[i] = (float)channel(s, 8 * i) / (float)(s >> 24);
    }
    if (mode >= UIK_BLEND_HUE) {
        both = mixed_colors(mode, from, to);
    } else {
        for (int i = 0; i < 3; i++) both.v[i] = mixed_channel(mode, from.v[i], to.v[i]);
    }
    float c[3];
    for (int i = 0; i < 3; i++) {
        c[i] = (1 - sa) * da * from.v[i] + (1 - da) * sa * to.v[i] + da * sa * both.v[i];
    }
    return pixel_of(c, da + sa - da * sa);
}

// Both pixels weighted and added, cut off at 255.
static uint32_t added(uint32_t d, uint32_t d_weight, uint32_t s, uint32_t s_weight) {
    uint32_t pixel = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        uint32_t sum = channel(d, shift) * d_weight + channel(s, shift) * s_weight;
        sum = sum > 65025 ? 255 : div255(sum);
        pixel |= sum << shift;
    }
    return pixel;
}

// What is missing to full is added, and channels stay within their alpha.
static uint32_t plus_darker(uint32_t d, uint32_t s) {
    uint32_t da = d >> 24, sa = s >> 24, alpha = da + sa < 255 ? da + sa : 255;
    uint32_t pixel = alpha << 24;
    for (int shift = 0; shift < 24; shift += 8) {
        uint32_t lack = da - channel(d, shift) + sa - channel(s, shift);
        pixel |= (lack < alpha ? alpha - lack : 0) << shift;
    }
    return pixel;
}

static uint32_t blended(int32_t mode, uint32_t d, uint32_t s) {
    uint32_t da = d >> 24, sa = s >> 24;
    switch (mode) {
    case UIK_BLEND_NORMAL: return over(d, s, 255);
    case UIK_BLEND_CLEAR: return 0;
    case UIK_BLEND_COPY: return s;
    case UIK_BLEND_SOURCE_IN: return added(d, 0, s, da);
    case UIK_BLEND_SOURCE_OUT: return added(d, 0, s, 255 - da);
    case UIK_BLEND_SOURCE_ATOP: return added(d, 255 - sa, s, da);
    case UIK_BLEND_DESTINATION_OVER: return added(d, 255, s, 255 - da);
    case UIK_BLEND_DESTINATION_IN: return added(d, sa, s, 0);
    case UIK_BLEND_DESTINATION_OUT: return added(d, 255 - sa, s, 0);
    case UIK_BLEND_DESTINATION_ATOP: return added(d, sa, s, 255 - da);
    case UIK_BLEND_XOR: return added(d, 255 - sa, s, 255 - da);
    case UIK_BLEND_PLUS_DARKER: return plus_darker(d, s);
    case UIK_BLEND_PLUS_LIGHTER: return added(d, 255, s, 255);
    default: return mixed(mode, d, s);
    }
}

void uik_blend_row(
    int32_t mode, uint32_t *dst, const uint32_t *src, uint32_t alpha, const uint8_t *mask,
    uint32_t coverage, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t part = mask ? div255(mask[i] * coverage) : coverage;
        if (part == 0) continue;
        uint32_t result = blended(mode, dst[i], weigh(0, 0, src[i], alpha));
        dst[i] = part == 255 ? result : mix(dst[i], result, part);
    }
}
