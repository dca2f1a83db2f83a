// Soft coverage: blurred masks, and the closed form of blurred rectangles.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum { UIK_SOFT_STEPS = 1024 };  // steps of the table from one end of a soft edge to the other

// A soft edge: how much of the blur lies on one side of places from -reach to +reach.
typedef struct {
    const float *table;  // UIK_SOFT_STEPS + 2 values from 0 to 1
    float reach;         // pixels, positive
} uik_soft_edge;

// The shape of a sum of rectangles: row i covers the columns left[i] ..< right[i] from `top[i]` to
// `top[i + 1]`, in pixels, from the top; `count` rows and count + 1 tops.
typedef struct {
    const float *top, *left, *right;
    int32_t count;
} uik_soft_rows;

// Writes the blurred coverage of the rows, 0...255, to a mask whose first pixel's corner is
// (x, y). `line` has room for `width` floats a row, `sum` for `width` of them.
void uik_soft_mask(
    uint8_t *mask, size_t stride, int32_t x, int32_t y, int32_t width, int32_t height,
    const uik_soft_rows *rows, const uik_soft_edge *edge, float *line, float *sum);

// Averages each byte of a mask with its neighbours, three times along the rows and three times along
// the columns: `radius` to both sides, and part/256 of the next one. `room` holds as many bytes as
// the mask, `sums` one number a column and, after them, one zero byte a column.
void uik_blur(
    uint8_t *mask, uint8_t *room, uint32_t *sums, size_t stride, int32_t width, int32_t height,
    int32_t radius, uint32_t part);

// Takes the alpha bytes out of a row of pixels.
void uik_alphas(uint8_t *mask, const uint32_t *pixels, size_t count);
