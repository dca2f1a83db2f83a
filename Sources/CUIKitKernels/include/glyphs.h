// Painting glyphs: small masks, each at a place of its own.
//
// The caller lends all memory for the length of one call. Nothing is allocated here.
#pragma once
#include "paint.h"

// The coverage of a glyph, its rows `width` bytes apart.
typedef struct {
    const uint8_t *bytes;
    int32_t x, y;  // the first pixel's place in device space
    int32_t width, height;
} uik_glyph;

// Paints glyphs one after the other.
void uik_paint_glyphs(
    uik_surface *surface, const uik_ink *ink, const uik_glyph *glyphs, size_t count);
