// Round corners whose coverage is known.
#pragma once
#include <stdint.h>

// The coverage of a rectangle's round corner, seen as the top-left one.
typedef struct {
    int32_t width, height;
    const int32_t *first;     // in each row, the first column with coverage …
    const int32_t *whole;     // … and the first one from which on it is whole
    const uint8_t *bytes;     // `width` bytes a row
    const uint8_t *mirrored;  // the same from right to left
} uik_corner;
