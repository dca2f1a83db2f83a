// The scenes of `tools/bench text` with cairo and Pango: the same glyphs, the same labels.
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static cairo_surface_t *surface;
static cairo_t *context;
static cairo_glyph_t glyphs[4000];
static PangoContext *shaping;

static void prepare_page(void) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1280, 820);
    context = cairo_create(surface);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_set_font_options(context, options);
    cairo_font_options_destroy(options);
    cairo_select_font_face(context, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(context, 16);
    for (int line = 0; line < 40; line++) {
        for (int column = 0; column < 100; column++) {
            char text[2] = {(char)(33 + ((line * 100 + column) * 7 + line) % 94), 0};
            cairo_glyph_t one, *found = &one;
            int count = 1;
            cairo_scaled_font_text_to_glyphs(
                cairo_get_scaled_font(context), 8 + 12 * column, 15 + 20 * line, text, 1, &found,
                &count, NULL, NULL, NULL);
            glyphs[line * 100 + column] = found[0];
        }
    }
}

static void page(void) {
    cairo_set_source_rgb(context, 32 / 255.0, 32 / 255.0, 32 / 255.0);
    for (int line = 0; line < 40; line++) cairo_show_glyphs(context, glyphs + line * 100, 100);
    cairo_surface_flush(surface);
}

static void labels(void) {
    PangoFontDescription *font = pango_font_description_from_string("Inter 16px");
    for (int i = 0; i < 1000; i++) {
        char text[64];
        snprintf(text, sizeof text, "Menu item %d settings", i);
        PangoLayout *layout = pango_layout_new(shaping);
        pango_layout_set_font_description(layout, font);
        pango_layout_set_text(layout, text, -1);
        int width, height;
        pango_layout_get_size(layout, &width, &height);
        g_object_unref(layout);
    }
    pango_font_description_free(font);
}

static void first(void) {
    cairo_surface_t *target = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 100, 30);
    cairo_t *c = cairo_create(target);
    PangoLayout *layout = pango_cairo_create_layout(c);
    PangoFontDescription *font = pango_font_description_from_string("Inter 17px");
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, "Hello", -1);
    pango_cairo_show_layout(c, layout);
    cairo_surface_flush(target);
}

static void measure(const char *name, int count, void (*body)(void)) {
    double times[64];
    for (int i = 0; i < count; i++) {
        double start = now();
        body();
        times[i] = now() - start;
    }
    qsort(times, (size_t)count, sizeof *times, ascending);
    printf("%s\t%.1f\t%.1f\n", name, times[0], times[count / 2]);
}

int main(int count, char **arguments) {
    if (count > 1 && !strcmp(arguments[1], "first")) {
        first();
        return 0;
    }
    prepare_page();
    measure("S10 page, warm", 41, page);
    shaping = pango_font_map_create_context(pango_cairo_font_map_get_default());
    measure("1000 short labels, laid out", 15, labels);
    return 0;
}
