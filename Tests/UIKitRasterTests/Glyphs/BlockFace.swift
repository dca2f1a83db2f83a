import UIKitGeometry
import UIKitRaster

/// A face whose glyph n is a block of n × n units of a tenth of an em, standing on the baseline.
final class BlockFace: GlyphFace {
    func image(of glyph: UInt32, size: Int, quarter: Int) -> GlyphImage {
        let side = Int(glyph) * size / 640
        if side == 0 { return .empty }
        // A column more, so that a block may start at a quarter of a pixel.
        let width = side + 1
        var row = [UInt8](repeating: 255, count: width)
        row[0] = UInt8(255 - quarter * 255 / 4)
        row[side] = UInt8(quarter * 255 / 4)
        let bytes = [[UInt8]](repeating: row, count: side).flatMap { $0 }
        return .mask(bytes: bytes, width: width, height: side, left: 0, top: -side)
    }

    func outline(of glyph: UInt32) -> Path? {
        let side = CGFloat(glyph) / 10
        return Path(rect: CGRect(x: 0, y: -side, width: side, height: side))
    }
}

extension GlyphRun {
    /// Blocks side by side, `size` points per em.
    init(blocks: [UInt32], face: any GlyphFace, size: CGFloat) {
        var pen: CGFloat = 0
        var glyphs: [Glyph] = []
        for block in blocks {
            glyphs.append(Glyph(id: block, x: pen, y: 0))
            pen += (CGFloat(block) / 10 + 0.1) * size
        }
        self.init(
            face: face,
            size: size,
            glyphs: glyphs,
            ink: CGRect(x: 0, y: -size, width: pen, height: size)
        )
    }
}
