import Foundation

/// What HarfBuzz's own program makes of a text.
struct HarfBuzzJudge {
    /// A glyph and its place in ems from the start of the text, y downwards.
    struct Glyph {
        var id: UInt32
        var x: Double
        var y: Double
    }

    /// The glyphs from left to right.
    var glyphs: [Glyph] = []
    /// The width in ems.
    var width = 0.0

    /// Asks `hb-shape` about one line in one face.
    init(
        _ text: String,
        file: String,
        face: Int = 0,
        features: String = "",
        language: String = "en"
    ) throws {
        // In Pango's own unit, so that both round alike.
        let em = 512.0 * 1024
        let output = try Command.output(
            "hb-shape",
            [
                "--no-glyph-names", "--font-size=524288", "--language=\(language)",
                "--face-index=\(face)", "--features=\(features)", file, text,
            ]
        )
        var pen = 0.0
        let line = String(decoding: output, as: UTF8.self).filter {
            $0 != "[" && $0 != "]" && $0 != "\n"
        }
        for part in line.split(separator: "|") {
            // id=cluster@x,y+advance
            let scanner = Scanner(string: String(part))
            guard let id = scanner.scanInt(), scanner.scanString("=") != nil,
                scanner.scanInt() != nil
            else { continue }
            var x = 0.0
            var y = 0.0
            if scanner.scanString("@") != nil {
                x = Double(scanner.scanInt() ?? 0)
                _ = scanner.scanString(",")
                y = Double(scanner.scanInt() ?? 0)
            }
            _ = scanner.scanString("+")
            let advance = Double(scanner.scanInt() ?? 0)
            glyphs.append(Glyph(id: UInt32(id), x: (pen + x) / em, y: -y / em))
            pen += advance
        }
        width = pen / em
    }
}
