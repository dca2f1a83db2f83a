public import UIKit
import UIKitCore
import UIKitHeadless
package import UIKitPlatform

extension Harness {
    /// The pointer moves to a place, in points of the screen, with no button held.
    public func hover(at point: CGPoint) { hover(at: ScreenPlace(point)) }

    /// The pointer moves to a place on another screen than the main one, in points of that screen.
    public func hover(at point: CGPoint, on screen: UIScreen) {
        hover(at: ScreenPlace(point, on: screen.id))
    }

    private func hover(at place: ScreenPlace) {
        send(.hover(place, device: touchscreen, time: platform.manualClock.now))
    }

    /// A wheel turns at a place by so many points.
    public func scroll(at point: CGPoint, by vector: CGVector) {
        scroll(at: ScreenPlace(point), by: vector, .wheel)
    }

    /// A wheel turns at a place on another screen than the main one, in points of that screen.
    public func scroll(at point: CGPoint, by vector: CGVector, on screen: UIScreen) {
        scroll(at: ScreenPlace(point, on: screen.id), by: vector, .wheel)
    }

    /// Two fingers on a touchpad scroll what is at a place by so many points, and stay on it.
    public func slide(at point: CGPoint, by vector: CGVector) {
        scroll(at: ScreenPlace(point), by: vector, .finger)
    }

    /// The fingers leave the touchpad.
    public func endSlide(at point: CGPoint) { scroll(at: ScreenPlace(point), by: .zero, .finger) }

    private func scroll(at place: ScreenPlace, by vector: CGVector, _ source: ScrollSource) {
        let time = platform.manualClock.now
        send(.scroll(place, by: vector, source: source, device: touchscreen, time: time))
    }

    /// Two fingers on a touchpad pinch and turn what is at a place: begin, one change, end.
    ///
    /// `scale` is a factor, `rotation` an angle in radians, clockwise.
    public func transform(at point: CGPoint, scale: CGFloat = 1, rotation: CGFloat = 0) {
        transform(.begin, at: point)
        transform(.change, at: point, scale: scale, rotation: rotation)
        transform(.end, at: point, scale: scale)
    }

    /// One step of a touchpad's pinch or turn: the scale since the begin, the angle since the last step.
    package func transform(
        _ phase: TransformPhase,
        at point: CGPoint,
        scale: CGFloat = 1,
        rotation: CGFloat = 0
    ) {
        let change = TouchpadTransform(
            phase,
            at: ScreenPlace(point),
            scale: scale,
            rotation: rotation
        )
        send(.transform(change, device: touchscreen, time: platform.manualClock.now))
    }

    /// The device is shaken.
    public func shake() { send(.shake(time: platform.manualClock.now)) }

    /// The panel is held another way; `.unknown` is none.
    public func hold(_ orientation: UIDeviceOrientation) {
        guard let posture = DevicePosture(rawValue: orientation.rawValue) else { return }
        send(.posture(posture, time: platform.manualClock.now))
    }

    /// A media key is used.
    public func remoteControl(_ subtype: UIEvent.EventSubtype) {
        send(.remoteControl(subtype.rawValue, time: platform.manualClock.now))
    }

    /// A key is pressed and released: xkb key names ("a", "Escape", "Left"), modifiers "shift", "control", "alt", "super".
    public func key(_ name: String, modifiers: [String] = []) {
        var held = KeyModifiers()
        for modifier in modifiers {
            switch modifier.lowercased() {
            case "shift": held.insert(.shift)
            case "control", "ctrl": held.insert(.control)
            case "alt", "option": held.insert(.alternate)
            case "super", "command", "meta": held.insert(.command)
            case "lock", "capslock": held.insert(.capsLock)
            default:
                fatalError(
                    "modifier \(modifier) is not one of shift, control, alt, super, lock"
                )
            }
        }
        let time = platform.manualClock.now
        send(.key(name, isDown: true, modifiers: held, time: time))
        send(.key(name, isDown: false, modifiers: held, time: time))
    }

    private func send(_ event: InputEvent) {
        loop.receive(event)
        loop.processInput(force: true)
    }
}
