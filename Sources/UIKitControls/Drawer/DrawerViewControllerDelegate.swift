public import UIKitGeometry

/// Is told what a drawer does.
///
/// Every method has a default that does nothing.
@MainActor public protocol DrawerViewControllerDelegate: AnyObject {
    /// A side starts to show, by a finger or by a call.
    func drawer(
        _ drawer: DrawerViewController,
        willOpen side: DrawerViewController.Side,
        animated: Bool
    )
    /// A side came to rest open.
    func drawer(_ drawer: DrawerViewController, didOpen side: DrawerViewController.Side)
    /// A side that was open, or on its way, starts to close for good.
    func drawer(
        _ drawer: DrawerViewController,
        willClose side: DrawerViewController.Side,
        animated: Bool
    )
    /// The drawer came to rest closed.
    func drawer(_ drawer: DrawerViewController, didClose side: DrawerViewController.Side)
    /// The drawer is seen elsewhere: progress is 0…1, told for each move of a finger and each frame of a settle.
    ///
    /// The place for effects of one's own; what they change is in the same frame.
    func drawer(
        _ drawer: DrawerViewController,
        didMoveTo progress: CGFloat,
        side: DrawerViewController.Side
    )
}

extension DrawerViewControllerDelegate {
    /// Does nothing.
    public func drawer(
        _ drawer: DrawerViewController,
        willOpen side: DrawerViewController.Side,
        animated: Bool
    ) {}
    /// Does nothing.
    public func drawer(_ drawer: DrawerViewController, didOpen side: DrawerViewController.Side) {}
    /// Does nothing.
    public func drawer(
        _ drawer: DrawerViewController,
        willClose side: DrawerViewController.Side,
        animated: Bool
    ) {}
    /// Does nothing.
    public func drawer(_ drawer: DrawerViewController, didClose side: DrawerViewController.Side) {}
    /// Does nothing.
    public func drawer(
        _ drawer: DrawerViewController,
        didMoveTo progress: CGFloat,
        side: DrawerViewController.Side
    ) {}
}
