// The wide kernels with AVX-512; only called where the processor has its byte and word parts.
#ifdef __x86_64__
#include <immintrin.h>
#include <stdint.h>
#include <string.h>

#pragma clang attribute push(                                                             \
    __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl"))), apply_to = function)
#define PIXELS 16
typedef uint32_t wide __attribute__((vector_size(64)));

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

#define HAS_PARTS
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

const uik_kernels uik_avx512_kernels = UIK_SET("avx512");
#endif
