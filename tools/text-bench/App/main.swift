import Glibc
import UIKitDrawing
import UIKitGeometry
import UIKitRaster
import UIKitText

// Measures text: `tools/bench text`. Each line is a name, the least and the middle time in microseconds, and what they are of.

let clock = ContinuousClock()

/// Runs `body` `count` times and prints the least and the middle time.
func measure(_ name: String, count: Int = 15, _ body: () -> Void) {
    var times: [Double] = []
    for _ in 0..<count {
        let time = clock.measure(body)
        times.append(
            Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6
        )
    }
    times.sort()
    let least = (times[0] * 10).rounded() / 10
    let middle = (times[count / 2] * 10).rounded() / 10
    print("\(name)\t\(least)\t\(middle)")
}

let firstBitmap = CGContext.draw(size: CGSize(width: 100, height: 30), scale: 1) { context in
    UIGraphicsPushContext(context)
    let font = UIFont.systemFont(ofSize: 17)
    "Hello".draw(at: .zero, withAttributes: [.font: font])
    UIGraphicsPopContext()
}
// `text-bench first` is timed from outside.
if CommandLine.arguments.dropFirst().first == "first" { exit(0) }

// `text-bench labels` runs one scene for a profiler.
if CommandLine.arguments.dropFirst().first == "labels" {
    var words = ShortLabels()
    measure("1000 short labels, laid out", count: 101) { words.layOut() }
    exit(0)
}

let page = GlyphPage()
measure("S10 page, warm", count: 41) { page.paint() }
print("atlas of the page\t\(GlyphAtlas.byteCount)\tbytes")

var words = ShortLabels()
measure("1000 short labels, laid out") { words.layOut() }

var longLine = ""
while longLine.utf8.count < 1_000_000 { longLine += "lorem ipsum dolor sit amet " }
measure("line of 1 MB, measured", count: 3) {
    _ = NSAttributedString(string: longLine).size()
}
measure("1 MB in lines of 300 points", count: 3) {
    _ = NSAttributedString(string: longLine).boundingRect(
        with: CGSize(width: 300, height: 1e6),
        options: .usesLineFragmentOrigin,
        context: nil
    )
}
let marks = "e" + String(repeating: "\u{301}", count: 10_000)
measure("10,000 combining marks", count: 3) { _ = NSAttributedString(string: marks).size() }
let solid = String(repeating: "x", count: 1_000_000)
measure("word of 1 MB in lines", count: 2) {
    _ = NSAttributedString(string: solid).boundingRect(
        with: CGSize(width: 300, height: 1e6),
        options: .usesLineFragmentOrigin,
        context: nil
    )
}
