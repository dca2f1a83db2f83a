/// Playing, and sound.
extension SymbolArt {
    static let media: [String: SymbolArt] = [
        "play": .init(.line(play)),
        "play.fill": .init(.shape(play), .line(play)),
        "pause": .init(.line("R 5.4 3.8 4 16.4 1.2"), .line("R 14.6 3.8 4 16.4 1.2")),
        "pause.fill": .init(.shape("R 4.8 3 5.4 18 1.6"), .shape("R 13.8 3 5.4 18 1.6")),
        "playpause.fill": .init(
            .shape("M 3 5.2 L 12.4 12 L 3 18.8 Z"),
            .line("M 3 5.2 L 12.4 12 L 3 18.8 Z", width: 0.6),
            .shape("R 14.8 4.6 2.8 14.8 0.9"),
            .shape("R 19.4 4.6 2.8 14.8 0.9")
        ),
        "stop": .init(.line("R 4.4 4.4 15.2 15.2 2.2")),
        "stop.fill": .init(.shape("R 3.6 3.6 16.8 16.8 2.8")),
        "record.circle": .init(.line("O 12 12 9.3"), .shape("O 12 12 4.4")),
        "forward": .init(.line("\(right) \(rightAgain)")),
        "forward.fill": .init(
            .shape("\(right) \(rightAgain)"),
            .line("\(right) \(rightAgain)", width: 0.6)
        ),
        "backward": .init(.line("\(left) \(leftAgain)")),
        "backward.fill": .init(
            .shape("\(left) \(leftAgain)"),
            .line("\(left) \(leftAgain)", width: 0.6)
        ),
        "forward.end.fill": .init(
            .shape("M 4.6 5 L 16 12 L 4.6 19 Z"),
            .line("M 4.6 5 L 16 12 L 4.6 19 Z", width: 0.6),
            .line("M 19.2 4.8 L 19.2 19.2", width: 1.2)
        ),
        "backward.end.fill": .init(
            .shape("M 19.4 5 L 8 12 L 19.4 19 Z"),
            .line("M 19.4 5 L 8 12 L 19.4 19 Z", width: 0.6),
            .line("M 4.8 4.8 L 4.8 19.2", width: 1.2)
        ),
        "gobackward": .init(.line("A 12 13.2 7.8 -90 200 M 14.4 2.6 L 11.6 5.4 L 14.4 8.2")),
        "goforward": .init(.line("A 12 13.2 7.8 -20 270 M 9.6 2.6 L 12.4 5.4 L 9.6 8.2")),
        "shuffle": .init(
            .line(
                "M 2.6 17 L 5.6 17 Q 7.4 17 8.5 15.6 L 14.6 8.4 Q 15.7 7 17.5 7 L 21 7 M 18 3.8 L 21.2 7 L 18 10.2 M 2.6 7 L 5.6 7 Q 7.4 7 8.5 8.4 L 9.6 9.7 M 13.4 14.3 L 14.6 15.6 Q 15.7 17 17.5 17 L 21 17 M 18 13.8 L 21.2 17 L 18 20.2"
            )
        ),
        "repeat": .init(
            .line(
                "M 3.2 11.4 L 3.2 9.8 Q 3.2 6.8 6.2 6.8 L 20 6.8 M 16.8 3.4 L 20.2 6.8 L 16.8 10.2 M 20.8 12.6 L 20.8 14.2 Q 20.8 17.2 17.8 17.2 L 4 17.2 M 7.2 13.8 L 3.8 17.2 L 7.2 20.6"
            )
        ),
        "music.note": .init(
            .line("M 10.2 17.4 L 10.2 5.6 Q 10.2 4.4 11.4 4.1 L 17 2.9 L 17 7.2 L 10.4 8.6"),
            .shape("E 7.2 17.8 3.6 2.9")
        ),
        "film": .init(
            .line("R 2.6 4.4 18.8 15.2 2.6"),
            .line(
                "M 7 4.4 L 7 19.6 M 17 4.4 L 17 19.6 M 2.8 9.4 L 7 9.4 M 2.8 14.6 L 7 14.6 M 17 9.4 L 21.2 9.4 M 17 14.6 L 21.2 14.6 M 7 12 L 17 12",
                width: 0.85
            )
        ),
    ]

    static let sound: [String: SymbolArt] = [
        "speaker": .init(.line(cone), width: 16),
        "speaker.fill": .init(.shape(cone), .line(cone), width: 16),
        "speaker.slash": .init(.line(middleCone), slashGap, slash),
        "speaker.slash.fill": .init(.shape(middleCone), .line(middleCone), slashGap, slash),
        "speaker.wave.1": .init(.line(cone), .line(firstWave), width: 20),
        "speaker.wave.1.fill": .init(.shape(cone), .line(cone), .line(firstWave), width: 20),
        "speaker.wave.2": .init(.line(cone), .line("\(firstWave) \(secondWave)"), width: 24),
        "speaker.wave.2.fill": .init(
            .shape(cone),
            .line(cone),
            .line("\(firstWave) \(secondWave)"),
            width: 24
        ),
        "speaker.wave.3": .init(
            .line(cone),
            .line("\(firstWave) \(secondWave) \(thirdWave)"),
            width: 28
        ),
        "speaker.wave.3.fill": .init(
            .shape(cone),
            .line(cone),
            .line("\(firstWave) \(secondWave) \(thirdWave)"),
            width: 28
        ),
        "mic": .init(
            .line("R 8.6 2.8 6.8 11.4 3.4"),
            .line(
                "M 4.8 11 L 4.8 11.4 a 12 11.2 7.2 180 0 M 12 18.6 L 12 21.4 M 8.4 21.4 L 15.6 21.4"
            )
        ),
        "mic.fill": .init(
            .shape("R 7.8 2 8.4 13 4.2"),
            .line(
                "M 4.8 11 L 4.8 11.4 a 12 11.2 7.2 180 0 M 12 18.6 L 12 21.4 M 8.4 21.4 L 15.6 21.4"
            )
        ),
        "mic.slash": .init(
            .line("R 8.6 2.8 6.8 11.4 3.4"),
            .line(
                "M 4.8 11 L 4.8 11.4 a 12 11.2 7.2 180 0 M 12 18.6 L 12 21.4 M 8.4 21.4 L 15.6 21.4"
            ),
            slashGap,
            slash
        ),
        "headphones": .init(
            .line("M 3.4 15.6 L 3.4 12 a 12 12 8.6 180 360 L 20.6 15.6"),
            .line("R 3.4 14 3.8 6.6 1.6"),
            .line("R 16.8 14 3.8 6.6 1.6")
        ),
        "waveform": .init(
            .line(
                "M 3 10.4 L 3 13.6 M 7.5 6.6 L 7.5 17.4 M 12 3 L 12 21 M 16.5 7.6 L 16.5 16.4 M 21 10.4 L 21 13.6"
            )
        ),
    ]

    private static let play = "M 5.6 4.6 L 19.4 12 L 5.6 19.4 Z"
    private static let right = "M 2.6 6 L 11.2 12 L 2.6 18 Z"
    private static let rightAgain = "M 12.8 6 L 21.4 12 L 12.8 18 Z"
    private static let left = "M 21.4 6 L 12.8 12 L 21.4 18 Z"
    private static let leftAgain = "M 11.2 6 L 2.6 12 L 11.2 18 Z"
    private static let firstWave = "A 8.6 12 6.6 -34 34"
    private static let secondWave = "A 8.6 12 10.4 -40 40"
    private static let thirdWave = "A 8.6 12 14.2 -43 43"
    private static let cone = "M 2.6 9 L 5.8 9 L 11.4 4.4 L 11.4 19.6 L 5.8 15 L 2.6 15 Z"
    private static let middleCone = "M 6.6 9 L 9.8 9 L 15.4 4.4 L 15.4 19.6 L 9.8 15 L 6.6 15 Z"
}
