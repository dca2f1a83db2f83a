// Draws symbols and their names on one sheet, or prints all names; `tools/symbols` builds and runs it.
import Glibc
import UIKitDrawing
import UIKitGeometry
import UIKitImages

let arguments = CommandLine.arguments
if arguments.contains("--names") {
    for name in UIImage.symbolNames { print(name) }
    exit(0)
}
let path = arguments.count > 1 ? arguments[1] : "symbols.png"
let weight = arguments.count > 2 ? Int(arguments[2]) ?? 4 : 4

// Signs in discs and squares all look alike: the discs are enough.
let names = UIImage.symbolNames.filter { !$0.contains(".square") || $0.hasPrefix("square") }
let configuration = UIImage.SymbolConfiguration(
    pointSize: 24,
    weight: UIImage.SymbolWeight(rawValue: weight) ?? .regular
)
let columns = 8
let cell = CGSize(width: 120, height: 66)
let size = CGSize(
    width: CGFloat(columns) * cell.width,
    height: CGFloat((names.count + columns - 1) / columns) * cell.height
)
let format = UIGraphicsImageRendererFormat()
format.scale = 1
format.opaque = true
let ink = UIColor(red: 0.1, green: 0.12, blue: 0.18, alpha: 1)
let style = NSMutableParagraphStyle()
style.alignment = .center
let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 9),
    .foregroundColor: ink.withAlphaComponent(0.7),
    .paragraphStyle: style,
]
let sheet = UIGraphicsImageRenderer(size: size, format: format).image { context in
    UIColor.white.setFill()
    context.fill(CGRect(origin: .zero, size: size))
    for (index, name) in names.enumerated() {
        guard let image = UIImage(systemName: name, withConfiguration: configuration) else {
            continue
        }
        let x = CGFloat(index % columns) * cell.width
        let y = CGFloat(index / columns) * cell.height
        ink.setFill()
        image.draw(
            at: CGPoint(x: x + ((cell.width - image.size.width) / 2).rounded(), y: y + 10)
        )
        // Long names are broken behind a dot.
        let words = name.split(separator: ".")
        var lines = [""]
        for (place, word) in words.enumerated() {
            let piece = place == 0 ? String(word) : ".\(word)"
            if lines[lines.count - 1].count + piece.count > 22 { lines.append("") }
            lines[lines.count - 1] += piece
        }
        lines.joined(separator: "\n").draw(
            in: CGRect(x: x, y: y + 40, width: cell.width, height: 26),
            withAttributes: attributes
        )
    }
}
try PNG.write(sheet.bitmap, to: path)
print("\(names.count) symbols in \(path)")
