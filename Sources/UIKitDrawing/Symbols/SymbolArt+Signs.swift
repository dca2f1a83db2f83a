import UIKitGeometry

/// Signs: what buttons do, and what a thing is.
extension SymbolArt {
    static let signs: [String: SymbolArt] = [
        "plus": .init(.line("M 12 4 L 12 20 M 4 12 L 20 12")),
        "minus": .init(.line("M 4 12 L 20 12")),
        "xmark": .init(.line("M 5.5 5.5 L 18.5 18.5 M 18.5 5.5 L 5.5 18.5")),
        "checkmark": .init(.line("M 4.5 12.8 L 9.8 18.5 L 19.5 5.5")),
        "multiply": .init(.line("M 5.5 5.5 L 18.5 18.5 M 18.5 5.5 L 5.5 18.5")),
        "divide": .init(.line("M 4 12 L 20 12"), .shape("O 12 6 1.7"), .shape("O 12 18 1.7")),
        "equal": .init(.line("M 4 9 L 20 9 M 4 15 L 20 15")),
        "number": .init(
            .line("M 9.8 3.5 L 7.4 20.5 M 16.6 3.5 L 14.2 20.5 M 4.5 9 L 20.3 9 M 3.7 15 L 19.5 15")
        ),
        "percent": .init(
            .line("M 18.5 4.5 L 5.5 19.5 M 5.5 5.5"),
            .line("O 6.8 7 2.9"),
            .line("O 17.2 17 2.9")
        ),
        "questionmark": .init(
            .line("A 12 8.4 4.6 180 375 Q 15.6 12 13.6 12.9 Q 12 13.6 12 15.6"),
            .shape("O 12 20 1.5"),
            width: 18
        ).centred(12),
        "exclamationmark": .init(
            .line("M 5 4 L 5 14.4", width: 1.2),
            .shape("O 5 19.6 1.55"),
            width: 10
        ),
        "info": .init(
            .shape("O 11.6 5 1.6"),
            .line("M 9.2 10.4 L 12 10.4 L 12 19.6 M 8.8 19.6 L 15.2 19.6")
        ),
        "ellipsis": .init(.shape("O 4.5 12 1.9"), .shape("O 12 12 1.9"), .shape("O 19.5 12 1.9")),
        "line.3.horizontal": .init(
            .line("M 3.5 6.5 L 20.5 6.5 M 3.5 12 L 20.5 12 M 3.5 17.5 L 20.5 17.5")
        ),
        "list.bullet": .init(
            .shape("O 4.3 6.3 1.5"),
            .shape("O 4.3 12 1.5"),
            .shape("O 4.3 17.7 1.5"),
            .line("M 9 6.3 L 21 6.3 M 9 12 L 21 12 M 9 17.7 L 21 17.7"),
            isDirectional: true
        ),
        "text.alignleft": .init(
            .line("M 3.5 5 L 20.5 5 M 3.5 9.7 L 14 9.7 M 3.5 14.4 L 20.5 14.4 M 3.5 19 L 14 19")
        ),
        "slider.horizontal.3": .init(
            .line("M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18", width: 0.85),
            .gap("O 8 6 2", wider: 1.8),
            .gap("O 15.5 12 2", wider: 1.8),
            .gap("O 8 18 2", wider: 1.8),
            .line("O 8 6 2.1", width: 0.85),
            .line("O 15.5 12 2.1", width: 0.85),
            .line("O 8 18 2.1", width: 0.85)
        ),
        "slash.circle": .init(.line("O 12 12 9.3"), .line("M 5.8 5.8 L 18.2 18.2")),
        "nosign": .init(.line("O 12 12 9.3"), .line("M 5.6 18.4 L 18.4 5.6")),
        "exclamationmark.triangle": .init(
            .line(
                "M 12 3.6 Q 12.9 3.6 13.4 4.5 L 21 18 Q 21.9 19.9 19.8 20 L 4.2 20 Q 2.1 19.9 3 18 L 10.6 4.5 Q 11.1 3.6 12 3.6 Z"
            ),
            .line("M 12 9 L 12 13.6"),
            .shape("O 12 16.9 1.2")
        ),
        "exclamationmark.triangle.fill": .init(
            .shape(
                "M 12 2.6 Q 13.4 2.6 14.2 4 L 21.9 17.6 Q 23.2 20.6 20.2 20.9 L 3.8 20.9 Q 0.8 20.6 2.1 17.6 L 9.8 4 Q 10.6 2.6 12 2.6 Z"
            ),
            .gap("M 12 8.6 L 12 13.4"),
            .hole("O 12 17 1.25")
        ),
    ]

    static let shapes: [String: SymbolArt] = [
        "circle": .init(.line("O 12 12 9.3")),
        "circle.fill": .init(.shape("O 12 12 10.2")),
        "square": .init(.line("R 3.2 3.2 17.6 17.6 4.4")),
        "square.fill": .init(.shape("R 2.3 2.3 19.4 19.4 5.2")),
        "triangle": .init(.line("M 12 4 L 21 19.5 L 3 19.5 Z")),
        "triangle.fill": .init(
            .shape("M 12 3.4 L 21.4 19.8 L 2.6 19.8 Z"),
            .line("M 12 4 L 21 19.5 L 3 19.5 Z")
        ),
        "star": .init(.line(star)),
        "star.fill": .init(.shape(star), .line(star)),
        "heart": .init(.line(heart)),
        "heart.fill": .init(.shape(heart), .line(heart)),
        "largecircle.fill.circle": .init(.line("O 12 12 9.3"), .shape("O 12 12 5.6")),
        "square.grid.2x2": .init(
            .line("R 3.4 3.4 7 7 1.6"),
            .line("R 13.6 3.4 7 7 1.6"),
            .line("R 3.4 13.6 7 7 1.6"),
            .line("R 13.6 13.6 7 7 1.6")
        ),
        "square.grid.2x2.fill": .init(
            .shape("R 2.6 2.6 8.6 8.6 2"),
            .shape("R 12.8 2.6 8.6 8.6 2"),
            .shape("R 2.6 12.8 8.6 8.6 2"),
            .shape("R 12.8 12.8 8.6 8.6 2")
        ),
        "rectangle.split.3x1": .init(
            .line("R 2.4 5 19.2 14 3"),
            .line("M 8.8 5 L 8.8 19 M 15.2 5 L 15.2 19")
        ),
        "sidebar.left": .init(
            .line("R 2.4 4.5 19.2 15 3.2"),
            .line("M 9 4.5 L 9 19.5 M 5.2 8.3 L 6.4 8.3 M 5.2 11.2 L 6.4 11.2", width: 0.85),
            isDirectional: true
        ),
        "chart.bar": .init(
            .line("R 3 13 4 7.5 1.2"),
            .line("R 10 8.5 4 12 1.2"),
            .line("R 17 3.5 4 17 1.2")
        ),
        "chart.bar.fill": .init(
            .shape("R 2.4 12.4 5 8.8 1.4"),
            .shape("R 9.5 7.8 5 13.4 1.4"),
            .shape("R 16.6 2.8 5 18.4 1.4")
        ),
    ]

    private static let star =
        "M 12 3.2 L 14.7 8.9 L 20.9 9.7 L 16.3 14 L 17.5 20.2 L 12 17.1 L 6.5 20.2 L 7.7 14 L 3.1 9.7 L 9.3 8.9 Z"
    private static let heart =
        "M 12 20.3 C 6 16.2 2.8 12.8 2.8 8.9 C 2.8 6 5 4 7.5 4 C 9.4 4 11.1 5 12 6.8 C 12.9 5 14.6 4 16.5 4 C 19 4 21.2 6 21.2 8.9 C 21.2 12.8 18 16.2 12 20.3 Z"

    /// The same marks on a grid whose middle is that of the drawing at `x`.
    private func centred(_ x: Double) -> SymbolArt {
        let shift = width / 2 - x
        return SymbolArt(
            marks: marks.map { $0.moved(.init(translationX: shift, y: 0), width: 1) },
            width: width,
            isDirectional: isDirectional
        )
    }
}
