#include "cells.h"

#include <stdlib.h>

enum { WHOLE = 131072 };  // coverage of a whole pixel: 256 rows of 512 half-columns

// Crossings are rounded to the nearest 1/256, halves up: the half is in the numerator.
static inline int64_t floor_div(int64_t a, int64_t b, int64_t *rest) {
    int64_t q = a / b, r = a % b;
    if (r < 0) {
        q -= 1;
        r += b;
    }
    *rest = r;
    return q;
}

// One row's worth of cells; index 0 is column `left`.
typedef struct {
    int32_t *cells;
    uint64_t *bits;
    int32_t left, width;
} row;

static inline void touch(const row *r, int32_t index) {
    r->bits[index >> 6] |= (uint64_t)1 << (index & 63);
}

// Adds an edge piece of `cover` height that stays in column `x`; `sum` is its two x's within the
// cell, added. Sums are a ring, so an overflow on the way does no harm.
static inline void add(const row *r, int32_t x, int32_t cover, int32_t sum) {
    int32_t index = x - r->left;
    if (index >= r->width) return;
    if (index < 0) {
        index = 0;
        sum = 0;
    }
    uint32_t *cells = (uint32_t *)r->cells;
    cells[index] += (uint32_t)(cover * (512 - sum));
    cells[index + 1] += (uint32_t)(cover * sum);
    touch(r, index);
    touch(r, index + 1);
}

// Adds the piece from xa to xb, `height` rows of 1/256 tall.
static void add_piece(const row *r, int32_t xa, int32_t xb, int32_t height, int32_t sign) {
    if (height == 0) return;
    int32_t lo = xa < xb ? xa : xb, hi = xa < xb ? xb : xa;
    int32_t first = lo >> 8, last = hi >> 8;
    if (first - r->left >= r->width) return;
    if (first == last || last < r->left) {
        add(r, last, height * sign, (lo & 255) + (hi & 255));
        return;
    }
    // From the left end to the right one; which end is higher doesn't matter to the area.
    int64_t span = (int64_t)hi - lo, rest, step_rest;
    int32_t column = first;
    int64_t done = 0;
    if (column < r->left) {
        column = r->left;
        done = floor_div((int64_t)(column * 256 - lo) * height + span / 2, span, &rest);
        add(r, column - 1, (int32_t)done * sign, 0);
    }
    int64_t next = floor_div((int64_t)((column + 1) * 256 - lo) * height + span / 2, span, &rest);
    int64_t step = floor_div((int64_t)256 * height, span, &step_rest);
    int32_t start = column == first ? lo & 255 : 0;
    int32_t limit = r->left + r->width;
    while (column < last) {
        add(r, column, (int32_t)(next - done) * sign, start + 256);
        done = next;
        next += step;
        rest += step_rest;
        if (rest >= span) {
            rest -= span;
            next += 1;
        }
        start = 0;
        column += 1;
        if (column >= limit) return;
    }
    add(r, last, (int32_t)(height - done) * sign, start + (hi & 255));
}

static void add_edge(const uik_band *band, const uik_edge *e, int32_t *cells, uint64_t *bits) {
    int32_t width = band->right - band->left;
    size_t stride = (size_t)width + 2, words = (stride + 63) / 64;
    int32_t y = e->y0 > band->top * 256 ? e->y0 : band->top * 256;
    int32_t end = e->y1 < band->bottom * 256 ? e->y1 : band->bottom * 256;
    if (y >= end) return;
    int64_t dx = (int64_t)e->x1 - e->x0, dy = (int64_t)e->y1 - e->y0;
    int64_t rest, step_rest;
    int32_t x = e->x0 + (int32_t)floor_div((y - e->y0) * dx + dy / 2, dy, &rest);
    int64_t step = floor_div(256 * dx, dy, &step_rest);
    row r = {
        cells + (size_t)((y >> 8) - band->top) * stride,
        bits + (size_t)((y >> 8) - band->top) * words, band->left, width};
    // Up to the first row's end, where the regular steps start.
    int32_t edge = (y & ~255) + 256;
    if (edge > end) edge = end;
    int32_t next;
    if (edge == e->y1) {
        next = e->x1;
        rest = 0;
    } else {
        next = e->x0 + (int32_t)floor_div((edge - e->y0) * dx + dy / 2, dy, &rest);
    }
    add_piece(&r, x, next, edge - y, e->sign);
    y = edge;
    x = next;
    while (y + 256 <= end) {
        r.cells += stride;
        r.bits += words;
        next = x + (int32_t)step;
        rest += step_rest;
        if (rest >= dy) {
            rest -= dy;
            next += 1;
        }
        add_piece(&r, x, next, 256, e->sign);
        y += 256;
        x = next;
    }
    if (y < end) {
        // Only the edge's own lower end lies within a row.
        r.cells += stride;
        r.bits += words;
        add_piece(&r, x, e->x1, end - y, e->sign);
    }
}

void uik_band_add(
    const uik_band *band, uik_edge *edges, int32_t head, int32_t *next_head, int32_t *cells,
    uint64_t *bits) {
    while (head >= 0) {
        uik_edge *e = &edges[head];
        int32_t next = e->next;
        add_edge(band, e, cells, bits);
        if (e->y1 > band->bottom * 256) {
            e->next = *next_head;
            *next_head = head;
        }
        head = next;
    }
}

static inline int32_t coverage(uint32_t sum, int32_t even_odd) {
    int32_t v = (int32_t)sum;
    if (even_odd) {
        v &= 2 * WHOLE - 1;
        if (v > WHOLE) v = 2 * WHOLE - v;
    } else {
        v = v < 0 ? (int32_t)(0u - (uint32_t)v) : v;
        if (v > WHOLE || v < 0) v = WHOLE;
    }
    return (v * 255 + WHOLE / 2) >> 17;
}

// The first touched index at or after `index`, or `width`.
static inline int32_t next_touched(const uint64_t *bits, int32_t index, int32_t width) {
    while (index < width) {
        uint64_t word = bits[index >> 6] >> (index & 63);
        if (word) {
            index += __builtin_ctzll(word);
            return index < width ? index : width;
        }
        index = (index | 63) + 1;
    }
    return width;
}

size_t uik_band_sweep(
    const uik_band *band, int32_t row, int32_t even_odd, int32_t *all_cells, uint64_t *all_bits,
    uik_span *spans, uint8_t *mask) {
    enum { GAP = 4 };  // constant runs shorter than this go into the mask
    int32_t width = band->right - band->left;
    size_t stride = (size_t)width + 2, words = (stride + 63) / 64;
    uint32_t *cells = (uint32_t *)all_cells + (size_t)row * stride;
    uint64_t *bits = all_bits + (size_t)row * words;
    size_t count = 0;
    int32_t bytes = 0;
    uint32_t sum = 0;
    int32_t x = 0;
    while (x < width) {
        int32_t start = next_touched(bits, x, width);
        if (start > x) {
            int32_t flat = coverage(sum, even_odd);
            if (flat) spans[count++] = (uik_span){band->left + x, band->left + start, flat, -1};
        }
        if (start >= width) break;
        // A run of cells that change, with the short gaps in it.
        int32_t first = bytes, any = 0;
        x = start;
        while (x < width) {
            int32_t touched = next_touched(bits, x, width);
            if (touched > x) {
                if (touched - x >= GAP || touched >= width) break;
                uint8_t flat = (uint8_t)coverage(sum, even_odd);
                while (x < touched) {
                    mask[bytes++] = flat;
                    x += 1;
                }
            }
            sum += cells[x];
            cells[x] = 0;
            int32_t value = coverage(sum, even_odd);
            any |= value;
            mask[bytes++] = (uint8_t)value;
            x += 1;
        }
        if (any) {
            spans[count++] = (uik_span){band->left + start, band->left + x, 255, first};
        } else {
            bytes = first;
        }
    }
    cells[width] = 0;
    cells[width + 1] = 0;
    for (size_t i = 0; i < words; i++) bits[i] = 0;
    return count;
}
