import UIKitGeometry

/// How a symbol is drawn: marks on a grid 24 units high, in one colour.
///
/// The names are those that UIKit's programmers know; the drawings are this project's own. They share
/// a middle at y = 12, a margin of two to three units, round line ends and one line width a weight.
struct SymbolArt: Sendable {
    /// The width of the grid in its units.
    var width: CGFloat = 24
    /// What is drawn, in order.
    let marks: [SymbolMark]
    /// Whether the symbol points along the line of writing and is mirrored with it.
    var isDirectional = false

    /// Creates a drawing from marks.
    init(_ marks: SymbolMark..., width: CGFloat = 24, isDirectional: Bool = false) {
        self.init(marks: marks, width: width, isDirectional: isDirectional)
    }

    /// Creates a drawing from a list of marks.
    init(marks: [SymbolMark], width: CGFloat = 24, isDirectional: Bool = false) {
        self.marks = marks
        self.width = width
        self.isDirectional = isDirectional
    }

    /// The drawing of a name; nil where there is none.
    static func named(_ name: String) -> SymbolArt? { drawn[name] ?? enclosed(name) }

    /// All names that there are, in alphabetical order.
    static var names: [String] {
        let all = enclosures.flatMap { enclosure in
            enclosure.names.map { "\($0)\(enclosure.suffix)" }
        }
        return (Array(drawn.keys) + all).sorted()
    }

    /// Everything that has a drawing of its own.
    private static let drawn: [String: SymbolArt] = [
        signs, shapes, arrows, objects, tools, people, home, weather, media, sound, devices,
    ].reduce(into: [:]) { all, group in
        all.merge(group) { first, _ in
            fatalError("two symbols have one name, one of \(first.marks.count) marks")
        }
    }

    // MARK: - Signs in discs and squares

    /// A frame that signs are put in.
    private struct Enclosure {
        let suffix: String
        let names: Set<String>
        let outline: String
        let isFilled: Bool
    }

    private static let inCircles: Set<String> = [
        "plus", "minus", "xmark", "checkmark", "questionmark", "exclamationmark", "info",
        "ellipsis",
        "play", "pause", "stop", "power", "chevron.left", "chevron.right", "chevron.up",
        "chevron.down", "chevron.forward", "chevron.backward", "arrow.left", "arrow.right",
        "arrow.up", "arrow.down", "arrow.forward", "arrow.backward", "bolt", "heart", "star",
        "lock", "location", "person", "flag", "bell", "mic", "house", "wifi", "camera", "moon",
    ]

    private static let inSquares: Set<String> = [
        "plus", "minus", "xmark", "checkmark", "questionmark", "exclamationmark", "arrow.left",
        "arrow.right", "arrow.up", "arrow.down", "play", "pause", "heart", "star", "bell",
    ]

    private static let enclosures = [
        Enclosure(suffix: ".circle", names: inCircles, outline: "O 12 12 9.3", isFilled: false),
        Enclosure(
            suffix: ".circle.fill",
            names: inCircles,
            outline: "O 12 12 10.2",
            isFilled: true
        ),
        Enclosure(
            suffix: ".square",
            names: inSquares,
            outline: "R 3.2 3.2 17.6 17.6 4.4",
            isFilled: false
        ),
        Enclosure(
            suffix: ".square.fill",
            names: inSquares,
            outline: "R 2.3 2.3 19.4 19.4 5.2",
            isFilled: true
        ),
    ]

    /// A sign in a disc or a square, for names such as `plus.circle.fill`.
    private static func enclosed(_ name: String) -> SymbolArt? {
        for enclosure in enclosures where name.hasSuffix(enclosure.suffix) {
            let inner = String(name.dropLast(enclosure.suffix.count))
            // In a frame, solid signs read better than their outlines.
            let solid = enclosure.isFilled ? "\(inner).fill" : inner
            guard enclosure.names.contains(inner), let art = drawn[solid] ?? drawn[inner] else {
                continue
            }
            let frame: SymbolMark =
                enclosure.isFilled ? .shape(enclosure.outline) : .line(enclosure.outline)
            let factor: CGFloat = inner.hasPrefix("chevron") ? 0.55 : 0.56
            let place = CGAffineTransform(translationX: -art.width / 2, y: -12)
                .concatenating(CGAffineTransform(scaleX: factor, y: factor))
                .concatenating(CGAffineTransform(translationX: 12, y: 12))
            let sign = art.marks.map { mark in
                let placed = mark.moved(place, width: 0.92)
                return enclosure.isFilled ? placed.inverted : placed
            }
            return SymbolArt(marks: [frame] + sign, isDirectional: art.isDirectional)
        }
        return nil
    }
}
