/// Devices, and how they are connected and fed.
extension SymbolArt {
    static let devices: [String: SymbolArt] = [
        "wifi": .init(.line(waves), .shape("O 12 18.6 1.9")),
        "wifi.slash": .init(.line(waves), .shape("O 12 18.6 1.9"), slashGap, slash),
        "wifi.exclamationmark": .init(
            .line(waves),
            .hole("R 9.6 9 4.8 14 2.4"),
            .line("M 12 11 L 12 16"),
            .shape("O 12 19.6 1.4")
        ),
        "antenna.radiowaves.left.and.right": .init(
            .shape("O 12 10.4 2"),
            .line("M 12 11.4 L 12 21"),
            .line(
                "A 12 10.4 5.2 135 225 A 12 10.4 5.2 -45 45 A 12 10.4 9 130 230 A 12 10.4 9 -50 50"
            )
        ),
        "dot.radiowaves.left.and.right": .init(
            .shape("O 12 12 2.2"),
            .line("A 12 12 5.4 128 232 A 12 12 5.4 -52 52 A 12 12 9.4 132 228 A 12 12 9.4 -48 48")
        ),
        "battery.100": .init(
            .line("R 2 6 19.2 12 3.4", width: 0.85),
            .shape(pole),
            .shape("R 4.4 8.4 14.4 7.2 1.3"),
            width: 27
        ),
        "battery.75": .init(
            .line("R 2 6 19.2 12 3.4", width: 0.85),
            .shape(pole),
            .shape("R 4.4 8.4 10.8 7.2 1.3"),
            width: 27
        ),
        "battery.50": .init(
            .line("R 2 6 19.2 12 3.4", width: 0.85),
            .shape(pole),
            .shape("R 4.4 8.4 7.2 7.2 1.3"),
            width: 27
        ),
        "battery.25": .init(
            .line("R 2 6 19.2 12 3.4", width: 0.85),
            .shape(pole),
            .shape("R 4.4 8.4 3.6 7.2 1.3"),
            width: 27
        ),
        "battery.0": .init(.line("R 2 6 19.2 12 3.4", width: 0.85), .shape(pole), width: 27),
        "battery.100.bolt": .init(
            .shape("R 4.4 8.4 14.4 7.2 1.3"),
            .hole(spark),
            .gap(spark, width: 0.35),
            .line("R 2 6 19.2 12 3.4", width: 0.85),
            .shape(pole),
            width: 27
        ),
        "powerplug": .init(
            .line(
                "M 8.4 2.8 L 8.4 7.4 M 15.6 2.8 L 15.6 7.4 M 5.2 7.6 L 18.8 7.6 L 18.8 10.6 Q 18.8 16 12 16 Q 5.2 16 5.2 10.6 Z M 12 16 L 12 21.4"
            )
        ),
        "display": .init(
            .line("R 2.4 3.8 19.2 13 2.4"),
            .line("M 12 17 L 12 20.6 M 7.6 20.8 L 16.4 20.8")
        ),
        "tv": .init(.line("R 2.4 5 19.2 12.6 2.4"), .line("M 7.4 20.6 L 16.6 20.6")),
        "desktopcomputer": .init(
            .line("R 2.4 3.8 19.2 13 2.4"),
            .line(
                "M 2.6 13.4 L 21.4 13.4 M 10 17 L 9.4 20.6 M 14 17 L 14.6 20.6 M 7.6 20.8 L 16.4 20.8",
                width: 0.9
            )
        ),
        "iphone": .init(.line("R 6.2 2.4 11.6 19.2 2.8"), .line("M 10.4 5 L 13.6 5", width: 0.85)),
        "ipad": .init(.line("R 4 2.4 16 19.2 2.6"), .line("M 10.4 19 L 13.6 19", width: 0.85)),
        "keyboard": .init(
            .line("R 2.2 5.6 19.6 12.8 2.6"),
            .shape(
                "O 5.6 9.4 1 O 9 9.4 1 O 12.4 9.4 1 O 15.8 9.4 1 O 18.6 9.4 1 O 5.6 12.4 1 O 9 12.4 1 O 12.4 12.4 1 O 15.8 12.4 1 O 18.6 12.4 1"
            ),
            .line("M 8 15.4 L 16 15.4", width: 0.9)
        ),
        "cpu": .init(
            .line("R 5.4 5.4 13.2 13.2 2.4"),
            .line("R 9.2 9.2 5.6 5.6 1"),
            .line(
                "M 9 2.4 L 9 5.2 M 15 2.4 L 15 5.2 M 9 18.8 L 9 21.6 M 15 18.8 L 15 21.6 M 2.4 9 L 5.2 9 M 2.4 15 L 5.2 15 M 18.8 9 L 21.6 9 M 18.8 15 L 21.6 15",
                width: 0.9
            )
        ),
        "internaldrive": .init(
            .line(
                "M 5.4 6 Q 5.8 4.6 7.4 4.6 L 16.6 4.6 Q 18.2 4.6 18.6 6 L 21.4 14.6 M 2.6 14.6 L 5.4 6"
            ),
            .line("R 2.6 13.4 18.8 6.4 2"),
            .shape("O 17.6 16.6 1.2")
        ),
        "server.rack": .init(
            .line("R 3.4 3.4 17.2 7.4 2"),
            .line("R 3.4 13.2 17.2 7.4 2"),
            .shape("O 7.2 7.1 1.2 O 7.2 16.9 1.2"),
            .line("M 12.6 7.1 L 17 7.1 M 12.6 16.9 L 17 16.9", width: 0.85)
        ),
        "phone": .init(.line(handset)),
        "phone.fill": .init(.shape(handset), .line(handset)),
        "video": .init(
            .line("R 2 6 13.2 12 3"),
            .line(
                "M 15.4 10.8 L 20.4 7.6 Q 21.8 6.9 21.8 8.4 L 21.8 15.6 Q 21.8 17.1 20.4 16.4 L 15.4 13.2"
            )
        ),
        "video.fill": .init(
            .shape("R 1.2 5.2 14.4 13.6 3.6"),
            .shape(
                "M 16.6 10.4 L 20.8 7.4 Q 22.8 6.4 22.8 8.4 L 22.8 15.6 Q 22.8 17.6 20.8 16.6 L 16.6 13.6 Z"
            )
        ),
        "creditcard": .init(
            .line("R 2 5 20 14 2.8"),
            .line("M 2.2 9.6 L 21.8 9.6", width: 1.3),
            .line("M 5.6 15 L 9.4 15", width: 0.85)
        ),
        "car": .init(
            .line(
                "M 4.4 11.2 L 6.2 6.8 Q 6.8 5.2 8.6 5.2 L 15.4 5.2 Q 17.2 5.2 17.8 6.8 L 19.6 11.2 Q 21.6 11.8 21.6 14 L 21.6 18.6 L 2.4 18.6 L 2.4 14 Q 2.4 11.8 4.4 11.2 Z M 4.6 11.2 L 19.4 11.2 M 4.4 18.8 L 4.4 20.4 M 19.6 18.8 L 19.6 20.4"
            ),
            .shape("O 6.6 14.8 1.3 O 17.4 14.8 1.3")
        ),
    ]

    private static let waves =
        "A 12 18.6 14.4 -131 -49 A 12 18.6 9.8 -133 -47 A 12 18.6 5.3 -135 -45"
    private static let pole = "M 22.8 9.6 Q 25 10.4 25 12 Q 25 13.6 22.8 14.4 Z"
    private static let spark =
        "M 12.6 7.8 L 8.8 12.5 L 11.2 12.5 L 10.6 16.2 L 14.4 11.5 L 12 11.5 Z"
    private static let handset =
        "M 7.6 3.4 L 9.8 7.8 Q 10.2 8.8 9.4 9.6 L 8 11 Q 9.8 14.4 13 16 L 14.4 14.6 Q 15.2 13.8 16.2 14.2 L 20.6 16.4 Q 21.4 16.8 21.2 17.8 Q 20.6 20.8 17.4 21 C 10.4 20.8 3.4 14 3 6.6 Q 3.2 3.4 6.2 2.8 Q 7.2 2.6 7.6 3.4 Z"
}
