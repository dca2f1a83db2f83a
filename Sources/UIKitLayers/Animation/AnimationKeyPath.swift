import UIKitGeometry

/// What of a layer an animation changes: a property, or one number within it.
package struct AnimationKeyPath: Hashable, Sendable {
    /// The animatable properties of a layer.
    package enum Property: Hashable, Sendable {
        case bounds
        case position
        case anchorPoint
        case zPosition
        case transform
        case opacity
        case isHidden
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

    private static let known: [String: Self] = [
        "anchorPoint": Self(.anchorPoint),
        "anchorPoint.x": Self(.anchorPoint, .x),
        "anchorPoint.y": Self(.anchorPoint, .y),
        "backgroundColor": Self(.backgroundColor),
        "borderColor": Self(.borderColor),
        "borderWidth": Self(.borderWidth),
        "bounds": Self(.bounds),
        "bounds.origin": Self(.bounds, .origin),
        "bounds.origin.x": Self(.bounds, .originX),
        "bounds.origin.y": Self(.bounds, .originY),
        "bounds.size": Self(.bounds, .size),
        "bounds.size.height": Self(.bounds, .height),
        "bounds.size.width": Self(.bounds, .width),
        "colors": Self(.colors),
        "contentsCenter": Self(.contentsCenter),
        "contentsRect": Self(.contentsRect),
        "contentsRect.origin": Self(.contentsRect, .origin),
        "contentsRect.size": Self(.contentsRect, .size),
        "cornerRadius": Self(.cornerRadius),
        "endPoint": Self(.endPoint),
        "endPoint.x": Self(.endPoint, .x),
        "endPoint.y": Self(.endPoint, .y),
        "fillColor": Self(.fillColor),
        "hidden": Self(.isHidden),
        "lineDashPhase": Self(.lineDashPhase),
        "lineWidth": Self(.lineWidth),
        "locations": Self(.locations),
        "miterLimit": Self(.miterLimit),
        "opacity": Self(.opacity),
        "path": Self(.path),
        "position": Self(.position),
        "position.x": Self(.position, .x),
        "position.y": Self(.position, .y),
        "shadowColor": Self(.shadowColor),
        "shadowOffset": Self(.shadowOffset),
        "shadowOffset.height": Self(.shadowOffset, .height),
        "shadowOffset.width": Self(.shadowOffset, .width),
        "shadowOpacity": Self(.shadowOpacity),
        "shadowPath": Self(.shadowPath),
        "shadowRadius": Self(.shadowRadius),
        "startPoint": Self(.startPoint),
        "startPoint.x": Self(.startPoint, .x),
        "startPoint.y": Self(.startPoint, .y),
        "strokeColor": Self(.strokeColor),
        "strokeEnd": Self(.strokeEnd),
        "strokeStart": Self(.strokeStart),
        "transform": Self(.transform),
        "transform.rotation": Self(.transform, .rotationZ),
        "transform.rotation.x": Self(.transform, .rotationX),
        "transform.rotation.y": Self(.transform, .rotationY),
        "transform.rotation.z": Self(.transform, .rotationZ),
        "transform.scale": Self(.transform, .scale),
        "transform.scale.x": Self(.transform, .scaleX),
        "transform.scale.y": Self(.transform, .scaleY),
        "transform.translation": Self(.transform, .translation),
        "transform.translation.x": Self(.transform, .translationX),
        "transform.translation.y": Self(.transform, .translationY),
        "zPosition": Self(.zPosition),
    ]
}
