#include "glyphs.h"

#include "spans.h"

// A glyph in one colour, under a clip without curves: the rows of each rectangle's part.
static size_t paint_plain(
    const uik_surface *surface, const uik_ink *ink, const uik_glyph *glyph, const uik_rect *rect) {
    int64_t left = glyph->x > rect->left ? glyph->x : rect->left;
    int64_t top = glyph->y > rect->top ? glyph->y : rect->top;
    int64_t right = glyph->x + glyph->width;
    int64_t bottom = glyph->y + glyph->height;
    if (right > rect->right) right = rect->right;
    if (bottom > rect->bottom) bottom = rect->bottom;
    if (left >= right || top >= bottom) return 0;
    size_t width = (size_t)(right - left), height = (size_t)(bottom - top);
    const uint8_t *mask = glyph->bytes + (top - glyph->y) * glyph->width + (left - glyph->x);
    char *row = (char *)surface->pixels + (size_t)(top - surface->y) * surface->stride
        + (left - surface->x) * 4;
    uik_kernels_in_use()->blend_solid_block(
        (uint32_t *)row, surface->stride, ink->straight, ink->alpha, mask, (size_t)glyph->width,
        width, height);
    return width * height;
}

// Any other case, as rows of one span.
static void paint_rows(uik_surface *surface, const uik_ink *ink, const uik_glyph *glyph) {
    surface->cursor = 0;
    uik_span span = {glyph->x, glyph->x + glyph->width, 0, 0};
    for (int32_t row = 0; row < glyph->height; row++) {
        const uint8_t *mask = glyph->bytes + (size_t)row * (size_t)glyph->width;
        uik_paint_spans(surface, ink, glyph->y + row, &span, 1, mask);
    }
}

// The rows around a glyph, as far as MOST of them, whose columns left ..< right the clip leaves as they are.
static uik_rect whole_part(const uik_clip_mask *clip, const uik_glyph *glyph) {
    enum { MOST = 64 };
    uik_rect part = {glyph->x, glyph->y, glyph->x, glyph->y};
    if (glyph->y < clip->top || glyph->y >= clip->bottom) return part;
    const uik_mask_row row = clip->rows[glyph->y - clip->top];
    const uik_span *span = clip->spans + row.start, *end = span + row.count;
    while (span < end && span->end <= glyph->x) span += 1;
    if (span == end || span->mask >= 0 || span->coverage != 255) return part;
    part.left = span->x;
    part.right = span->end;
    for (int i = 0; i < MOST && uik_clip_is_whole(clip, part.top - 1, part.left, part.right); i++) {
        part.top -= 1;
    }
    for (int i = 0; i < MOST && uik_clip_is_whole(clip, part.bottom, part.left, part.right); i++) {
        part.bottom += 1;
    }
    return part;
}

static int is_within(const uik_glyph *glyph, const uik_rect *part) {
    return glyph->x >= part->left && glyph->y >= part->top
        && (int64_t)glyph->x + glyph->width <= part->right
        && (int64_t)glyph->y + glyph->height <= part->bottom;
}

// Whether the clip leaves a glyph as it is; `part` is where it was last found to.
static int is_untouched(const uik_clip_mask *clip, const uik_glyph *glyph, uik_rect *part) {
    if (!clip || is_within(glyph, part)) return 1;
    *part = whole_part(clip, glyph);
    return is_within(glyph, part);
}

void uik_paint_glyphs(
    uik_surface *surface, const uik_ink *ink, const uik_glyph *glyphs, size_t count) {
    int plain = uik_ink_is_plain(ink);
    uik_rect part = {0, 0, 0, 0};
    for (size_t i = 0; i < count; i++) {
        const uik_glyph *glyph = &glyphs[i];
        if (!plain || !is_untouched(surface->mask, glyph, &part)) {
            paint_rows(surface, ink, glyph);
            continue;
        }
        for (size_t j = 0; j < surface->rect_count; j++) {
            if (surface->rects[j].top >= (int64_t)glyph->y + glyph->height) break;
            surface->painted += paint_plain(surface, ink, glyph, &surface->rects[j]);
        }
    }
}
