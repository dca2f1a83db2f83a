public import UIKit
import UIKitCore
import UIKitHeadless
import UIKitPlatform

extension Harness {
    /// The pointer moves to a place, in points of the screen, with no button held.
    public func hover(at point: CGPoint) {
        send(.hover(point, device: touchscreen, time: platform.manualClock.now))
    }

    /// A wheel or touchpad scrolls at a place by so many points.
    public func scroll(at point: CGPoint, by vector: CGVector) {
        send(.scroll(point, by: vector, device: touchscreen, time: platform.manualClock.now))
    }

    /// The device is shaken.
    public func shake() { send(.shake(time: platform.manualClock.now)) }

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
