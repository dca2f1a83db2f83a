// The wide kernels with AVX2; only called where the processor has it.
#ifdef __x86_64__
#include <immintrin.h>
#include <stdint.h>
#include <string.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define PIXELS 8
typedef uint32_t wide __attribute__((vector_size(32)));
// Places of half a step.
typedef uint64_t half_places __attribute__((vector_size(32)));

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

// Pairs of pixels, each of which starts at a place of its own.
static inline __attribute__((always_inline)) wide gathered_pairs(
    const uint32_t *p, half_places index) {
    return (wide)_mm256_i64gather_epi64((const long long *)p, (__m256i)index, 4);
}

// Bytes of each 16-byte piece, in any order.
static inline __attribute__((always_inline)) wide shuffled_bytes(half_places v, wide order) {
    return (wide)_mm256_shuffle_epi8((__m256i)v, (__m256i)order);
}

// Products of unsigned bytes with signed ones, each added to its neighbour's.
static inline __attribute__((always_inline)) wide byte_products(wide bytes, wide weights) {
    return (wide)_mm256_maddubs_epi16((__m256i)bytes, (__m256i)weights);
}

// Products of signed 16-bit lanes, each added to its neighbour's.
static inline __attribute__((always_inline)) wide summed_products(wide words, wide weights) {
    return (wide)_mm256_madd_epi16((__m256i)words, (__m256i)weights);
}

// The 16-bit lanes of the first or the second half of each 16-byte piece, by turns from both.
static inline __attribute__((always_inline)) wide first_words(wide a, wide b) {
    return (wide)_mm256_unpacklo_epi16((__m256i)a, (__m256i)b);
}

static inline __attribute__((always_inline)) wide second_words(wide a, wide b) {
    return (wide)_mm256_unpackhi_epi16((__m256i)a, (__m256i)b);
}

// Lanes at half their size, those of `a` and `b` side by side in each 16-byte piece.
static inline __attribute__((always_inline)) wide narrowed_lanes(wide a, wide b) {
    return (wide)_mm256_packus_epi32((__m256i)a, (__m256i)b);
}

static inline __attribute__((always_inline)) wide narrowed_words(wide a, wide b) {
    return (wide)_mm256_packus_epi16((__m256i)a, (__m256i)b);
}

#define HAS_PARTS
#define HAS_ROUNDED_PRODUCTS
#define HAS_PERMUTE
#define HAS_GATHER
#include "spans_vector.inc"
#pragma clang attribute pop

const uik_kernels uik_avx2_kernels = UIK_SET("avx2", NULL);
#endif
