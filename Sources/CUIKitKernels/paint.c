#include "paint.h"

static inline int64_t at(int64_t from, int64_t across, int64_t x, int64_t down, int64_t y) {
    // Far outside a picture this may wrap around, where only a place is wrong that no picture has.
    return (int64_t)((uint64_t)from + (uint64_t)across * (uint64_t)x
                     + (uint64_t)down * (uint64_t)y);
}

// The colours of the pixels left ..< right of row y.
static uik_source source_of(const uik_ink *ink, int32_t y, int32_t left, int32_t right) {
    uik_source source = {
        .pixels = NULL,
        .origin = left,
        .straight = ink->straight,
        .alpha = ink->alpha,
        .opaque = 0,
        .copies = ink->copies};
    const uik_picture *picture = ink->picture;
    if (!picture) return source;
    int64_t u = at(ink->u, ink->across_u, left, ink->down_u, y);
    int64_t v = at(ink->v, ink->across_v, left, ink->down_v, y);
    if (ink->row) {
        uik_fetch_bilinear(
            ink->row, picture, u, v, ink->across_u, ink->across_v, (size_t)(right - left));
        source.pixels = ink->row;
    } else {
        source.pixels = (const uint32_t *)((const char *)picture->pixels
                                           + (size_t)(v >> 32) * picture->stride)
            + (u >> 32);
    }
    return source;
}

static void paint_between(
    uik_surface *surface, const uik_ink *ink, int32_t y, const uik_span *spans, size_t count,
    const uint8_t *mask, int64_t left, int64_t right) {
    if (left < spans[0].x) left = spans[0].x;
    if (right > spans[count - 1].end) right = spans[count - 1].end;
    if (left >= right) return;
    uint32_t *row = (uint32_t *)((char *)surface->pixels
                                 + (size_t)(y - surface->y) * surface->stride)
        - surface->x;
    uik_source source = source_of(ink, y, (int32_t)left, (int32_t)right);
    surface->painted +=
        uik_paint_row(row, &source, spans, count, mask, (int32_t)left, (int32_t)right);
}

void uik_paint_spans(
    uik_surface *surface, const uik_ink *ink, int32_t y, const uik_span *spans, size_t count,
    const uint8_t *mask) {
    const uik_rect *rects = surface->rects;
    size_t first = surface->cursor;
    while (first < surface->rect_count && rects[first].bottom <= y) first += 1;
    surface->cursor = first;
    if (count == 0 || first == surface->rect_count || rects[first].top > y) return;
    const uik_clip_mask *clip = surface->mask;
    if (clip) {
        if (y < clip->top || y >= clip->bottom) return;
        uik_mask_row row = clip->rows[y - clip->top];
        size_t bytes = 0;
        count = uik_intersect_rows(
            spans, count, mask, clip->spans + row.start, (size_t)row.count, clip->bytes,
            surface->spans, surface->bytes, &bytes);
        if (count == 0) return;
        spans = surface->spans;
        mask = surface->bytes;
    }
    for (size_t i = first; i < surface->rect_count && rects[i].top <= y; i++) {
        paint_between(surface, ink, y, spans, count, mask, rects[i].left, rects[i].right);
    }
}

void uik_paint_rect(uik_surface *surface, const uik_ink *ink, uik_rect rect) {
    uik_span whole = {(int32_t)rect.left, (int32_t)rect.right, 255, -1};
    if (rect.left >= rect.right) return;
    if (surface->mask) {
        surface->cursor = 0;
        for (int64_t y = rect.top; y < rect.bottom; y++) {
            uik_paint_spans(surface, ink, (int32_t)y, &whole, 1, NULL);
        }
        return;
    }
    for (size_t i = 0; i < surface->rect_count; i++) {
        uik_rect part = surface->rects[i];
        int64_t top = part.top > rect.top ? part.top : rect.top;
        int64_t bottom = part.bottom < rect.bottom ? part.bottom : rect.bottom;
        for (int64_t y = top; y < bottom; y++) {
            paint_between(surface, ink, (int32_t)y, &whole, 1, NULL, part.left, part.right);
        }
    }
}

void uik_paint_band(
    uik_surface *surface, const uik_ink *ink, const uik_band *band, int32_t even_odd,
    int32_t *cells, uint64_t *bits, uik_span *spans, uint8_t *mask) {
    for (int32_t y = band->top; y < band->bottom; y++) {
        size_t count = uik_band_sweep(band, y - band->top, even_odd, cells, bits, spans, mask);
        if (count) uik_paint_spans(surface, ink, y, spans, count, mask);
    }
}
