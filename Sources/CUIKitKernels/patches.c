// Shapes whose coverage is known beforehand: rectangles with round corners, and stretched masks.
#include "ahead.h"
#include "spans.h"

// The part of a row at one side of a rectangle: columns from the edge on, `bytes` being those of
// the row's first column with coverage.
typedef struct {
    int32_t first, whole;
    const uint8_t *bytes;
} side;

// Where device column 0 would be of a row.
static inline uint32_t *row_of(const uik_surface *surface, int64_t y) {
    return surface->pixels + (size_t)(y - surface->y) * (surface->stride / sizeof *surface->pixels)
        - surface->x;
}

static side side_of(const uik_corner *upper, const uik_corner *lower, int64_t y, uik_rect rect, int mirrored) {
    const uik_corner *corner = upper;
    int64_t line = y - rect.top;
    if (line >= upper->height) {
        corner = lower;
        line = rect.bottom - 1 - y;
        if (line >= lower->height) return (side){0, 0, NULL};
    }
    int32_t first = corner->first[line], whole = corner->whole[line];
    const uint8_t *bytes = mirrored
        ? corner->mirrored + line * corner->width + (corner->width - whole)
        : corner->bytes + line * corner->width + first;
    return (side){first, whole, bytes};
}

// A part of a row: columns start ..< end with `mask` bytes from start on, or wholly covered without.
static inline size_t paint_part(
    const uik_kernels *kernels, const uik_ink *ink, uint32_t *row, const uik_rect *clip, int64_t start,
    int64_t end, const uint8_t *mask) {
    int64_t from = start > clip->left ? start : clip->left;
    int64_t to = end < clip->right ? end : clip->right;
    if (from >= to) return 0;
    size_t count = (size_t)(to - from);
    if (mask) {
        kernels->blend_solid_mask(
            row + from, ink->straight, ink->alpha, mask + (from - start), count);
    } else {
        kernels->blend_solid(row + from, ink->straight, ink->alpha, count);
    }
    return count;
}

// Rows y ..< bottom, which are cut off at a side or have corners of two heights.
static size_t paint_cut_rows(
    const uik_surface *surface, const uik_ink *ink, uik_rect rect, const uik_corner corners[4],
    const uik_rect *clip, int64_t y, int64_t bottom) {
    const uik_kernels *kernels = uik_kernels_in_use();
    size_t painted = 0;
    for (; y < bottom; y++) {
        uint32_t *row = row_of(surface, y);
        if (y + UIK_AHEAD_ROWS < bottom) look_ahead(row, surface->stride, rect.left, rect.right);
        side left = side_of(&corners[0], &corners[3], y, rect, 0);
        side right = side_of(&corners[1], &corners[2], y, rect, 1);
        int64_t x = rect.left + left.whole, end = rect.right - right.whole;
        if (left.whole > left.first) {
            painted += paint_part(kernels, ink, row, clip, rect.left + left.first, x, left.bytes);
        }
        painted += paint_part(kernels, ink, row, clip, x, end, NULL);
        if (right.whole > right.first) {
            painted +=
                paint_part(kernels, ink, row, clip, end, rect.right - right.first, right.bytes);
        }
    }
    return painted;
}

// Rows top ..< bottom between two corners of one height, none of them cut off at a side; `line` is the corners' line in
// the first one.
static size_t paint_corner_rows(
    const uik_surface *surface, const uik_ink *ink, uik_rect rect, const uik_corner *left,
    const uik_corner *right, int64_t top, int64_t bottom, int64_t line, int32_t way) {
    if (top >= bottom) return 0;
    size_t width = (size_t)(rect.right - rect.left), height = (size_t)(bottom - top);
    uik_kernels_in_use()->blend_solid_between(
        row_of(surface, top) + rect.left, surface->stride, ink->straight, ink->alpha, left, right,
        (int32_t)line, way, width, height);
    size_t painted = width * height;
    for (; height > 0; height--, line += way) painted -= (size_t)(left->first[line] + right->first[line]);
    return painted;
}

// One colour, inside one rectangle of a clip without curves: circles and cards, of which there are many.
static size_t paint_plain(
    const uik_surface *surface, const uik_ink *ink, uik_rect rect, const uik_corner corners[4],
    const uik_rect *clip) {
    int64_t top = rect.top > clip->top ? rect.top : clip->top;
    int64_t bottom = rect.bottom < clip->bottom ? rect.bottom : clip->bottom;
    if (top >= bottom) return 0;
    int is_cut = rect.left < clip->left || rect.right > clip->right;
    if (is_cut || corners[0].height != corners[1].height || corners[2].height != corners[3].height) {
        return paint_cut_rows(surface, ink, rect, corners, clip, top, bottom);
    }
    // Where the upper corners end and the lower ones start.
    int64_t upper = rect.top + corners[0].height, lower = rect.bottom - corners[2].height;
    int64_t upper_end = upper < bottom ? upper : bottom, lower_start = lower > top ? lower : top;
    size_t painted = paint_corner_rows(
        surface, ink, rect, &corners[0], &corners[1], top, upper_end, top - rect.top, 1);
    int64_t from = upper > top ? upper : top, to = lower < bottom ? lower : bottom;
    if (from < to) {
        size_t width = (size_t)(rect.right - rect.left), height = (size_t)(to - from);
        uik_fill_block(
            row_of(surface, from) + rect.left, surface->stride, ink->straight, ink->alpha, width,
            height);
        painted += width * height;
    }
    return painted
        + paint_corner_rows(
            surface, ink, rect, &corners[3], &corners[2], lower_start, bottom,
            rect.bottom - 1 - lower_start, -1);
}

void uik_paint_rounded(
    uik_surface *surface, const uik_ink *ink, uik_rect rect, const uik_corner corners[4]) {
    if (surface->rect_count == 0) return;
    if (!surface->mask && uik_ink_is_plain(ink)) {
        for (size_t i = 0; i < surface->rect_count; i++) {
            surface->painted += paint_plain(surface, ink, rect, corners, &surface->rects[i]);
        }
        return;
    }
    int64_t top = rect.top, bottom = rect.bottom;
    if (surface->rects[0].top > top) top = surface->rects[0].top;
    if (surface->rects[surface->rect_count - 1].bottom < bottom) {
        bottom = surface->rects[surface->rect_count - 1].bottom;
    }
    surface->cursor = 0;
    for (int64_t y = top; y < bottom; y++) {
        if (y + UIK_AHEAD_ROWS < bottom) {
            const char *row = (const char *)surface->pixels
                + (size_t)(y - surface->y) * surface->stride;
            look_ahead(
                (const uint32_t *)row, surface->stride, rect.left - surface->x,
                rect.right - surface->x);
        }
        side left = side_of(&corners[0], &corners[3], y, rect, 0);
        side right = side_of(&corners[1], &corners[2], y, rect, 1);
        uik_span spans[3];
        size_t count = 0;
        // Both sides' bytes are reached from the left one's.
        const uint8_t *mask = left.bytes ? left.bytes : right.bytes;
        int32_t x = (int32_t)rect.left + left.whole, end = (int32_t)rect.right - right.whole;
        if (left.whole > left.first) {
            spans[count++] = (uik_span){(int32_t)rect.left + left.first, x, 255, 0};
        }
        if (count) uik_paint_spans(surface, ink, (int32_t)y, spans, count, mask);
        count = 0;
        if (x < end) spans[count++] = (uik_span){x, end, 255, -1};
        if (right.whole > right.first) {
            spans[count++] = (uik_span){end, (int32_t)rect.right - right.first, 255, 0};
        }
        if (count) uik_paint_spans(surface, ink, (int32_t)y, spans, count, right.bytes);
    }
}

void uik_paint_patch(
    uik_surface *surface, const uik_ink *ink, uik_rect rect, const uik_patch *patch) {
    if (surface->rect_count == 0) return;
    int64_t top = rect.top, bottom = rect.bottom;
    if (surface->rects[0].top > top) top = surface->rects[0].top;
    if (surface->rects[surface->rect_count - 1].bottom < bottom) {
        bottom = surface->rects[surface->rect_count - 1].bottom;
    }
    surface->cursor = 0;
    int32_t left = (int32_t)rect.left, right = (int32_t)rect.right;
    int64_t below = rect.bottom - patch->height;  // subtracted, gives the lines under the middle
    for (int64_t y = top; y < bottom; y++) {
        int64_t line = y - rect.top;
        if (patch->row >= 0 && line > patch->row) {
            line = y - below > patch->row ? y - below : patch->row;
        }
        const uint8_t *bytes = patch->bytes + line * patch->width;
        uik_span spans[3];
        size_t count = 0;
        if (patch->column < 0) {
            spans[count++] = (uik_span){left, right, 255, 0};
        } else {
            int32_t after = patch->width - patch->column - 1;
            if (patch->column) spans[count++] = (uik_span){left, left + patch->column, 255, 0};
            if (bytes[patch->column]) {
                spans[count++] = (uik_span){
                    left + patch->column, right - after, bytes[patch->column], -1};
            }
            if (after) spans[count++] = (uik_span){right - after, right, 255, patch->column + 1};
        }
        uik_paint_spans(surface, ink, (int32_t)y, spans, count, bytes);
    }
}
