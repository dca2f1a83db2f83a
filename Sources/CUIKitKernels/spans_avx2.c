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

#define HAS_PARTS
#define HAS_PERMUTE
#define HAS_GATHER
#include "spans_vector.inc"
#pragma clang attribute pop

const uik_kernels uik_avx2_kernels = UIK_SET("avx2");
#endif
