package import UIKitGeometry
package import UIKitPlatform

/// One event of libinput as a value, places already in points of the screen.
package struct RawInput: Hashable, Sendable {
    /// The device that it comes from.
    package var device: DeviceID
    /// The kernel's time of it.
    package var time: MonotonicTime
    /// What it says.
    package var change: Change

    /// Creates an event.
    package init(_ device: DeviceID, _ time: MonotonicTime, _ change: Change) {
        self.device = device
        self.time = time
        self.change = change
    }

    /// Where a stylus is and how it is held.
    package struct Pen: Hashable, Sendable {
        /// The tip's place in points.
        package var position: CGPoint
        /// 0…1 of the largest force.
        package var force: CGFloat
        /// Degrees that it leans to the right and down, 0 when upright.
        package var tilt: CGVector

        /// Creates a stylus's state; by default upright and without force.
        package init(position: CGPoint, force: CGFloat = 0, tilt: CGVector = .zero) {
            self.position = position
            self.force = force
            self.tilt = tilt
        }
    }

    /// What an event says, by libinput's names.
    package enum Change: Hashable, Sendable {
        case added(name: String)
        case removed
        case touchDown(slot: Int, CGPoint)
        case touchMotion(slot: Int, CGPoint)
        case touchUp(slot: Int)
        case touchCancel(slot: Int)
        case touchFrame
        /// A mouse or touchpad moved the pointer by so many points.
        case pointerMotion(CGVector)
        /// A device with absolute places put the pointer there.
        case pointerPlace(CGPoint)
        /// The kernel's BTN_ code.
        case pointerButton(Int, isDown: Bool)
        /// Points that a finger would have moved to scroll as far: negative on a wheel turned down.
        case pointerScroll(CGVector, ScrollSource = .wheel)
        /// Two fingers on a touchpad: the scale since the begin, radians clockwise since the last one.
        case pinch(TransformPhase, scale: CGFloat, rotation: CGFloat)
        case penHover(Pen)
        case penTip(Pen, isDown: Bool)
        case penAxis(Pen)
        /// The kernel's KEY_ code, and what it means on the keyboard's layout where there is one.
        case key(Int, isDown: Bool, Keyboard.Stroke? = nil)
    }
}
