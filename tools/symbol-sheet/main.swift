import UIKitDrawing
import UIKitGeometry
import UIKitImages

// Draws every symbol on one sheet: symbol-sheet FILE [WEIGHT [POINTSIZE [SCALE]]]

let arguments = CommandLine.arguments
let path = arguments.count > 1 ? arguments[1] : "symbols.png"
let weight = arguments.count > 2 ? Int(arguments[2]) ?? 4 : 4
let pointSize = arguments.count > 3 ? Double(arguments[3]) ?? 24 : 24
let scale = arguments.count > 4 ? Double(arguments[4]) ?? 2 : 2

let configuration = UIImage.SymbolConfiguration(
    pointSize: pointSize,
    weight: UIImage.SymbolWeight(rawValue: weight) ?? .regular
)
let names = UIImage.symbolNames
let columns = 16
let cell = pointSize * 2
let rows = (names.count + columns - 1) / columns
let format = UIGraphicsImageRendererFormat()
format.scale = scale
format.opaque = true
let size = CGSize(width: Double(columns) * cell, height: Double(rows) * cell)
let sheet = UIGraphicsImageRenderer(size: size, format: format).image { context in
    UIColor.white.setFill()
    context.fill(CGRect(origin: .zero, size: size))
    UIColor(red: 0.1, green: 0.12, blue: 0.18, alpha: 1).setFill()
    for (index, name) in names.enumerated() {
        guard let image = UIImage(systemName: name, withConfiguration: configuration) else {
            continue
        }
        let x = (Double(index % columns) + 0.5) * cell - image.size.width / 2
        let y = (Double(index / columns) + 0.5) * cell - image.size.height / 2
        image.draw(at: CGPoint(x: x.rounded(), y: y.rounded()))
    }
}
try PNG.write(sheet.bitmap, to: path)
print("\(names.count) symbols")
for row in 0..<rows {
    print(
        row,
        names[(row * columns)..<min(names.count, (row + 1) * columns)].joined(separator: " ")
    )
}
