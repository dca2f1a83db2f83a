public import UIKitDrawing
public import UIKitGeometry

/// Something that has content of a size, and is told when the size or the traits are about to change.
@MainActor public protocol UIContentContainer: AnyObject {
    /// The size that the content would like to have; zero says nothing.
    var preferredContentSize: CGSize { get }
    /// The size that a child gets in a container of `parentSize`.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// The size is about to change.
    func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
    /// The traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}

extension UIViewController: UIContentContainer {}
