import UIKit

/// The colours of the demo.
enum Palette {
    static let night = UIColor(red: 0.086, green: 0.102, blue: 0.169, alpha: 1)
    static let dusk = UIColor(red: 0.149, green: 0.173, blue: 0.271, alpha: 1)
    static let mist = UIColor(red: 0.545, green: 0.580, blue: 0.722, alpha: 1)
    static let paper = UIColor(red: 0.957, green: 0.945, blue: 0.918, alpha: 1)
    static let sand = UIColor(red: 0.890, green: 0.871, blue: 0.827, alpha: 1)
    static let ink = UIColor(red: 0.165, green: 0.184, blue: 0.278, alpha: 1)
    static let card = UIColor.white

    static let coral = UIColor(red: 1.000, green: 0.420, blue: 0.369, alpha: 1)
    static let amber = UIColor(red: 1.000, green: 0.698, blue: 0.247, alpha: 1)
    static let mint = UIColor(red: 0.180, green: 0.769, blue: 0.627, alpha: 1)
    static let sky = UIColor(red: 0.243, green: 0.545, blue: 1.000, alpha: 1)
    static let violet = UIColor(red: 0.478, green: 0.361, blue: 1.000, alpha: 1)

    /// One for each entry of the menu.
    static let accents = [coral, amber, mint, sky, violet]
}
