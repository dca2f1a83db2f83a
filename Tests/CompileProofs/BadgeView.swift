import UIKit

/// A layer class of an app's own.
class BadgeLayer: CALayer {
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.systemRed.cgColor)
        ctx.fillEllipse(in: bounds)
    }
}

/// A view as it is usually written: both initialisers, a convenience one, overridden properties with observers.
class BadgeView: UIView {
    var text: String? {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    private(set) var changes: [String] = []

    private lazy var dot: UIView = {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        view.backgroundColor = .white
        view.layer.cornerRadius = 4
        view.layer.masksToBounds = true
        return view
    }()

    override class var layerClass: AnyClass {
        BadgeLayer.self
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    convenience init(text: String) {
        self.init(frame: .zero)
        self.text = text
    }

    private func commonInit() {
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(dot)
    }

    override var frame: CGRect {
        didSet { if frame != oldValue { changes.append("frame") } }
    }

    override var bounds: CGRect {
        willSet { changes.append("bounds") }
    }

    override var center: CGPoint {
        didSet { changes.append("center") }
    }

    override var transform: CGAffineTransform {
        get { super.transform }
        set {
            super.transform = newValue
            changes.append("transform")
        }
    }

    override var isHidden: Bool {
        didSet { changes.append("isHidden") }
    }

    override var alpha: CGFloat {
        didSet { changes.append("alpha") }
    }

    override var backgroundColor: UIColor? {
        didSet { changes.append("backgroundColor") }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var tintColor: UIColor! {
        didSet { setNeedsDisplay() }
    }

    override var isUserInteractionEnabled: Bool {
        didSet { changes.append("isUserInteractionEnabled") }
    }

    override var contentMode: UIView.ContentMode {
        didSet { setNeedsLayout() }
    }

    override var clipsToBounds: Bool {
        didSet { setNeedsLayout() }
    }

    override var intrinsicContentSize: CGSize {
        let count = CGFloat(text?.count ?? 0)
        return CGSize(width: max(20, 12 + count * 8), height: UIView.noIntrinsicMetric)
    }

    override var canBecomeFirstResponder: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        dot.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let window = window else { return }
        contentScaleFactor = window.screen.scale
    }

    override func draw(_ layer: CALayer, in ctx: CGContext) {
        super.draw(layer, in: ctx)
    }

    override func action(for layer: CALayer, forKey event: String) -> CAAction? {
        super.action(for: layer, forKey: event)
    }
}
