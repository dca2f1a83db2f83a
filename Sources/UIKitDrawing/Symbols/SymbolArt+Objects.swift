/// Things of a desk and of a house.
extension SymbolArt {
    static let objects: [String: SymbolArt] = [
        "trash": .init(
            .line(
                "M 5.4 6.4 L 6.4 19 Q 6.6 21.2 8.8 21.2 L 15.2 21.2 Q 17.4 21.2 17.6 19 L 18.6 6.4"
            ),
            .line(
                "M 3.4 6 L 20.6 6 M 8.8 5.8 L 8.8 4.4 Q 8.8 2.8 10.4 2.8 L 13.6 2.8 Q 15.2 2.8 15.2 4.4 L 15.2 5.8"
            ),
            .line("M 9.7 10.2 L 10 17.2 M 14.3 10.2 L 14 17.2", width: 0.8)
        ),
        "trash.fill": .init(
            .shape("M 4.5 7 L 19.5 7 L 18.5 19.4 Q 18.2 22 15.6 22 L 8.4 22 Q 5.8 22 5.5 19.4 Z"),
            .line(
                "M 3.4 5.6 L 20.6 5.6 M 8.8 5.4 L 8.8 4.2 Q 8.8 2.6 10.4 2.6 L 13.6 2.6 Q 15.2 2.6 15.2 4.2 L 15.2 5.4"
            ),
            .gap("M 9.6 10.6 L 9.9 18 M 14.4 10.6 L 14.1 18", width: 0.8)
        ),
        "folder": .init(.line(folder)),
        "folder.fill": .init(.shape(folder), .line(folder)),
        "doc": .init(.line(sheet), .line("M 13.4 2.8 L 13.4 6.8 Q 13.4 8.6 15.2 8.6 L 19.2 8.6")),
        "doc.fill": .init(
            .shape(sheet),
            .line(sheet),
            .gap("M 13.8 1.6 L 13.8 6.6 Q 13.8 8.4 15.6 8.4 L 20.8 8.4", width: 0.7)
        ),
        "doc.text": .init(
            .line(sheet),
            .line("M 13.4 2.8 L 13.4 6.8 Q 13.4 8.6 15.2 8.6 L 19.2 8.6"),
            .line("M 8.4 12.6 L 15.6 12.6 M 8.4 16.6 L 15.6 16.6", width: 0.85)
        ),
        "doc.on.doc": .init(
            .line("R 8.4 2.8 11.6 13.6 2.6"),
            .line(
                "M 5.6 7.4 Q 4 7.8 4 9.8 L 4 18.6 Q 4 21.2 6.6 21.2 L 13.2 21.2 Q 15.2 21.2 15.6 19.6"
            )
        ),
        "calendar": .init(
            .line("R 3 4.4 18 16.4 3.2"),
            .line("M 3.2 9.4 L 20.8 9.4 M 7.8 2.8 L 7.8 5.6 M 16.2 2.8 L 16.2 5.6"),
            .shape("O 8 13.2 1.2"),
            .shape("O 12 13.2 1.2"),
            .shape("O 16 13.2 1.2"),
            .shape("O 8 17 1.2"),
            .shape("O 12 17 1.2")
        ),
        "clock": .init(.line("O 12 12 9.3"), .line("M 12 6.6 L 12 12.4 L 16 14.6")),
        "clock.fill": .init(.shape("O 12 12 10.2"), .gap("M 12 6 L 12 12.4 L 16.2 14.7")),
        "alarm": .init(
            .line("O 12 13 7.9"),
            .line(
                "M 12 8.6 L 12 13.2 L 15 15 M 3 6.4 L 6.4 3.4 M 21 6.4 L 17.6 3.4 M 6.6 19 L 5 21 M 17.4 19 L 19 21"
            )
        ),
        "timer": .init(
            .line("A 12 13.2 8.2 -55 235"),
            .line("M 12 13.2 L 8.2 9.2 M 12 2.6 L 12 7 M 9.6 2.6 L 14.4 2.6")
        ),
        "hourglass": .init(
            .line(
                "M 5.5 2.8 L 18.5 2.8 M 5.5 21.2 L 18.5 21.2 M 7 2.8 L 7 6.6 Q 7 8.4 8.4 9.6 L 11.2 12 L 8.4 14.4 Q 7 15.6 7 17.4 L 7 21.2 M 17 2.8 L 17 6.6 Q 17 8.4 15.6 9.6 L 12.8 12 L 15.6 14.4 Q 17 15.6 17 17.4 L 17 21.2"
            ),
            .shape("M 8.4 20.4 L 12 16.2 L 15.6 20.4 Z")
        ),
        "lock": .init(
            .line("R 4.8 10.4 14.4 10.8 2.8"),
            .line("M 7.8 10.2 L 7.8 7.2 a 12 7.2 4.2 180 360 L 16.2 10.2")
        ),
        "lock.fill": .init(
            .shape("R 4 9.6 16 12.4 3.2"),
            .line("M 7.8 10.2 L 7.8 7.2 a 12 7.2 4.2 180 360 L 16.2 10.2")
        ),
        "lock.open": .init(
            .line("R 2.6 10.4 14.4 10.8 2.8"),
            .line("M 13.4 10.2 L 13.4 7.2 a 17.4 7.2 4 180 360 L 21.4 9.4")
        ),
        "lock.open.fill": .init(
            .shape("R 1.8 9.6 16 12.4 3.2"),
            .line("M 13.4 10.2 L 13.4 7.2 a 17.4 7.2 4 180 360 L 21.4 9.4")
        ),
        "key": .init(
            .line("O 7.6 16.4 4.6"),
            .line("M 11 13 L 20.2 3.8 M 16.2 7.8 L 19.6 11.2 M 19 5 L 21 7")
        ),
        "envelope": .init(
            .line("R 2.4 4.8 19.2 14.4 3"),
            .line("M 3.2 6.6 L 10.6 13 Q 12 14.2 13.4 13 L 20.8 6.6")
        ),
        "envelope.fill": .init(
            .shape("R 1.6 4 20.8 16 3.4"),
            .gap("M 1 5 L 10.4 13.2 Q 12 14.5 13.6 13.2 L 23 5", width: 0.8)
        ),
        "bookmark": .init(.line(ribbon)),
        "bookmark.fill": .init(.shape(ribbon), .line(ribbon)),
        "tag": .init(.line(label), .shape("O 7.6 7.6 1.6")),
        "tag.fill": .init(.shape(label), .line(label), .hole("O 7.6 7.6 1.7")),
        "flag": .init(.line("M 4.8 21.4 L 4.8 4.2 \(cloth)")),
        "flag.fill": .init(
            .line("M 4.8 21.4 L 4.8 4.2"),
            .line("M 4.8 4.2 \(cloth) Z"),
            .shape("M 4.8 4.2 \(cloth) Z")
        ),
        "paperclip": .init(
            .line(
                "M 19.6 11.2 L 11.4 19.4 a 7.5 15.5 5.5 45 225 L 12.4 4.8 a 15.1 7.5 3.8 225 405 L 9.6 15.6 Q 8.4 16.8 7.2 15.8 Q 6.2 14.6 7.4 13.4 L 14 6.8",
                width: 0.9
            )
        ),
        "link": .init(
            .line(
                "M 10.2 13.8 a 7.2 10.8 4.2 45 45 M 10 14 Q 7.6 11.6 10 9.2 L 13.6 5.6 Q 16 3.4 18.4 5.6 Q 20.6 8 18.4 10.4 L 16.4 12.4 M 14 10 Q 16.4 12.4 14 14.8 L 10.4 18.4 Q 8 20.6 5.6 18.4 Q 3.4 16 5.6 13.6 L 7.6 11.6"
            )
        ),
        "printer": .init(
            .line("M 6.4 8 L 6.4 4.6 Q 6.4 3 8 3 L 16 3 Q 17.6 3 17.6 4.6 L 17.6 8"),
            .line(
                "M 6.2 17.2 L 4.8 17.2 Q 2.6 17.2 2.6 15 L 2.6 10.4 Q 2.6 8.2 4.8 8.2 L 19.2 8.2 Q 21.4 8.2 21.4 10.4 L 21.4 15 Q 21.4 17.2 19.2 17.2 L 17.8 17.2"
            ),
            .line("R 6.4 13.6 11.2 7.4 1.4")
        ),
        "cart": .init(
            .line(
                "M 2 4 L 3.8 4 Q 4.9 4 5.2 5.2 L 7.4 14.6 Q 7.7 16 9.2 16 L 18.6 16 M 5.8 7 L 21.2 7 L 19.6 12.6 L 7 12.8"
            ),
            .shape("O 9.4 19.8 1.8"),
            .shape("O 17.4 19.8 1.8")
        ),
        "bell": .init(.line(bell), .line("A 12 18.6 2.6 10 170")),
        "bell.fill": .init(.shape(bell), .line(bell), .line("A 12 18.8 2.6 10 170")),
        "bell.slash": .init(.line(bell), .line("A 12 18.6 2.6 10 170"), slashGap, slash),
        "bell.slash.fill": .init(
            .shape(bell),
            .line(bell),
            .line("A 12 18.8 2.6 10 170"),
            slashGap,
            slash
        ),
        "photo": .init(
            .line("R 2.4 4.2 19.2 15.6 3.2"),
            .line("M 3 17.2 L 8.2 12 L 12 15.8 L 15.4 12.4 L 21 17.8"),
            .shape("O 9 8.6 1.7")
        ),
        "photo.fill": .init(
            .shape("R 1.6 3.4 20.8 17.2 3.8"),
            .gap("M 2.4 18 L 8.2 12.2 L 12 16 L 15.4 12.6 L 21.6 18.6", width: 0.9),
            .hole("O 9 8.4 1.8")
        ),
        "camera": .init(
            .line(
                "M 4.8 6.8 L 7.4 6.8 L 9 4.4 L 15 4.4 L 16.6 6.8 L 19.2 6.8 Q 21.6 6.8 21.6 9.2 L 21.6 17.2 Q 21.6 19.6 19.2 19.6 L 4.8 19.6 Q 2.4 19.6 2.4 17.2 L 2.4 9.2 Q 2.4 6.8 4.8 6.8 Z"
            ),
            .line("O 12 12.9 3.7")
        ),
        "camera.fill": .init(
            .shape(
                "M 4.8 6 L 7 6 L 8.6 3.6 L 15.4 3.6 L 17 6 L 19.2 6 Q 22.4 6 22.4 9.2 L 22.4 17.2 Q 22.4 20.4 19.2 20.4 L 4.8 20.4 Q 1.6 20.4 1.6 17.2 L 1.6 9.2 Q 1.6 6 4.8 6 Z"
            ),
            .gap("O 12 12.9 4", width: 0.9)
        ),
        "cube": .init(
            .line(
                "M 12 2.8 L 20.2 7.4 L 20.2 16.6 L 12 21.2 L 3.8 16.6 L 3.8 7.4 Z M 3.8 7.4 L 12 12 L 20.2 7.4 M 12 12 L 12 21.2"
            )
        ),
        "map": .init(
            .line(
                "M 3 6.4 L 9 3.6 L 15 6.4 L 21 3.6 L 21 17.6 L 15 20.4 L 9 17.6 L 3 20.4 Z M 9 3.6 L 9 17.6 M 15 6.4 L 15 20.4"
            )
        ),
        "location": .init(.line("M 20.6 3.4 L 13.4 20.4 L 11.4 12.6 L 3.6 10.6 Z")),
        "location.fill": .init(
            .shape("M 20.6 3.4 L 13.4 20.4 L 11.4 12.6 L 3.6 10.6 Z"),
            .line("M 20.6 3.4 L 13.4 20.4 L 11.4 12.6 L 3.6 10.6 Z")
        ),
        "mappin": .init(.line("O 12 7 4.4"), .line("M 12 11.6 L 12 21.4")),
        "globe": .init(
            .line("O 12 12 9.3"),
            .line(
                "E 12 12 4 9.3 M 2.9 12 L 21.1 12 M 4.4 7 Q 12 9.6 19.6 7 M 4.4 17 Q 12 14.4 19.6 17",
                width: 0.8
            )
        ),
    ]

    static let slash = SymbolMark.line("M 3.6 3.2 L 20.4 20.8")
    static let slashGap = SymbolMark.gap("M 4.8 2 L 21.8 19.8", width: 1.2)

    private static let folder =
        "M 2.8 17.4 L 2.8 6.8 Q 2.8 4.4 5.2 4.4 L 8.6 4.4 Q 9.6 4.4 10.2 5.2 L 11.2 6.6 Q 11.6 7.2 12.4 7.2 L 18.8 7.2 Q 21.2 7.2 21.2 9.6 L 21.2 17.4 Q 21.2 19.8 18.8 19.8 L 5.2 19.8 Q 2.8 19.8 2.8 17.4 Z"
    private static let sheet =
        "M 13.2 2.6 L 7.4 2.6 Q 4.8 2.6 4.8 5.2 L 4.8 18.8 Q 4.8 21.4 7.4 21.4 L 16.6 21.4 Q 19.2 21.4 19.2 18.8 L 19.2 8.6 Z"
    private static let ribbon =
        "M 5.6 20.8 L 5.6 5.4 Q 5.6 2.9 8.1 2.9 L 15.9 2.9 Q 18.4 2.9 18.4 5.4 L 18.4 20.8 L 12 15.6 Z"
    private static let label =
        "M 3 5.4 L 3 11 Q 3 12 3.7 12.7 L 11.5 20.5 Q 12.9 21.7 14.2 20.5 L 20.5 14.2 Q 21.7 12.9 20.5 11.5 L 12.7 3.7 Q 12 3 11 3 L 5.4 3 Q 3 3 3 5.4 Z"
    private static let cloth =
        "C 8 2.6 10 3.4 12 4.4 C 14.6 5.6 16.8 5.4 19.6 4.2 L 19.6 13.4 C 16.8 14.8 14.6 14.8 12 13.6 C 10 12.6 8 12 4.8 13.4"
    private static let bell =
        "M 12 3 C 8.2 3 6 5.8 6 9.2 C 6 12.8 5.2 14 4 15.2 C 3 16.2 3.4 17.6 4.8 17.6 L 19.2 17.6 C 20.6 17.6 21 16.2 20 15.2 C 18.8 14 18 12.8 18 9.2 C 18 5.8 15.8 3 12 3 Z"
}
