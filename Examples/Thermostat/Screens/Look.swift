import UIKit

/// The product's own colours and type.
@MainActor enum Look {
    /// Behind everything.
    static let night = UIColor(red: 0.045, green: 0.055, blue: 0.075, alpha: 1)
    /// What stands on it.
    static let card = UIColor(red: 0.085, green: 0.1, blue: 0.13, alpha: 1)
    /// Heat.
    static let warm = UIColor(red: 1, green: 0.58, blue: 0.26, alpha: 1)
    /// Cold.
    static let cold = UIColor(red: 0.36, green: 0.68, blue: 1, alpha: 1)
    /// Neither.
    static let calm = UIColor(red: 0.32, green: 0.8, blue: 0.64, alpha: 1)

    /// The colour of what the device does.
    static func color(of activity: Thermostat.Activity) -> UIColor {
        switch activity {
        case .heating: warm
        case .cooling: cold
        case .resting: calm
        }
    }

    /// A line of writing.
    static func label(
        _ text: String = "",
        size: CGFloat,
        weight: UIFont.Weight = .regular,
        color: UIColor = .label
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        return label
    }

    /// A picture in one colour.
    static func symbol(_ name: String, size: CGFloat, color: UIColor) -> UIImageView {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .medium)
        let image = UIImage(systemName: name)?.applyingSymbolConfiguration(configuration)
        let view = UIImageView(image: image)
        view.tintColor = color
        view.contentMode = .center
        return view
    }
}
