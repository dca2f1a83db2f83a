import UIKitDrawing
import UIKitGeometry
import UIKitLayers

extension FrameWalk {
    /// The tree as it is, a line a layer, with what differs from a new one.
    package var tree: String {
        var lines: [String] = []
        describe(compositor.root, depth: 0, &lines)
        return lines.joined(separator: "\n")
    }

    private func describe(_ layer: CALayer, depth: Int, _ lines: inout [String]) {
        var words: [String] = []
        if let index = layers.firstIndex(where: { $0.layer === layer }) { words.append("\(index)") }
        words.append("\(type(of: layer))")
        let frame = layer.frame
        words.append("at (\(frame.minX), \(frame.minY)) \(frame.width) × \(frame.height)")
        if layer.bounds.origin != .zero { words.append("from \(layer.bounds.origin)") }
        let map = layer.affineTransform()
        if !map.isIdentity { words.append("map \(map)") }
        if let color = layer.backgroundColor { words.append("ground \(color.alpha)") }
        if layer.isHidden { words.append("hidden") }
        if let walked = layers.first(where: { $0.layer === layer }), walked.overhang != .zero {
            words.append("over \(walked.overhang)")
        }
        if layer.opacity < 1 { words.append("opacity \(layer.opacity)") }
        if layer.zPosition != 0 { words.append("z \(layer.zPosition)") }
        if layer.masksToBounds { words.append("masks") }
        if layer.cornerRadius > 0 { words.append("radius \(layer.cornerRadius)") }
        if layer.borderWidth > 0 { words.append("border \(layer.borderWidth)") }
        if layer.contents != nil { words.append("contents \(layer.contentsGravity.rawValue)") }
        if layer.contentsRect.size.width != 1 { words.append("part \(layer.contentsRect)") }
        if layer.contentsCenter.size.width != 1 { words.append("center") }
        if layer.shadowOpacity > 0 {
            words.append("shadow \(layer.shadowRadius) \(layer.shadowOffset)")
            if layer.shadowPath != nil { words.append("of a path") }
        }
        if layer.shouldRasterize { words.append("picture \(layer.rasterizationScale)") }
        if !layer.allowsGroupOpacity { words.append("no group") }
        if !layer.isDoubleSided { words.append("one side") }
        if let keys = layer.animationKeys() { words.append("\(keys)") }
        lines.append(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
        if let mask = layer.mask {
            lines.append(String(repeating: "  ", count: depth) + "masked by")
            describe(mask, depth: depth + 1, &lines)
        }
        for child in layer.sublayers ?? [] { describe(child, depth: depth + 1, &lines) }
    }
}
