#include "shadows.h"

#include <string.h>

// The same bytes on every machine: no product is joined with a sum.
#pragma STDC FP_CONTRACT OFF

// How much of the blur around `place` lies before `edge`.
static inline float before(const uik_soft_edge *soft, float edge, float place) {
    float way = edge - place;
    if (way <= -soft->reach) return 0;
    if (way >= soft->reach) return 1;
    float step = (way + soft->reach) / (2 * soft->reach) * UIK_SOFT_STEPS;
    int32_t index = (int32_t)step;
    float part = step - (float)index;
    return soft->table[index] + (soft->table[index + 1] - soft->table[index]) * part;
}

void uik_soft_mask(
    uint8_t *mask, size_t stride, int32_t x, int32_t y, int32_t width, int32_t height,
    const uik_soft_rows *rows, const uik_soft_edge *edge, float *line, float *sum) {
    for (int32_t i = 0; i < rows->count; i++) {
        float *out = line + (size_t)i * (size_t)width;
        for (int32_t j = 0; j < width; j++) {
            float place = (float)(x + j) + 0.5f;
            out[j] = before(edge, rows->right[i], place) - before(edge, rows->left[i], place);
        }
    }
    for (int32_t k = 0; k < height; k++) {
        float place = (float)(y + k) + 0.5f;
        memset(sum, 0, (size_t)width * sizeof *sum);
        float above = before(edge, rows->top[0], place);
        for (int32_t i = 0; i < rows->count; i++) {
            float below = before(edge, rows->top[i + 1], place), weight = below - above;
            above = below;
            if (weight == 0) continue;
            const float *in = line + (size_t)i * (size_t)width;
            for (int32_t j = 0; j < width; j++) sum[j] += weight * in[j];
        }
        uint8_t *out = mask + (size_t)k * stride;
        for (int32_t j = 0; j < width; j++) {
            float value = sum[j] * 255 + 0.5f;
            out[j] = (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : (int32_t)value);
        }
    }
}

// A window of 2 · radius + 1 whole neighbours and one partly counted at each end, in 256ths.
static inline uint8_t averaged(uint32_t sum, uint32_t ends, uint32_t part, float scale) {
    return (uint8_t)(int32_t)((float)(int32_t)(sum * 256 + ends * part) * scale + 0.5f);
}

// The pixels from ..< to of a row, whose window up to its last neighbour sums up to `sum`. Neighbours that
// lie outside count nothing; in the middle of a row none does, which is worth a loop without questions.
static inline uint32_t blur_part(
    uint8_t *restrict out, const uint8_t *restrict in, int32_t width, int32_t from, int32_t to,
    int32_t radius, uint32_t part, float scale, uint32_t sum, int asks) {
    for (int32_t x = from; x < to; x++) {
        uint32_t ends = 0;
        if (!asks || x + radius < width) sum += in[x + radius];
        if (!asks || x - radius - 1 >= 0) ends += in[x - radius - 1];
        if (!asks || x + radius + 1 < width) ends += in[x + radius + 1];
        out[x] = averaged(sum, ends, part, scale);
        if (!asks || x - radius >= 0) sum -= in[x - radius];
    }
    return sum;
}

static void blur_rows(
    uint8_t *dst, const uint8_t *src, size_t stride, int32_t width, int32_t height, int32_t radius,
    uint32_t part, float scale) {
    int32_t start = radius + 1 < width ? radius + 1 : width;
    int32_t end = width - radius - 1 > start ? width - radius - 1 : start;
    for (int32_t y = 0; y < height; y++) {
        const uint8_t *in = src + (size_t)y * stride;
        uint8_t *out = dst + (size_t)y * stride;
        uint32_t sum = 0;
        for (int32_t x = 0; x < radius && x < width; x++) sum += in[x];
        sum = blur_part(out, in, width, 0, start, radius, part, scale, sum, 1);
        sum = blur_part(out, in, width, start, end, radius, part, scale, sum, 0);
        blur_part(out, in, width, end, width, radius, part, scale, sum, 1);
    }
}

// One row of all columns' windows; rows beyond the edges are given as rows of zeros.
static void blur_line(
    uint8_t *restrict out, uint32_t *restrict sums, const uint8_t *restrict new_row,
    const uint8_t *restrict old_row, const uint8_t *restrict upper,
    const uint8_t *restrict lower, int32_t width, uint32_t part, float scale) {
    for (int32_t x = 0; x < width; x++) {
        uint32_t sum = sums[x] + new_row[x], ends = (uint32_t)upper[x] + lower[x];
        out[x] = averaged(sum, ends, part, scale);
        sums[x] = sum - old_row[x];
    }
}

// `sums` has room for `width` numbers, followed by `width` zero bytes.
static void blur_columns(
    uint8_t *dst, const uint8_t *src, uint32_t *sums, size_t stride, int32_t width,
    int32_t height, int32_t radius, uint32_t part, float scale) {
    const uint8_t *none = (const uint8_t *)(sums + width);
    memset(sums, 0, (size_t)width * sizeof *sums);
    for (int32_t y = 0; y < radius && y < height; y++) {
        for (int32_t x = 0; x < width; x++) sums[x] += src[(size_t)y * stride + (size_t)x];
    }
    for (int32_t y = 0; y < height; y++) {
        const uint8_t *here = src + (size_t)y * stride;
        size_t way = (size_t)radius * stride;
        blur_line(
            dst + (size_t)y * stride, sums, y + radius < height ? here + way : none,
            y - radius >= 0 ? here - way : none,
            y - radius - 1 >= 0 ? here - way - stride : none,
            y + radius + 1 < height ? here + way + stride : none, width, part, scale);
    }
}

void uik_blur(
    uint8_t *mask, uint8_t *room, uint32_t *sums, size_t stride, int32_t width, int32_t height,
    int32_t radius, uint32_t part) {
    float scale = 1 / ((2 * (float)radius + 1) * 256 + 2 * (float)part);
    blur_rows(room, mask, stride, width, height, radius, part, scale);
    blur_rows(mask, room, stride, width, height, radius, part, scale);
    blur_rows(room, mask, stride, width, height, radius, part, scale);
    blur_columns(mask, room, sums, stride, width, height, radius, part, scale);
    blur_columns(room, mask, sums, stride, width, height, radius, part, scale);
    blur_columns(mask, room, sums, stride, width, height, radius, part, scale);
}

void uik_alphas(uint8_t *mask, const uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) mask[i] = (uint8_t)(pixels[i] >> 24);
}
