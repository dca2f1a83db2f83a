#include "images.h"

// Two pixels mixed by weight/256, rounded, all four channels at once.
static inline uint32_t lerp(uint32_t a, uint32_t b, uint32_t weight) {
    uint32_t keep = 256 - weight;
    uint32_t low = (a & 0x00FF00FFu) * keep + (b & 0x00FF00FFu) * weight + 0x00800080u;
    uint32_t high = (a >> 8 & 0x00FF00FFu) * keep + (b >> 8 & 0x00FF00FFu) * weight + 0x00800080u;
    return (low >> 8 & 0x00FF00FFu) | (high & 0xFF00FF00u);
}

static inline int32_t clamped(int64_t index, int32_t count) {
    if (index < 0) return 0;
    return index < count ? (int32_t)index : count - 1;
}

static inline const uint32_t *picture_row(const uik_picture *picture, int64_t y) {
    return (const uint32_t *)((const char *)picture->pixels
                              + (size_t)clamped(y, picture->height) * picture->stride);
}

void uik_fetch_bilinear(
    uint32_t *dst, const uik_picture *picture, int64_t u, int64_t v, int64_t du, int64_t dv,
    size_t count) {
    for (size_t i = 0; i < count; i++) {
        int64_t x = u >> 32, y = v >> 32;
        uint32_t across = (uint32_t)(u >> 24) & 255, down = (uint32_t)(v >> 24) & 255;
        const uint32_t *upper = picture_row(picture, y), *lower = picture_row(picture, y + 1);
        int32_t left = clamped(x, picture->width), right = clamped(x + 1, picture->width);
        // Vertically first: along a row that isn't slanted this is the same for many pixels.
        dst[i] = lerp(
            lerp(upper[left], lower[left], down), lerp(upper[right], lower[right], down), across);
        u = (int64_t)((uint64_t)u + (uint64_t)du);
        v = (int64_t)((uint64_t)v + (uint64_t)dv);
    }
}

void uik_reduce(
    uint32_t *dst, size_t dst_stride, const uik_picture *picture, int32_t columns, int32_t rows) {
    for (int64_t top = 0; top < picture->height; top += rows) {
        uint32_t *out = dst;
        int64_t bottom = top + rows < picture->height ? top + rows : picture->height;
        for (int64_t left = 0; left < picture->width; left += columns) {
            int64_t right = left + columns < picture->width ? left + columns : picture->width;
            uint64_t sums[4] = {0, 0, 0, 0};
            for (int64_t y = top; y < bottom; y++) {
                const uint32_t *row = picture_row(picture, y);
                for (int64_t x = left; x < right; x++) {
                    for (int c = 0; c < 4; c++) sums[c] += row[x] >> (8 * c) & 255;
                }
            }
            uint64_t area = (uint64_t)((bottom - top) * (right - left));
            uint32_t pixel = 0;
            for (int c = 0; c < 4; c++) {
                pixel |= (uint32_t)((sums[c] + area / 2) / area) << (8 * c);
            }
            *out++ = pixel;
        }
        dst = (uint32_t *)((char *)dst + dst_stride);
    }
}
