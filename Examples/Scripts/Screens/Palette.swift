import UIKit

/// The colours of the example.
enum Palette {
    static let paper = UIColor(red: 0.957, green: 0.945, blue: 0.918, alpha: 1)
    static let card = UIColor.white
    static let chosen = UIColor(red: 0.243, green: 0.545, blue: 1.000, alpha: 1)
    static let ink = UIColor(red: 0.165, green: 0.184, blue: 0.278, alpha: 1)
    static let pale = UIColor(red: 0.165, green: 0.184, blue: 0.278, alpha: 0.55)
}
