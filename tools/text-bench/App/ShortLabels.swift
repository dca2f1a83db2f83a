import UIKitDrawing
import UIKitGeometry

/// A thousand labels of a few words, no two alike, in no two runs.
struct ShortLabels {
    private var run = 0
    private let font = UIFont.systemFont(ofSize: 16)

    /// Lays all of them out.
    mutating func layOut() {
        run += 1
        for number in 0..<1000 {
            let text = "Menu item \(run * 1000 + number) settings"
            _ = NSAttributedString(string: text, attributes: [.font: font]).size()
        }
    }
}
