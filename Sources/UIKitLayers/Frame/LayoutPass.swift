import Glibc

/// Lays out marked layers, parents before children, until none is marked.
///
/// Layers that are marked meanwhile, also parents by their children, are laid out in the same pass.
/// A layer that asks for a pass while it is laid out itself gets its turn after that, not within.
/// A layer that is still marked after `limit` rounds is reported once and left as it is.
@MainActor package enum LayoutPass {
    /// Rounds after which the pass gives up.
    package static let limit = 100
    /// Where the pass reports a layer that never comes to rest; the application puts the house's log here.
    package static var report: (String) -> Void = { message in
        var line = "vitrine: \(message)\n"
        line.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
    }

    /// Lays out what is marked in the tree of `layer`; returns how many layers were laid out.
    @discardableResult
    package static func run(from layer: CALayer) -> Int {
        var count = 0
        var rounds = 0
        while !layer.marks.isDisjoint(with: [.layout, .layoutBelow]) {
            if rounds == limit {
                giveUp(layer)
                break
            }
            let before = count
            visit(layer, &count)
            // What is left belongs to layers that are being laid out further up the stack.
            if count == before { break }
            rounds += 1
        }
        return count
    }

    private static func visit(_ layer: CALayer, _ count: inout Int) {
        if layer.marks.contains(.layout) && !layer.links.isLayingOut {
            layer.marks.remove(.layout)
            count += 1
            layer.links.isLayingOut = true
            layer.layoutSublayers()
            layer.links.isLayingOut = false
            // A pass within may have taken the marks that lead here.
            if layer.marks.contains(.layout) { layer.raiseLayoutMark() }
        }
        if !layer.marks.contains(.layoutBelow) { return }
        layer.marks.remove(.layoutBelow)
        for child in layer.links.sublayers
        where !child.marks.isDisjoint(with: [.layout, .layoutBelow]) {
            visit(child, &count)
        }
        if let mask = layer.links.mask, !mask.marks.isDisjoint(with: [.layout, .layoutBelow]) {
            visit(mask, &count)
        }
    }

    private static func giveUp(_ layer: CALayer) {
        if layer.marks.contains(.layout) && !layer.links.hasReportedLayout {
            layer.links.hasReportedLayout = true
            let owner = layer.delegate.map { "\(type(of: $0))" } ?? layer.name ?? "a layer"
            report("\(owner) asks for layout in every one of \(limit) rounds; it is left as it is")
        }
        layer.marks.subtract([.layout, .layoutBelow])
        for child in layer.links.sublayers
        where !child.marks.isDisjoint(with: [.layout, .layoutBelow]) {
            giveUp(child)
        }
        if let mask = layer.links.mask { giveUp(mask) }
    }
}
