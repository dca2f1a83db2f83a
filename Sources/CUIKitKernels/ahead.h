// Asking for memory before it is needed.
#pragma once
#include "paint.h"

// Rows of a narrow shape are pages apart in memory, where processors do not look ahead by themselves:
// without this most of the time of a small shape on a large surface is waiting.
enum { UIK_AHEAD_ROWS = 4, UIK_AHEAD_MOST = 256 };  // rows; pixels of a row

// Asks for the pixels left ..< right of a row, which starts at column 0.
static inline void look_at(const uint32_t *row, int64_t left, int64_t right) {
    if (right - left > UIK_AHEAD_MOST) return;
    const char *p = (const char *)(row + left), *end = (const char *)(row + right);
    for (; p < end; p += 64) __builtin_prefetch(p, 1);
    __builtin_prefetch(end - 1, 1);
}

// Asks for the pixels left ..< right of the row that is UIK_AHEAD_ROWS below `row`, which starts at column 0.
static inline void look_ahead(const uint32_t *row, size_t stride, int64_t left, int64_t right) {
    look_at(row + UIK_AHEAD_ROWS * (stride / sizeof *row), left, right);
}
