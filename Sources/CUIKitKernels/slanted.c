// Painting pictures on a slant, some rows at a time.
//
// What lies wholly inside the shape in all of the rows is read to where it is shown; what edges or holes pass, and
// translucent pictures, are read to the ink's room first and painted row by row from there.
#include "fetch.h"
#include "painting.h"

static uint64_t magnitude(int64_t v) { return v < 0 ? 0 - (uint64_t)v : (uint64_t)v; }

// Whether the places of a square lie within four pixels of the picture, on the grid of the kernels.
static int fits_square(int64_t place, int64_t across, int64_t down) {
    const uint64_t most = (uint64_t)2 << 32;
    uint64_t x = magnitude(across), y = magnitude(down);
    return x <= most && y <= most && (UIK_SQUARE - 1) * (x + y) <= most
        && ((place | across | down) & (UIK_PLACE_GRID - 1)) == 0;
}

int uik_is_read_in_squares(const uik_surface *surface, const uik_ink *ink) {
    return ink->picture.pixels && ink->mode == UIK_BLEND_NORMAL && !surface->mask && !ink->is_exact
        && !ink->is_tiled && !ink->is_nearest && uik_is_slanted(ink->across_u, ink->across_v)
        && uik_kernels_in_use()->read_squares && fits_square(ink->u, ink->across_u, ink->down_u)
        && fits_square(ink->v, ink->across_v, ink->down_v);
}

// Columns of device pixels, half-open.
typedef struct {
    int64_t left, right;
} columns;

static columns common(columns a, columns b) {
    if (b.left > a.left) a.left = b.left;
    if (b.right < a.right) a.right = b.right;
    return a;
}

// From the first pixel of all rows to the last one.
static columns extent(const uik_row_spans rows[UIK_SQUARE]) {
    columns all = {INT64_MAX, INT64_MIN};
    for (int i = 0; i < UIK_SQUARE; i++) {
        if (rows[i].count == 0) continue;
        const uik_span *last = &rows[i].spans[rows[i].count - 1];
        if (rows[i].spans[0].x < all.left) all.left = rows[i].spans[0].x;
        if (last->end > all.right) all.right = last->end;
    }
    return all;
}

// What the widest whole spans of all rows have in common.
static columns whole(const uik_row_spans rows[UIK_SQUARE], columns limits) {
    for (int i = 0; i < UIK_SQUARE; i++) {
        columns widest = {0, 0};
        for (size_t n = 0; n < rows[i].count; n++) {
            const uik_span *span = &rows[i].spans[n];
            if (span->mask < 0 && span->coverage == 255 && span->end - span->x > widest.right - widest.left) {
                widest = (columns){span->x, span->end};
            }
        }
        limits = common(limits, widest);
    }
    return limits;
}

static int64_t at(uint64_t from, int64_t across, int64_t x, int64_t down, int64_t y) {
    return (int64_t)(from + (uint64_t)across * (uint64_t)x + (uint64_t)down * (uint64_t)y);
}

static uik_places places_at(const uik_ink *ink, int64_t x, int64_t y) {
    return (uik_places){
        at((uint64_t)ink->u + UIK_SLANTED_ACROSS, ink->across_u, x, ink->down_u, y),
        at((uint64_t)ink->v + UIK_SLANTED_DOWN, ink->across_v, x, ink->down_v, y),
        ink->across_u, ink->across_v, ink->down_u, ink->down_v};
}

// Whether places are so far away that they might come round to where they started.
static int is_far(const uik_places *p) {
    const uint64_t furthest = (uint64_t)1 << 61;
    return magnitude(p->u) > furthest || magnitude(p->v) > furthest;
}

static size_t rounded_up(int64_t count) {
    return (size_t)(count + UIK_SQUARE - 1) / UIK_SQUARE * UIK_SQUARE;
}

int uik_paint_squares(
    uik_surface *surface, const uik_ink *ink, int32_t y, const uik_row_spans rows[UIK_SQUARE]) {
    const uik_rect *rects = surface->rects;
    size_t first = uik_first_rect(surface, y);
    if (first == surface->rect_count) return 1;
    int is_alone = first + 1 == surface->rect_count || rects[first + 1].top >= y + UIK_SQUARE;
    if (rects[first].top > y || rects[first].bottom < y + UIK_SQUARE || !is_alone) return 0;
    columns all = common(extent(rows), (columns){rects[first].left, rects[first].right});
    if (all.left >= all.right) return 1;
    uik_places places = places_at(ink, all.left, y);
    if (is_far(&places)) return 0;

    const uik_kernels *kernels = uik_kernels_in_use();
    columns direct = {all.left, all.left};
    if (ink->is_opaque && ink->alpha == 255) {
        columns inside = whole(rows, all);
        // Where the rows of squares don't cross cache lines.
        inside.left += (surface->x - inside.left) & (UIK_SQUARE - 1);
        if (inside.right - inside.left >= UIK_SQUARE) direct = inside;
        direct.right -= (direct.right - direct.left) % UIK_SQUARE;
    }
    // What lies on the left, what lies between, and what lies on the right.
    uint32_t *room = ink->row;
    kernels->read_squares(
        room, ink->row_stride, &ink->picture, &places, rounded_up(direct.left - all.left), ink->is_opaque);
    places = places_at(ink, direct.left, y);
    kernels->read_squares(
        uik_row_pixels(surface, y) + direct.left, surface->stride, &ink->picture, &places,
        (size_t)(direct.right - direct.left), 1);
    places = places_at(ink, direct.right, y);
    kernels->read_squares(
        room + (direct.right - all.left), ink->row_stride, &ink->picture, &places,
        rounded_up(all.right - direct.right), ink->is_opaque);
    for (int i = 0; i < UIK_SQUARE; i++) {
        const uint32_t *read = (const uint32_t *)((char *)room + (size_t)i * ink->row_stride) - all.left;
        uik_row r = {kernels, ink, uik_row_pixels(surface, y + i), y + i, read};
        surface->painted += uik_paint_between(&r, &rows[i], all.left, direct.left);
        surface->painted += uik_paint_between(&r, &rows[i], direct.right, all.right);
        surface->painted += (size_t)(direct.right - direct.left);
    }
    return 1;
}
