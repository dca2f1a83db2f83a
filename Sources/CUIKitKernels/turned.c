#include "turned.h"

#include <string.h>

typedef uint32_t four __attribute__((vector_size(16)));

static inline const char *at(const uint32_t *src, ptrdiff_t offset) {
    return (const char *)src + offset;
}

// Four pixels that lie side by side in memory, in the order of `step`, which is 4 or −4.
static inline four load_along(const char *first, ptrdiff_t step) {
    four v;
    if (step > 0) {
        memcpy(&v, first, sizeof v);
        return v;
    }
    memcpy(&v, first - 12, sizeof v);
    return __builtin_shufflevector(v, v, 3, 2, 1, 0);
}

static void copy_each(
    uint32_t *dst, size_t pitch, const uint32_t *src, ptrdiff_t step_x, ptrdiff_t step_y,
    size_t left, size_t right, size_t top, size_t bottom) {
    for (size_t y = top; y < bottom; y++) {
        for (size_t x = left; x < right; x++) {
            memcpy(
                (char *)dst + y * pitch + x * 4,
                at(src, (ptrdiff_t)x * step_x + (ptrdiff_t)y * step_y), 4);
        }
    }
}

void uik_copy_turned(
    uint32_t *dst, size_t pitch, const uint32_t *src, ptrdiff_t step_x, ptrdiff_t step_y,
    size_t width, size_t height) {
    size_t wide = width & ~(size_t)3, high = height & ~(size_t)3;
    if (step_x == 4 || step_x == -4) {
        for (size_t y = 0; y < height; y++) {
            for (size_t x = 0; x < wide; x += 4) {
                four v = load_along(
                    at(src, (ptrdiff_t)x * step_x + (ptrdiff_t)y * step_y), step_x);
                memcpy((char *)dst + y * pitch + x * 4, &v, sizeof v);
            }
        }
        copy_each(dst, pitch, src, step_x, step_y, wide, width, 0, height);
        return;
    }
    for (size_t y = 0; y < high; y += 4) {
        for (size_t x = 0; x < wide; x += 4) {
            four c[4];
            for (int i = 0; i < 4; i++) {
                c[i] = load_along(
                    at(src, ((ptrdiff_t)x + i) * step_x + (ptrdiff_t)y * step_y), step_y);
            }
            four ab = __builtin_shufflevector(c[0], c[1], 0, 4, 1, 5);
            four cd = __builtin_shufflevector(c[2], c[3], 0, 4, 1, 5);
            four ef = __builtin_shufflevector(c[0], c[1], 2, 6, 3, 7);
            four gh = __builtin_shufflevector(c[2], c[3], 2, 6, 3, 7);
            four rows[4] = {
                __builtin_shufflevector(ab, cd, 0, 1, 4, 5),
                __builtin_shufflevector(ab, cd, 2, 3, 6, 7),
                __builtin_shufflevector(ef, gh, 0, 1, 4, 5),
                __builtin_shufflevector(ef, gh, 2, 3, 6, 7)};
            for (size_t i = 0; i < 4; i++) {
                memcpy((char *)dst + (y + i) * pitch + x * 4, &rows[i], sizeof rows[i]);
            }
        }
        copy_each(dst, pitch, src, step_x, step_y, wide, width, y, y + 4);
    }
    copy_each(dst, pitch, src, step_x, step_y, 0, width, high, height);
}
