import UIKit

/// A form as UIKit developers write it: stacks of controls, closures, traits.
final class FormViewController: UIViewController {
    private let nameLabel = UILabel()
    private let toggle = UISwitch()
    private let slider = UISlider(frame: .zero)
    private let stepper = UIStepper()
    private let segments = UISegmentedControl(items: ["One", "Two"])
    private let progress = UIProgressView(progressViewStyle: .default)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let pages = UIPageControl()
    private lazy var saveButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.subtitle = "All changes"
        configuration.image = UIImage(systemName: "checkmark")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        configuration.cornerStyle = .capsule
        configuration.buttonSize = .large
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: 10,
            leading: 20,
            bottom: 10,
            trailing: 20
        )
        configuration.titleTextAttributesTransformer = .init { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 20, weight: .bold)
            return outgoing
        }
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.save() }
        )
        button.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = button.isHighlighted
        }
        button.role = .primary
        return button
    }()
    private(set) var saved = 0
    private(set) var styles: [UIUserInterfaceStyle] = []
    private(set) var stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.textColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .white : .black
        }
        toggle.addAction(
            UIAction { [weak self] action in
                guard let toggle = action.sender as? UISwitch else { return }
                self?.slider.isEnabled = toggle.isOn
            },
            for: .valueChanged
        )
        slider.addTarget(self, action: FormViewController.sliderChanged(_:), for: .valueChanged)
        stepper.maximumValue = 10
        segments.selectedSegmentIndex = 0
        progress.setProgress(0.5, animated: false)
        spinner.hidesWhenStopped = true
        spinner.startAnimating()
        pages.numberOfPages = 3
        stack = UIStackView(arrangedSubviews: [
            nameLabel, toggle, slider, stepper, segments, progress, spinner, pages, saveButton,
        ])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.distribution = .equalSpacing
        stack.spacing = UIStackView.spacingUseSystem
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 20,
            leading: 20,
            bottom: 20,
            trailing: 20
        )
        stack.setCustomSpacing(24, after: pages)
        nameLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        nameLabel.setContentCompressionResistancePriority(.required - 1, for: .vertical)
        view.addSubview(stack)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (self: Self, previous: UITraitCollection) in
            self.styles.append(previous.userInterfaceStyle)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stack.frame = view.bounds
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            view.setNeedsDisplay()
        }
    }

    private func sliderChanged(_ sender: UISlider) { progress.progress = sender.value }

    private func save() { saved += 1 }
}

/// A trait of an app's own, as iOS 17 made them.
struct SpacingTrait: UITraitDefinition {
    static let defaultValue: CGFloat = 8
}

extension UITraitCollection {
    var spacing: CGFloat { self[SpacingTrait.self] }
}

extension UIMutableTraits {
    var spacing: CGFloat {
        get { self[SpacingTrait.self] }
        set { self[SpacingTrait.self] = newValue }
    }
}

/// A control of an app's own.
final class RatingControl: UIControl {
    var rating = 0 {
        didSet {
            setNeedsDisplay()
            accessibilityValue = "\(rating) of 5"
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityLabel = NSLocalizedTitle.rating
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var intrinsicContentSize: CGSize { CGSize(width: 150, height: 30) }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        update(touch)
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        update(touch)
        return true
    }

    override func accessibilityIncrement() { rating = min(5, rating + 1) }

    override func draw(_ rect: CGRect) {
        tintColor.setFill()
        UIBezierPath(
            rect: CGRect(
                x: 0,
                y: 0,
                width: bounds.width * CGFloat(rating) / 5,
                height: bounds.height
            )
        )
        .fill()
    }

    private func update(_ touch: UITouch) {
        let old = rating
        rating = max(1, min(5, Int(touch.location(in: self).x / bounds.width * 5) + 1))
        if rating != old { sendActions(for: .valueChanged) }
    }
}

private enum NSLocalizedTitle {
    static let rating = "Rating"
}

/// A button subclass that prepares itself.
class PillButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        var configuration = UIButton.Configuration.tinted()
        configuration.cornerStyle = .capsule
        self.configuration = configuration
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    convenience init(title: String) {
        self.init(frame: .zero)
        configuration?.title = title
    }

    override func updateConfiguration() {
        super.updateConfiguration()
        configuration?.baseForegroundColor = isSelected ? .systemOrange : nil
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 10, height: size.height)
    }
}
