public import UIKitDrawing
public import UIKitGeometry
import UIKitRaster

/// A rectangle of the screen with a background, contents, a border and sublayers.
///
/// The properties are the model: what the application has set. What is seen while animations run
/// is the `presentation()`. The class body holds what may be overridden and the stored state; the
/// extensions beside it hold the rest by topic.
@MainActor open class CALayer: CAMediaTiming {
    // MARK: - State

    /// Place and look as set.
    package final var modelState = LayerState()
    /// The tree around the layer.
    final var links = LayerLinks()
    /// What is still to be dealt with.
    package final var marks: LayerMarks = [.layout]
    /// What the layer shows between background and sublayers.
    final var image = LayerImage()
    /// What the last frame knows of the layer.
    final var rendering = LayerRendering()
    /// The animations, oldest first.
    package final var runningAnimations: [RunningAnimation] = []
    /// How the layer's clock runs along its superlayer's.
    final var timing = MediaTiming()
    /// The layer that this is the presentation of; nil for every layer that an application makes.
    final var source: CALayer?

    /// A name for the application's own use.
    public final var name: String?
    /// What happens when properties change, by key; `NSNull` is nothing.
    public final var actions: [String: any CAAction]?
    /// Whether a change of the size has the layer drawn anew; false by default, the contents are fitted.
    public final var needsDisplayOnBoundsChange = false

    /// Fills the layer in; held weakly.
    ///
    /// The delegate of a view's layer is the view and stays so.
    public final weak var delegate: (any CALayerDelegate)? {
        didSet { owner = delegate as? any LayerOwner }
    }
    /// The delegate, where it owns the layer.
    final weak var owner: (any LayerOwner)?

    /// Creates an empty layer at the origin.
    public required init() {}

    // MARK: - Geometry

    /// The layer's rectangle in its own space, in points; a change of the size keeps the anchor in place.
    open var bounds: CGRect {
        get { modelState.geometry.bounds }
        set { setBounds(newValue) }
    }
    /// Where the anchor point lies in the superlayer's space, in points.
    open var position: CGPoint {
        get { modelState.geometry.position }
        set { setPosition(newValue) }
    }
    /// The place in the bounds that `position` names, (0.5, 0.5) by default, the centre.
    open var anchorPoint: CGPoint {
        get { modelState.geometry.anchorPoint }
        set {
            change(.anchorPoint, to: newValue, \.geometry.anchorPoint, marking: .placement)
        }
    }
    /// The order among siblings, 0 by default: a larger one is painted later.
    open var zPosition: CGFloat {
        get { modelState.geometry.zPosition }
        set {
            change(.zPosition, to: newValue, \.geometry.zPosition, marking: .placement)
            superlayer?.links.forgetPaintOrder()
        }
    }
    /// The depth of the anchor point in points, 0 by default: what turns out of its plane turns about it.
    open var anchorPointZ: CGFloat {
        get { modelState.geometry.anchorPointZ }
        set { change(nil, to: newValue, \.geometry.anchorPointZ, marking: .placement) }
    }
    /// What is done to the layer about its anchor point, the identity by default.
    open var transform: CATransform3D {
        get { modelState.geometry.transform }
        set { change(.transform, to: newValue, \.geometry.transform, marking: .placement) }
    }
    /// The smallest rectangle around the layer in its superlayer's space, in points, derived from the others.
    open var frame: CGRect {
        get { modelState.geometry.frame }
        set {
            // Insets larger than a view that has no size yet make a null rectangle, which is nowhere and not a fault.
            let far = CGFloat.greatestFiniteMagnitude
            let newValue =
                newValue == .null ? CGRect(x: far, y: far, width: 0, height: 0) : newValue
            demandFinite(newValue.isFinite, "frame", newValue)
            var geometry = modelState.geometry
            geometry.frame = newValue
            bounds = geometry.bounds
            position = geometry.position
        }
    }

    // MARK: - Look

    /// The share of the layer and its sublayers that covers what is below, 0…1, 1 by default.
    open var opacity: Float {
        get { Float(modelState.appearance.opacity) }
        set { alpha = CGFloat(newValue) }
    }
    /// Whether the layer and its sublayers are left out, false by default.
    open var isHidden: Bool {
        get { modelState.appearance.isHidden }
        set { change(.isHidden, to: newValue, \.appearance.isHidden, marking: .placement) }
    }
    /// What fills the layer below its contents, nil by default.
    open var backgroundColor: CGColor? {
        get { modelState.appearance.backgroundColor }
        set {
            change(
                .backgroundColor,
                to: newValue,
                \.appearance.backgroundColor,
                marking: .painting
            )
        }
    }
    /// The radius of the rounded corners, in points, 0 by default, clamped to half the shorter side.
    open var cornerRadius: CGFloat {
        get { modelState.appearance.cornerRadius }
        set { change(.cornerRadius, to: newValue, \.appearance.cornerRadius, marking: .placement) }
    }
    /// The corners that `cornerRadius` rounds, all by default.
    open var maskedCorners: CACornerMask {
        get { modelState.appearance.maskedCorners }
        set { change(nil, to: newValue, \.appearance.maskedCorners, marking: .placement) }
    }
    /// The width of the ring inside the edge, in points, 0 by default; it is drawn above the sublayers.
    open var borderWidth: CGFloat {
        get { modelState.appearance.borderWidth }
        set { change(.borderWidth, to: newValue, \.appearance.borderWidth, marking: .painting) }
    }
    /// The colour of that ring, opaque black by default.
    open var borderColor: CGColor? {
        get { modelState.appearance.borderColor }
        set { change(.borderColor, to: newValue, \.appearance.borderColor, marking: .painting) }
    }
    /// Whether contents and sublayers are cut off at the rounded bounds, false by default.
    open var masksToBounds: Bool {
        get { modelState.appearance.masksToBounds }
        set { change(nil, to: newValue, \.appearance.masksToBounds, marking: .placement) }
    }

    /// A layer whose alpha says how much of this one and its sublayers is seen, nil by default.
    ///
    /// It lies in this layer's space, and in no other layer's sublayers.
    open var mask: CALayer? {
        get { links.mask }
        set { setMask(newValue) }
    }
    /// Whether the opacity is that of the layer and its sublayers as one, true by default; else it is
    /// that of each by itself.
    open var allowsGroupOpacity: Bool {
        get { modelState.appearance.allowsGroupOpacity }
        set { change(nil, to: newValue, \.appearance.allowsGroupOpacity, marking: .placement) }
    }
    /// Whether the layer is seen from behind, that is mirrored; true by default.
    open var isDoubleSided: Bool {
        get { modelState.appearance.isDoubleSided }
        set { change(nil, to: newValue, \.appearance.isDoubleSided, marking: .placement) }
    }
    /// Whether the layer and its sublayers are kept as one picture while nothing in them changes; false by default.
    open var shouldRasterize: Bool {
        get { modelState.appearance.rasterizationScale > 0 }
        set {
            let scale = newValue ? rasterScale : 0
            change(nil, to: scale, \.appearance.rasterizationScale, marking: .placement)
        }
    }
    /// Pixels per point of that picture, 1 by default.
    open var rasterizationScale: CGFloat {
        get { rasterScale }
        set {
            rasterScale = newValue > 0 && newValue.isFinite ? min(16, newValue) : 1
            if shouldRasterize { shouldRasterize = true }
        }
    }
    private final var rasterScale: CGFloat = 1

    // MARK: - Shadow

    /// The shadow's colour, opaque black by default.
    open var shadowColor: CGColor? {
        get { modelState.appearance.extras.values.shadowColor }
        set {
            change(
                .shadowColor,
                to: newValue,
                \.appearance.extras.values.shadowColor,
                marking: .painting
            )
        }
    }
    /// The share of the shadow's colour that is seen, 0…1, 0 by default; with `masksToBounds` there is no shadow.
    open var shadowOpacity: Float {
        get { Float(modelState.appearance.extras.values.shadowOpacity) }
        set {
            let value = newValue.isNaN ? 0 : CGFloat(min(1, max(0, newValue)))
            change(
                .shadowOpacity,
                to: value,
                \.appearance.extras.values.shadowOpacity,
                marking: .painting
            )
        }
    }
    /// How far the shadow is moved, in points, (0, -3) by default.
    open var shadowOffset: CGSize {
        get { modelState.appearance.extras.values.shadowOffset }
        set {
            change(
                .shadowOffset,
                to: newValue,
                \.appearance.extras.values.shadowOffset,
                marking: .painting
            )
        }
    }
    /// The standard deviation of the shadow's blur, in points, 3 by default.
    open var shadowRadius: CGFloat {
        get { modelState.appearance.extras.values.shadowRadius }
        set {
            change(
                .shadowRadius,
                to: newValue,
                \.appearance.extras.values.shadowRadius,
                marking: .painting
            )
        }
    }
    /// The shadow's outline in the layer's space; nil by default, which takes what the layer shows.
    open var shadowPath: CGPath? {
        get { modelState.appearance.extras.values.shadowPath }
        set {
            change(
                .shadowPath,
                to: newValue?.copy(),
                \.appearance.extras.values.shadowPath,
                marking: .painting
            )
        }
    }

    // MARK: - Contents

    /// The part of the contents that is shown, in a space where all is (0, 0, 1, 1), which is the default.
    open var contentsRect: CGRect {
        get { modelState.appearance.extras.values.contentsRect }
        set {
            change(
                .contentsRect,
                to: newValue,
                \.appearance.extras.values.contentsRect,
                marking: .painting
            )
        }
    }
    /// The part of what `contentsRect` shows that stretches when the contents are resized, in a space where all of
    /// that is (0, 0, 1, 1), which is the default; the corners around it keep their size, a side stretches along itself.
    ///
    /// Where it has no width or height, the one pixel there stretches.
    open var contentsCenter: CGRect {
        get { modelState.appearance.extras.values.contentsCenter }
        set {
            change(
                .contentsCenter,
                to: newValue,
                \.appearance.extras.values.contentsCenter,
                marking: .painting
            )
        }
    }
    /// How pixels are read where the contents are shown smaller, `.linear` by default.
    open var minificationFilter: CALayerContentsFilter {
        get { image.minification }
        set {
            image.minification = newValue
            mark(.painting)
        }
    }
    /// How pixels are read where the contents are shown larger, `.linear` by default.
    open var magnificationFilter: CALayerContentsFilter {
        get { image.magnification }
        set {
            image.magnification = newValue
            mark(.painting)
        }
    }

    /// A picture (`CGImage`, `UIImage` or `Bitmap`), nil by default; other values show nothing.
    open var contents: Any? {
        get { image.contents }
        set {
            image.setContents(newValue)
            mark(.painting)
        }
    }
    /// How the contents are fitted into the bounds, `.resize` by default.
    open var contentsGravity: CALayerContentsGravity {
        get { image.gravity }
        set {
            if newValue == image.gravity { return }
            image.gravity = newValue
            mark(.painting)
        }
    }
    /// Pixels of the contents per point, 1 by default; what is no positive number counts as 1.
    open var contentsScale: CGFloat {
        get { image.scale }
        set {
            let newValue = newValue > 0 && newValue.isFinite ? newValue : 1
            if newValue == image.scale { return }
            image.scale = newValue
            mark(.painting)
        }
    }
    /// A promise that what is drawn covers the whole bounds, false by default.
    ///
    /// Nothing relies on it: what opaque backgrounds, gradients and pictures cover is found out.
    open var isOpaque: Bool {
        get { image.isOpaque }
        set {
            if newValue == image.isOpaque { return }
            image.isOpaque = newValue
            mark(.painting)
        }
    }

    /// Has the whole layer drawn anew before the next frame.
    open func setNeedsDisplay() { markDisplay(nil) }
    /// Has the part of the layer within `r`, in its own space, drawn anew before the next frame.
    open func setNeedsDisplay(_ r: CGRect) { markDisplay(r) }
    /// Whether the layer is to be drawn anew.
    public final func needsDisplay() -> Bool { marks.contains(.display) }
    /// Draws the layer now if it is to be drawn anew.
    open func displayIfNeeded() { if marks.contains(.display) { runDisplay() } }
    /// Provides the contents: asks the delegate, which by default has the layer drawn.
    open func display() {
        if let delegate { delegate.display(self) } else { displayByDrawing() }
    }
    /// Draws the layer into `ctx`, in the layer's own space: asks the delegate, by default.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    // MARK: - Layout

    /// Has the sublayers laid out before the next frame.
    open func setNeedsLayout() { markLayout() }
    /// Whether the sublayers are to be laid out.
    public final func needsLayout() -> Bool { marks.contains(.layout) }
    /// Lays out now what is marked: from the highest layer of an unbroken row of marked ones above.
    open func layoutIfNeeded() {
        var top = self
        while let above = top.superlayer, above.marks.contains(.layout) { top = above }
        LayoutPass.run(from: top)
    }
    /// Lays out the sublayers: asks the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: - Tree

    /// The layer that this one is in.
    open var superlayer: CALayer? {
        if let source { return source.superlayer?.presentation() }
        return links.superlayer
    }
    /// The layers in this one, back to front but for their `zPosition`; nil when there are none.
    open var sublayers: [CALayer]? {
        get {
            if let source { return source.sublayers?.compactMap { $0.presentation() } }
            return links.sublayers.isEmpty ? nil : links.sublayers
        }
        set { replaceSublayers(newValue ?? []) }
    }
    /// Puts `layer` in front of the other sublayers, taking it out of where it is.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
    /// Puts `layer` at `idx` of the sublayers, counted without it; beyond the end means in front.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Puts `layer` right behind `sibling`; in front of all when that is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }
    /// Puts `layer` right in front of `sibling`; in front of all when that is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }
    /// Puts `newLayer` where `oldLayer` is; nothing happens when that is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        if oldLayer === newLayer || oldLayer.superlayer !== self { return }
        insert(newLayer, beside: oldLayer, offset: 0)
        oldLayer.removeFromSuperlayer()
    }
    /// Takes the layer out of its superlayer.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: - Hits

    /// Whether `p`, in the layer's own space, is within the bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// The frontmost layer of this tree at `p`, in the superlayer's space.
    open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(at: p) }

    // MARK: - Description

    /// The class and the address.
    open var description: String { ObjectDescription(self).text }

    /// The same as ``description``.
    open var debugDescription: String { description }

    // MARK: - Actions

    /// What happens when `event` does: the delegate's word, then `actions`, then the class's.
    open func action(forKey event: String) -> (any CAAction)? { resolveAction(event) }
    /// What all layers of the class do when `event` happens; nil by default, which is an implicit animation.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Adds a copy of `anim` under `key`, replacing the one there; nil makes a key of its own.
    open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, key: key) }
    /// Removes the animation under `key`, whose delegate hears that it did not finish.
    open func removeAnimation(forKey key: String) { stopAnimations { $0.key == key } }
    /// Removes all animations, whose delegates hear that they did not finish.
    open func removeAllAnimations() { stopAnimations { _ in true } }
}

extension CALayer: @MainActor CustomStringConvertible, @MainActor CustomDebugStringConvertible {}

extension CALayer: Hashable {
    /// Whether both are the same object.
    public nonisolated static func == (a: CALayer, b: CALayer) -> Bool { a === b }
    /// Hashes the object's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
