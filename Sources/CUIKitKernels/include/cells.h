// Scan conversion into dense rows of cells.
//
// Coordinates are pixels times 256. Each edge adds, to the cells it passes, the
// signed area between itself and the right end of the row; the running sum of a
// row is then the winding-weighted coverage of each pixel, 131072 for a whole one.
// All of it is integers, and what an edge adds to a cell depends neither on the
// band nor on the columns that are kept: any partition of a clip gives the same sums.
#pragma once
#include "rows.h"

enum { UIK_BAND_ROWS = 16 };

typedef struct {
    int32_t x0, y0, x1, y1;  // y0 < y1
    int32_t sign;            // 1 downwards, -1 upwards
    int32_t next;            // the next edge of the same band, -1 at the end
} uik_edge;

// A band of rows. The cells of a row are `width` + 2 apart and its words of touched bits
// `words` = (width + 2 + 63) / 64; both are zero before the first edge and after each sweep.
typedef struct {
    int32_t left, right;  // the columns that are kept
    int32_t top, bottom;  // the rows of the band
} uik_band;

// Puts each edge into the list of the band of UIK_BAND_ROWS rows that it starts in, of those from
// `limits.top` to `limits.bottom`. Those that add nothing within the limits are left out.
void uik_sort_into_bands(uik_edge *edges, size_t count, uik_band limits, int32_t *heads);

// Adds the edges of the list that starts at `head`. Edges that go on below the band are put
// in the list `*next_head`.
void uik_band_add(
    const uik_band *band, uik_edge *edges, int32_t head, int32_t *next_head, int32_t *cells,
    uint64_t *bits);

// Turns row `row` (0 at the band's top) into spans and clears it. `spans` has room for
// width + 2 spans, `mask` for width + 2 + UIK_MASK_SLACK bytes. Returns the spans written.
size_t uik_band_sweep(
    const uik_band *band, int32_t row, int32_t even_odd, int32_t *cells, uint64_t *bits,
    uik_span *spans, uint8_t *mask);
