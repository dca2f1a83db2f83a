import UIKitGeometry
import UIKitRaster

/// A face whose glyph n is a block of n × n units of a tenth of an em, standing on the baseline.
final class BlockFace: GlyphFace {
    func image(of glyph: UInt32, size: Int, at place: GlyphPlace) -> GlyphImage {
        let (quarter, down) =
            switch place {
            case .onRow(let right): (right, 0)
            case .between(let right, let down): (right, down)
            }
        let side = Int(glyph) * size / 640
        if side == 0 { return .empty }
        // A column and a row more, so that a block may start at a quarter of a pixel.
        let inside = { (index: Int, quarter: Int) -> Int in
            index == 0 ? 255 - quarter * 255 / 4 : index == side ? quarter * 255 / 4 : 255
        }
        let height = down == 0 ? side : side + 1
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0...side { bytes.append(UInt8(inside(x, quarter) * inside(y, down) / 255)) }
        }
        return .mask(bytes: bytes, width: side + 1, height: height, left: 0, top: -side)
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
