import UIKitDrawing
import UIKitGeometry

extension LayerState {
    /// The value at `path`; reading it is how animations find what they start from.
    package subscript(path: AnimationKeyPath) -> AnimatableValue {
        get {
            switch path.property {
            case .bounds: part(path.part, of: geometry.bounds)
            case .position: part(path.part, of: geometry.position)
            case .anchorPoint: part(path.part, of: geometry.anchorPoint)
            case .zPosition: .number(geometry.zPosition)
            case .transform: part(path.part, of: geometry.transform)
            case .opacity: .number(appearance.opacity)
            case .isHidden: .number(appearance.isHidden ? 1 : 0)
            case .backgroundColor: .color(appearance.backgroundColor?.rgba ?? .zero)
            case .cornerRadius: .number(appearance.cornerRadius)
            case .borderWidth: .number(appearance.borderWidth)
            case .borderColor: .color(appearance.borderColor?.rgba ?? .zero)
            default: extraValue(at: path)
            }
        }
        set {
            switch (path.property, newValue) {
            case (.bounds, _): set(newValue, path.part, of: &geometry.bounds)
            case (.position, _): set(newValue, path.part, of: &geometry.position)
            case (.anchorPoint, _): set(newValue, path.part, of: &geometry.anchorPoint)
            case (.zPosition, .number(let value)): geometry.zPosition = value
            case (.transform, _): set(newValue, path.part, of: &geometry.transform)
            case (.opacity, .number(let value)): appearance.opacity = min(1, max(0, value))
            case (.isHidden, .number(let value)): appearance.isHidden = value >= 0.5
            case (.backgroundColor, .color(let value)):
                appearance.backgroundColor = CGColor(rgba: value)
            case (.cornerRadius, .number(let value)): appearance.cornerRadius = value
            case (.borderWidth, .number(let value)): appearance.borderWidth = value
            case (.borderColor, .color(let value)): appearance.borderColor = CGColor(rgba: value)
            default: setExtraValue(newValue, at: path)
            }
        }
    }

    // MARK: - Parts of rectangles and points

    func part(_ part: AnimationKeyPath.Part, of rect: CGRect) -> AnimatableValue {
        switch part {
        case .origin: .point(rect.origin)
        case .originX: .number(rect.origin.x)
        case .originY: .number(rect.origin.y)
        case .size: .size(rect.size)
        case .width: .number(rect.size.width)
        case .height: .number(rect.size.height)
        default: .rect(rect)
        }
    }

    func set(
        _ value: AnimatableValue,
        _ part: AnimationKeyPath.Part,
        of rect: inout CGRect
    ) {
        switch (part, value) {
        case (.whole, .rect(let value)): rect = value
        case (.origin, .point(let value)): rect.origin = value
        case (.originX, .number(let value)): rect.origin.x = value
        case (.originY, .number(let value)): rect.origin.y = value
        case (.size, .size(let value)): rect.size = value
        case (.width, .number(let value)): rect.size.width = value
        case (.height, .number(let value)): rect.size.height = value
        default: break
        }
        // A size that swings below nothing, as springs do, is nothing.
        rect.size.width = max(0, rect.size.width)
        rect.size.height = max(0, rect.size.height)
    }

    func part(_ part: AnimationKeyPath.Part, of point: CGPoint) -> AnimatableValue {
        switch part {
        case .x: .number(point.x)
        case .y: .number(point.y)
        default: .point(point)
        }
    }

    func set(
        _ value: AnimatableValue,
        _ part: AnimationKeyPath.Part,
        of point: inout CGPoint
    ) {
        switch (part, value) {
        case (.whole, .point(let value)): point = value
        case (.x, .number(let value)): point.x = value
        case (.y, .number(let value)): point.y = value
        default: break
        }
    }

    // MARK: - Parts of transforms

    private func part(
        _ part: AnimationKeyPath.Part,
        of transform: CATransform3D
    ) -> AnimatableValue {
        if part == .whole { return .transform(transform) }
        let parts = TransformParts(transform.affine)
        switch part {
        case .scale, .scaleX: return .number(parts.scale.dx)
        case .scaleY: return .number(parts.scale.dy)
        case .rotationZ: return .number(parts.rotation)
        case .rotationX, .rotationY: return .number(0)
        case .translationX: return .number(parts.translation.dx)
        case .translationY: return .number(parts.translation.dy)
        default:
            return .size(CGSize(width: parts.translation.dx, height: parts.translation.dy))
        }
    }

    private func set(
        _ value: AnimatableValue,
        _ part: AnimationKeyPath.Part,
        of transform: inout CATransform3D
    ) {
        if case .transform(let value) = value, part == .whole {
            transform = value
            return
        }
        var parts = TransformParts(transform.affine)
        switch (part, value) {
        case (.scale, .number(let value)): parts.scale = CGVector(dx: value, dy: value)
        case (.scaleX, .number(let value)): parts.scale.dx = value
        case (.scaleY, .number(let value)): parts.scale.dy = value
        case (.rotationZ, .number(let value)): parts.rotation = value
        case (.rotationX, .number(let value)):
            transform = CATransform3D.rotation(value, x: 1, y: 0, z: 0).concatenating(transform)
            return
        case (.rotationY, .number(let value)):
            transform = CATransform3D.rotation(value, x: 0, y: 1, z: 0).concatenating(transform)
            return
        case (.translationX, .number(let value)): parts.translation.dx = value
        case (.translationY, .number(let value)): parts.translation.dy = value
        case (.translation, .size(let value)):
            parts.translation = CGVector(dx: value.width, dy: value.height)
        case (.translation, .point(let value)):
            parts.translation = CGVector(dx: value.x, dy: value.y)
        default: return
        }
        transform = CATransform3D(parts.map)
    }
}
