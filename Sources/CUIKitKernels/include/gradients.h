// Colours that change from place to place.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum { UIK_RAMP_RUN = 64 };  // pixels that share one start value of a ramp

// A part of a gradient between two places of its axis, in axis lengths times 2^30. Channels are
// blue, green, red and alpha, premultiplied, 0...255.
typedef struct {
    int64_t from, to;
    double start[4];     // the channels at `from`
    double slope[4];     // their change per 2^-30 of the axis
    int32_t is_flat;     // whether the channels don't change
    int32_t is_steep;    // whether it is too short on screen for runs
    uint32_t pixel;      // the colour of a flat one
    // What each pixel of a run adds in 256ths: blue and red, then green and alpha.
    uint32_t low[UIK_RAMP_RUN], high[UIK_RAMP_RUN];
} uik_ramp;

enum { UIK_GRADIENT_LINEAR, UIK_GRADIENT_RADIAL, UIK_GRADIENT_CONIC, UIK_GRADIENT_CIRCLES };
enum { UIK_GRADIENT_COLORS = 1024 };  // entries of a gradient's table

typedef struct {
    int32_t kind;
    int32_t is_opaque;
    // Linear: the place on the axis of the middle of device pixel (0, 0), and the way from pixel
    // to pixel; `ramp_count` ramps from -2^63 to 2^63 without gaps.
    int64_t t, across, down;
    const uik_ramp *ramps;
    int32_t ramp_count;
    // All others: from device pixels to gradient space, in which the circle has radius 1 around
    // 0 and a conic gradient starts on the right; and the table of colours, with what lies before
    // and after it.
    double u, v, across_u, across_v, down_u, down_v;
    const uint32_t *colors;
    uint32_t before, after;
    // Two circles: the second one's centre and both radii, the first one's centre being 0.
    double center_u, center_v, start_radius, end_radius;
} uik_gradient;

// Completes a ramp whose places and channels are set, for a way of `across` from pixel to pixel.
void uik_ramp_prepare(uik_ramp *ramp, int64_t across);

// Writes the colours of `count` pixels from (x, y) on.
void uik_gradient_fetch(
    uint32_t *dst, const uik_gradient *gradient, int32_t x, int32_t y, size_t count);
