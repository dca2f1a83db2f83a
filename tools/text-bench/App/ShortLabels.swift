import UIKitDrawing
import UIKitGeometry

/// A thousand labels of a few words, no two alike.
struct ShortLabels {
    private let texts = (0..<1000).map { "Menu item \($0) settings" }
    private let font = UIFont.systemFont(ofSize: 16)

    /// Lays all of them out.
    func layOut() {
        for text in texts {
            _ = NSAttributedString(string: text, attributes: [.font: font]).size()
        }
    }
}
