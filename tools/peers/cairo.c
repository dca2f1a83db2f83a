// The scenes drawn by cairo: a peer to run beside the rasterizer, and the judge of its pictures.
#include <cairo.h>

#include "scenes.h"

static uint32_t *target;
static cairo_t *c;
static cairo_surface_t *opaque, *everywhere, *icons, *small, *page, *page_shadow;

static void paint_with(uint32_t rgb, double alpha) {
    cairo_set_source_rgba(
        c, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0, alpha);
}

static cairo_surface_t *surface(uint32_t *pixels, int width, int height, cairo_format_t format) {
    return cairo_image_surface_create_for_data((unsigned char *)pixels, format, width, height, width * 4);
}

static void begin(void) {
    cairo_surface_t *s = surface(target, WIDTH, HEIGHT, CAIRO_FORMAT_RGB24);
    c = cairo_create(s);
    cairo_surface_destroy(s);
}

static void end(void) {
    cairo_surface_flush(cairo_get_target(c));
    cairo_destroy(c);
}

static void rounded(double x, double y, double w, double h, double r) {
    cairo_new_sub_path(c);
    cairo_arc(c, x + w - r, y + r, r, -M_PI / 2, 0);
    cairo_arc(c, x + w - r, y + h - r, r, 0, M_PI / 2);
    cairo_arc(c, x + r, y + h - r, r, M_PI / 2, M_PI);
    cairo_arc(c, x + r, y + r, r, M_PI, 1.5 * M_PI);
    cairo_close_path(c);
}

static void s1(void) {
    begin();
    paint_with(0x336699, 1);
    cairo_paint(c);
    end();
}

static void s2(void) {
    begin();
    paint_with(0xCC3366, 128 / 255.0);
    cairo_paint(c);
    end();
}

static void s3(void) {
    begin();
    numbers n = {3};
    for (int i = 0; i < 1000; i++) {
        int x = below(&n, 1217), y = below(&n, 737);
        paint_with(color(&n), 1);
        cairo_rectangle(c, x, y, 64, 64);
        cairo_fill(c);
    }
    end();
}

static void s4(void) {
    begin();
    numbers n = {4};
    for (int i = 0; i < 200; i++) {
        int x = below(&n, 1081), y = below(&n, 681);
        paint_with(color(&n), 204 / 255.0);
        rounded(x, y, 200, 120, 16);
        cairo_fill(c);
    }
    end();
}

static void s5(void) {
    begin();
    numbers n = {5};
    for (int i = 0; i < 200; i++) {
        int x = 40 + below(&n, 1201), y = 40 + below(&n, 721);
        paint_with(color(&n), 1);
        cairo_new_path(c);
        cairo_arc(c, x, y, 40, 0, 2 * M_PI);
        cairo_fill(c);
    }
    end();
}

static void gradient(double x, double y, int count, const uint32_t *colors) {
    begin();
    cairo_pattern_t *p = cairo_pattern_create_linear(0, 0, x, y);
    for (int i = 0; i < count; i++) {
        uint32_t rgb = colors[i];
        cairo_pattern_add_color_stop_rgb(
            p, (double)i / (count - 1), (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0,
            (rgb & 255) / 255.0);
    }
    cairo_set_source(c, p);
    cairo_paint(c);
    cairo_pattern_destroy(p);
    end();
}

static void s6(void) { gradient(0, 800, 2, (uint32_t[]){0x1E3C72, 0x2A9D8F}); }
static void s6b(void) { gradient(1280, 800, 3, (uint32_t[]){0xE63946, 0xF1FAEE, 0x1D3557}); }

static void image(cairo_surface_t *source) {
    begin();
    cairo_set_source_surface(c, source, 0, 0);
    cairo_paint(c);
    end();
}

static void s7(void) { image(opaque); }
static void s7b(void) { image(everywhere); }
static void s7c(void) { image(icons); }

static void smooth(cairo_surface_t *source) {
    cairo_set_source_surface(c, source, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(c), CAIRO_FILTER_BILINEAR);
    cairo_pattern_set_extend(cairo_get_source(c), CAIRO_EXTEND_PAD);
}

static void s8(void) {
    begin();
    cairo_scale(c, 2, 2);
    smooth(small);
    cairo_paint(c);
    end();
}

static void s8b(void) {
    begin();
    cairo_translate(c, 640, 400);
    cairo_rotate(c, M_PI / 12);
    cairo_scale(c, 2, 2);
    cairo_translate(c, -320, -200);
    smooth(small);
    cairo_rectangle(c, 0, 0, 640, 400);
    cairo_fill(c);
    end();
}

// The coverage of a rectangle with round corners, blurred; cairo has no blur to call.
static cairo_surface_t *shadow_mask(int width, int height, int radius) {
    cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width + 72, height + 72);
    c = cairo_create(mask);
    rounded(36, 36, width, height, radius);
    cairo_fill(c);
    cairo_destroy(c);
    cairo_surface_flush(mask);
    blur(
        cairo_image_surface_get_data(mask), width + 72, height + 72,
        cairo_image_surface_get_stride(mask));
    cairo_surface_mark_dirty(mask);
    return mask;
}

static void card(cairo_surface_t *mask) {
    begin();
    paint_with(0, 0.35);
    cairo_mask_surface(c, mask, 444, 272);
    paint_with(0xFFFFFF, 1);
    rounded(480, 300, 320, 200, 16);
    cairo_fill(c);
    end();
}

static void s9(void) {
    cairo_surface_t *mask = shadow_mask(320, 200, 16);
    card(mask);
    cairo_surface_destroy(mask);
}

static void s9c(void) {
    static cairo_surface_t *mask;
    if (!mask) mask = shadow_mask(320, 200, 16);
    card(mask);
}

static void polygon(cairo_fill_rule_t rule) {
    begin();
    paint_with(0x6A4C93, 1);
    cairo_set_fill_rule(c, rule);
    for (int i = 0; i < 500; i++) {
        double a = 2 * M_PI * 3 * i / 500, r = (i & 1 ? 150 : 390) * (0.4 + 0.6 * i / 500);
        cairo_line_to(c, q64(640 + r * cos(a)), q64(400 + r * sin(a)));
    }
    cairo_close_path(c);
    cairo_fill(c);
    end();
}

static void s11(void) { polygon(CAIRO_FILL_RULE_WINDING); }
static void s11e(void) { polygon(CAIRO_FILL_RULE_EVEN_ODD); }

static void s12(void) {
    begin();
    numbers n = {12};
    paint_with(0xD62828, 1);
    cairo_set_line_width(c, 3);
    cairo_set_line_join(c, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(c, CAIRO_LINE_CAP_ROUND);
    for (int i = 0; i <= 1000; i++) {
        double y = 400 + 300 * sin(0.05 * i) + (below(&n, 41) - 20);
        cairo_line_to(c, q64(20 + 1.24 * i), q64(y));
    }
    cairo_stroke(c);
    end();
}

static void font(double size) {
    cairo_select_font_face(c, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(c, size);
    cairo_font_options_t *o = cairo_font_options_create();
    cairo_font_options_set_antialias(o, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(o, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(o, CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(c, o);
    cairo_font_options_destroy(o);
}

static void text(const char *words, double size, double x, double y) {
    font(size);
    cairo_move_to(c, x, y);
    cairo_show_text(c, words);
}

static void s10(void) {
    static cairo_glyph_t glyphs[40][100];
    static int known;
    begin();
    font(16);
    paint_with(0x202020, 1);
    for (int l = 0; l < 40; l++) {
        for (int k = 0; k < 100 && !known; k++) {
            char letter[2] = {(char)(33 + ((l * 100 + k) * 7 + l) % 94), 0};
            cairo_glyph_t *one = NULL;
            int count = 0;
            cairo_scaled_font_text_to_glyphs(
                cairo_get_scaled_font(c), 8 + 12 * k, 15 + 20 * l, letter, 1, &one, &count, NULL, NULL, NULL);
            if (count == 1) glyphs[l][k] = *one;
            cairo_glyph_free(one);
        }
        cairo_show_glyphs(c, glyphs[l], 100);
    }
    known = 1;
    end();
}

static void draw_page(void) {
    numbers n = {13};
    char words[64];
    paint_with(0xFFFFFF, 1);
    cairo_rectangle(c, 0, 0, WIDTH, HEIGHT);
    cairo_fill(c);
    for (int i = 0; i < 12; i++) {
        int y = 16 + 64 * i;
        paint_with(i & 1 ? 0xF2F4F6 : 0xFAFAFA, 1);
        cairo_rectangle(c, 0, y, WIDTH, 64);
        cairo_fill(c);
        paint_with(color(&n), 1);
        cairo_new_path(c);
        cairo_arc(c, 40, y + 32, 20, 0, 2 * M_PI);
        cairo_fill(c);
        paint_with(0x212121, 1);
        snprintf(words, sizeof words, "List item title number %d", i);
        text(words, 16, 76, y + 28);
        paint_with(0x757575, 1);
        snprintf(words, sizeof words, "Secondary text with a few more words %d", i);
        text(words, 14, 76, y + 50);
        paint_with(0xE0E0E0, 1);
        cairo_rectangle(c, 76, y + 63, 1188, 1);
        cairo_fill(c);
    }
}

// The shadow's mask is kept, and what lies under the page is left out.
static void drawer_shadow(void) {
    static const int strips[3][4] = {{284, 12, 996, 52}, {284, 64, 60, 672}, {284, 736, 996, 64}};
    cairo_save(c);
    for (int i = 0; i < 3; i++) {
        cairo_rectangle(c, strips[i][0], strips[i][1], strips[i][2], strips[i][3]);
    }
    cairo_clip(c);
    paint_with(0, 0.35);
    cairo_mask_surface(c, page_shadow, 284, 12);
    cairo_restore(c);
}

static void drawer(int redrawn) {
    char words[64];
    if (!page_shadow) page_shadow = shadow_mask(1152, 720, 24);
    begin();
    paint_with(0x2E7D32, 1);
    cairo_paint(c);
    paint_with(0xFFFFFF, 1);
    for (int i = 0; i < 8; i++) {
        snprintf(words, sizeof words, "Menu item %d settings", i);
        text(words, 16, 40, 100 + 64 * i);
    }
    drawer_shadow();
    cairo_new_path(c);
    rounded(320, 40, 1152, 720, 24);
    if (redrawn) {
        cairo_clip(c);
        cairo_translate(c, 320, 40);
        cairo_scale(c, 0.9, 0.9);
        draw_page();
    } else {
        cairo_translate(c, 320, 40);
        cairo_scale(c, 0.9, 0.9);
        smooth(page);
        cairo_fill(c);
    }
    end();
}

static void s13(void) { drawer(0); }
static void s13r(void) { drawer(1); }

int main(int count, char **words) {
    opaque = surface(picture(WIDTH, HEIGHT, 0), WIDTH, HEIGHT, CAIRO_FORMAT_RGB24);
    everywhere = surface(picture(WIDTH, HEIGHT, 1), WIDTH, HEIGHT, CAIRO_FORMAT_ARGB32);
    icons = surface(picture(WIDTH, HEIGHT, 2), WIDTH, HEIGHT, CAIRO_FORMAT_ARGB32);
    small = surface(picture(640, 400, 0), 640, 400, CAIRO_FORMAT_RGB24);
    target = memory();
    begin();
    draw_page();
    end();
    page = surface(target, WIDTH, HEIGHT, CAIRO_FORMAT_RGB24);
    target = memory();
    static const scene scenes[] = {
        {"S1", s1},   {"S2", s2},     {"S3", s3},   {"S4", s4},   {"S5", s5},
        {"S6", s6},   {"S6b", s6b},   {"S7", s7},   {"S7b", s7b}, {"S7c", s7c},
        {"S8", s8},   {"S8b", s8b},   {"S9", s9},   {"S9c", s9c}, {"S10", s10},
        {"S11", s11}, {"S11e", s11e}, {"S12", s12}, {"S13", s13}, {"S13r", s13r},
        {NULL, NULL}};
    return run(count, words, "cairo", scenes, target);
}
