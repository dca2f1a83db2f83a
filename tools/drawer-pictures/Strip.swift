import UIKit
import UIKitDrawing
import UIKitImages
import UIKitTesting

/// One style in three moments, side by side: closed, under the finger, open.
@MainActor struct Strip {
    private static let screen = CGSize(width: 200, height: 260)
    private static let gap: CGFloat = 12
    private let moments: [UIImage]

    init(style: DrawerViewController.Style) {
        let harness = Harness(size: Self.screen, scale: 2)
        let drawer = DrawerViewController(main: HomeController(), left: MenuController())
        drawer.style = style
        drawer.leftWidth = .points(130)
        drawer.mainInset = 40
        drawer.view.backgroundColor = Ink.night
        harness.window.rootViewController = drawer
        harness.advance(by: 0.1)
        var moments = [Self.picture(harness)]
        harness.down(1, at: CGPoint(x: 20, y: 200))
        harness.move(1, to: CGPoint(x: 30, y: 200))
        harness.move(1, to: CGPoint(x: 95, y: 200))
        harness.advance(by: 0.1)
        moments.append(Self.picture(harness, finger: CGPoint(x: 95, y: 200)))
        harness.up(1)
        harness.advance(by: 1)
        drawer.open(.left, animated: false)
        harness.advance(by: 0.1)
        moments.append(Self.picture(harness))
        self.moments = moments
    }

    /// What the screen shows, with a ring where the finger is.
    private static func picture(_ harness: Harness, finger: CGPoint? = nil) -> UIImage {
        let bounds = CGRect(origin: .zero, size: Self.screen)
        let renderer = UIGraphicsImageRenderer(size: Self.screen, format: format)
        return renderer.image { _ in
            UIImage(harness.render()).draw(in: bounds)
            guard let finger else { return }
            let ring = CGRect(x: finger.x - 13, y: finger.y - 13, width: 26, height: 26)
            UIColor(white: 0, alpha: 0.25).setFill()
            UIBezierPath(ovalIn: ring).fill()
            UIColor(white: 1, alpha: 0.9).setStroke()
            let edge = UIBezierPath(ovalIn: ring.insetBy(dx: 1, dy: 1))
            edge.lineWidth = 2
            edge.stroke()
        }
    }

    private static var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return format
    }

    func write(to path: String) throws {
        let count = CGFloat(moments.count)
        let size = CGSize(
            width: Self.screen.width * count + Self.gap * (count + 1),
            height: Self.screen.height + 2 * Self.gap
        )
        let picture = UIGraphicsImageRenderer(size: size, format: Self.format).image { _ in
            Ink.desk.setFill()
            UIRectFill(CGRect(origin: .zero, size: size))
            for (index, moment) in moments.enumerated() {
                let x = Self.gap + CGFloat(index) * (Self.screen.width + Self.gap)
                moment.draw(at: CGPoint(x: x, y: Self.gap))
            }
        }
        try PNG.write(picture.bitmap, to: path)
    }
}
