#include "images.h"

#include <string.h>

#include "pixel.h"
#include "spans.h"

static inline const uint32_t *picture_row(const uik_picture *picture, int64_t y) {
    return (const uint32_t *)((const char *)picture->pixels
                              + (size_t)clamped(y, picture->height) * picture->stride);
}

static inline int64_t stepped(int64_t from, int64_t step, size_t count) {
    return (int64_t)((uint64_t)from + (uint64_t)step * (uint64_t)count);
}

// One row along u, with places that may lie outside.
static void fetch_clamped(
    uint32_t *dst, const uik_picture *picture, int64_t u, int64_t v, int64_t du, size_t count) {
    const uint32_t *upper = picture_row(picture, v >> 32), *lower = picture_row(picture, (v >> 32) + 1);
    for (size_t i = 0; i < count; i++) {
        int32_t left = clamped(u >> 32, picture->width), right = clamped((u >> 32) + 1, picture->width);
        uint32_t above[2] = {upper[left], upper[right]}, below[2] = {lower[left], lower[right]};
        dst[i] = between(above, below, (uint64_t)u, (uint64_t)v);
        u = stepped(u, du, 1);
    }
}

// Any direction, with rounded places that may lie outside.
static void fetch_slanted_clamped(
    uint32_t *dst, const uik_picture *picture, int64_t u, int64_t v, int64_t du, int64_t dv,
    size_t count) {
    for (size_t i = 0; i < count; i++) {
        int64_t x = u >> 32, y = v >> 32;
        const uint32_t *upper = picture_row(picture, y), *lower = picture_row(picture, y + 1);
        int32_t left = clamped(x, picture->width), right = clamped(x + 1, picture->width);
        uint32_t above[2] = {upper[left], upper[right]}, below[2] = {lower[left], lower[right]};
        dst[i] = between_slanted(above, below, (uint64_t)u, (uint64_t)v);
        u = stepped(u, du, 1);
        v = stepped(v, dv, 1);
    }
}

// How many of `count` steps from `u` on come before place `limit`; du is positive.
static size_t steps_before(int64_t u, int64_t du, int64_t limit, size_t count) {
    if (u >= limit) return 0;
    uint64_t steps = ((uint64_t)limit - (uint64_t)u + (uint64_t)du - 1) / (uint64_t)du;
    return steps < count ? (size_t)steps : count;
}

// Those of `count` steps from `u` on, first ..< end, whose places lie in 0 ..< limit.
static void steps_within(
    int64_t u, int64_t du, int64_t limit, size_t count, size_t *first, size_t *end) {
    if (du < 0) {
        // The same places, seen from the other side.
        u = (int64_t)((uint64_t)(limit - 1) - (uint64_t)u);
        du = -du;
    }
    if (du == 0) {
        *first = u >= 0 ? 0 : count;
        *end = u < limit ? count : 0;
    } else {
        *first = steps_before(u, du, 0, count);
        *end = steps_before(u, du, limit, count);
    }
}

// Any direction. Places go one way, so those that lie inside are one run.
static void fetch_slanted(
    uint32_t *dst, const uik_picture *picture, int64_t u, int64_t v, int64_t du, int64_t dv,
    size_t count) {
    // Of longer steps, or from further away, places might come round to where they started.
    const int64_t most = (int64_t)1 << 40, furthest = (int64_t)1 << 62;
    size_t first = count, end = count;
    u = stepped(u, UIK_SLANTED_ACROSS, 1);
    v = stepped(v, UIK_SLANTED_DOWN, 1);
    if (du <= most && du >= -most && dv <= most && dv >= -most && count <= (size_t)1 << 21
        && u <= furthest && u >= -furthest && v <= furthest && v >= -furthest) {
        size_t v_first, v_end;
        steps_within(u, du, (int64_t)(picture->width - 1) << 32, count, &first, &end);
        steps_within(v, dv, (int64_t)(picture->height - 1) << 32, count, &v_first, &v_end);
        if (v_first > first) first = v_first;
        if (v_end < end) end = v_end;
        if (first >= end) first = end = count;
    }
    fetch_slanted_clamped(dst, picture, u, v, du, dv, first);
    if (first < end) {
        uik_read_quads(
            dst + first, picture->pixels, picture->stride, (uint64_t)stepped(u, du, first),
            (uint64_t)stepped(v, dv, first), du, dv, end - first);
    }
    fetch_slanted_clamped(
        dst + end, picture, stepped(u, du, end), stepped(v, dv, end), du, dv, count - end);
}

void uik_fetch_bilinear(
    uint32_t *dst, const uik_picture *picture, int64_t u, int64_t v, int64_t du, int64_t dv,
    size_t count) {
    if (uik_is_slanted(du, dv)) {
        fetch_slanted(dst, picture, u, v, du, dv, count);
        return;
    }
    // What reads beyond the left edge, what lies between, and what reads beyond the right edge.
    size_t before = steps_before(u, du, 0, count);
    fetch_clamped(dst, picture, u, v, du, before);
    u = stepped(u, du, before);
    size_t inside = steps_before(u, du, (int64_t)(picture->width - 1) << 32, count - before);
    uik_read_rows(
        dst + before, picture_row(picture, v >> 32), picture_row(picture, (v >> 32) + 1),
        (uint32_t)(v >> 24) & 255, (uint64_t)u, (uint64_t)du, inside);
    u = stepped(u, du, inside);
    fetch_clamped(dst + before + inside, picture, u, v, du, count - before - inside);
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

uint32_t uik_between(
    uint32_t upper_left, uint32_t upper_right, uint32_t lower_left, uint32_t lower_right,
    uint64_t u, uint64_t v) {
    uint32_t upper[2] = {upper_left, upper_right}, lower[2] = {lower_left, lower_right};
    return between(upper, lower, u, v);
}

uint32_t uik_between_slanted(
    uint32_t upper_left, uint32_t upper_right, uint32_t lower_left, uint32_t lower_right,
    uint64_t u, uint64_t v) {
    uint32_t upper[2] = {upper_left, upper_right}, lower[2] = {lower_left, lower_right};
    return between_slanted(upper, lower, u, v);
}
