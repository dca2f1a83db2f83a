import CUIKitPango
import UIKitGeometry
package import UIKitRaster

/// One face of a font file: the source of its glyphs' shapes.
///
/// Part of the module's border to C: it owns FreeType's face and holds HarfBuzz's bytes of the file for as long as it
/// lives, and uses them only under the library's lock.
package final class FontFace: GlyphFace, @unchecked Sendable {
    /// The path of the file.
    package let file: String
    /// Which of the file's faces; the upper 16 bits name an instance of a variable font.
    package let index: Int
    private let library: FontLibrary
    /// HarfBuzz's mapping of the file, which FreeType reads as well: one of its own would be resident a second time.
    let bytes: OpaquePointer
    private let face: FT_Face?
    /// The em of a font without outlines, in pixels; nil where there are outlines.
    let fixedSize: CGFloat?
    private let unitsPerEm: CGFloat
    /// The size that the face is set to, in 64ths of a pixel per em.
    private var currentSize = 0
    private var storedMetrics: FontMetrics?
    private var outlines: [UInt32: Path?] = [:]
    private var extents: [UInt32: CGRect] = [:]

    /// Opens a face of the file with `bytes`, which it keeps; one that FreeType cannot read has no shapes.
    init(
        file: String,
        index: Int,
        bytes: OpaquePointer,
        library: FontLibrary,
        freeType: FT_Library?
    ) {
        self.file = file
        self.index = index
        self.library = library
        self.bytes = bytes
        var count: UInt32 = 0
        var face: FT_Face?
        if let data = hb_blob_get_data(bytes, &count) {
            let first = UnsafeRawPointer(data).assumingMemoryBound(to: FT_Byte.self)
            if FT_New_Memory_Face(freeType, first, FT_Long(count), FT_Long(index), &face) != 0 {
                face = nil
            }
        }
        self.face = face
        var fixedSize: CGFloat?
        var unitsPerEm: CGFloat = 1
        if let face {
            if face.pointee.face_flags & FreeType.isScalable != 0 {
                unitsPerEm = max(1, CGFloat(face.pointee.units_per_EM))
            } else if face.pointee.num_fixed_sizes > 0, let sizes = face.pointee.available_sizes {
                fixedSize = max(1, CGFloat(sizes[0].y_ppem) / 64)
                FT_Select_Size(face, 0)
            }
        }
        self.fixedSize = fixedSize
        self.unitsPerEm = unitsPerEm
    }

    deinit {
        if let face { FT_Done_Face(face) }
        hb_blob_destroy(bytes)
    }

    package func image(of glyph: UInt32, size: Int, at place: GlyphPlace) -> GlyphImage {
        library.withLock {
            guard let face else { return .empty }
            if let fixedSize { return picture(glyph, face, CGFloat(size) / 64 / fixedSize) }
            return mask(glyph, face, size, place)
        }
    }

    package func outline(of glyph: UInt32) -> Path? {
        library.withLock {
            if let known = outlines[glyph] { return known }
            let path = loadOutline(glyph)
            outlines[glyph] = .some(path)
            return path
        }
    }

    /// The smallest rectangle around the outlines of glyphs at a size, in points from the pen, y downwards; null for
    /// nothing; asked under the lock.
    func ink(of glyphs: [GlyphRun.Glyph], size: CGFloat) -> CGRect {
        var left = CGFloat.infinity
        var top = CGFloat.infinity
        var right = -CGFloat.infinity
        var bottom = -CGFloat.infinity
        for glyph in glyphs {
            let shape = extents(of: glyph.id)
            if shape.isNull { continue }
            left = min(left, glyph.x + shape.minX * size)
            top = min(top, glyph.y + shape.minY * size)
            right = max(right, glyph.x + shape.maxX * size)
            bottom = max(bottom, glyph.y + shape.maxY * size)
        }
        if left > right { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle around a glyph's outline, in ems from the pen, y downwards.
    private func extents(of glyph: UInt32) -> CGRect {
        if let known = extents[glyph] { return known }
        let result = loadExtents(glyph)
        extents[glyph] = result
        return result
    }

    /// The measures of the face in ems, read from HarfBuzz's font of it; asked under the lock.
    func metrics(_ shapes: OpaquePointer?) -> FontMetrics {
        if let storedMetrics { return storedMetrics }
        let em = fixedSize ?? FontLibrary.shapingSize
        let result = MetricsReader.read(shapes, scale: 1 / em)
        storedMetrics = result
        return result
    }

    private func mask(
        _ glyph: UInt32,
        _ face: FT_Face,
        _ size: Int,
        _ place: GlyphPlace
    ) -> GlyphImage {
        if size != currentSize {
            currentSize = 0
            if FT_Set_Char_Size(face, 0, FT_F26Dot6(size), 72, 72) != 0 { return .empty }
            currentSize = size
        }
        let hinting: FT_Int32
        let right: Int
        let down: Int
        switch place {
        case .onRow(let quarters):
            hinting = FreeType.flags(library.hinting)
            (right, down) = (quarters, 0)
        case .between(let x, let y):
            hinting = FreeType.noHinting
            (right, down) = (x, y)
        }
        if FT_Load_Glyph(face, glyph, FreeType.noBitmap | hinting) != 0 { return .empty }
        guard let slot = face.pointee.glyph else { return .empty }
        if slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE {
            FT_Outline_Translate(&slot.pointee.outline, FT_Pos(right * 16), FT_Pos(down * -16))
        }
        if FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) != 0 { return .empty }
        let bitmap = slot.pointee.bitmap
        let width = Int(bitmap.width)
        let height = Int(bitmap.rows)
        guard width > 0, height > 0, let rows = bitmap.buffer, bitmap.pitch > 0 else {
            return .empty
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height)
        for y in 0..<height {
            bytes.append(
                contentsOf: UnsafeBufferPointer(start: rows + y * Int(bitmap.pitch), count: width)
            )
        }
        return .mask(
            bytes: bytes,
            width: width,
            height: height,
            left: Int(slot.pointee.bitmap_left),
            top: -Int(slot.pointee.bitmap_top)
        )
    }

    private func picture(_ glyph: UInt32, _ face: FT_Face, _ scale: CGFloat) -> GlyphImage {
        if FT_Load_Glyph(face, glyph, FreeType.color) != 0 { return .empty }
        guard let slot = face.pointee.glyph else { return .empty }
        let source = slot.pointee.bitmap
        let width = Int(source.width)
        let height = Int(source.rows)
        guard width > 0, height > 0, let rows = source.buffer, source.pitch > 0 else {
            return .empty
        }
        if source.pixel_mode != FreeType.bgra { return .empty }
        var bitmap = Bitmap(size: PixelSize(width: width, height: height))
        let stride = bitmap.stride
        bitmap.withUnsafeMutableBytes { bytes in
            for y in 0..<height {
                UnsafeMutableRawBufferPointer(rebasing: bytes[(y * stride)...]).copyMemory(
                    from: UnsafeRawBufferPointer(
                        start: rows + y * Int(source.pitch),
                        count: width * 4
                    )
                )
            }
        }
        let rect = CGRect(
            x: CGFloat(slot.pointee.bitmap_left) * scale,
            y: -CGFloat(slot.pointee.bitmap_top) * scale,
            width: CGFloat(width) * scale,
            height: CGFloat(height) * scale
        )
        return .picture(bitmap, rect)
    }

    private func loadOutline(_ glyph: UInt32) -> Path? {
        guard let face, fixedSize == nil,
            FT_Load_Glyph(face, glyph, FreeType.noScale) == 0,
            let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return nil }
        return OutlineReader.path(slot.pointee.outline, unit: 1 / unitsPerEm)
    }

    private func loadExtents(_ glyph: UInt32) -> CGRect {
        guard let face else { return .null }
        let flags = fixedSize == nil ? FreeType.noScale : FreeType.color
        guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph else {
            return .null
        }
        if let fixedSize {
            let bitmap = slot.pointee.bitmap
            return CGRect(
                x: CGFloat(slot.pointee.bitmap_left) / fixedSize,
                y: -CGFloat(slot.pointee.bitmap_top) / fixedSize,
                width: CGFloat(bitmap.width) / fixedSize,
                height: CGFloat(bitmap.rows) / fixedSize
            )
        }
        if slot.pointee.format != FT_GLYPH_FORMAT_OUTLINE || slot.pointee.outline.n_points == 0 {
            return .null
        }
        var box = FT_BBox()
        FT_Outline_Get_CBox(&slot.pointee.outline, &box)
        return CGRect(
            x: CGFloat(box.xMin) / unitsPerEm,
            y: -CGFloat(box.yMax) / unitsPerEm,
            width: CGFloat(box.xMax - box.xMin) / unitsPerEm,
            height: CGFloat(box.yMax - box.yMin) / unitsPerEm
        )
    }
}
