import UIKitLayers

/// The windows that are shown, from back to front; none is kept alive by it.
@MainActor struct WindowList {
    private struct Entry {
        weak var window: UIWindow?
        let id: ObjectIdentifier
    }

    private var entries: [Entry] = []

    /// From back to front: by level, then by when they were last brought to the front.
    var windows: [UIWindow] { entries.compactMap(\.window) }

    /// Puts `window` in front of the others of its level, and its layer with it.
    mutating func show(_ window: UIWindow) {
        remove(ObjectIdentifier(window))
        let index =
            entries.firstIndex {
                ($0.window?.windowLevel ?? window.windowLevel) > window.windowLevel
            } ?? entries.endIndex
        entries.insert(Entry(window: window, id: ObjectIdentifier(window)), at: index)
        let root = window.screen.compositor.root
        let above = entries[(index + 1)...].lazy.compactMap(\.window).first {
            $0.screen === window.screen
        }
        if let above {
            root.insertSublayer(window.layer, below: above.layer)
        } else {
            root.addSublayer(window.layer)
        }
        ViewTree.prepareForDisplay(window, on: window.screen)
    }

    /// Takes `window` from the screen.
    mutating func hide(_ window: UIWindow) {
        remove(ObjectIdentifier(window))
        window.layer.removeFromSuperlayer()
    }

    private mutating func remove(_ id: ObjectIdentifier) {
        entries.removeAll { $0.id == id || $0.window == nil }
    }
}
