// Arithmetic on single pixels: what every instruction set must agree with.
#pragma once
#include <math.h>
#include <stddef.h>
#include <stdint.h>

// The same bytes on every machine: no product is joined with a sum.
#pragma STDC FP_CONTRACT OFF

// The number of `count` columns or rows that is nearest to a place: a picture's edges go on.
static inline int32_t clamped(int64_t place, int32_t count) {
    return place < 0 ? 0 : place < count ? (int32_t)place : count - 1;
}

// round(v / 255) for v up to 65152.
static inline uint32_t div255(uint32_t v) {
    v += 128;
    return (v + (v >> 8)) >> 8;
}

static inline uint32_t channel(uint32_t pixel, int shift) { return (pixel >> shift) & 255; }

// Two pixels weighted by `keep` and `alpha`, in one division a channel.
static inline uint32_t weigh(uint32_t d, uint32_t keep, uint32_t s, uint32_t alpha) {
    return div255(channel(d, 0) * keep + channel(s, 0) * alpha)
        | div255(channel(d, 8) * keep + channel(s, 8) * alpha) << 8
        | div255(channel(d, 16) * keep + channel(s, 16) * alpha) << 16
        | div255(channel(d, 24) * keep + channel(s, 24) * alpha) << 24;
}

// The destination moved towards `s` by alpha/255.
static inline uint32_t mix(uint32_t d, uint32_t s, uint32_t alpha) {
    return weigh(d, 255 - alpha, s, alpha);
}

// A premultiplied pixel scaled by alpha/255 over the destination.
static inline uint32_t over(uint32_t d, uint32_t s, uint32_t alpha) {
    return weigh(d, 255 - div255(channel(s, 24) * alpha), s, alpha);
}

// Two pixels mixed by weight/256, rounded, two channels at a time.
static inline uint32_t lerp(uint32_t a, uint32_t b, uint32_t weight) {
    uint32_t keep = 256 - weight;
    uint32_t low = (a & 0x00FF00FFu) * keep + (b & 0x00FF00FFu) * weight + 0x00800080u;
    uint32_t high = (a >> 8 & 0x00FF00FFu) * keep + (b >> 8 & 0x00FF00FFu) * weight + 0x00800080u;
    return (low >> 8 & 0x00FF00FFu) | (high & 0xFF00FF00u);
}

// What lies at a place between four pixels, in pixels times 2^32; vertically first, since along
// a row that isn't slanted that is the same for many places.
static inline uint32_t between(
    const uint32_t *upper, const uint32_t *lower, uint64_t u, uint64_t v) {
    uint32_t across = (uint32_t)(u >> 24) & 255, down = (uint32_t)(v >> 24) & 255;
    return lerp(lerp(upper[0], lower[0], down), lerp(upper[1], lower[1], down), across);
}

// Blue, red, green and alpha in 16 bits each.
static inline uint64_t four_lanes(uint32_t pixel) {
    return (pixel & 0x00FF00FFu) | (uint64_t)(pixel >> 8 & 0x00FF00FFu) << 32;
}

// What lies at a rounded place of a slanted line. All four products are summed before the one division: a sum of those
// side by side, 255 · 128 at most, fits into 16 bits, one of all four, 512 times as much, into 32.
static inline uint32_t between_slanted(
    const uint32_t *upper, const uint32_t *lower, uint64_t u, uint64_t v) {
    uint32_t across = (uint32_t)(u >> 25) & 127, down = (uint32_t)(v >> 23) & 511;
    uint64_t above = four_lanes(upper[0]) * (128 - across) + four_lanes(upper[1]) * across;
    uint64_t below = four_lanes(lower[0]) * (128 - across) + four_lanes(lower[1]) * across;
    const uint64_t lanes = 0x0000FFFF0000FFFFu, half = 0x0000800000008000u;
    uint64_t even = (above & lanes) * (512 - down) + (below & lanes) * down + half;
    uint64_t odd = (above >> 16 & lanes) * (512 - down) + (below >> 16 & lanes) * down + half;
    return (uint32_t)(even >> 16 & 255) | (uint32_t)(even >> 48) << 8 | (uint32_t)(odd >> 16 & 255) << 16
        | (uint32_t)(odd >> 48) << 24;
}

static inline const uint32_t *pixel_at(
    const uint32_t *pixels, size_t stride, uint64_t u, uint64_t v) {
    return (const uint32_t *)((const char *)pixels + (v >> 32) * stride) + (u >> 32);
}

// A channel in `bits` bits, of levels that displays widen by repeating their upper bits: the one below the
// value, or above the threshold `t`, an odd number of 32nds of the way to the next, the one above.
static inline uint32_t dithered(uint32_t v, uint32_t t, int bits) {
    int shift = 8 - bits, repeat = 2 * bits - 8;
    uint32_t level = v >> shift;
    if ((level << shift | level >> repeat) > v) level -= 1;
    uint32_t low = level << shift | level >> repeat, next = level + 1;
    uint32_t step = (next << shift | next >> repeat) - low;
    return level + ((v - low) * 32 > step * t);
}

// The pixel in 16 bits; `t` is the place's threshold.
static inline uint16_t rgb565(uint32_t s, uint32_t t) {
    return (uint16_t)(
        dithered(channel(s, 16), t, 5) << 11 | dithered(channel(s, 8), t, 6) << 5
        | dithered(channel(s, 0), t, 5));
}

// Thresholds in 32nds of a step, so that a 4 x 4 block keeps its mean. Source: [Bayer's ordered dither].
static const uint8_t dither[4][4] = {
    {1, 17, 5, 21}, {25, 9, 29, 13}, {7, 23, 3, 19}, {31, 15, 27, 11}};

// One pixel of a ramp: 16-bit lanes added, of which the upper bytes count.
static inline uint32_t ramp_pixel(uint32_t low, uint32_t high, uint32_t low_step, uint32_t high_step) {
    uint32_t lo = ((low & 0xFFFF) + (low_step & 0xFFFF)) >> 8 & 255;
    uint32_t hi = ((low >> 16) + (low_step >> 16)) >> 8 & 255;
    uint32_t g = ((high & 0xFFFF) + (high_step & 0xFFFF)) >> 8 & 255;
    uint32_t a = ((high >> 16) + (high_step >> 16)) >> 8 & 255;
    return lo | g << 8 | hi << 16 | a << 24;
}

// Where in a table of 1024 colours the pixel in column x of a radial gradient is, -1 outside.
static inline int32_t radial_index(const float *place, int32_t x) {
    float u = place[0] + (float)x * place[2], v = place[1] + (float)x * place[3];
    float distance = sqrtf(u * u + v * v);
    return distance < 1 ? (int32_t)(distance * 1023 + 0.5f) : -1;
}

// The arc tangent of 0...1 in turns, as an odd polynomial; 3e-7 turns off at most. Own fit.
#define ARC_TERMS                                                                         \
    {                                                                                     \
        0.159151316f, -0.0529385656f, 0.0308029037f, -0.0185298324f, 0.00837906171f,      \
            -0.00186514773f                                                               \
    }

// Where in a table of 1024 colours the pixel in column x of a conic gradient is.
static inline int32_t conic_index(const float *place, int32_t x) {
    static const float term[6] = ARC_TERMS;
    float u = place[0] + (float)x * place[2], v = place[1] + (float)x * place[3];
    float across = fabsf(u), down = fabsf(v);
    float large = across > down ? across : down, small = across > down ? down : across;
    float q = large > 0 ? small / large : 0, s = q * q;
    float turn =
        q * (term[0] + s * (term[1] + s * (term[2] + s * (term[3] + s * (term[4] + s * term[5])))));
    if (down > across) turn = 0.25f - turn;
    if (u < 0) turn = 0.5f - turn;
    if (v < 0) turn = 1 - turn;
    return (int32_t)(turn * 1024) & 1023;
}

enum { WHOLE = 131072 };  // coverage of a whole pixel: 256 rows of 512 half-columns

// The coverage, 0...255, of a running sum of cells.
static inline uint32_t coverage_byte(uint32_t sum, int32_t even_odd) {
    uint32_t v = sum;
    if (even_odd) {
        v &= 2 * WHOLE - 1;
        if (v > WHOLE) v = 2 * WHOLE - v;
    } else {
        if ((int32_t)v < 0) v = 0u - v;
        if (v > WHOLE) v = WHOLE;
    }
    return (v * 255 + WHOLE / 2) >> 17;
}
