// The wide kernels with what every processor of the architecture has: SSE2 or NEON.
#define PIXELS 4

#ifdef __aarch64__
#include <arm_neon.h>

typedef uint32_t wide __attribute__((vector_size(16)));

// Products of signed 16-bit lanes, divided by 2^15 and rounded.
static inline __attribute__((always_inline)) wide rounded_products(wide a, wide b) {
    return (wide)vqrdmulhq_s16((int16x8_t)a, (int16x8_t)b);
}

#define HAS_ROUNDED_PRODUCTS
#endif

#include "spans_vector.inc"

#ifdef __aarch64__
const uik_kernels uik_vector_kernels = UIK_SET("neon");
#else
const uik_kernels uik_vector_kernels = UIK_SET("sse2");
#endif
