// The scenes that pixman has operations for: fills and pictures, and circles by a mask that is kept.
#include <pixman.h>

#include "scenes.h"

static uint32_t *pixels;
static pixman_image_t *target, *opaque, *everywhere, *icons, *small, *turned, *circle;

static pixman_color_t color_of(uint32_t rgb, uint32_t alpha) {
    pixman_color_t c = {
        (uint16_t)((rgb >> 16 & 255) * 257 * alpha / 255), (uint16_t)((rgb >> 8 & 255) * 257 * alpha / 255),
        (uint16_t)((rgb & 255) * 257 * alpha / 255), (uint16_t)(alpha * 257)};
    return c;
}

static void boxes(pixman_op_t op, uint32_t rgb, uint32_t alpha, int x, int y, int w, int h) {
    pixman_color_t c = color_of(rgb, alpha);
    pixman_box32_t box = {x, y, x + w, y + h};
    pixman_image_fill_boxes(op, target, &c, 1, &box);
}

static void copy(pixman_op_t op, pixman_image_t *source) {
    pixman_image_composite32(op, source, NULL, target, 0, 0, 0, 0, 0, 0, WIDTH, HEIGHT);
}

static void s1(void) { boxes(PIXMAN_OP_SRC, 0x336699, 255, 0, 0, WIDTH, HEIGHT); }
static void s2(void) { boxes(PIXMAN_OP_OVER, 0xCC3366, 128, 0, 0, WIDTH, HEIGHT); }
static void s7(void) { copy(PIXMAN_OP_SRC, opaque); }
static void s7b(void) { copy(PIXMAN_OP_OVER, everywhere); }
static void s7c(void) { copy(PIXMAN_OP_OVER, icons); }
static void s8(void) { copy(PIXMAN_OP_SRC, small); }
static void s8b(void) { copy(PIXMAN_OP_OVER, turned); }

static void s3(void) {
    numbers n = {3};
    for (int i = 0; i < 1000; i++) {
        int x = below(&n, 1217), y = below(&n, 737);
        boxes(PIXMAN_OP_OVER, color(&n), 255, x, y, 64, 64);
    }
}

static void s5(void) {
    numbers n = {5};
    for (int i = 0; i < 200; i++) {
        int x = below(&n, 1201), y = below(&n, 721);
        pixman_color_t c = color_of(color(&n), 255);
        pixman_image_t *solid = pixman_image_create_solid_fill(&c);
        pixman_image_composite32(PIXMAN_OP_OVER, solid, circle, target, 0, 0, 0, 0, x, y, 80, 80);
        pixman_image_unref(solid);
    }
}

// By 8 x 8 samples a pixel.
static pixman_image_t *circle_mask(void) {
    uint8_t *mask = calloc(80, 80);
    for (int i = 0; i < 640 * 640; i++) {
        double x = (i % 640 + 0.5) / 8 - 40, y = (i / 640 + 0.5) / 8 - 40;
        if (x * x + y * y <= 1600) {
            uint8_t *byte = mask + i / 640 / 8 * 80 + i % 640 / 8;
            *byte = (uint8_t)(*byte < 252 ? *byte + 4 : 255);
        }
    }
    return pixman_image_create_bits(PIXMAN_a8, 80, 80, (uint32_t *)mask, 80);
}

static pixman_image_t *image(uint32_t *bits, int width, int height, pixman_format_code_t format) {
    return pixman_image_create_bits(format, width, height, bits, width * 4);
}

int main(int count, char **words) {
    pixels = memory();
    target = image(pixels, WIDTH, HEIGHT, PIXMAN_x8r8g8b8);
    opaque = image(picture(WIDTH, HEIGHT, 0), WIDTH, HEIGHT, PIXMAN_x8r8g8b8);
    everywhere = image(picture(WIDTH, HEIGHT, 1), WIDTH, HEIGHT, PIXMAN_a8r8g8b8);
    icons = image(picture(WIDTH, HEIGHT, 2), WIDTH, HEIGHT, PIXMAN_a8r8g8b8);
    small = image(picture(640, 400, 0), 640, 400, PIXMAN_x8r8g8b8);
    turned = image(picture(640, 400, 0), 640, 400, PIXMAN_a8r8g8b8);
    circle = circle_mask();
    pixman_transform_t half;
    pixman_transform_init_scale(&half, pixman_double_to_fixed(0.5), pixman_double_to_fixed(0.5));
    pixman_image_set_transform(small, &half);
    pixman_image_set_filter(small, PIXMAN_FILTER_BILINEAR, NULL, 0);
    pixman_image_set_repeat(small, PIXMAN_REPEAT_PAD);
    struct pixman_f_transform turn;
    pixman_f_transform_init_identity(&turn);
    pixman_f_transform_translate(&turn, NULL, -640, -400);
    pixman_f_transform_rotate(&turn, NULL, cos(-M_PI / 12), sin(-M_PI / 12));
    pixman_f_transform_scale(&turn, NULL, 0.5, 0.5);
    pixman_f_transform_translate(&turn, NULL, 320, 200);
    pixman_transform_t fixed;
    pixman_transform_from_pixman_f_transform(&fixed, &turn);
    pixman_image_set_transform(turned, &fixed);
    pixman_image_set_filter(turned, PIXMAN_FILTER_BILINEAR, NULL, 0);
    static const scene scenes[] = {{"S1", s1},   {"S2", s2},   {"S3", s3}, {"S5", s5},   {"S7", s7},
                                   {"S7b", s7b}, {"S7c", s7c}, {"S8", s8}, {"S8b", s8b}, {NULL, NULL}};
    return run(count, words, "pixman", scenes, pixels);
}
