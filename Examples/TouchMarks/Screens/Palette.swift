import UIKit

/// The colours of the example.
enum Palette {
    static let night = UIColor(red: 0.086, green: 0.102, blue: 0.169, alpha: 1)
    static let dusk = UIColor(red: 0.180, green: 0.208, blue: 0.318, alpha: 1)
    static let paper = UIColor(red: 0.957, green: 0.945, blue: 0.918, alpha: 1)

    static let coral = UIColor(red: 1.000, green: 0.420, blue: 0.369, alpha: 1)
    static let amber = UIColor(red: 1.000, green: 0.698, blue: 0.247, alpha: 1)
    static let mint = UIColor(red: 0.180, green: 0.769, blue: 0.627, alpha: 1)
    static let sky = UIColor(red: 0.318, green: 0.612, blue: 1.000, alpha: 1)
    static let violet = UIColor(red: 0.616, green: 0.514, blue: 1.000, alpha: 1)

    /// One for each finger of a hand; the sixth contact starts again.
    static let fingers = [coral, amber, mint, sky, violet]
}
