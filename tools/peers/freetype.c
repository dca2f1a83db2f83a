// What is left to FreeType, by itself: the masks of letters.
#include <ft2build.h>
#include FT_FREETYPE_H

#include "scenes.h"

static FT_Face face;

// Loads and renders the glyphs of 33 to 126, 16 pixels per em, not hinted.
static void s10r(void) {
    for (FT_ULong letter = 33; letter <= 126; letter++) {
        FT_Load_Glyph(face, FT_Get_Char_Index(face, letter), FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP);
        FT_Render_Glyph(face->glyph, FT_RENDER_MODE_NORMAL);
    }
}

int main(int count, char **words) {
    FT_Library library;
    if (FT_Init_FreeType(&library)
        || FT_New_Face(library, "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 0, &face)
        || FT_Set_Char_Size(face, 0, 16 * 64, 72, 72)) {
        fprintf(stderr, "freetype: cannot open DejaVu Sans\n");
        return 1;
    }
    static const scene scenes[] = {{"S10r", s10r}, {NULL, NULL}};
    return run(count, words, "freetype", scenes, memory());
}
