import UIKitCore
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

/// One segment of a segmented control.
@MainActor final class SegmentView: UIView {
    private let label = UILabel()
    private let picture = UIImageView(frame: .zero)
    private let line = UIView()

    /// What is called when the segment is chosen.
    var action: UIAction?
    /// The width that was set for it, in points; 0 is none.
    var fixedWidth: CGFloat = 0
    /// Whether it can be chosen.
    var isSegmentEnabled = true
    /// Which one it is, and of how many.
    var position = (1, 1)
    /// Whether a line sets it off from the one before.
    var hasLine = false { didSet { line.alpha = hasLine ? 1 : 0 } }
    /// Whether that line is on the right.
    var isLineOnRight = false

    private var state = UIControl.State.normal

    /// Points on either side of the content.
    private static let margin: CGFloat = 14
    /// The size of a title's font, in points.
    private static let fontSize: CGFloat = 14

    /// The plate behind the segment that is selected: white, in dark surroundings a light grey.
    static let plateColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.33, green: 0.36, blue: 0.41, alpha: 1) : .white
    }

    convenience init(title: String?) {
        self.init(frame: .zero)
        setTitle(title)
    }

    convenience init(image: UIImage?) {
        self.init(frame: .zero)
        setImage(image)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.isAccessibilityElement = false
        label.textAlignment = .center
        picture.contentMode = .scaleAspectFit
        line.backgroundColor = .separator
        line.alpha = 0
        for view in [line, label, picture] { addSubview(view) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The title; nil where there is a picture.
    var title: String? { image == nil ? label.text : nil }
    /// The picture.
    var image: UIImage? { picture.image }

    func setTitle(_ title: String?) {
        label.text = title
        picture.image = nil
    }

    func setImage(_ image: UIImage?) {
        picture.image = image
        label.text = nil
    }

    /// The width that the content asks for, in points.
    var wishedWidth: CGFloat {
        if fixedWidth > 0 { return fixedWidth }
        return (image?.size.width ?? label.intrinsicContentSize.width) + Self.margin * 2
    }

    /// Takes up how the segment stands.
    func show(
        _ state: UIControl.State,
        _ attributes: [UIControl.State: [NSAttributedString.Key: Any]],
        plate: UIColor?
    ) {
        self.state = state
        let isSelected = state.contains(.selected)
        var own = attributes[.normal] ?? [:]
        if isSelected { own.merge(attributes[.selected] ?? [:]) { _, new in new } }
        if state.contains(.disabled) { own.merge(attributes[.disabled] ?? [:]) { _, new in new } }
        let font = own[.font] as? UIFont
        let isBold = isSelected || traitCollection.legibilityWeight == .bold
        label.font =
            font ?? .systemFont(ofSize: Self.fontSize, weight: isBold ? .semibold : .medium)
        var color = own[.foregroundColor] as? UIColor ?? .label
        if own[.foregroundColor] == nil, isSelected, let plate { color = plate.readableInk }
        if state.contains(.disabled) { color = .tertiaryLabel }
        label.textColor = color
        picture.tintColor = color
        let isPressed = state.contains(.highlighted) && !isSelected
        label.alpha = isPressed ? ControlPolicy.pressedAlpha : 1
        picture.alpha = label.alpha
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.shrunk(dx: 4, dy: 0)
        let size = image?.size ?? .zero
        picture.frame = CGRect(
            x: bounds.midX - size.width / 2,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
        let x = isLineOnRight ? bounds.maxX - 0.5 : bounds.minX - 0.5
        line.frame = CGRect(x: x, y: bounds.minY + 9, width: 1, height: max(0, bounds.height - 18))
    }

    // MARK: - Accessibility

    override var isAccessibilityElement: Bool {
        get { statedAccessibilityElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? label.text }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(position.0) of \(position.1)" }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = statedAccessibilityTraits ?? .button
            if state.contains(.selected) { traits.insert(.selected) }
            if state.contains(.disabled) { traits.insert(.notEnabled) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    /// How wide each of `segments` is in `total` points: as set, the rest equally or by content.
    static func widths(_ segments: [SegmentView], in total: CGFloat, byContent: Bool) -> [CGFloat] {
        let fixed = segments.map(\.fixedWidth).reduce(0, +)
        let loose = segments.filter { $0.fixedWidth == 0 }
        let room = max(0, total - fixed)
        let wishes = loose.map(\.wishedWidth).reduce(0, +)
        return segments.map { segment in
            if segment.fixedWidth > 0 { return segment.fixedWidth }
            if byContent && wishes > 0 { return room * segment.wishedWidth / wishes }
            return room / CGFloat(max(1, loose.count))
        }
    }
}
