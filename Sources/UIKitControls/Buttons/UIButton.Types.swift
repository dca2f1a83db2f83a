import UIKitCore
import UIKitDrawing
import UIKitGeometry

extension UIButton {
    /// What changes a button's configuration with its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// Kinds of buttons.
    public enum ButtonType: Int, Sendable {
        /// Without a look of its own.
        case custom
        /// In the tint.
        case system
        /// A letter i in a circle.
        case detailDisclosure
        /// A letter i in a circle, on dark grounds.
        case infoLight
        /// A letter i in a circle, on light grounds.
        case infoDark
        /// A plus in a circle.
        case contactAdd
        /// A cross in a circle.
        case close = 7
    }

    /// What a button's action means.
    public enum Role: Int, Sendable {
        /// Nothing in particular.
        case normal
        /// What one most likely wants.
        case primary
        /// It leaves things as they are.
        case cancel
        /// It takes something away.
        case destructive
    }

    /// Gives the button the looks of its kind.
    final func setUp(as type: ButtonType) {
        let symbol: String? =
            switch type {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        guard let symbol, let image = UIImage(systemName: symbol) else { return }
        setImage(image, for: .normal)
        frame.size = intrinsicContentSize
    }

    /// Whether the kind is drawn in the tint.
    final var isTinted: Bool { buttonType != .custom }
}
