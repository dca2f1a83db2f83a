import Foundation

/// What Pango's own program makes of a text: the glyphs of each line from left to right.
enum PangoJudge {
    /// Asks `pango-view` about text in the first of `families` that has each character, in lines of `width` ems.
    static func lines(_ text: String, families: String, width: Double? = nil) throws -> [[UInt32]] {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let picture = file.appendingPathExtension("pgm")
        defer {
            try? FileManager.default.removeItem(at: file)
            try? FileManager.default.removeItem(at: picture)
        }
        var arguments = [
            "--no-display", "--backend=ft2", "--dpi=72", "--hinting=none", "-q", "--language=en",
            "--font=\(families) 64px", "--text=\(text)", "--serialize-to=\(file.path())",
            "--output=\(picture.path())",
        ]
        if let width { arguments.append("--width=\(Int(width * 64))") }
        _ = try Command.output("pango-view", arguments)
        struct Layout: Decodable {
            struct Glyph: Decodable { var glyph: UInt32 }
            struct Run: Decodable { var glyphs: [Glyph] }
            struct Line: Decodable { var runs: [Run]? }
            struct Output: Decodable { var lines: [Line] }
            var output: Output
        }
        let layout = try JSONDecoder().decode(Layout.self, from: Data(contentsOf: file))
        return layout.output.lines.map { line in
            (line.runs ?? []).flatMap { $0.glyphs.map(\.glyph) }
        }
    }
}
