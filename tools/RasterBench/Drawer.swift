import UIKitGeometry
import UIKitRaster

/// A frame while a drawer is dragged: a menu, and the page before it, moved, made smaller and clipped round.
struct Drawer: Sendable {
    private struct Row {
        let title: Text.Line
        let subtitle: Text.Line
        let avatar: Paint
    }

    private static func paint(_ pixel: UInt32) -> Paint {
        .solid(PixelColor(premultiplied: pixel))
    }

    private static let place = CGRect(x: 320, y: 40, width: 1152, height: 720)
    private static let radii = CornerRadii(24)

    /// The frame with the page as a picture that was drawn before.
    func cached() -> (Canvas) -> Void {
        let menu = Self.menu()
        let rows = Self.rows()
        let canvas = Canvas(Bitmap(size: Scene.size))
        Self.draw(rows, canvas)
        let page = canvas.takeBitmap()
        return { canvas in
            Self.drawUnder(menu, canvas)
            canvas.save()
            canvas.clip(toRoundedRect: Self.place, radii: Self.radii)
            canvas.draw(page, in: Self.place)
            canvas.restore()
        }
    }

    /// The frame with everything on the page drawn again; when it shrinks, at another size in each frame.
    func redrawn(shrinks: Bool = false) -> (Canvas) -> Void {
        var frame = 0
        let menu = Self.menu()
        let rows = Self.rows()
        return { canvas in
            Self.drawUnder(menu, canvas)
            canvas.save()
            canvas.clip(toRoundedRect: Self.place, radii: Self.radii)
            // Back and forth between 0.9 and 0.95, in 241 sizes.
            let step = shrinks ? abs(frame % 480 - 240) : 0
            frame += 1
            let scale = 0.9 + 0.05 * CGFloat(step) / 240
            canvas.concatenate(CGAffineTransform(scale, 0, 0, scale, 320, 40))
            Self.draw(rows, canvas)
            canvas.restore()
        }
    }

    private static func menu() -> [Text.Line] {
        (0..<8).map { Text.Line("Menu item \($0) settings", size: 16) }
    }

    private static func rows() -> [Row] {
        var numbers = Numbers(seed: 13)
        return (0..<12).map { index in
            Row(
                title: Text.Line("List item title number \(index)", size: 16),
                subtitle: Text.Line("Secondary text with a few more words \(index)", size: 14),
                avatar: numbers.paint()
            )
        }
    }

    private static func drawUnder(_ menu: [Text.Line], _ canvas: Canvas) {
        canvas.fill(Scene.screen, with: paint(0xFF2E_7D32))
        for (index, line) in menu.enumerated() {
            line.draw(canvas, x: 40, y: CGFloat(100 + 64 * index), .solid(.white))
        }
        // The page covers the rest of its shadow.
        let strips = [
            PixelRect(x: 284, y: 12, width: 996, height: 52),
            PixelRect(x: 284, y: 64, width: 60, height: 672),
            PixelRect(x: 284, y: 736, width: 996, height: 64),
        ]
        var region = Region()
        for strip in strips { region.formUnion(strip) }
        canvas.save()
        canvas.place(.identity, within: region)
        canvas.fillShadow(
            roundedRect: place.offsetBy(dx: 0, dy: 8),
            radii: radii,
            sigma: 12,
            with: .solid(PixelColor(red: 0, green: 0, blue: 0, alpha: 0.35))
        )
        canvas.restore()
    }

    private static func draw(_ rows: [Row], _ canvas: Canvas) {
        canvas.fill(Scene.screen, with: .solid(.white))
        for (index, row) in rows.enumerated() {
            let y = CGFloat(16 + 64 * index)
            let back = paint(index % 2 == 0 ? 0xFFFA_FAFA : 0xFFF2_F4F6)
            canvas.fill(CGRect(x: 0, y: y, width: 1280, height: 64), with: back)
            canvas.fillEllipse(
                in: CGRect(x: 20, y: y + 12, width: 40, height: 40),
                with: row.avatar
            )
            row.title.draw(canvas, x: 76, y: y + 28, paint(0xFF21_2121))
            row.subtitle.draw(canvas, x: 76, y: y + 50, paint(0xFF75_7575))
            canvas.fill(
                CGRect(x: 76, y: y + 63, width: 1188, height: 1),
                with: paint(0xFFE0_E0E0)
            )
        }
    }
}
