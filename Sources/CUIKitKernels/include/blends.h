// Every way that a colour can meet what is there.
#pragma once
#include <stddef.h>
#include <stdint.h>

// The numbers are Core Graphics'.
enum {
    UIK_BLEND_NORMAL,
    UIK_BLEND_MULTIPLY,
    UIK_BLEND_SCREEN,
    UIK_BLEND_OVERLAY,
    UIK_BLEND_DARKEN,
    UIK_BLEND_LIGHTEN,
    UIK_BLEND_COLOR_DODGE,
    UIK_BLEND_COLOR_BURN,
    UIK_BLEND_SOFT_LIGHT,
    UIK_BLEND_HARD_LIGHT,
    UIK_BLEND_DIFFERENCE,
    UIK_BLEND_EXCLUSION,
    UIK_BLEND_HUE,
    UIK_BLEND_SATURATION,
    UIK_BLEND_COLOR,
    UIK_BLEND_LUMINOSITY,
    UIK_BLEND_CLEAR,
    UIK_BLEND_COPY,
    UIK_BLEND_SOURCE_IN,
    UIK_BLEND_SOURCE_OUT,
    UIK_BLEND_SOURCE_ATOP,
    UIK_BLEND_DESTINATION_OVER,
    UIK_BLEND_DESTINATION_IN,
    UIK_BLEND_DESTINATION_OUT,
    UIK_BLEND_DESTINATION_ATOP,
    UIK_BLEND_XOR,
    UIK_BLEND_PLUS_DARKER,
    UIK_BLEND_PLUS_LIGHTER,
};

// Blends `count` premultiplied pixels, scaled by alpha/255, into the destination, as far as
// `coverage` and `mask` (which may be NULL) go. What is not covered stays as it is.
void uik_blend_row(
    int32_t mode, uint32_t *dst, const uint32_t *src, uint32_t alpha, const uint8_t *mask,
    uint32_t coverage, size_t count);
