// Reading slanted lines in squares of 4 x 4 pixels, with AVX-512's permutes of bytes and sums of products.
//
// Where a square reads at most 4 x 4 pixels of the picture, these fit into one vector. For each channel one permute then
// puts the four corners of all 16 places side by side, and two multiplications mix them: the first one left and right,
// the second one above and below. Reading row by row takes twice as long.
#ifdef __x86_64__
#include <immintrin.h>
#include <string.h>

#include "pixel.h"
#include "sets.h"

#pragma clang attribute push(                                                                      \
    __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,avx512vnni"))),       \
    apply_to = function)
#define INLINE static inline __attribute__((always_inline))

typedef uint32_t wide __attribute__((vector_size(64)));  // a lane for each place of a square, row by row
typedef uint8_t bytes __attribute__((vector_size(64)));
typedef uint16_t half __attribute__((vector_size(64)));

INLINE wide splat(uint32_t value) { return value - (wide){}; }

// How many bits of each lane are fractions. Above them are its column and row, 0 to 2, counted from the square's first ones;
// columns two bits below rows, so that they are neighbours when they are put together.
enum { ACROSS_BITS = 27, DOWN_BITS = 29 };
_Static_assert(UIK_PLACE_GRID == 1 << (32 - ACROSS_BITS), "lanes hold places exactly");

// Each byte the eight bits that start at the one that `starts` names for it, of both lanes of a pair alike.
INLINE wide windows(wide lanes, uint32_t starts) {
    uint64_t pair = starts | (uint64_t)(starts + 0x20202020u) << 32;
    return (wide)_mm512_multishift_epi64_epi8(_mm512_set1_epi64((int64_t)pair), (__m512i)lanes);
}

// Bits of `b` where the mask has ones, others of `a`.
INLINE wide chosen(wide a, wide b, uint32_t mask) { return (a & ~splat(mask)) | (b & mask); }

// The 128ths of each lane as negative weights, by turns of what is left and of what is right. ~v is -v - 1.
INLINE wide across_weights(wide across) {
    wide fractions = windows(across, 0x01010101u * (ACROSS_BITS - 7));
    return (wide)((bytes)((fractions ^ 0xFF00FF00u) | 0x80808080u) + (bytes)splat(0x01000100));
}

// The 512ths of each lane as negative weights of what is above and of what is below.
INLINE wide down_weights(wide down) {
    wide fractions = windows(down, 0x08000800u + 0x01010101u * (DOWN_BITS - 9));
    return (wide)((half)((fractions ^ 0xFFFF0000u) | 0xFE00FE00u) + (half)splat(0x00010000));
}

// One channel of all places, in the third byte of each lane: `corners` names four bytes of the source for each.
INLINE wide channel_at(wide source, wide corners, wide across, wide down, uint32_t start) {
    __m512i four = _mm512_permutexvar_epi8((__m512i)corners, (__m512i)source);
    __m512i above_and_below = _mm512_maddubs_epi16(four, (__m512i)across);
    return (wide)_mm512_dpwssd_epi32((__m512i)splat(start), above_and_below, (__m512i)down);
}

// The pixels of a square, whose source is 4 rows of 4 pixels.
INLINE wide square_at(wide source, wide across, wide down, int is_opaque) {
    // The number of the upper left corner's first byte, in all bytes: 16 a row, 4 a column.
    wide both = chosen(down, across, 3u << ACROSS_BITS);
    wide first = windows(both, 0x01010101u * (ACROSS_BITS - 2)) & 0x3C3C3C3Cu;
    // Upper left, upper right, lower left, lower right.
    bytes corners = (bytes)first + (bytes)splat(0x14100400);
    wide weights = across_weights(across), weights_down = down_weights(down);
    wide blue = channel_at(source, (wide)corners, weights, weights_down, 32768);
    wide green = channel_at(source, (wide)(corners + 1), weights, weights_down, 32768);
    wide upper;
    if (is_opaque) {
        upper = channel_at(source, (wide)(corners + 2), weights, weights_down, 0xFF008000u);
    } else {
        wide red = channel_at(source, (wide)(corners + 2), weights, weights_down, 32768);
        wide alpha = channel_at(source, (wide)(corners + 3), weights, weights_down, 32768);
        upper = chosen(red, alpha << 8, 0xFF000000u);
    }
    return chosen(chosen(blue >> 16, green >> 8, 0x0000FF00u), upper, 0xFFFF0000u);
}

// Four rows of four pixels, all of which the picture has.
INLINE wide source_at(const char *first, size_t stride) {
    __m512i rows = _mm512_castsi128_si512(_mm_loadu_si128((const __m128i *)first));
    rows = _mm512_inserti32x4(rows, _mm_loadu_si128((const __m128i *)(first + stride)), 1);
    rows = _mm512_inserti32x4(rows, _mm_loadu_si128((const __m128i *)(first + 2 * stride)), 2);
    rows = _mm512_inserti32x4(rows, _mm_loadu_si128((const __m128i *)(first + 3 * stride)), 3);
    return (wide)rows;
}

// The same where the picture's edges go on.
static __attribute__((noinline)) void clamped_source(
    uint32_t source[16], const uik_picture *picture, int64_t left, int64_t top) {
    for (int y = 0; y < 4; y++) {
        const uint32_t *row = (const uint32_t *)((const char *)picture->pixels
                                                 + (size_t)clamped(top + y, picture->height) * picture->stride);
        for (int x = 0; x < 4; x++) source[4 * y + x] = row[clamped(left + x, picture->width)];
    }
}

INLINE void store_square(char *dst, size_t stride, wide square) {
    __m512i rows = (__m512i)square;
    _mm_storeu_si128((__m128i *)dst, _mm512_castsi512_si128(rows));
    _mm_storeu_si128((__m128i *)(dst + stride), _mm512_extracti32x4_epi32(rows, 1));
    _mm_storeu_si128((__m128i *)(dst + 2 * stride), _mm512_extracti32x4_epi32(rows, 2));
    _mm_storeu_si128((__m128i *)(dst + 3 * stride), _mm512_extracti32x4_epi32(rows, 3));
}

// How far a place moves back at most within a square.
static int64_t least(int64_t across, int64_t down) {
    return (across < 0 ? 3 * across : 0) + (down < 0 ? 3 * down : 0);
}

INLINE void read_run(
    char *dst, size_t dst_stride, const uik_picture *picture, const uik_places *p, size_t squares,
    int is_opaque) {
    enum { RUN = 64 };
    // Where each square of a run reads: worked out first, since loading it costs less than moving it between registers.
    uint32_t across[RUN], down[RUN];
    int32_t left[RUN], top[RUN];
    // Each lane's place, from the square's least one on.
    int64_t least_u = least(p->across_u, p->down_u), least_v = least(p->across_v, p->down_v);
    wide lanes_u, lanes_v;
    for (int i = 0; i < 16; i++) {
        lanes_u[i] = (uint32_t)((i % 4 * p->across_u + i / 4 * p->down_u - least_u) >> (32 - ACROSS_BITS));
        lanes_v[i] = (uint32_t)((i % 4 * p->across_v + i / 4 * p->down_v - least_v) >> (32 - DOWN_BITS));
    }
    int64_t u = p->u + least_u, v = p->v + least_v;
    uint32_t columns = picture->width > 3 ? (uint32_t)picture->width - 3 : 0;
    uint32_t rows = picture->height > 3 ? (uint32_t)picture->height - 3 : 0;
    size_t stride = picture->stride;
    while (squares > 0) {
        size_t count = squares < RUN ? squares : RUN;
        for (size_t i = 0; i < count; i++, u += 4 * p->across_u, v += 4 * p->across_v) {
            across[i] = (uint32_t)u >> (32 - ACROSS_BITS);
            down[i] = (uint32_t)v >> (32 - DOWN_BITS);
            left[i] = (int32_t)(u >> 32);
            top[i] = (int32_t)(v >> 32);
        }
        for (size_t i = 0; i < count; i++, dst += 16) {
            wide source;
            if ((uint32_t)left[i] < columns && (uint32_t)top[i] < rows) {
                const char *row = (const char *)picture->pixels + (size_t)top[i] * stride;
                source = source_at(row + (size_t)left[i] * 4, stride);
            } else {
                uint32_t pixels[16] __attribute__((aligned(64)));
                clamped_source(pixels, picture, left[i], top[i]);
                memcpy(&source, pixels, sizeof source);
            }
            wide square = square_at(source, lanes_u + across[i], lanes_v + down[i], is_opaque);
            store_square(dst, dst_stride, square);
        }
        squares -= count;
    }
}

void uik_read_squares(
    uint32_t *dst, size_t dst_stride, const uik_picture *picture, const uik_places *places,
    size_t count, int32_t is_opaque) {
    if (is_opaque) {
        read_run((char *)dst, dst_stride, picture, places, count / UIK_SQUARE, 1);
    } else {
        read_run((char *)dst, dst_stride, picture, places, count / UIK_SQUARE, 0);
    }
}
#pragma clang attribute pop
#endif
