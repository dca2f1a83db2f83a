// The sets that `dispatch.c` chooses from.
#pragma once
#include "kernels.h"

extern const uik_kernels uik_scalar_kernels;
extern const uik_kernels uik_vector_kernels;
#ifdef __x86_64__
extern const uik_kernels uik_avx2_kernels;
extern const uik_kernels uik_avx512_kernels;
#endif
