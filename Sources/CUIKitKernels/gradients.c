#include "gradients.h"

#include <math.h>

#include "pixel.h"
#include "spans.h"

// The same bytes on every machine: no product is joined with a sum.
#pragma STDC FP_CONTRACT OFF

static inline int64_t axis(const uik_gradient *g, int64_t x, int64_t y) {
    // Far outside the places wrap around, where no pixel is.
    return (int64_t)((uint64_t)g->t + (uint64_t)g->across * (uint64_t)x
                     + (uint64_t)g->down * (uint64_t)y);
}

static inline uint32_t clamped_byte(double value) {
    return value <= 0 ? 0 : value >= 255 ? 255 : (uint32_t)(value + 0.5);
}

// The colour of one place of a ramp.
static uint32_t color_at(const uik_ramp *ramp, int64_t t) {
    double way = (double)(int64_t)((uint64_t)t - (uint64_t)ramp->from);
    uint32_t pixel = 0;
    for (int c = 0; c < 4; c++) {
        pixel |= clamped_byte(ramp->start[c] + way * ramp->slope[c]) << (8 * c);
    }
    return pixel;
}

// A value in 256ths, with the half that rounds it; only its lowest 16 bits are looked at.
static inline uint32_t in_256ths(double value) {
    return (uint32_t)(int64_t)(value * 256 + 128.5) & 0xFFFF;
}

void uik_ramp_prepare(uik_ramp *ramp, int64_t across) {
    double width = fabs((double)across) > 0
        ? ((double)ramp->to - (double)ramp->from) / fabs((double)across)
        : 1e18;
    ramp->is_steep = width < 16;
    if (ramp->is_flat || ramp->is_steep) return;
    for (int i = 0; i < UIK_RAMP_RUN; i++) {
        uint32_t part[4];
        for (int c = 0; c < 4; c++) {
            double added = ramp->slope[c] * (double)across * i;
            part[c] = (uint32_t)(int64_t)floor(added * 256 + 0.5) & 0xFFFF;
        }
        ramp->low[i] = part[0] | part[2] << 16;
        ramp->high[i] = part[1] | part[3] << 16;
    }
}

// The pixels x ..< end of a row, all of them on one ramp that is neither flat nor steep. Runs start
// at multiples of their length, so that it doesn't matter where a clip does.
static void fetch_ramp(
    uint32_t *dst, const uik_gradient *g, const uik_ramp *ramp, int32_t x, int32_t end, int64_t t0) {
    enum { BATCH = 16 };
    uint32_t starts[2 * BATCH];
    while (x < end) {
        int32_t first = x & ~(UIK_RAMP_RUN - 1), runs = 0, run = first;
        for (; runs < BATCH && run < end; runs++, run += UIK_RAMP_RUN) {
            int64_t t = (int64_t)((uint64_t)t0 + (uint64_t)g->across * (uint64_t)(int64_t)run);
            double way = (double)(int64_t)((uint64_t)t - (uint64_t)ramp->from);
            uint32_t part[4];
            for (int c = 0; c < 4; c++) {
                // Moved up by whole turns of 16 bits, so that cutting off is rounding down.
                part[c] = in_256ths(ramp->start[c] + way * ramp->slope[c] + 1048576);
            }
            starts[2 * runs] = part[0] | part[2] << 16;
            starts[2 * runs + 1] = part[1] | part[3] << 16;
        }
        int32_t stop = run < end ? run : end;
        uik_kernels_in_use()->ramp(
            dst, starts, ramp->low, ramp->high, (size_t)(x - first), (size_t)(stop - x));
        dst += stop - x;
        x = stop;
    }
}

static void fetch_linear(
    uint32_t *dst, const uik_gradient *g, int32_t x, int32_t y, size_t count) {
    int64_t t0 = axis(g, 0, y);
    int32_t end = x + (int32_t)count;
    const uik_ramp *ramp = g->ramps;
    int64_t t = axis(g, x, y);
    while (t >= ramp->to && ramp < g->ramps + g->ramp_count - 1) ramp += 1;
    while (x < end) {
        // Where the next ramp begins, in the direction of the row.
        int64_t limit = end;
        if (g->across > 0 && ramp->to != INT64_MAX) {
            uint64_t way = (uint64_t)ramp->to - (uint64_t)t;
            uint64_t steps = (way + (uint64_t)g->across - 1) / (uint64_t)g->across;
            if (steps < (uint64_t)(end - x)) limit = x + (int64_t)steps;
        } else if (g->across < 0 && ramp->from != INT64_MIN) {
            uint64_t way = (uint64_t)t - (uint64_t)ramp->from;
            uint64_t steps = way / (uint64_t)-g->across + 1;
            if (steps < (uint64_t)(end - x)) limit = x + (int64_t)steps;
        }
        int32_t stop = (int32_t)limit;
        if (ramp->is_flat) {
            uik_fill(dst, ramp->pixel, (size_t)(stop - x));
        } else if (g->across == 0) {
            uik_fill(dst, color_at(ramp, t), (size_t)(stop - x));
        } else if (ramp->is_steep) {
            for (int32_t i = x; i < stop; i++) dst[i - x] = color_at(ramp, axis(g, i, y));
        } else {
            fetch_ramp(dst, g, ramp, x, stop, t0);
        }
        dst += stop - x;
        x = stop;
        if (x < end) {
            t = axis(g, x, y);
            while (t >= ramp->to && ramp < g->ramps + g->ramp_count - 1) ramp += 1;
            while (t < ramp->from && ramp > g->ramps) ramp -= 1;
        }
    }
}

// The larger solution of the two circles' equation at a place, with a radius that isn't negative.
static uint32_t circles_color(const uik_gradient *g, double u, double v) {
    double dr = g->end_radius - g->start_radius;
    double a = g->center_u * g->center_u + g->center_v * g->center_v - dr * dr;
    double b = u * g->center_u + v * g->center_v + g->start_radius * dr;
    double c = u * u + v * v - g->start_radius * g->start_radius;
    double t[2];
    int count = 0;
    if (fabs(a) < 1e-12) {
        if (b == 0) return 0;
        t[count++] = c / (2 * b);
    } else {
        double root = b * b - a * c;
        if (!(root >= 0)) return 0;
        root = sqrt(root);
        t[0] = (b + root) / a;
        t[1] = (b - root) / a;
        if (t[0] < t[1]) {
            double swap = t[0];
            t[0] = t[1];
            t[1] = swap;
        }
        count = 2;
    }
    for (int i = 0; i < count; i++) {
        if (!(g->start_radius + t[i] * dr >= 0)) continue;
        uint32_t color;
        if (t[i] < 0) {
            color = g->before;
        } else if (t[i] > 1) {
            color = g->after;
        } else {
            return g->colors[(int)(t[i] * (UIK_GRADIENT_COLORS - 1) + 0.5)];
        }
        // What isn't painted lets the other circle through the place show.
        if (color) return color;
    }
    return 0;
}

void uik_gradient_fetch(
    uint32_t *dst, const uik_gradient *g, int32_t x, int32_t y, size_t count) {
    if (g->kind == UIK_GRADIENT_LINEAR) {
        fetch_linear(dst, g, x, y, count);
        return;
    }
    double u = g->u + g->down_u * y, v = g->v + g->down_v * y;
    if (g->kind == UIK_GRADIENT_CIRCLES) {
        for (size_t i = 0; i < count; i++) {
            double at = (double)x + (double)i;
            dst[i] = circles_color(g, u + g->across_u * at, v + g->across_v * at);
        }
        return;
    }
    const float place[4] = {(float)u, (float)v, (float)g->across_u, (float)g->across_v};
    if (g->kind == UIK_GRADIENT_RADIAL) {
        uik_kernels_in_use()->radial(dst, g->colors, g->after, place, x, count);
    } else {
        uik_kernels_in_use()->conic(dst, g->colors, place, x, count);
    }
}
