// The wide kernels with AVX-512; only called where the processor has its byte and word parts.
#ifdef __x86_64__
#include <immintrin.h>
#include <stdint.h>
#include <string.h>

#pragma clang attribute push(                                                             \
    __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl"))), apply_to = function)
#define PIXELS 16
typedef uint32_t wide __attribute__((vector_size(64)));
// Places of half a step.
typedef uint64_t half_places __attribute__((vector_size(64)));

static inline __attribute__((always_inline)) __mmask16 lanes(size_t count) {
    return (__mmask16)((1u << count) - 1);
}

static inline __attribute__((always_inline)) wide load_part(const uint32_t *p, size_t count) {
    return (wide)_mm512_maskz_loadu_epi32(lanes(count), p);
}

static inline __attribute__((always_inline)) void store_part(uint32_t *p, wide v, size_t count) {
    _mm512_mask_storeu_epi32(p, lanes(count), (__m512i)v);
}

static inline __attribute__((always_inline)) wide permuted(const uint32_t *p, wide index) {
    return (wide)_mm512_permutexvar_epi32((__m512i)index, _mm512_loadu_si512(p));
}

static inline __attribute__((always_inline)) wide gathered(const uint32_t *p, wide index) {
    return (wide)_mm512_i32gather_epi32((__m512i)index, p, 4);
}

static inline __attribute__((always_inline)) wide permuted_twice(const uint32_t *p, wide index) {
    return (wide)_mm512_permutex2var_epi32(
        _mm512_loadu_si512(p), (__m512i)index, _mm512_loadu_si512(p + 16));
}

static inline __attribute__((always_inline)) void gather_pairs(
    wide *left, wide *right, const uint32_t *p, wide index) {
    __m512i even = _mm512_set_epi32(30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2, 0);
    __m256i low = _mm512_castsi512_si256((__m512i)index);
    __m256i high = _mm512_extracti64x4_epi64((__m512i)index, 1);
    __m512i a = _mm512_i32gather_epi64(low, p, 4), b = _mm512_i32gather_epi64(high, p, 4);
    *left = (wide)_mm512_permutex2var_epi32(a, even, b);
    *right = (wide)_mm512_permutex2var_epi32(a, _mm512_add_epi32(even, _mm512_set1_epi32(1)), b);
}

// Products of signed 16-bit lanes, divided by 2^15 and rounded.
static inline __attribute__((always_inline)) wide rounded_products(wide a, wide b) {
    return (wide)_mm512_mulhrs_epi16((__m512i)a, (__m512i)b);
}

// Pairs of pixels, each of which starts at a place of its own.
static inline __attribute__((always_inline)) wide gathered_pairs(
    const uint32_t *p, half_places index) {
    return (wide)_mm512_i64gather_epi64((__m512i)index, p, 4);
}

// Bytes of each 16-byte piece, in any order.
static inline __attribute__((always_inline)) wide shuffled_bytes(half_places v, wide order) {
    return (wide)_mm512_shuffle_epi8((__m512i)v, (__m512i)order);
}

// Products of unsigned bytes with signed ones, each added to its neighbour's.
static inline __attribute__((always_inline)) wide byte_products(wide bytes, wide weights) {
    return (wide)_mm512_maddubs_epi16((__m512i)bytes, (__m512i)weights);
}

// Products of signed 16-bit lanes, each added to its neighbour's.
static inline __attribute__((always_inline)) wide summed_products(wide words, wide weights) {
    return (wide)_mm512_madd_epi16((__m512i)words, (__m512i)weights);
}

// The 16-bit lanes of the first or the second half of each 16-byte piece, by turns from both.
static inline __attribute__((always_inline)) wide first_words(wide a, wide b) {
    return (wide)_mm512_unpacklo_epi16((__m512i)a, (__m512i)b);
}

static inline __attribute__((always_inline)) wide second_words(wide a, wide b) {
    return (wide)_mm512_unpackhi_epi16((__m512i)a, (__m512i)b);
}

// Lanes at half their size, those of `a` and `b` side by side in each 16-byte piece.
static inline __attribute__((always_inline)) wide narrowed_lanes(wide a, wide b) {
    return (wide)_mm512_packus_epi32((__m512i)a, (__m512i)b);
}

static inline __attribute__((always_inline)) wide narrowed_words(wide a, wide b) {
    return (wide)_mm512_packus_epi16((__m512i)a, (__m512i)b);
}

#define HAS_PARTS
#define HAS_ROUNDED_PRODUCTS
#define HAS_PERMUTE_TWICE
#define HAS_BYTE_PARTS
#define HAS_PERMUTE
#define HAS_GATHER

typedef uint8_t mask_bytes __attribute__((vector_size(16)));
static inline __attribute__((always_inline)) mask_bytes load_bytes(
    const uint8_t *p, size_t count) {
    return (mask_bytes)_mm_maskz_loadu_epi8(lanes(count), p);
}

#include "spans_vector.inc"
#pragma clang attribute pop

const uik_kernels uik_avx512_kernels = UIK_SET("avx512", NULL);
const uik_kernels uik_avx512vbmi_kernels = UIK_SET("avx512vbmi", uik_read_squares);
#endif
