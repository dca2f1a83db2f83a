#include "rows.h"

#include "spans.h"

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
