import DrawerDemoScreens
import UIKit
import UIKitTesting

extension FrameScene {
    /// A finger drags the demo's drawer 240 points to the right and back.
    package static var drawerDrag: FrameScene {
        FrameScene(name: "drawer-drag") { harness in
            harness.window.rootViewController = DemoDrawer()
            harness.advance(by: 1)
            harness.down(1, at: CGPoint(x: 200, y: 400))
            harness.move(1, to: CGPoint(x: 210, y: 400))
            harness.runFrame()
            return { step in
                let way = 240 * swing(step + 1, of: 240)
                harness.move(1, to: CGPoint(x: 210 + way, y: 400))
            }
        }
    }

    /// The card of scenes S13 and S13r, which shrinks as it moves aside; its content kept as a picture, or not.
    package static func cardDrag(isKept: Bool) -> FrameScene {
        FrameScene(name: isKept ? "S13" : "S13r") { harness in
            harness.root.backgroundColor = UIColor(hex: 0x2E7D32)
            for index in 0..<8 {
                let label = UILabel(
                    frame: CGRect(x: 40, y: 84 + 64 * CGFloat(index), width: 300, height: 22)
                )
                label.text = "Menu item \(index) settings"
                label.font = .systemFont(ofSize: 16)
                label.textColor = .white
                harness.root.addSubview(label)
            }
            let holder = UIView(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
            holder.layer.shadowOpacity = 0.35
            holder.layer.shadowRadius = 12 / 0.9
            holder.layer.shadowOffset = CGSize(width: 0, height: 8 / 0.9)
            holder.layer.cornerRadius = 24 / 0.9
            holder.backgroundColor = .white
            let card = Card(frame: holder.bounds)
            card.layer.cornerRadius = 24 / 0.9
            card.clipsToBounds = true
            card.layer.shouldRasterize = isKept
            holder.addSubview(card)
            harness.root.addSubview(holder)
            return { step in
                let part = 0.5 + 0.5 * swing(step, of: 240)
                let scale = 1 - 0.1 * part
                holder.transform = CGAffineTransform(scaleX: scale, y: scale)
                holder.center = CGPoint(x: 640 * scale + 320 * part, y: 400)
            }
        }
    }
}

/// Twelve rows with a disc, a title, a detail and a line.
private final class Card: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        for index in 0..<12 {
            let top = 16 + 64 * CGFloat(index)
            let row = UIView(frame: CGRect(x: 0, y: top, width: 1280, height: 64))
            row.backgroundColor = UIColor(hex: index % 2 == 0 ? 0xFAFAFA : 0xF2F4F6)
            row.addSubview(ListRow.disc(index))
            for label in ListRow.labels(index) { row.addSubview(label) }
            let line = UIView(frame: CGRect(x: 76, y: 63, width: 1188, height: 1))
            line.backgroundColor = UIColor(hex: 0xE0E0E0)
            row.addSubview(line)
            addSubview(row)
        }
    }

    required init?(coder: NSCoder) { nil }
}

extension UIColor {
    /// The opaque colour `0xRRGGBB`.
    convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 255) / 255,
            green: CGFloat(hex >> 8 & 255) / 255,
            blue: CGFloat(hex & 255) / 255,
            alpha: 1
        )
    }
}
