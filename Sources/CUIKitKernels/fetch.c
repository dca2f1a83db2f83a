#include "fetch.h"

#include <string.h>

#include "pixel.h"

static inline int64_t at(int64_t from, int64_t across, int64_t x, int64_t down, int64_t y) {
    // Far outside a picture this may wrap around, where only a place is wrong that no picture has.
    return (int64_t)((uint64_t)from + (uint64_t)across * (uint64_t)x
                     + (uint64_t)down * (uint64_t)y);
}

static inline int32_t wrapped(int64_t place, int32_t count) {
    int64_t rest = place % count;
    return (int32_t)(rest < 0 ? rest + count : rest);
}

static inline const uint32_t *picture_row(const uik_picture *picture, int32_t y) {
    return (const uint32_t *)((const char *)picture->pixels + (size_t)y * picture->stride);
}

const uint32_t *uik_pixels_in_place(const uik_ink *ink, int32_t x, int32_t y) {
    if (!ink->picture.pixels || !ink->is_exact || ink->is_tiled) return NULL;
    int64_t u = at(ink->u, ink->across_u, x, ink->down_u, y) >> 32;
    int64_t v = at(ink->v, ink->across_v, x, ink->down_v, y) >> 32;
    return picture_row(&ink->picture, (int32_t)v) + u;
}

// Row after row of the same picture, pixel by pixel.
static void fetch_tiles(const uik_ink *ink, uint32_t *dst, int64_t u, int64_t v, size_t count) {
    const uik_picture *picture = &ink->picture;
    const uint32_t *row = picture_row(picture, wrapped(v >> 32, picture->height));
    int32_t column = wrapped(u >> 32, picture->width);
    while (count > 0) {
        size_t length = (size_t)(picture->width - column);
        if (length > count) length = count;
        memcpy(dst, row + column, length * sizeof *dst);
        dst += length;
        count -= length;
        column = 0;
    }
}

// Any map, one pixel at a time.
static void fetch_each(const uik_ink *ink, uint32_t *dst, int64_t u, int64_t v, size_t count) {
    const uik_picture *picture = &ink->picture;
    for (size_t i = 0; i < count; i++) {
        int64_t column = u >> 32, line = v >> 32;
        if (ink->is_nearest) {
            // Half a pixel on, as places count from the middles.
            column = (int64_t)((uint64_t)u + 0x80000000u) >> 32;
            line = (int64_t)((uint64_t)v + 0x80000000u) >> 32;
        }
        if (ink->is_tiled) {
            int32_t left = wrapped(column, picture->width);
            const uint32_t *upper = picture_row(picture, wrapped(line, picture->height));
            if (ink->is_nearest) {
                dst[i] = upper[left];
            } else {
                int32_t right = left + 1 < picture->width ? left + 1 : 0;
                const uint32_t *lower = picture_row(picture, wrapped(line + 1, picture->height));
                dst[i] = uik_between(
                    upper[left], upper[right], lower[left], lower[right], (uint64_t)u, (uint64_t)v);
            }
        } else {
            dst[i] = picture_row(picture, clamped(line, picture->height))[clamped(
                column, picture->width)];
        }
        u = (int64_t)((uint64_t)u + (uint64_t)ink->across_u);
        v = (int64_t)((uint64_t)v + (uint64_t)ink->across_v);
    }
}

void uik_fetch(const uik_ink *ink, uint32_t *dst, int32_t x, int32_t y, size_t count) {
    if (ink->gradient) {
        uik_gradient_fetch(dst, ink->gradient, x, y, count);
        return;
    }
    int64_t u = at(ink->u, ink->across_u, x, ink->down_u, y);
    int64_t v = at(ink->v, ink->across_v, x, ink->down_v, y);
    if (ink->is_exact && ink->is_tiled) {
        fetch_tiles(ink, dst, u, v, count);
    } else if (ink->is_exact) {
        memcpy(dst, uik_pixels_in_place(ink, x, y), count * sizeof *dst);
    } else if (ink->is_tiled || ink->is_nearest) {
        fetch_each(ink, dst, u, v, count);
    } else {
        uik_fetch_bilinear(dst, &ink->picture, u, v, ink->across_u, ink->across_v, count);
    }
}
