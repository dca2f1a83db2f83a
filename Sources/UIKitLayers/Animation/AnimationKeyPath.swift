import UIKitGeometry

/// What of a layer an animation changes: a property, or one number within it.
package struct AnimationKeyPath: Hashable, Sendable {
    /// The animatable properties of a layer, by the keys of animations and actions.
    package enum Property: String, CaseIterable, Sendable {
        case bounds
        case position
        case anchorPoint
        case zPosition
        case transform
        case opacity
        case isHidden = "hidden"
        case backgroundColor
        case cornerRadius
        case borderWidth
        case borderColor
        case shadowColor
        case shadowOpacity
        case shadowOffset
        case shadowRadius
        case shadowPath
        case contentsRect
        case contentsCenter
        case colors
        case locations
        case startPoint
        case endPoint
        case path
        case fillColor
        case strokeColor
        case strokeStart
        case strokeEnd
        case lineWidth
        case miterLimit
        case lineDashPhase
    }

    /// A part of a property's value.
    package enum Part: Hashable, Sendable {
        case whole
        case x
        case y
        case origin
        case originX
        case originY
        case size
        case width
        case height
        case scale
        case scaleX
        case scaleY
        case rotationX
        case rotationY
        case rotationZ
        case translation
        case translationX
        case translationY
    }

    /// The property.
    package let property: Property
    /// The part of it.
    package let part: Part

    /// Finds what `text` names, as in "position" or "transform.rotation.z"; nil for anything else.
    package init?(_ text: String) {
        guard let found = Self.known[text] else { return nil }
        self = found
    }

    private init(_ property: Property, _ part: Part = .whole) {
        self.property = property
        self.part = part
    }

    /// Whether a mere change of the property animates; hiding does so only by an explicit animation.
    package var animatesChanges: Bool { property != .isHidden && property != .path }

    private static let known: [String: Self] = {
        var known: [String: Self] = [:]
        for property in Property.allCases {
            known[property.rawValue] = Self(property)
            for (name, part) in property.parts {
                known["\(property.rawValue).\(name)"] = Self(property, part)
            }
        }
        return known
    }()
}

extension AnimationKeyPath.Property {
    /// The numbers and points within the property's value, by their names.
    fileprivate var parts: [(String, AnimationKeyPath.Part)] {
        switch self {
        case .bounds, .contentsRect, .contentsCenter:
            [
                ("origin", .origin), ("origin.x", .originX), ("origin.y", .originY),
                ("size", .size), ("size.width", .width), ("size.height", .height),
            ]
        case .position, .anchorPoint, .startPoint, .endPoint: [("x", .x), ("y", .y)]
        case .shadowOffset: [("width", .width), ("height", .height)]
        case .transform:
            [
                ("scale", .scale), ("scale.x", .scaleX), ("scale.y", .scaleY),
                ("rotation", .rotationZ), ("rotation.x", .rotationX),
                ("rotation.y", .rotationY), ("rotation.z", .rotationZ),
                ("translation", .translation), ("translation.x", .translationX),
                ("translation.y", .translationY),
            ]
        default: []
        }
    }
}
