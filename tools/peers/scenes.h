// What all peers share: the scenes' numbers and pictures, and the clock.
#pragma once
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 1280, HEIGHT = 800, BYTES = WIDTH * HEIGHT * 4 };

typedef struct {
    uint32_t state;
} numbers;

static inline uint32_t next(numbers *n) { return n->state = n->state * 1664525u + 1013904223u; }
static inline int below(numbers *n, uint32_t limit) { return (int)((next(n) >> 16) * limit >> 16); }
static inline uint32_t color(numbers *n) { return next(n) >> 8; }
static inline double q64(double v) { return floor(v * 64 + 0.5) / 64; }

static inline uint32_t *memory(void) {
    uint32_t *pixels = (uint32_t *)aligned_alloc(4096, BYTES);
    if (!pixels) exit(1);
    memset(pixels, 0xFF, BYTES);
    return pixels;
}

static inline int alpha_everywhere(int x, int y) { return ((7 * x + 13 * y) >> 2) & 255; }

static inline int alpha_icons(int x, int y) {
    int dx = 2 * (x & 63) - 63, dy = 2 * (y & 63) - 63, d = dx * dx + dy * dy;
    return d <= 2304 ? 255 : d >= 4096 ? 0 : 255 * (4096 - d) / 1792;
}

// kind 0: opaque, 1: alpha_everywhere, 2: alpha_icons.
static inline uint32_t *picture(int width, int height, int kind) {
    uint32_t *pixels = memory();
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            uint32_t a = (uint32_t)(kind == 0 ? 255 : kind == 1 ? alpha_everywhere(x, y) : alpha_icons(x, y));
            uint32_t rgb[3] = {
                (uint32_t)(x + 5 * y) & 255, (uint32_t)(3 * x + y) & 255, (uint32_t)(x ^ y) & 255};
            uint32_t pixel = a << 24;
            for (int c = 0; c < 3; c++) pixel |= (rgb[c] * a + 127) / 255 << (8 * c);
            pixels[y * width + x] = pixel;
        }
    }
    return pixels;
}

// Averages a line of bytes, `step` apart, over windows of `size`; outside of it is 0.
static inline void average(const uint8_t *from, uint8_t *to, int count, int step, int size) {
    int sum = 0, reach = size / 2;
    for (int i = -reach; i < count; i++) {
        if (i + reach < count) sum += from[(i + reach) * step];
        if (i - reach > 0) sum -= from[(i - reach - 1) * step];
        if (i >= 0) to[i * step] = (uint8_t)((sum + size / 2) / size);
    }
}

// A blur of sigma 12, as three averages in each direction.
static inline void blur(uint8_t *mask, int width, int height, int stride) {
    static const int sizes[3] = {25, 23, 25};
    uint8_t *other = (uint8_t *)malloc((size_t)stride * (size_t)height);
    if (!other) exit(1);
    for (int round = 0; round < 3; round++) {
        for (int y = 0; y < height; y++) {
            average(mask + y * stride, other + y * stride, width, 1, sizes[round]);
        }
        for (int x = 0; x < width; x++) average(other + x, mask + x, height, stride, sizes[round]);
    }
    free(other);
}

static inline int64_t now(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static inline int compare_times(const void *a, const void *b) {
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

// Warms up for 3 frames and 100 ms, samples 15 frames and 350 ms, prints the median of the time that the
// process ran.
static inline void report(const char *peer, const char *scene, void (*frame)(void)) {
    static int64_t samples[100000];
    for (int round = 0; round < 2; round++) {
        int count = 0, least = round ? 15 : 3;
        int64_t start = now(CLOCK_MONOTONIC), time = round ? 350000000 : 100000000;
        while (count < 100000 && (count < least || now(CLOCK_MONOTONIC) - start < time)) {
            int64_t begin = now(CLOCK_PROCESS_CPUTIME_ID);
            frame();
            samples[count++] = now(CLOCK_PROCESS_CPUTIME_ID) - begin;
        }
        if (!round) continue;
        qsort(samples, (size_t)count, sizeof *samples, compare_times);
        printf("%s,%s,%lld\n", peer, scene, (long long)samples[count / 2]);
        fflush(stdout);
    }
}

typedef struct {
    const char *name;
    void (*frame)(void);
} scene;

// Compares a picture with the one that `tools/bench raster --dump` wrote: mean and maximum difference
// of a channel, and the share of pixels that are more than 16 off.
static inline void compare(const char *peer, const char *folder, const char *name, const uint32_t *pixels) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s.vitrine.bgrx", folder, name);
    FILE *file = fopen(path, "rb");
    if (!file) return;
    uint8_t *other = (uint8_t *)malloc(BYTES);
    if (!other || fread(other, 1, BYTES, file) != BYTES) exit(1);
    fclose(file);
    const uint8_t *mine = (const uint8_t *)pixels;
    int64_t sum = 0, far = 0;
    int most = 0;
    for (int i = 0; i < BYTES; i += 4) {
        int worst = 0;
        for (int c = 0; c < 3; c++) {
            int difference = abs(mine[i + c] - other[i + c]);
            sum += difference;
            if (difference > worst) worst = difference;
        }
        if (worst > most) most = worst;
        far += worst > 16;
    }
    printf(
        "%s,%s,%.3f,%d,%.3f\n", peer, name, (double)sum / (WIDTH * HEIGHT * 3), most,
        100.0 * (double)far / (WIDTH * HEIGHT));
    free(other);
}

// `--compare FOLDER` compares, names choose scenes, nothing measures all of them.
static inline int run(int count, char **words, const char *peer, const scene *scenes, uint32_t *pixels) {
    const char *folder = NULL;
    if (count > 2 && strcmp(words[1], "--compare") == 0) folder = words[2];
    for (; scenes->name; scenes++) {
        int wanted = count == 1 || folder != NULL;
        for (int i = 1; i < count; i++) wanted |= strcmp(words[i], scenes->name) == 0;
        if (!wanted) continue;
        memset(pixels, 0xFF, BYTES);
        if (folder) {
            scenes->frame();
            compare(peer, folder, scenes->name, pixels);
        } else {
            report(peer, scenes->name, scenes->frame);
        }
    }
    return 0;
}
