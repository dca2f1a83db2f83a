// The sets that `dispatch.c` chooses from.
#pragma once
#include "kernels.h"

extern const uik_kernels uik_scalar_kernels;
extern const uik_kernels uik_vector_kernels;
#ifdef __x86_64__
extern const uik_kernels uik_avx2_kernels;
extern const uik_kernels uik_avx512_kernels;
extern const uik_kernels uik_avx512vbmi_kernels;

// `uik_avx512vbmi_kernels.read_squares`, which has a file of its own.
void uik_read_squares(
    uint32_t *dst, size_t dst_stride, const uik_picture *picture, const uik_places *places,
    size_t count, int32_t is_opaque);
#endif
