import CUIKitPango
import UIKitGeometry

/// Reads the measures of fonts; part of the module's border to C, called under the library's lock.
enum MetricsReader {
    /// The measures of what a description stands for, at its size.
    static func read(_ description: FontDescription, _ library: FontLibrary) -> FontMetrics {
        library.prepare(description.family)
        let scale = description.size / FontLibrary.shapingSize
        var anySize = description
        anySize.size = 0
        if let plain = library.plainFont(anySize) { return read(plain.shapes, scale: scale) }
        guard let context = library.context() else { return FontMetrics() }
        let wanted = library.pangoDescription(description)
        guard let font = pango_context_load_font(context, wanted) else { return FontMetrics() }
        defer { g_object_unref(UnsafeMutableRawPointer(font)) }
        return read(pango_font_get_hb_font(font), scale: scale)
    }

    /// The measures of HarfBuzz's font at the shaping size; one em of it is `scale` times that.
    static func read(_ shapes: OpaquePointer?, scale: CGFloat) -> FontMetrics {
        var result = FontMetrics()
        guard let shapes else { return result }
        func value(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
            var position: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(shapes, tag, &position)
            return CGFloat(position) / 1024 * scale
        }
        result.ascender = value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)
        result.descender = value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)
        result.leading = max(0, value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP))
        // Old fonts don't say how high letters are; then these two are measured.
        func height(_ tag: hb_ot_metrics_tag_t, _ letter: Unicode.Scalar) -> CGFloat {
            var position: hb_position_t = 0
            if hb_ot_metrics_get_position(shapes, tag, &position) != 0 && position > 0 {
                return CGFloat(position) / 1024 * scale
            }
            var glyph: hb_codepoint_t = 0
            var extents = hb_glyph_extents_t()
            if hb_font_get_nominal_glyph(shapes, letter.value, &glyph) == 0
                || hb_font_get_glyph_extents(shapes, glyph, &extents) == 0
            {
                return 0
            }
            return CGFloat(extents.y_bearing) / 1024 * scale
        }
        result.capHeight = height(HB_OT_METRICS_TAG_CAP_HEIGHT, "H")
        result.xHeight = height(HB_OT_METRICS_TAG_X_HEIGHT, "x")
        let thickness = value(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
        result.underlineThickness = max(0, thickness)
        result.underlinePosition = value(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) - thickness / 2
        result.strikethroughPosition =
            value(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET)
            - value(HB_OT_METRICS_TAG_STRIKEOUT_SIZE) / 2
        return result
    }
}
