import UIKitGeometry
import UIKitRaster

/// Outlines in the short form that symbols are written in.
///
/// Letters with numbers, in units of the grid, y downwards:
/// `M x y` starts a piece, `L x y …` goes on with lines, `Q cx cy x y` and `C ax ay bx by x y` with curves,
/// `Z` closes. `O x y r` is a circle, `E x y rx ry` an ellipse, `R x y width height radius` a rectangle with
/// round corners, `A x y r from to` an arc, in degrees clockwise from the right, that starts a piece;
/// `a` is one that goes on from where the piece is, and anticlockwise where `to` is less than `from`.
enum SymbolOutline {
    /// The outline that a text describes; a text that isn't well formed traps.
    static func path(_ text: String) -> Path {
        var path = Path()
        var letter: Character = " "
        var numbers: [CGFloat] = []
        for word in text.split(separator: " ") {
            if let number = Double(word) {
                numbers.append(number)
            } else {
                add(letter, numbers, to: &path, text)
                numbers = []
                letter = word.first ?? " "
            }
        }
        add(letter, numbers, to: &path, text)
        return path
    }

    private static func add(
        _ letter: Character,
        _ n: [CGFloat],
        to path: inout Path,
        _ text: String
    ) {
        let counts: [Character: Int] = [
            " ": 0, "M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "O": 3, "E": 4, "R": 5, "A": 5, "a": 5,
        ]
        let count = counts[letter] ?? -1
        demand(
            count == n.count || (letter == "L" && n.count > 0 && n.count % 2 == 0),
            "a symbol's outline has \(n.count) numbers after \(letter): \(text)"
        )
        switch letter {
        case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
        case "L":
            for index in stride(from: 0, to: n.count, by: 2) {
                path.addLine(to: CGPoint(x: n[index], y: n[index + 1]))
            }
        case "Q":
            path.addQuad(to: CGPoint(x: n[2], y: n[3]), control: CGPoint(x: n[0], y: n[1]))
        case "C":
            path.addCubic(
                to: CGPoint(x: n[4], y: n[5]),
                control1: CGPoint(x: n[0], y: n[1]),
                control2: CGPoint(x: n[2], y: n[3])
            )
        case "Z": path.close()
        case "O":
            path.addEllipse(
                in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2])
            )
        case "E":
            path.addEllipse(
                in: CGRect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3])
            )
        case "R":
            let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
            path.append(Path(roundedRect: rect, radii: CornerRadii(n[4])))
        case "A", "a":
            var arc = letter == "a" ? path : Path()
            arc.addArc(
                center: CGPoint(x: n[0], y: n[1]),
                radius: n[2],
                startAngle: n[3] * .pi / 180,
                endAngle: n[4] * .pi / 180,
                clockwise: n[4] >= n[3]
            )
            if letter == "a" { path = arc } else { path.append(arc) }
        default: break
        }
    }
}
