import UIKitGeometry

/// Puts controllers into containers and takes them out.
@MainActor enum Containment {
    /// Makes `child` a child of `parent`, taking it from its parent.
    static func add(_ child: UIViewController, to parent: UIViewController) {
        if child.parent === parent { return }
        var step: UIViewController? = parent
        while let current = step {
            demand(
                current !== child,
                "\(type(of: child)) cannot be a child of \(type(of: parent)): it is that controller or contains it"
            )
            step = current.parent
        }
        if child.parent != nil { remove(child) }
        child.willMove(toParent: parent)
        parent.children.append(child)
        child.parent = parent
    }

    /// Takes `child` from its parent.
    static func remove(_ child: UIViewController) {
        guard let parent = child.parent else { return }
        parent.children.removeAll { $0 === child }
        child.parent = nil
        child.didMove(toParent: nil)
    }
}
