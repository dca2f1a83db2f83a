#include "turned.h"

#include <string.h>

#include "spans.h"

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

static void copy_pixels(
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

static void copy_row(void *dst, const uint32_t *row, int format, int x, int y, size_t count) {
    if (format == UIK_PANEL_RGB565) {
        uik_copy_rgb565(dst, row, x, y, count);
    } else if (format == UIK_PANEL_OPAQUE) {
        uik_copy_opaque(dst, row, count);
    } else {
        memcpy(dst, row, count * sizeof *row);
    }
}

void uik_copy_turned(void *dst, size_t pitch, int format, const uik_turned *from) {
    // Blocks of as many rows as a cache line has pixels, so that each line of the picture is read once.
    enum { ROWS = 16, COLUMNS = 256 };
    size_t bytes = format == UIK_PANEL_RGB565 ? 2 : 4;
    if (from->step_x == 4) {
        for (size_t y = 0; y < from->height; y++) {
            const uint32_t *row = (const uint32_t *)at(from->src, (ptrdiff_t)y * from->step_y);
            copy_row(
                (char *)dst + y * pitch, row, format, from->x, from->y + (int)y, from->width);
        }
        return;
    }
    if (format == UIK_PANEL_PIXELS) {
        copy_pixels(
            dst, pitch, from->src, from->step_x, from->step_y, from->width, from->height);
        return;
    }
    uint32_t block[ROWS * COLUMNS];
    for (size_t top = 0; top < from->height; top += ROWS) {
        size_t height = from->height - top < ROWS ? from->height - top : ROWS;
        for (size_t left = 0; left < from->width; left += COLUMNS) {
            size_t width = from->width - left < COLUMNS ? from->width - left : COLUMNS;
            const char *src =
                at(from->src, (ptrdiff_t)left * from->step_x + (ptrdiff_t)top * from->step_y);
            copy_pixels(
                block, COLUMNS * sizeof *block, (const uint32_t *)src, from->step_x, from->step_y,
                width, height);
            for (size_t y = 0; y < height; y++) {
                copy_row(
                    (char *)dst + (top + y) * pitch + left * bytes, block + y * COLUMNS, format,
                    from->x + (int)left, from->y + (int)(top + y), width);
            }
        }
    }
}
