// The span kernels of each instruction set, and which one is in use.
//
// Every set gives the same bytes. The best one that the processor has is chosen at the first
// use; the environment variable UIKIT_KERNELS=scalar|sse2|avx2|neon forces one. SSE2 is
// what every x86-64 processor has, NEON what every arm64 one has.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct {
    const char *name;
    void (*fill)(uint32_t *dst, uint32_t value, size_t count);
    void (*blend_solid)(uint32_t *dst, uint32_t straight, uint32_t alpha, size_t count);
    void (*blend_solid_mask)(
        uint32_t *dst, uint32_t straight, uint32_t alpha, const uint8_t *mask, size_t count);
    void (*blend_image)(uint32_t *dst, const uint32_t *src, size_t count);
    void (*blend_image_alpha)(
        uint32_t *dst, const uint32_t *src, uint32_t alpha, size_t count);
    void (*blend_image_mask)(
        uint32_t *dst, const uint32_t *src, uint32_t alpha, const uint8_t *mask, size_t count);
    void (*mix_solid_mask)(
        uint32_t *dst, uint32_t premultiplied, const uint8_t *mask, size_t count);
    void (*scale_mask)(uint8_t *dst, const uint8_t *mask, uint32_t alpha, size_t count);
    void (*multiply_masks)(uint8_t *dst, const uint8_t *a, const uint8_t *b, size_t count);
    void (*copy_opaque)(uint32_t *dst, const uint32_t *src, size_t count);
    void (*copy_rgb565)(uint16_t *dst, const uint32_t *src, int x, int y, size_t count);
    void (*mix_rows)(
        uint32_t *dst, const uint32_t *upper, const uint32_t *lower, uint32_t weight,
        size_t count);
    void (*read_pairs)(
        uint32_t *dst, const uint32_t *row, uint64_t place, uint64_t step, size_t count);
    void (*read_quads)(
        uint32_t *dst, const uint32_t *pixels, size_t stride, uint64_t u, uint64_t v, int64_t du,
        int64_t dv, size_t count);
} uik_kernels;

// The set in use.
const uik_kernels *uik_kernels_in_use(void);

// The set at `index`, from the plainest to the widest; NULL past the last one that the
// processor has.
const uik_kernels *uik_kernels_at(int index);
