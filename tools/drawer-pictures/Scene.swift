import UIKit

/// The colours of the pictures.
enum Ink {
    static let desk = UIColor(red: 0.91, green: 0.92, blue: 0.94, alpha: 1)
    static let night = UIColor(red: 0.13, green: 0.15, blue: 0.21, alpha: 1)
    static let paper = UIColor(red: 0.98, green: 0.98, blue: 0.99, alpha: 1)
    static let card = UIColor(red: 0.91, green: 0.93, blue: 0.97, alpha: 1)
    static let blue = UIColor(red: 0.22, green: 0.45, blue: 0.95, alpha: 1)
    static let text = UIColor(red: 0.15, green: 0.17, blue: 0.24, alpha: 1)
}

@MainActor private func label(_ text: String, _ size: CGFloat, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: .semibold)
    label.textColor = color
    label.sizeToFit()
    return label
}

/// The main view: a title over cards.
final class HomeController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Ink.paper
        let title = label("Today", 20, Ink.text)
        title.frame.origin = CGPoint(x: 16, y: 20)
        view.addSubview(title)
        for row in 0..<3 {
            let card = UIView(frame: CGRect(x: 16, y: 58 + row * 62, width: 168, height: 52))
            card.backgroundColor = Ink.card
            card.layer.cornerRadius = 10
            let dot = UIView(frame: CGRect(x: 12, y: 14, width: 24, height: 24))
            dot.backgroundColor = Ink.blue.withAlphaComponent(1 - CGFloat(row) * 0.3)
            dot.layer.cornerRadius = 12
            card.addSubview(dot)
            let text = label(["Kitchen", "Studio", "Garden"][row], 14, Ink.text)
            text.frame.origin = CGPoint(x: 48, y: 26 - text.bounds.height / 2)
            card.addSubview(text)
            view.addSubview(card)
        }
    }
}

/// The left: a menu.
final class MenuController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Ink.night
        for (row, name) in ["Rooms", "Scenes", "Energy", "Settings"].enumerated() {
            let entry = label(name, 15, row == 0 ? .white : UIColor(white: 1, alpha: 0.6))
            entry.frame.origin = CGPoint(x: 18, y: 44 + CGFloat(row) * 38)
            view.addSubview(entry)
        }
    }
}
