import CUIKitPango
import UIKitGeometry

/// Turns text into glyphs by Pango: directions, fonts, scripts, shapes, and where lines may break.
///
/// Part of the module's border to C: all of Pango's objects that it makes are freed before it returns.
struct Shaper {
    /// Letters of one font.
    struct Part: Hashable {
        var range: Range<Int>
        var font: FontDescription
    }

    /// Shapes a paragraph; `parts` are ascending, without gaps, of all bytes.
    static func shape(
        _ text: [UInt8],
        _ parts: [Part],
        isRightToLeft: Bool
    ) -> ShapedText {
        FontLibrary.shared.withLock {
            for part in parts { FontLibrary.shared.prepare(part.font.family) }
            if let plain = plain(text, parts, isRightToLeft) { return plain }
            let tamed = tamed(text)
            var (result, lacksGlyphs) = shapeNow(tamed, text, parts, isRightToLeft)
            if lacksGlyphs && FontLibrary.shared.widen() {
                (result, _) = shapeNow(tamed, text, parts, isRightToLeft)
            }
            return result
        }
    }

    /// Plain text in one font, shaped without Pango; nil for any other.
    private static func plain(
        _ text: [UInt8],
        _ parts: [Part],
        _ isRightToLeft: Bool
    ) -> ShapedText? {
        guard !text.isEmpty, parts.count == 1, parts[0].font.language == nil, !isRightToLeft,
            let hasLetters = PlainText.hasLetters(text),
            let item = FontLibrary.shared.shapePlain(text, parts[0].font, hasLetters: hasLetters)
        else { return nil }
        return ShapedText(items: [item], flags: nil, isRightToLeft: false)
    }

    /// What may happen before each byte of a text.
    static func flags(_ text: [UInt8]) -> [BreakFlags] {
        text.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else {
                return [.letter]
            }
            return FontLibrary.shared.withLock { flags(start, Int32(clamping: text.count), nil) }
        }
    }

    /// The text as Pango gets it: nothing in it ends it early, every byte is where it was.
    private static func tamed(_ text: [UInt8]) -> [UInt8] {
        if !text.contains(0) { return text }
        return text.map { $0 == 0 ? 1 : $0 }
    }

    private static func shapeNow(
        _ text: [UInt8],
        _ original: [UInt8],
        _ parts: [Part],
        _ isRightToLeft: Bool
    ) -> (ShapedText, lacksGlyphs: Bool) {
        var result = ShapedText()
        result.isRightToLeft = isRightToLeft
        var lacksGlyphs = false
        text.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            guard let start, let context = FontLibrary.shared.context() else { return }
            let length = Int32(clamping: text.count)
            let base = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
            let attributes = attributes(parts)
            defer { pango_attr_list_unref(attributes) }
            let list = pango_itemize_with_base_dir(context, base, start, 0, length, attributes, nil)
            var node = list
            while let link = node {
                if let item = link.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
                    let shaped = shape(item, start, length, original, &lacksGlyphs)
                    if let shaped { result.items.append(shaped) }
                    pango_item_free(item)
                }
                node = link.pointee.next
            }
            g_list_free(list)
            result.flags = flags(start, length, parts.first?.font.language)
        }
        if result.flags == nil { result.flags = [[.letter]] }
        return (result, lacksGlyphs)
    }

    private static func attributes(_ parts: [Part]) -> OpaquePointer? {
        let list = pango_attr_list_new()
        for part in parts {
            let description = FontLibrary.shared.pangoDescription(part.font)
            let font = pango_attr_font_desc_new(description)
            var attributes = [font]
            if !part.font.features.isEmpty {
                attributes.append(
                    pango_attr_font_features_new(part.font.features.joined(separator: ","))
                )
            }
            if let language = part.font.language {
                attributes.append(pango_attr_language_new(pango_language_from_string(language)))
            }
            for attribute in attributes {
                guard let attribute else { continue }
                attribute.pointee.start_index = guint(part.range.lowerBound)
                attribute.pointee.end_index = guint(part.range.upperBound)
                pango_attr_list_insert(list, attribute)
            }
        }
        return list
    }

    private static func shape(
        _ item: UnsafeMutablePointer<PangoItem>,
        _ text: UnsafePointer<CChar>,
        _ length: Int32,
        _ original: [UInt8],
        _ lacksGlyphs: inout Bool
    ) -> ShapedItem? {
        guard let font = item.pointee.analysis.font, let glyphs = pango_glyph_string_new() else {
            return nil
        }
        defer { pango_glyph_string_free(glyphs) }
        let offset = Int(item.pointee.offset)
        pango_shape_full(
            text + offset,
            item.pointee.length,
            text,
            length,
            &item.pointee.analysis,
            glyphs
        )
        let face = FontLibrary.shared.face(of: font)
        let scale = face?.fixedSize.map { 1 / ($0 * 1024) } ?? 1 / (FontLibrary.shapingSize * 1024)
        var result = ShapedItem(
            face: face,
            range: offset..<offset + Int(item.pointee.length),
            level: item.pointee.analysis.level,
            glyphs: [],
            metrics: face?.metrics(pango_font_get_hb_font(font)) ?? FontMetrics()
        )
        let count = Int(glyphs.pointee.num_glyphs)
        guard let infos = glyphs.pointee.glyphs, let clusters = glyphs.pointee.log_clusters else {
            return result
        }
        result.glyphs.reserveCapacity(count)
        for index in 0..<count {
            let info = infos[index]
            let cluster = offset + Int(clusters[index])
            var glyph = ShapedGlyph(
                id: info.glyph,
                cluster: cluster,
                advance: CGFloat(info.geometry.width) * scale,
                x: CGFloat(info.geometry.x_offset) * scale,
                y: CGFloat(info.geometry.y_offset) * scale,
                isEmpty: info.glyph == emptyGlyph
            )
            if info.glyph & unknownFlag != 0 && info.glyph != emptyGlyph {
                if isControl(original, cluster) {
                    glyph.isEmpty = true
                    glyph.advance = 0
                } else {
                    lacksGlyphs = true
                    // The face's own sign for what it doesn't have, and not Pango's, whose width differs.
                    glyph.id = 0
                    glyph.advance = advanceOfMissing(font) * scale
                }
            }
            result.glyphs.append(glyph)
        }
        return result
    }

    /// How wide a font's sign is for what it doesn't have, in Pango's units.
    private static func advanceOfMissing(_ font: UnsafeMutablePointer<PangoFont>) -> CGFloat {
        pango_font_get_hb_font(font).map { CGFloat(hb_font_get_glyph_h_advance($0, 0)) } ?? 0
    }

    /// Pango's glyph that shows nothing (`PANGO_GLYPH_EMPTY`).
    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
    /// Pango's mark on characters that no font has (`PANGO_GLYPH_UNKNOWN_FLAG`).
    private static let unknownFlag: UInt32 = 0x1000_0000

    private static func isControl(_ text: [UInt8], _ index: Int) -> Bool {
        let byte = text[index]
        if byte < 0x20 || byte == 0x7F { return true }
        return byte == 0xC2 && index + 1 < text.count && text[index + 1] < 0xA0
    }

    /// What may happen before each byte.
    private static func flags(
        _ text: UnsafePointer<CChar>,
        _ length: Int32,
        _ language: String?
    ) -> [BreakFlags] {
        let count = Int(g_utf8_strlen(text, gssize(length)))
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
        pango_get_log_attrs(
            text,
            length,
            -1,
            pango_language_from_string(language ?? FontLibrary.shared.language),
            &attributes,
            Int32(clamping: count + 1)
        )
        var result = [BreakFlags](repeating: [], count: Int(length) + 1)
        var byte = 0
        for attribute in attributes {
            var flags: BreakFlags = []
            if attribute.is_line_break != 0 { flags.insert(.line) }
            if attribute.is_cursor_position != 0 { flags.insert(.letter) }
            if attribute.is_white != 0 { flags.insert(.white) }
            result[min(byte, Int(length))] = flags
            if byte < Int(length) {
                byte += 1
                while byte < Int(length), UInt8(bitPattern: text[byte]) & 0xC0 == 0x80 { byte += 1 }
            }
        }
        result[0].insert(.letter)
        result[Int(length)].formUnion([.letter, .line])
        return result
    }
}
