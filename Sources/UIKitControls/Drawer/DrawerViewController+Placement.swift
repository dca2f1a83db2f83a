import UIKitCore
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

extension DrawerViewController {
    /// Whether the sides are swapped for a right-to-left interface.
    final var isMirrored: Bool {
        mirrorsInRightToLeft && isViewLoaded
            && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The controller that is seen at `side`.
    final func controller(at side: Side) -> UIViewController? {
        (side == .left) != isMirrored ? leftViewController : rightViewController
    }

    /// How far `side` opens, in points; 0 when there is nothing there.
    final func width(of side: Side) -> CGFloat {
        guard controller(at: side) != nil, isViewLoaded else { return 0 }
        let whole = view.bounds.width
        let isLeft = (side == .left) != isMirrored
        switch isLeft ? leftWidth : rightWidth {
        case .points(let points): return min(max(0, points), whole)
        case .fraction(let fraction): return min(max(0, fraction), 1) * whole
        case .content: return min(isLeft ? contentWidths.left : contentWidths.right, whole)
        }
    }

    /// Asks the sides how wide they want to be, where that counts.
    final func measureContent() {
        func wanted(_ width: Width, _ controller: UIViewController?) -> CGFloat {
            guard width == .content, let view = controller?.view else { return 0 }
            let own = view.intrinsicContentSize.width
            let fit = own >= 0 ? own : view.sizeThatFits(self.view.bounds.size).width
            return fit.isFinite ? max(0, fit) : 0
        }
        contentWidths = (
            wanted(leftWidth, leftViewController), wanted(rightWidth, rightViewController)
        )
    }

    /// The geometry for the container's present size.
    final var geometry: DrawerGeometry {
        DrawerGeometry(
            size: view.bounds.size,
            inset: mainInset,
            style: style,
            left: width(of: .left),
            right: width(of: .right)
        )
    }

    /// How far `position` is open, 0…1.
    final func progress(at position: CGFloat) -> CGFloat {
        let width = width(of: position > 0 ? .left : .right)
        return width > 0 ? min(1, abs(position) / width) : 0
    }

    /// The position that is seen now, in the middle of a settle too.
    final var seenPosition: CGFloat {
        guard state == .settling, let seen = marker.layer.presentation() else { return position }
        return seen.position.x
    }

    /// Puts everything to `position`; animated inside an animation block.
    final func place(at position: CGFloat) {
        self.position = position
        marker.center = CGPoint(x: position, y: 0)
        guard let main = mainViewController.view else { return }
        let geometry = geometry
        let frame = geometry.frame(at: position)
        let scale = geometry.scale(at: position)
        for part in [main, cover, shadow] {
            // Bounds stay the container's, so content is scaled and not laid out anew at each step.
            part.bounds.size = geometry.size
            part.center = CGPoint(x: frame.midX, y: frame.midY)
            part.transform =
                scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        }
        placeLook(of: main, progress: geometry.progress(at: position))
        let darkness = min(1, max(0, dimming ?? style.dimming))
        shade.isHidden = darkness == 0
        shade.frame = cover.bounds
        shade.layer.cornerRadius = main.layer.cornerRadius
        shade.alpha = darkness * geometry.progress(at: position)
        for side in [Side.left, .right] {
            guard let part = controller(at: side)?.view else { continue }
            let frame = geometry.frame(of: side, at: position)
            part.bounds.size = frame.size
            part.center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }

    /// Rounds the main view and shades what is around it as far as the drawer is open.
    private func placeLook(of main: UIView, progress: CGFloat) {
        let share = style == .overlay ? 0 : progress
        if mainCornerRadius > 0 { main.layer.cornerRadius = mainCornerRadius * share }
        shadow.layer.cornerRadius = main.layer.cornerRadius
        shadow.layer.shadowRadius = mainShadowRadius
        shadow.layer.shadowOpacity = Float(min(1, max(0, mainShadowOpacity)) * share)
    }

    /// Follows a change of the main view's corners, shadow or dimming; as with widths, a settle is over at once.
    final func mainLookChanged(hadCorners: Bool = false) {
        guard isViewLoaded, let main = mainViewController.view else { return }
        finishSettleNow()
        if mainCornerRadius > 0 { main.clipsToBounds = true }
        if hadCorners, mainCornerRadius == 0 { main.layer.cornerRadius = 0 }
        place(at: position)
        showShadow(for: position)
    }

    private func showShadow(for position: CGFloat) {
        shadow.isHidden = position == 0 || mainShadowOpacity <= 0 || style == .overlay
    }

    /// Puts the sides, the main view and its cover into the container, and the recognizers on them.
    final func installViews() {
        view.clipsToBounds = true
        for child in [leftViewController, rightViewController, mainViewController] {
            guard let child, let childView = child.view else { continue }
            addChild(child)
            childView.frame = view.bounds
            view.addSubview(childView)
            child.didMove(toParent: self)
        }
        if mainCornerRadius > 0 { mainViewController.view?.clipsToBounds = true }
        shadow.isHidden = true
        shadow.isUserInteractionEnabled = false
        shadow.backgroundColor = .black
        shadow.layer.shadowOffset = .zero
        view.addSubview(shadow)
        cover.isHidden = true
        cover.isUserInteractionEnabled = blocksMainWhileOpen
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        cover.addSubview(shade)
        view.addSubview(cover)
        marker.isHidden = true
        view.addSubview(marker)
        tapRecognizer.addTarget(self, action: DrawerViewController.coverTapped)
        cover.addGestureRecognizer(tapRecognizer)
        panRecognizer.addTarget(self, action: DrawerViewController.panned)
        panRecognizer.maximumNumberOfTouches = 1
        panRecognizer.delegate = self
        panRecognizer.catchesAtTouchDown = { [weak self] in self?.catchSettle() ?? false }
        // A finger that caught the drawer and became no drag lets it go.
        panRecognizer.onReset = { [weak self] in self?.release(velocity: 0) }
        view.addGestureRecognizer(panRecognizer)
    }

    private func coverTapped() { close() }

    /// Brings the views into the style's order: sides come in over the main view or lie beneath it.
    final func orderViews() {
        let sides = [leftViewController?.view, rightViewController?.view]
        let mains = [shadow, mainViewController.view, cover]
        for part in style == .overlay ? mains + sides : sides + mains {
            if let part { view.bringSubviewToFront(part) }
        }
    }

    /// Follows a change of the style; a settle that runs is at its target at once.
    final func styleChanged() {
        guard isViewLoaded else { return }
        finishSettleNow()
        orderViews()
        relayout()
    }

    /// Shows the side that `position` uncovers and hides the other.
    final func showSides(for position: CGFloat) {
        controller(at: .left)?.view.isHidden = position <= 0
        controller(at: .right)?.view.isHidden = position >= 0
        cover.isHidden = position == 0
        showShadow(for: position)
    }

    /// Places everything anew for another size or another width; a rest stays a rest.
    final func relayout() {
        measureContent()
        followMirroring()
        switch state {
        case .closed: place(at: 0)
        case .open(let side): place(at: side == .left ? width(of: .left) : -width(of: .right))
        case .dragging: place(at: clamped(position))
        case .settling:
            // The settle goes on by itself unless the container, or what it goes to, changed under it.
            let goal = position > 0 ? width(of: .left) : position < 0 ? -width(of: .right) : 0
            if mainViewController.view.bounds.size != view.bounds.size || goal != position {
                finishSettleNow()
            }
        }
        if state != .settling { showSides(for: position) }
    }

    /// Keeps the controller that is open when the interface turns its direction: it is then at the other side.
    private func followMirroring() {
        guard let side = activeSide, controller(at: side) !== activeController else { return }
        finishSettleNow()
        guard activeSide == side else { return }
        activeSide = side.opposite
        position = -position
        dragOrigin = -dragOrigin
        if case .open = state { state = .open(side.opposite) }
    }

    /// The nearest position that the sides allow.
    final func clamped(_ position: CGFloat) -> CGFloat {
        min(max(position, -width(of: .right)), width(of: .left))
    }

    /// Follows a change of the widths; a settle that runs is at its target at once.
    final func widthsChanged() {
        guard isViewLoaded else { return }
        finishSettleNow()
        relayout()
    }
}
