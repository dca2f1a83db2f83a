// The wide kernels with AVX2; only called where the processor has it.
#ifdef __x86_64__
#include <immintrin.h>
#include <stdint.h>
#include <string.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define PIXELS 8
typedef uint32_t wide __attribute__((vector_size(32)));

static const int32_t first_lanes[16] = {-1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0};

static inline __attribute__((always_inline)) __m256i lanes(size_t count) {
    return _mm256_loadu_si256((const __m256i *)(first_lanes + 8 - count));
}

static inline __attribute__((always_inline)) wide load_part(const uint32_t *p, size_t count) {
    return (wide)_mm256_maskload_epi32((const int *)p, lanes(count));
}

static inline __attribute__((always_inline)) void store_part(uint32_t *p, wide v, size_t count) {
    _mm256_maskstore_epi32((int *)p, lanes(count), (__m256i)v);
}

static inline __attribute__((always_inline)) wide permuted(const uint32_t *p, wide index) {
    return (wide)_mm256_permutevar8x32_epi32(
        _mm256_loadu_si256((const __m256i *)p), (__m256i)index);
}

static inline __attribute__((always_inline)) wide gathered(const uint32_t *p, wide index) {
    return (wide)_mm256_i32gather_epi32((const int *)p, (__m256i)index, 4);
}

static inline __attribute__((always_inline)) void gather_pairs(
    wide *left, wide *right, const uint32_t *p, wide index) {
    const long long *pairs = (const long long *)p;
    __m256i a = _mm256_i32gather_epi64(pairs, _mm256_castsi256_si128((__m256i)index), 4);
    __m256i b = _mm256_i32gather_epi64(pairs, _mm256_extracti128_si256((__m256i)index, 1), 4);
    __m256 x = _mm256_castsi256_ps(a), y = _mm256_castsi256_ps(b);
    __m256i even = _mm256_castps_si256(_mm256_shuffle_ps(x, y, 0x88));
    __m256i odd = _mm256_castps_si256(_mm256_shuffle_ps(x, y, 0xDD));
    *left = (wide)_mm256_permute4x64_epi64(even, 0xD8);
    *right = (wide)_mm256_permute4x64_epi64(odd, 0xD8);
}

// Products of signed 16-bit lanes, divided by 2^15 and rounded.
static inline __attribute__((always_inline)) wide rounded_products(wide a, wide b) {
    return (wide)_mm256_mulhrs_epi16((__m256i)a, (__m256i)b);
}

#define HAS_PARTS
#define HAS_ROUNDED_PRODUCTS
#define HAS_PERMUTE
#define HAS_GATHER
#include "spans_vector.inc"
#pragma clang attribute pop

const uik_kernels uik_avx2_kernels = UIK_SET("avx2");
#endif
