#include "paint.h"

#include <string.h>

#include "ahead.h"
#include "fetch.h"
#include "painting.h"
#include "pixel.h"
#include "spans.h"

static uint32_t premultiplied(uint32_t straight, uint32_t alpha) {
    return weigh(0, 0, (straight & 0xFFFFFFu) | 0xFF000000u, alpha);
}

// Any mode that has no kernel of its own.
static void paint_blended(
    const uik_row *r, int32_t x, int32_t end, uint32_t coverage, const uint8_t *mask) {
    enum { CHUNK = 256 };
    uint32_t chunk[CHUNK];
    const uik_ink *ink = r->ink;
    int is_solid = !ink->picture.pixels && !ink->gradient;
    if (is_solid) r->kernels->fill(chunk, premultiplied(ink->straight, ink->alpha), CHUNK);
    while (x < end) {
        int32_t stop = end - x < CHUNK ? end : x + CHUNK;
        size_t count = (size_t)(stop - x);
        if (!is_solid) uik_fetch(ink, chunk, x, r->y, count);
        uik_blend_row(
            ink->mode, r->dst + x, chunk, is_solid ? 255 : ink->alpha, mask, coverage, count);
        if (mask) mask += count;
        x = stop;
    }
}

static void paint_solid_copy(
    const uik_row *r, int32_t x, size_t count, uint32_t coverage, const uint8_t *mask) {
    uint32_t value = premultiplied(r->ink->straight, r->ink->alpha);
    if (mask) {
        r->kernels->mix_solid_mask(r->dst + x, value, mask, count);
    } else if (coverage == 255) {
        r->kernels->fill(r->dst + x, value, count);
    } else {
        uint8_t flat[64];
        memset(flat, (int)coverage, sizeof flat);
        for (size_t i = 0; i < count; i += sizeof flat) {
            size_t length = count - i < sizeof flat ? count - i : sizeof flat;
            r->kernels->mix_solid_mask(r->dst + x + i, value, flat, length);
        }
    }
}

static void paint_fetched(
    const uik_row *r, int32_t x, size_t count, uint32_t coverage, const uint8_t *mask) {
    const uik_ink *ink = r->ink;
    uint32_t *dst = r->dst + x;
    uint32_t alpha = mask ? ink->alpha : div255(ink->alpha * coverage);
    const uint32_t *pixels = r->read ? r->read + x : uik_pixels_in_place(ink, x, r->y);
    if (!mask && alpha == 255 && ink->is_opaque) {
        if (pixels) {
            memcpy(dst, pixels, count * sizeof *dst);
        } else {
            uik_fetch(ink, dst, x, r->y, count);
        }
        return;
    }
    if (!pixels) {
        uik_fetch(ink, ink->row, x, r->y, count);
        pixels = ink->row;
    }
    if (mask) {
        r->kernels->blend_image_mask(dst, pixels, alpha, mask, count);
    } else if (alpha == 255) {
        r->kernels->blend_image(dst, pixels, count);
    } else {
        r->kernels->blend_image_alpha(dst, pixels, alpha, count);
    }
}

// Paints x ..< end with one coverage, or with `mask`, whose first byte is for x.
static inline void paint_run(
    const uik_row *r, int32_t x, int32_t end, uint32_t coverage, const uint8_t *mask) {
    const uik_ink *ink = r->ink;
    size_t count = (size_t)(end - x);
    if (uik_ink_is_plain(ink)) {
        if (mask) {
            r->kernels->blend_solid_mask(r->dst + x, ink->straight, ink->alpha, mask, count);
        } else {
            r->kernels->blend_solid(
                r->dst + x, ink->straight, div255(ink->alpha * coverage), count);
        }
    } else if (ink->mode == UIK_BLEND_NORMAL) {
        paint_fetched(r, x, count, coverage, mask);
    } else if (ink->mode == UIK_BLEND_COPY && !ink->picture.pixels && !ink->gradient) {
        paint_solid_copy(r, x, count, coverage, mask);
    } else {
        paint_blended(r, x, end, coverage, mask);
    }
}

// `uik_paint_between` for one colour, where spans are so cheap that every test shows.
static size_t paint_plain_between(
    const uik_row *r, const uik_span *spans, size_t count, const uint8_t *mask, int64_t left,
    int64_t right) {
    size_t painted = 0;
    uint32_t straight = r->ink->straight, alpha = r->ink->alpha;
    for (const uik_span *span = spans; span < spans + count; span++) {
        int32_t x = span->x > left ? span->x : (int32_t)left;
        int32_t end = span->end < right ? span->end : (int32_t)right;
        if (x >= end) continue;
        size_t length = (size_t)(end - x);
        painted += length;
        if (span->mask >= 0) {
            const uint8_t *bytes = mask + span->mask + (x - span->x);
            r->kernels->blend_solid_mask(r->dst + x, straight, alpha, bytes, length);
        } else {
            uint32_t part = div255(alpha * (uint32_t)span->coverage);
            r->kernels->blend_solid(r->dst + x, straight, part, length);
        }
    }
    return painted;
}

size_t uik_paint_between(
    const uik_row *r, const uik_row_spans *row, int64_t left, int64_t right) {
    const uik_span *spans = row->spans;
    const uint8_t *mask = row->mask;
    size_t count = row->count, painted = 0;
    if (uik_ink_is_plain(r->ink)) return paint_plain_between(r, spans, count, mask, left, right);
    for (size_t i = 0; i < count; i++) {
        const uik_span *span = &spans[i];
        int32_t x = span->x > left ? span->x : (int32_t)left;
        int32_t end = span->end < right ? span->end : (int32_t)right;
        if (x >= end) continue;
        painted += (size_t)(end - x);
        const uint8_t *bytes = span->mask < 0 ? NULL : mask + span->mask + (x - span->x);
        paint_run(r, x, end, (uint32_t)(bytes ? 255 : span->coverage), bytes);
    }
    return painted;
}

size_t uik_first_rect(uik_surface *surface, int64_t y) {
    size_t first = surface->cursor;
    while (first < surface->rect_count && surface->rects[first].bottom <= y) first += 1;
    surface->cursor = first;
    return first;
}

int uik_clip_is_whole(const uik_clip_mask *clip, int64_t y, int64_t left, int64_t right) {
    if (y < clip->top || y >= clip->bottom) return 0;
    const uik_mask_row row = clip->rows[y - clip->top];
    const uik_span *span = clip->spans + row.start, *end = span + row.count;
    while (span < end && span->end <= left) span += 1;
    return span < end && span->mask < 0 && span->coverage == 255 && span->x <= left
        && span->end >= right;
}

// Whether the clip leaves all of a row that lies in the rectangles first ... as it is.
static int is_untouched(
    const uik_surface *surface, size_t first, int64_t y, const uik_span *spans, size_t count) {
    int64_t left = spans[0].x, right = spans[count - 1].end;
    const uik_rect *rect = &surface->rects[first];
    if (first + 1 == surface->rect_count) {
        if (left < rect->left) left = rect->left;
        if (right > rect->right) right = rect->right;
    }
    return uik_clip_is_whole(surface->mask, y, left, right);
}

void uik_paint_spans(
    uik_surface *surface, const uik_ink *ink, int32_t y, const uik_span *spans, size_t count,
    const uint8_t *mask) {
    const uik_rect *rects = surface->rects;
    size_t first = uik_first_rect(surface, y);
    if (count == 0 || first == surface->rect_count || rects[first].top > y) return;
    const uik_clip_mask *clip = surface->mask;
    if (clip && !is_untouched(surface, first, y, spans, count)) {
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
    uik_row r = {uik_kernels_in_use(), ink, uik_row_pixels(surface, y), y, NULL};
    uik_row_spans row = {spans, count, mask};
    for (size_t i = first; i < surface->rect_count && rects[i].top <= y; i++) {
        surface->painted += uik_paint_between(&r, &row, rects[i].left, rects[i].right);
    }
}

static uik_rect common(uik_rect a, uik_rect b) {
    if (b.left > a.left) a.left = b.left;
    if (b.top > a.top) a.top = b.top;
    if (b.right < a.right) a.right = b.right;
    if (b.bottom < a.bottom) a.bottom = b.bottom;
    return a;
}

void uik_fill_block(
    uint32_t *pixels, size_t stride, uint32_t straight, uint32_t alpha, size_t width,
    size_t height) {
    const uik_kernels *kernels = uik_kernels_in_use();
    if (alpha == 255 && width * sizeof *pixels == stride) {
        kernels->fill(pixels, straight | 0xFF000000u, width * height);
        return;
    }
    for (size_t y = 0; y < UIK_AHEAD_ROWS && y < height; y++) {
        look_at(pixels + y * (stride / sizeof *pixels), 0, (int64_t)width);
    }
    for (size_t y = 0; y < height; y++) {
        if (y + UIK_AHEAD_ROWS < height) look_ahead(pixels, stride, 0, (int64_t)width);
        kernels->blend_solid(pixels, straight, alpha, width);
        pixels += stride / sizeof *pixels;
    }
}

void uik_paint_rect(uik_surface *surface, const uik_ink *ink, uik_rect rect) {
    if (rect.left >= rect.right) return;
    if (surface->mask) {
        uik_span whole = {(int32_t)rect.left, (int32_t)rect.right, 255, -1};
        surface->cursor = 0;
        for (int64_t y = rect.top; y < rect.bottom; y++) {
            uik_paint_spans(surface, ink, (int32_t)y, &whole, 1, NULL);
        }
        return;
    }
    uik_row r = {uik_kernels_in_use(), ink, NULL, 0, NULL};
    for (size_t i = 0; i < surface->rect_count; i++) {
        uik_rect part = common(rect, surface->rects[i]);
        if (part.left >= part.right || part.top >= part.bottom) continue;
        if (uik_ink_is_plain(ink)) {
            size_t width = (size_t)(part.right - part.left), height = (size_t)(part.bottom - part.top);
            uik_fill_block(
                uik_row_pixels(surface, part.top) + part.left, surface->stride, ink->straight,
                ink->alpha, width, height);
            surface->painted += width * height;
            continue;
        }
        for (int64_t y = part.top; y < part.bottom; y++) {
            r.dst = uik_row_pixels(surface, y);
            r.y = (int32_t)y;
            paint_run(&r, (int32_t)part.left, (int32_t)part.right, 255, NULL);
        }
        surface->painted +=
            (size_t)(part.right - part.left) * (size_t)(part.bottom - part.top);
    }
}

// Paints some rows that lie one below the other, those of pictures on a slant together.
static void paint_rows(
    uik_surface *surface, const uik_ink *ink, int32_t y, const uik_row_spans *rows, int32_t count) {
    if (count == UIK_SQUARE && uik_paint_squares(surface, ink, y, rows)) return;
    for (int32_t i = 0; i < count; i++) {
        if (rows[i].count == 0) continue;
        uik_paint_spans(surface, ink, y + i, rows[i].spans, rows[i].count, rows[i].mask);
    }
}

void uik_paint_band(
    uik_surface *surface, const uik_ink *ink, const uik_band *band, int32_t even_odd,
    int32_t *cells, uint64_t *bits, uik_span *spans, uint8_t *mask) {
    size_t room = (size_t)(band->right - band->left) + 2;
    int32_t step = uik_is_read_in_squares(surface, ink) ? UIK_SQUARE : 1;
    for (int32_t y = band->top; y < band->bottom; y += step) {
        uik_row_spans rows[UIK_SQUARE];
        int32_t count = band->bottom - y < step ? band->bottom - y : step;
        for (int32_t i = 0; i < count; i++) {
            uik_span *row = spans + (size_t)i * room;
            uint8_t *bytes = mask + (size_t)i * (room + UIK_MASK_SLACK);
            size_t found = uik_band_sweep(band, y + i - band->top, even_odd, cells, bits, row, bytes);
            rows[i] = (uik_row_spans){row, found, bytes};
        }
        paint_rows(surface, ink, y, rows, count);
    }
}

void uik_paint_mask(uik_surface *surface, const uik_ink *ink, const uik_clip_mask *mask) {
    surface->cursor = 0;
    int32_t step = uik_is_read_in_squares(surface, ink) ? UIK_SQUARE : 1;
    for (int32_t y = mask->top; y < mask->bottom; y += step) {
        uik_row_spans rows[UIK_SQUARE];
        int32_t count = mask->bottom - y < step ? mask->bottom - y : step;
        for (int32_t i = 0; i < count; i++) {
            uik_mask_row row = mask->rows[y + i - mask->top];
            rows[i] = (uik_row_spans){mask->spans + row.start, (size_t)row.count, mask->bytes};
        }
        paint_rows(surface, ink, y, rows, count);
    }
}
