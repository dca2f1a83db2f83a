/// Chevrons, arrows and what turns round.
extension SymbolArt {
    static let arrows: [String: SymbolArt] = [
        "chevron.left": .init(.line("M 10 4 L 3.2 12 L 10 20"), width: 13),
        "chevron.right": .init(.line("M 3 4 L 9.8 12 L 3 20"), width: 13),
        "chevron.backward": .init(.line("M 10 4 L 3.2 12 L 10 20"), width: 13, isDirectional: true),
        "chevron.forward": .init(.line("M 3 4 L 9.8 12 L 3 20"), width: 13, isDirectional: true),
        "chevron.up": .init(.line("M 3 16 L 11 8.6 L 19 16"), width: 22),
        "chevron.down": .init(.line("M 3 8.4 L 11 15.8 L 19 8.4"), width: 22),
        "chevron.left.2": .init(
            .line("M 10 4.5 L 3.2 12 L 10 19.5 M 17.6 4.5 L 10.8 12 L 17.6 19.5"),
            width: 20.5
        ),
        "chevron.right.2": .init(
            .line("M 2.9 4.5 L 9.7 12 L 2.9 19.5 M 10.5 4.5 L 17.3 12 L 10.5 19.5"),
            width: 20.5
        ),
        "chevron.up.chevron.down": .init(
            .line("M 3 9 L 8 4.2 L 13 9 M 3 15 L 8 19.8 L 13 15"),
            width: 16
        ),
        "arrow.left": .init(.line("M 20.5 12 L 3.6 12 M 10.4 5 L 3.6 12 L 10.4 19")),
        "arrow.right": .init(.line("M 3.5 12 L 20.4 12 M 13.6 5 L 20.4 12 L 13.6 19")),
        "arrow.backward": .init(
            .line("M 20.5 12 L 3.6 12 M 10.4 5 L 3.6 12 L 10.4 19"),
            isDirectional: true
        ),
        "arrow.forward": .init(
            .line("M 3.5 12 L 20.4 12 M 13.6 5 L 20.4 12 L 13.6 19"),
            isDirectional: true
        ),
        "arrow.up": .init(.line("M 12 20.5 L 12 3.6 M 5 10.4 L 12 3.6 L 19 10.4")),
        "arrow.down": .init(.line("M 12 3.5 L 12 20.4 M 5 13.6 L 12 20.4 L 19 13.6")),
        "arrow.up.left": .init(.line("M 18.8 18.8 L 5.4 5.4 M 15.4 5.2 L 5.2 5.2 L 5.2 15.4")),
        "arrow.up.right": .init(.line("M 5.2 18.8 L 18.6 5.4 M 8.6 5.2 L 18.8 5.2 L 18.8 15.4")),
        "arrow.down.left": .init(.line("M 18.8 5.2 L 5.4 18.6 M 5.2 8.6 L 5.2 18.8 L 15.4 18.8")),
        "arrow.down.right": .init(.line("M 5.2 5.2 L 18.6 18.6 M 18.8 8.6 L 18.8 18.8 L 8.6 18.8")),
        "arrow.up.arrow.down": .init(
            .line(
                "M 7.5 20 L 7.5 4.2 M 3.2 8.6 L 7.5 4.2 L 11.8 8.6 M 16.5 4 L 16.5 19.8 M 12.2 15.4 L 16.5 19.8 L 20.8 15.4"
            )
        ),
        "arrow.left.arrow.right": .init(
            .line(
                "M 20 7.5 L 4.2 7.5 M 8.6 3.2 L 4.2 7.5 L 8.6 11.8 M 4 16.5 L 19.8 16.5 M 15.4 12.2 L 19.8 16.5 L 15.4 20.8"
            )
        ),
        "arrow.clockwise": .init(.line("A 12 12.4 8.2 30 334 M 19.8 3.8 L 19.8 8.8 L 14.6 8.8")),
        "arrow.counterclockwise": .init(
            .line("A 12 12.4 8.2 150 -154 M 4.2 3.8 L 4.2 8.8 L 9.4 8.8")
        ),
        "arrow.triangle.2.circlepath": .init(
            .line("A 12 12 8.4 192 332 M 19.9 3.6 L 19.9 8.2 L 15.2 8.2"),
            .line("A 12 12 8.4 12 152 M 4.1 20.4 L 4.1 15.8 L 8.8 15.8")
        ),
        "arrow.uturn.backward": .init(
            .line(
                "M 8.6 3.8 L 3.6 8.8 L 8.6 13.8 M 3.8 8.8 L 14.6 8.8 a 14.6 14.2 5.4 -90 90 L 9 19.6"
            ),
            isDirectional: true
        ),
        "arrow.uturn.forward": .init(
            .line(
                "M 15.4 3.8 L 20.4 8.8 L 15.4 13.8 M 20.2 8.8 L 9.4 8.8 a 9.4 14.2 5.4 -90 -270 L 15 19.6"
            ),
            isDirectional: true
        ),
        "arrow.down.to.line": .init(
            .line("M 12 3.2 L 12 16.2 M 6.4 11 L 12 16.4 L 17.6 11 M 4.5 20.6 L 19.5 20.6")
        ),
        "arrow.up.to.line": .init(
            .line("M 12 20.8 L 12 7.8 M 6.4 13 L 12 7.6 L 17.6 13 M 4.5 3.4 L 19.5 3.4")
        ),
        "arrow.right.to.line": .init(
            .line("M 3.2 12 L 16.2 12 M 11 6.4 L 16.4 12 L 11 17.6 M 20.6 4.5 L 20.6 19.5")
        ),
        "arrow.left.to.line": .init(
            .line("M 20.8 12 L 7.8 12 M 13 6.4 L 7.6 12 L 13 17.6 M 3.4 4.5 L 3.4 19.5")
        ),
        "arrow.up.left.and.arrow.down.right": .init(
            .line(
                "M 10.2 10.2 L 4 4 M 10.6 3.6 L 3.6 3.6 L 3.6 10.6 M 13.8 13.8 L 20 20 M 13.4 20.4 L 20.4 20.4 L 20.4 13.4"
            )
        ),
        "arrow.down.right.and.arrow.up.left": .init(
            .line(
                "M 3.6 3.6 L 9.8 9.8 M 3.6 10.2 L 10.2 10.2 L 10.2 3.6 M 20.4 20.4 L 14.2 14.2 M 20.4 13.8 L 13.8 13.8 L 13.8 20.4"
            )
        ),
        "square.and.arrow.up": .init(
            .line(
                "M 8 9.6 L 6.9 9.6 Q 4.6 9.6 4.6 11.9 L 4.6 18.4 Q 4.6 20.8 6.9 20.8 L 17.1 20.8 Q 19.4 20.8 19.4 18.4 L 19.4 11.9 Q 19.4 9.6 17.1 9.6 L 16 9.6"
            ),
            .line("M 12 14.6 L 12 2.9 M 8.2 6.5 L 12 2.7 L 15.8 6.5")
        ),
        "square.and.arrow.down": .init(
            .line(
                "M 8 8.6 L 6.9 8.6 Q 4.6 8.6 4.6 10.9 L 4.6 18.4 Q 4.6 20.8 6.9 20.8 L 17.1 20.8 Q 19.4 20.8 19.4 18.4 L 19.4 10.9 Q 19.4 8.6 17.1 8.6 L 16 8.6"
            ),
            .line("M 12 2.9 L 12 14.6 M 8.2 11 L 12 14.8 L 15.8 11")
        ),
        "rectangle.portrait.and.arrow.right": .init(
            .line(
                "M 13.5 7.6 L 13.5 5.6 Q 13.5 3.2 11.1 3.2 L 5.8 3.2 Q 3.4 3.2 3.4 5.6 L 3.4 18.4 Q 3.4 20.8 5.8 20.8 L 11.1 20.8 Q 13.5 20.8 13.5 18.4 L 13.5 16.4"
            ),
            .line("M 9 12 L 21 12 M 17.4 8.2 L 21.2 12 L 17.4 15.8"),
            isDirectional: true
        ),
    ]
}
