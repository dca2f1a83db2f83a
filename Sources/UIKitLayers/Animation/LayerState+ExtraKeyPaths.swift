import UIKitDrawing
import UIKitGeometry

/// The values of shadows, of parts of the contents, and of gradient and shape layers.
extension LayerState {
    /// The value at `path`.
    func extraValue(at path: AnimationKeyPath) -> AnimatableValue {
        let extras = appearance.extras.values
        switch path.property {
        case .shadowColor: return .color(extras.shadowColor?.rgba ?? .zero)
        case .shadowOpacity: return .number(extras.shadowOpacity)
        case .shadowOffset:
            switch path.part {
            case .width: return .number(extras.shadowOffset.width)
            case .height: return .number(extras.shadowOffset.height)
            default: return .size(extras.shadowOffset)
            }
        case .shadowRadius: return .number(extras.shadowRadius)
        case .shadowPath: return .path(extras.shadowPath)
        case .contentsRect: return part(path.part, of: extras.contentsRect)
        case .contentsCenter: return part(path.part, of: extras.contentsCenter)
        default: return contentValue(at: path)
        }
    }

    private func contentValue(at path: AnimationKeyPath) -> AnimatableValue {
        switch path.property {
        case .colors: .colors(gradient.colors.map(\.rgba))
        case .locations: .numbers(gradient.locations ?? [])
        case .startPoint: part(path.part, of: gradient.startPoint)
        case .endPoint: part(path.part, of: gradient.endPoint)
        case .path: .path(shape.path)
        case .fillColor: .color(shape.fillColor?.rgba ?? .zero)
        case .strokeColor: .color(shape.strokeColor?.rgba ?? .zero)
        case .strokeStart: .number(shape.strokeStart)
        case .strokeEnd: .number(shape.strokeEnd)
        case .lineWidth: .number(shape.lineWidth)
        case .miterLimit: .number(shape.miterLimit)
        default: .number(shape.lineDashPhase)
        }
    }

    /// Puts `value` at `path`; a value of another kind changes nothing.
    mutating func setExtraValue(_ value: AnimatableValue, at path: AnimationKeyPath) {
        var extras = appearance.extras.values
        switch (path.property, value) {
        case (.shadowColor, .color(let value)): extras.shadowColor = CGColor(rgba: value)
        case (.shadowOpacity, .number(let value)): extras.shadowOpacity = min(1, max(0, value))
        case (.shadowOffset, .size(let value)): extras.shadowOffset = value
        case (.shadowOffset, .number(let value)) where path.part == .width:
            extras.shadowOffset.width = value
        case (.shadowOffset, .number(let value)) where path.part == .height:
            extras.shadowOffset.height = value
        case (.shadowRadius, .number(let value)): extras.shadowRadius = value
        case (.shadowPath, .path(let value)): extras.shadowPath = value
        case (.contentsRect, _): set(value, path.part, of: &extras.contentsRect)
        case (.contentsCenter, _): set(value, path.part, of: &extras.contentsCenter)
        default: return setContentValue(value, at: path)
        }
        appearance.extras.values = extras
    }

    private mutating func setContentValue(_ value: AnimatableValue, at path: AnimationKeyPath) {
        switch content {
        case .none, .placement: break
        case .gradient(var content):
            switch (path.property, value) {
            case (.colors, .colors(let value)): content.colors = value.map { CGColor(rgba: $0) }
            case (.locations, .numbers(let value)): content.locations = value
            case (.startPoint, _): set(value, path.part, of: &content.startPoint)
            case (.endPoint, _): set(value, path.part, of: &content.endPoint)
            default: return
            }
            self.content = .gradient(content)
        case .shape(var content):
            switch (path.property, value) {
            case (.path, .path(let value)): content.path = value
            case (.fillColor, .color(let value)): content.fillColor = CGColor(rgba: value)
            case (.strokeColor, .color(let value)): content.strokeColor = CGColor(rgba: value)
            case (.strokeStart, .number(let value)): content.strokeStart = value
            case (.strokeEnd, .number(let value)): content.strokeEnd = value
            case (.lineWidth, .number(let value)): content.lineWidth = value
            case (.miterLimit, .number(let value)): content.miterLimit = value
            case (.lineDashPhase, .number(let value)): content.lineDashPhase = value
            default: return
            }
            self.content = .shape(content)
        }
    }
}
