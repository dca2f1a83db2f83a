import UIKitCore
public import UIKitGeometry

extension DrawerViewController {
    /// Opens a side and calls `completion` when it is at rest: true unless a finger or another call came between.
    ///
    /// A side without a controller or without a width cannot open: `completion` gets false at once.
    public func open(
        _ side: Side,
        animated: Bool = true,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        loadViewIfNeeded()
        guard width(of: side) > 0 else {
            completion?(false)
            return
        }
        let target = side == .left ? width(of: .left) : -width(of: .right)
        if seenPosition * target < 0 {
            // The other side closes first, so that the main view never jumps.
            settle(to: 0, animated: animated) { [weak self] finished in
                guard let self, finished, state == .closed else {
                    completion?(false)
                    return
                }
                open(side, animated: animated, completion: completion)
            }
        } else {
            settle(to: target, animated: animated, completion: completion)
        }
    }

    /// Closes the drawer and calls `completion` when it is at rest: true unless a finger or another call came between.
    public func close(
        animated: Bool = true,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        loadViewIfNeeded()
        settle(to: 0, animated: animated, completion: completion)
    }

    /// Closes the drawer when `side` is open or on its way, else opens it.
    public func toggle(
        _ side: Side,
        animated: Bool = true,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        if openSide == side {
            close(animated: animated, completion: completion)
        } else {
            open(side, animated: animated, completion: completion)
        }
    }

    /// The side that the main view is put aside for; nil when it is put to closed.
    public var openSide: Side? { position > 0 ? .left : position < 0 ? .right : nil }

    /// How far the drawer is seen to be open, 0 closed to 1 wholly open.
    public var progress: CGFloat { progress(at: seenPosition) }
}
