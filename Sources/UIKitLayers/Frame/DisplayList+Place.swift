import UIKitRaster

extension DisplayList {
    /// Whether some of its pixels are worked out from where they lie on the screen, so that the same drawing
    /// some whole pixels further on may come out a rounding apart.
    var dependsOnPlace: Bool {
        commands.contains { command in
            switch command {
            case .fillRect(_, let paint, _), .fillRoundedRect(_, _, let paint),
                .fillEllipse(_, let paint), .fillPath(_, _, let paint), .stroke(_, _, let paint),
                .strokeBorder(_, _, _, let paint), .glyphs(_, _, let paint):
                if case .solid = paint { return false }
                return true
            case .fillRectShadow, .fillPathShadow, .beginShadowedGroup, .clipMask: return true
            case .concatenate(let map): return !map.isStraight
            default: return false
            }
        }
    }
}
