#include "rows.h"

#include <string.h>

#include "spans.h"

static void paint_flat(
    uint32_t *dst, const uik_source *source, int32_t x, uint32_t coverage, size_t count) {
    uint32_t alpha = (source->alpha * coverage + 127) / 255;
    if (source->pixels) {
        const uint32_t *pixels = source->pixels + (x - source->origin);
        if (alpha != 255) {
            uik_blend_image_alpha(dst + x, pixels, alpha, count);
        } else if (source->opaque) {
            memcpy(dst + x, pixels, count * sizeof *dst);
        } else {
            uik_blend_image(dst + x, pixels, count);
        }
    } else {
        uik_blend_solid(dst + x, source->straight, alpha, count);
    }
}

static uint32_t premultiplied(uint32_t straight, uint32_t alpha) {
    uint32_t b = ((straight & 255) * alpha + 127) / 255;
    uint32_t g = ((straight >> 8 & 255) * alpha + 127) / 255;
    uint32_t r = ((straight >> 16 & 255) * alpha + 127) / 255;
    return alpha << 24 | r << 16 | g << 8 | b;
}

static void paint_copy(
    uint32_t *dst, const uik_source *source, const uik_span *span, const uint8_t *mask, int32_t x,
    size_t count) {
    uint32_t value = premultiplied(source->straight, source->alpha);
    if (span->mask >= 0) {
        uik_mix_solid_mask(dst + x, value, mask + span->mask + (x - span->x), count);
    } else if (span->coverage == 255) {
        uik_fill(dst + x, value, count);
    } else {
        uint8_t flat = (uint8_t)span->coverage;
        for (size_t i = 0; i < count; i++) uik_mix_solid_mask(dst + x + i, value, &flat, 1);
    }
}

size_t uik_paint_row(
    uint32_t *dst, const uik_source *source, const uik_span *spans, size_t count,
    const uint8_t *mask, int32_t left, int32_t right) {
    size_t painted = 0;
    for (size_t i = 0; i < count; i++) {
        const uik_span *span = &spans[i];
        int32_t x = span->x > left ? span->x : left;
        int32_t end = span->end < right ? span->end : right;
        if (x >= end) continue;
        size_t length = (size_t)(end - x);
        painted += length;
        if (source->copies) {
            paint_copy(dst, source, span, mask, x, length);
        } else if (span->mask < 0) {
            paint_flat(dst, source, x, (uint32_t)span->coverage, length);
        } else {
            const uint8_t *bytes = mask + span->mask + (x - span->x);
            if (source->pixels) {
                uik_blend_image_mask(
                    dst + x, source->pixels + (x - source->origin), source->alpha, bytes, length);
            } else {
                uik_blend_solid_mask(dst + x, source->straight, source->alpha, bytes, length);
            }
        }
    }
    return painted;
}

size_t uik_intersect_rows(
    const uik_span *a, size_t a_count, const uint8_t *a_mask, const uik_span *b, size_t b_count,
    const uint8_t *b_mask, uik_span *out, uint8_t *out_mask, size_t *out_bytes) {
    size_t i = 0, j = 0, count = 0;
    while (i < a_count && j < b_count) {
        const uik_span *p = &a[i], *q = &b[j];
        int32_t x = p->x > q->x ? p->x : q->x;
        int32_t end = p->end < q->end ? p->end : q->end;
        if (x < end) {
            size_t length = (size_t)(end - x);
            uik_span span = {x, end, 255, -1};
            uint8_t *bytes = out_mask + *out_bytes;
            if (p->mask < 0 && q->mask < 0) {
                span.coverage = (p->coverage * q->coverage + 127) / 255;
            } else {
                span.mask = (int32_t)*out_bytes;
                if (p->mask < 0) {
                    uik_scale_mask(
                        bytes, b_mask + q->mask + (x - q->x), (uint32_t)p->coverage, length);
                } else if (q->mask < 0) {
                    uik_scale_mask(
                        bytes, a_mask + p->mask + (x - p->x), (uint32_t)q->coverage, length);
                } else {
                    uik_multiply_masks(
                        bytes, a_mask + p->mask + (x - p->x), b_mask + q->mask + (x - q->x),
                        length);
                }
                *out_bytes += length;
            }
            if (span.coverage) out[count++] = span;
        }
        if (p->end < q->end) {
            i += 1;
        } else {
            j += 1;
        }
    }
    return count;
}
