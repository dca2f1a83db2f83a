import UIKit
import UIKitTesting

extension FrameScene {
    /// A list of 200 rows scrolls by 7 pixels a frame.
    package static var list: FrameScene {
        FrameScene(name: "list") { harness in
            let list = UIScrollView(frame: harness.root.bounds)
            list.backgroundColor = .white
            list.contentSize = CGSize(width: 1280, height: 200 * 64)
            for index in 0..<200 {
                let frame = CGRect(x: 0, y: 64 * CGFloat(index), width: 1280, height: 64)
                let row = UIView(frame: frame)
                row.backgroundColor = UIColor(hex: index % 2 == 0 ? 0xFAFAFA : 0xF2F4F6)
                row.addSubview(ListRow.disc(index))
                for label in ListRow.labels(index) { row.addSubview(label) }
                list.addSubview(row)
            }
            harness.root.addSubview(list)
            return { step in
                list.contentOffset.y = (840 * swing(step, of: 240)).rounded()
            }
        }
    }

    /// A white page fades over a dark one.
    package static var fade: FrameScene {
        FrameScene(name: "fade") { harness in
            harness.root.backgroundColor = UIColor(hex: 0x263238)
            let page = UIView(frame: harness.root.bounds)
            page.backgroundColor = .white
            for index in 0..<12 { page.addSubview(ListRow.disc(index)) }
            harness.root.addSubview(page)
            return { step in page.alpha = 0.02 + 0.96 * swing(step, of: 240) }
        }
    }

    /// A spinner of 40 points turns in a corner of a full screen.
    package static var spinner: FrameScene {
        FrameScene(name: "spinner") { harness in
            harness.root.backgroundColor = .white
            for index in 0..<10 {
                let row = UIView(
                    frame: CGRect(x: 0, y: 64 * CGFloat(index), width: 1200, height: 64)
                )
                for label in ListRow.labels(index) { row.addSubview(label) }
                harness.root.addSubview(row)
            }
            let spinner = UIView(frame: CGRect(x: 1220, y: 740, width: 40, height: 40))
            let arc = CAShapeLayer()
            arc.frame = spinner.bounds
            arc.fillColor = nil
            arc.strokeColor = UIColor.systemBlue.cgColor
            arc.lineWidth = 4
            arc.lineCap = .round
            arc.path =
                UIBezierPath(
                    arcCenter: CGPoint(x: 20, y: 20),
                    radius: 17,
                    startAngle: 0,
                    endAngle: 4.5,
                    clockwise: true
                ).cgPath
            spinner.layer.addSublayer(arc)
            harness.root.addSubview(spinner)
            return { step in
                spinner.transform = CGAffineTransform(rotationAngle: CGFloat(step) * 0.1)
            }
        }
    }

    /// A screen of settings at which nobody does anything.
    package static var settings: FrameScene {
        FrameScene(name: "settings") { harness in
            harness.root.backgroundColor = UIColor(hex: 0xF2F2F7)
            for index in 0..<10 {
                let frame = CGRect(x: 40, y: 40 + 68 * CGFloat(index), width: 1200, height: 64)
                let row = UIView(frame: frame)
                row.backgroundColor = .white
                row.layer.cornerRadius = 12
                for label in ListRow.labels(index) { row.addSubview(label) }
                harness.root.addSubview(row)
            }
            return { _ in }
        }
    }
}
