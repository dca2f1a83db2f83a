import CUIKitPango
import UIKitGeometry

/// The first font that a description stands for, to shape plain text with without Pango.
///
/// Part of the module's border to C: it owns HarfBuzz's font for as long as it lives; used under the library's lock. Most
/// applications show nothing but plain text. Pango and GLib, which would start threads to choose the same font, then do nothing.
final class PlainFont {
    /// HarfBuzz's font at the size that everything is shaped at.
    let shapes: OpaquePointer
    private let features: [hb_feature_t]
    private let language: OpaquePointer?
    private let scale: CGFloat
    private let face: FontFace
    /// The measures of the face, in ems.
    private let metrics: FontMetrics

    /// Finds the font; nil where there is none, or one that Pango has to open: one without outlines, which plain text is rarely
    /// in, an instance of a variable font, a format that Pango passes over.
    init?(_ description: FontDescription, _ library: FontLibrary) {
        guard let pattern = library.match(description) else { return nil }
        defer { FcPatternDestroy(pattern) }
        guard FontMatch.isShaped(pattern), let face = library.face(pattern, openedAs: nil),
            face.fixedSize == nil, face.index >> 16 == 0
        else { return nil }
        let source = hb_face_create(face.bytes, UInt32(face.index))
        defer { hb_face_destroy(source) }
        guard let shapes = hb_font_create(source) else { return nil }
        let size = Int32(FontLibrary.shapingSize * 1024)
        hb_font_set_scale(shapes, size, size)
        self.shapes = shapes
        self.face = face
        metrics = face.metrics(shapes)
        language = Self.language(library.language)
        scale = 1 / (FontLibrary.shapingSize * 1024)
        features = description.features.compactMap { text in
            var feature = hb_feature_t()
            return hb_feature_from_string(text, -1, &feature) != 0 ? feature : nil
        }
    }

    deinit { hb_font_destroy(shapes) }

    /// Shapes plain text as one item; nil where the font lacks a character.
    func shape(_ text: [UInt8], hasLetters: Bool, _ buffer: OpaquePointer) -> ShapedItem? {
        hb_buffer_clear_contents(buffer)
        text.withUnsafeBytes { bytes in
            let length = Int32(clamping: bytes.count)
            let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            hb_buffer_add_utf8(buffer, start, length, 0, length)
        }
        hb_buffer_set_flags(
            buffer,
            hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue)
        )
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hasLetters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
        hb_buffer_set_language(buffer, language)
        hb_shape(shapes, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let places = hb_buffer_get_glyph_positions(buffer, &count)
        else { return nil }
        var glyphs: [ShapedGlyph] = []
        glyphs.reserveCapacity(Int(count))
        for index in 0..<Int(count) {
            let id = infos[index].codepoint
            if id == 0 { return nil }
            let place = places[index]
            glyphs.append(
                ShapedGlyph(
                    id: id,
                    cluster: Int(infos[index].cluster),
                    advance: CGFloat(place.x_advance) * scale,
                    x: CGFloat(place.x_offset) * scale,
                    y: -CGFloat(place.y_offset) * scale,
                    isEmpty: false
                )
            )
        }
        return ShapedItem(
            face: face,
            range: 0..<text.count,
            level: 0,
            glyphs: glyphs,
            metrics: metrics
        )
    }

    /// The language that Pango takes Latin text for: the library's, or English where that isn't written so.
    private static func language(_ name: String) -> OpaquePointer? {
        let isLatin =
            name == "en"
            || pango_language_includes_script(
                pango_language_from_string(name),
                PANGO_SCRIPT_LATIN
            ) != 0
        return hb_language_from_string(isLatin ? name : "en", -1)
    }
}
