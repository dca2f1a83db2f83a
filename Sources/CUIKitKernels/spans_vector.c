// The wide kernels with what every processor of the architecture has: SSE2 or NEON.
#define PIXELS 4

#ifdef __aarch64__
#include <arm_neon.h>

typedef uint32_t wide __attribute__((vector_size(16)));

// Products of signed 16-bit lanes, divided by 2^15 and rounded.
static inline __attribute__((always_inline)) wide rounded_products(wide a, wide b) {
    return (wide)vqrdmulhq_s16((int16x8_t)a, (int16x8_t)b);
}

// Mixes four pixels for each lane by the 128ths across and the 512ths down of its place.
static inline __attribute__((always_inline)) wide mixed_quads(
    wide upper_left, wide upper_right, wide lower_left, wide lower_right, wide across, wide down) {
    uint8x16_t weight = (uint8x16_t)(across * 0x01010101u), keep = 128 - weight;
    uint16x8_t weights = (uint16x8_t)((512 - down) | down << 16);
    uint8x16_t left = (uint8x16_t)upper_left, right = (uint8x16_t)upper_right;
    uint16x8_t above = vmull_u8(vget_low_u8(left), vget_low_u8(keep));
    uint16x8_t above_high = vmull_high_u8(left, keep);
    above = vmlal_u8(above, vget_low_u8(right), vget_low_u8(weight));
    above_high = vmlal_high_u8(above_high, right, weight);
    left = (uint8x16_t)lower_left;
    right = (uint8x16_t)lower_right;
    uint16x8_t below = vmull_u8(vget_low_u8(left), vget_low_u8(keep));
    uint16x8_t below_high = vmull_high_u8(left, keep);
    below = vmlal_u8(below, vget_low_u8(right), vget_low_u8(weight));
    below_high = vmlal_high_u8(below_high, right, weight);
    // A pixel's four channels at a time.
    uint32x4_t first = vmull_laneq_u16(vget_low_u16(above), weights, 0);
    uint32x4_t second = vmull_high_laneq_u16(above, weights, 2);
    uint32x4_t third = vmull_laneq_u16(vget_low_u16(above_high), weights, 4);
    uint32x4_t fourth = vmull_high_laneq_u16(above_high, weights, 6);
    first = vmlal_laneq_u16(first, vget_low_u16(below), weights, 1);
    second = vmlal_high_laneq_u16(second, below, weights, 3);
    third = vmlal_laneq_u16(third, vget_low_u16(below_high), weights, 5);
    fourth = vmlal_high_laneq_u16(fourth, below_high, weights, 7);
    uint16x8_t lo = vrshrn_high_n_u32(vrshrn_n_u32(first, 16), second, 16);
    uint16x8_t hi = vrshrn_high_n_u32(vrshrn_n_u32(third, 16), fourth, 16);
    return (wide)vmovn_high_u16(vmovn_u16(lo), hi);
}

#define HAS_ROUNDED_PRODUCTS
#define HAS_MIXED_QUADS
#else
#include <emmintrin.h>
#include <stdint.h>

typedef uint32_t wide __attribute__((vector_size(16)));

// Products of signed 16-bit lanes, each added to its neighbour's.
static inline __attribute__((always_inline)) wide summed_products(wide words, wide weights) {
    return (wide)_mm_madd_epi16((__m128i)words, (__m128i)weights);
}
#endif

#include "spans_vector.inc"

#ifdef __aarch64__
const uik_kernels uik_vector_kernels = UIK_SET("neon", NULL);
#else
const uik_kernels uik_vector_kernels = UIK_SET("sse2", NULL);
#endif
