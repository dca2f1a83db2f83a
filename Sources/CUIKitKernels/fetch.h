// The colours of an ink's pixels.
#pragma once
#include "paint.h"

// Writes what the ink has in `count` pixels from (x, y) on. The ink is no single colour.
void uik_fetch(const uik_ink *ink, uint32_t *dst, int32_t x, int32_t y, size_t count);

// The pixels themselves, where the ink has them in memory side by side; NULL otherwise.
const uint32_t *uik_pixels_in_place(const uik_ink *ink, int32_t x, int32_t y);
