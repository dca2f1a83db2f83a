import ScriptsScreens
import UIKit
import UIKitRaster
import UIKitTesting

/// A sentence of `Examples/Scripts`: wrapped, and in one line with an ellipsis in each place.
@MainActor struct ScriptSheet {
    /// The sentence.
    let sample: Sample

    /// The name of the picture: the language in small letters.
    nonisolated static func name(_ sample: Sample) -> String {
        sample.name.prefix { $0 != "·" }.split(separator: " ").joined(separator: "-").lowercased()
    }

    /// The names of all pictures.
    nonisolated static let names = Sample.all.map(name)

    /// The sheet with a name.
    static func named(_ name: String) -> ScriptSheet? {
        Sample.all.first { self.name($0) == name }.map { ScriptSheet(sample: $0) }
    }

    /// Draws the picture at `scale` pixels a point.
    func draw(scale: CGFloat) -> (Harness, Bitmap) {
        let width: CGFloat = 200
        let wrapped = label(.byWordWrapping, lines: 0)
        let height = wrapped.sizeThatFits(CGSize(width: width, height: 0)).height
        wrapped.frame = CGRect(x: 6, y: 6, width: width, height: height)
        let harness = Harness(size: CGSize(width: width + 12, height: height + 78), scale: scale)
        harness.root.backgroundColor = .white
        harness.root.addSubview(wrapped)
        let modes: [NSLineBreakMode] = [.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead]
        for (index, mode) in modes.enumerated() {
            let line = label(mode, lines: 1)
            line.frame = CGRect(
                x: 6,
                y: height + 12 + CGFloat(index) * 21,
                width: width,
                height: 20
            )
            harness.root.addSubview(line)
        }
        return (harness, harness.render())
    }

    private func label(_ mode: NSLineBreakMode, lines: Int) -> UILabel {
        let label = UILabel()
        label.backgroundColor = UIColor(red: 0.93, green: 0.95, blue: 1, alpha: 1)
        label.textColor = .black
        label.font = .systemFont(ofSize: 15)
        label.text = sample.text
        label.lineBreakMode = mode
        label.numberOfLines = lines
        return label
    }
}
