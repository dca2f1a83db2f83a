// The wide kernels with AVX2; only called where the processor has it.
#ifdef __x86_64__
#include <stdint.h>
#include <string.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define PIXELS 8
#include "spans_vector.inc"
#pragma clang attribute pop

const uik_kernels uik_avx2_kernels = UIK_SET("avx2");
#endif
