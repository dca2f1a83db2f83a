#include "CUIKitPNGReader.h"

#include <png.h>
#include <stdio.h>
#include <string.h>

// What is left of the data.
struct source {
    const uint8_t *bytes;
    size_t count;
};

// Parts that say nothing about the pixels; some unpack to much more than they are.
static const png_byte ignored[] = {
    'b', 'K', 'G', 'D', 0, 'e', 'X', 'I', 'f', 0, 'h', 'I', 'S', 'T', 0, 'i', 'C', 'C', 'P', 0,
    'i', 'T', 'X', 't', 0, 'o', 'F', 'F', 's', 0, 'p', 'C', 'A', 'L', 0, 'p', 'H', 'Y', 's', 0,
    's', 'C', 'A', 'L', 0, 's', 'P', 'L', 'T', 0, 't', 'E', 'X', 't', 0, 't', 'I', 'M', 'E', 0,
    'z', 'T', 'X', 't', 0,
};

static void fail(png_structp png, png_const_charp message)
{
    char *reason = png_get_error_ptr(png);
    snprintf(reason, UIK_PNG_REASON, "%s", message);
    png_longjmp(png, 1);
}

static void warn(png_structp png, png_const_charp message)
{
    (void)png;
    (void)message;
}

static void take(png_structp png, png_bytep target, size_t count)
{
    struct source *source = png_get_io_ptr(png);
    if (count > source->count) png_error(png, "the data ends before the picture does");
    memcpy(target, source->bytes, count);
    source->bytes += count;
    source->count -= count;
}

static void read_rows(png_structp png, png_infop info, uint32_t width, uint32_t height, uint8_t *rows,
    size_t stride, int *has_alpha)
{
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, ignored, sizeof ignored / 5);
    png_set_user_limits(png, width, height);
    // Colours become sRGB, which those of a file that says nothing are taken for.
    png_set_alpha_mode_fixed(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
    png_read_info(png, info);
    *has_alpha = (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) != 0
        || png_get_valid(png, info, PNG_INFO_tRNS) != 0;
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_bgr(png);
    png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height
        || png_get_rowbytes(png, info) != (size_t)width * 4)
        png_error(png, "the picture is not what its header says");
    for (int pass = 0; pass < passes; pass++)
        for (uint32_t y = 0; y < height; y++) png_read_row(png, rows + y * stride, NULL);
    png_read_end(png, NULL);
}

int uik_png_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *rows,
    size_t stride, int *has_alpha, char reason[UIK_PNG_REASON])
{
    struct source source = {bytes, count};
    snprintf(reason, UIK_PNG_REASON, "there is no memory for a decoder");
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reason, fail, warn);
    if (!png) return 0;
    png_infop info = png_create_info_struct(png);
    if (!info || setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        return 0;
    }
    png_set_read_fn(png, &source, take);
    read_rows(png, info, width, height, rows, stride, has_alpha);
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
}
