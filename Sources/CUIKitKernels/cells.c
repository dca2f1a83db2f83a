#include "cells.h"

#include "pixel.h"
#include "spans.h"

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

// Marks columns first ... last, counted from the row's left end, as touched.
static inline __attribute__((always_inline)) void touch_all(
    uint64_t *bits, int32_t first, int32_t last) {
    int32_t word = first >> 6, end = last >> 6;
    uint64_t from = ~(uint64_t)0 << (first & 63), to = ~(uint64_t)0 >> (63 - (last & 63));
    if (word == end) {
        bits[word] |= from & to;
        return;
    }
    bits[word] |= from;
    while (++word < end) bits[word] = ~(uint64_t)0;
    bits[end] |= to;
}

// What `add_piece` adds, for a piece all of whose columns are kept; x is counted from the row's left
// end. The same divisions, in half the width.
static inline __attribute__((always_inline)) void add_inner_piece(
    uint32_t *cells, uint64_t *bits, int32_t xa, int32_t xb, uint32_t height, uint32_t sign) {
    uint32_t lo = (uint32_t)(xa < xb ? xa : xb), hi = (uint32_t)(xa < xb ? xb : xa);
    uint32_t first = lo >> 8, last = hi >> 8;
    if (first == last) {
        uint32_t cover = height * sign, sum = (lo & 255) + (hi & 255);
        cells[first] += cover * (512 - sum);
        cells[first + 1] += cover * sum;
        touch_all(bits, (int32_t)first, (int32_t)first + 1);
        return;
    }
    uint32_t span = hi - lo, start = lo & 255;
    uint32_t whole = (256 - start) * height + span / 2;
    uint32_t next = whole / span, done = next;
    uint32_t cover = next * sign;
    cells[first] += cover * (256 - start);
    uint32_t carried = cover * (256 + start);
    if (first + 1 < last) {
        uint32_t rest = whole - next * span;
        uint32_t step = 256 * height / span, step_rest = 256 * height - step * span;
        for (uint32_t column = first + 1; column < last; column++) {
            rest += step_rest;
            uint32_t more = step;
            if (rest >= span) {
                rest -= span;
                more += 1;
            }
            done += more;
            cover = more * sign * 256;
            cells[column] += carried + cover;
            carried = cover;
        }
    }
    cover = (height - done) * sign;
    uint32_t end = hi & 255;
    cells[last] += carried + cover * (512 - end);
    cells[last + 1] += cover * end;
    touch_all(bits, (int32_t)first, (int32_t)last + 1);
}

static void add_outer_edge(const uik_band *band, const uik_edge *e, int32_t *cells, uint64_t *bits) {
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

// An edge all of whose columns are kept.
static void add_inner_edge(
    const uik_band *band, const uik_edge *e, int32_t *all_cells, uint64_t *bits) {
    int32_t width = band->right - band->left, origin = band->left * 256;
    size_t stride = (size_t)width + 2, words = (stride + 63) / 64;
    int32_t y = e->y0 > band->top * 256 ? e->y0 : band->top * 256;
    int32_t end = e->y1 < band->bottom * 256 ? e->y1 : band->bottom * 256;
    if (y >= end) return;
    int64_t dx = (int64_t)e->x1 - e->x0, dy = (int64_t)e->y1 - e->y0;
    uint32_t sign = (uint32_t)e->sign;
    uint32_t *cells = (uint32_t *)all_cells + (size_t)((y >> 8) - band->top) * stride;
    bits += (size_t)((y >> 8) - band->top) * words;
    int64_t rest = 0, step_rest = 0, step = 0;
    int32_t x = e->x0 - origin;
    if (dx != 0 && y != e->y0) x += (int32_t)floor_div((y - e->y0) * dx + dy / 2, dy, &rest);
    int32_t edge = (y & ~255) + 256;
    if (edge > end) edge = end;
    int32_t next = e->x1 - origin;
    if (edge != e->y1) {
        next = e->x0 - origin;
        if (dx != 0) {
            next += (int32_t)floor_div((edge - e->y0) * dx + dy / 2, dy, &rest);
            step = floor_div(256 * dx, dy, &step_rest);
        }
    }
    add_inner_piece(cells, bits, x, next, (uint32_t)(edge - y), sign);
    y = edge;
    x = next;
    while (y + 256 <= end) {
        cells += stride;
        bits += words;
        next = x + (int32_t)step;
        rest += step_rest;
        if (rest >= dy) {
            rest -= dy;
            next += 1;
        }
        add_inner_piece(cells, bits, x, next, 256, sign);
        y += 256;
        x = next;
    }
    if (y < end) add_inner_piece(cells + stride, bits + words, x, e->x1 - origin, (uint32_t)(end - y), sign);
}

static void add_edge(const uik_band *band, const uik_edge *e, int32_t *cells, uint64_t *bits) {
    int32_t least = e->x0 < e->x1 ? e->x0 : e->x1, most = e->x0 < e->x1 ? e->x1 : e->x0;
    if (least >= band->left * 256 && most < band->right * 256) {
        add_inner_edge(band, e, cells, bits);
    } else {
        add_outer_edge(band, e, cells, bits);
    }
}

void uik_sort_into_bands(uik_edge *edges, size_t count, uik_band limits, int32_t *heads) {
    int32_t top = limits.top * 256, bottom = limits.bottom * 256, right = limits.right * 256;
    int32_t bands = (limits.bottom - limits.top + UIK_BAND_ROWS - 1) / UIK_BAND_ROWS;
    for (int32_t i = 0; i < bands; i++) heads[i] = -1;
    for (size_t i = 0; i < count; i++) {
        uik_edge *e = &edges[i];
        // What lies below, above or to the right adds nothing to the cells that are kept.
        if (e->y0 >= bottom || e->y1 <= top) continue;
        if (e->x0 >= right && e->x1 >= right) continue;
        int32_t band = e->y0 <= top ? 0 : ((e->y0 - top) >> 8) / UIK_BAND_ROWS;
        e->next = heads[band];
        heads[band] = (int32_t)i;
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

// The first index at or after `index` that isn't touched, or `width`.
static inline int32_t next_untouched(const uint64_t *bits, int32_t index, int32_t width) {
    while (index < width) {
        uint64_t word = ~bits[index >> 6] >> (index & 63);
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
    enum { GAP = 16 };  // constant runs shorter than this go into the mask
    const uik_kernels *kernels = uik_kernels_in_use();
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
            int32_t flat = (int32_t)coverage_byte(sum, even_odd);
            if (flat) spans[count++] = (uik_span){band->left + x, band->left + start, flat, -1};
        }
        if (start >= width) break;
        // A run of cells that change, with the short gaps in it.
        x = next_untouched(bits, start, width);
        for (;;) {
            int32_t touched = next_touched(bits, x, width);
            if (touched - x >= GAP || touched >= width) break;
            x = next_untouched(bits, touched, width);
        }
        sum = kernels->add_up(mask + bytes, cells + start, sum, even_odd, (size_t)(x - start));
        spans[count++] = (uik_span){band->left + start, band->left + x, 255, bytes};
        bytes += x - start;
    }
    cells[width] = 0;
    cells[width + 1] = 0;
    // As a plain loop: a call to clear some twenty words costs more than they do.
    _Pragma("clang loop vectorize(disable) unroll(disable)")
    for (size_t i = 0; i < words; i++) __atomic_store_n(&bits[i], 0, __ATOMIC_RELAXED);
    return count;
}
