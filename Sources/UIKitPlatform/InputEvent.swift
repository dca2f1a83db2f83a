package import UIKitGeometry

/// Names an input device for as long as it is plugged in; never used twice in a process.
package struct DeviceID: Hashable, Sendable {
    /// A running number, from 1.
    package let number: Int

    /// Creates the name with this running number.
    package init(_ number: Int) { self.number = number }
}

/// What touches the surface.
package enum ContactTool: Hashable, Sendable {
    /// A finger.
    case finger
    /// The tip of a stylus.
    case pencil
    /// A mouse or touchpad pointer with its button held.
    case pointer
}

/// What happened to a contact.
package enum ContactPhase: Hashable, Sendable {
    /// It came down.
    case down
    /// It moved.
    case move
    /// It was lifted.
    case up
    /// The device says that it never was meant, or went away.
    case cancel
}

/// One change of one contact: what libinput says of a finger between two frames.
///
/// A contact is known by its device and slot. Positions of `up` and `cancel`
/// repeat the last known one: no place appears that no finger made.
package struct TouchContact: Hashable, Sendable {
    /// The device that reports it.
    package var device: DeviceID
    /// The device's own number of the contact, reused after it is lifted.
    package var slot: Int
    /// What happened.
    package var phase: ContactPhase
    /// The screen that it is on; the main one by default.
    package var screen = DisplayID.main
    /// Where, in points of that screen.
    package var position: CGPoint
    /// What touches.
    package var tool: ContactTool
    /// Half the larger axis of the contact in points, 0 where the device does not tell.
    package var radius: CGFloat
    /// 0…1, where 1 is the largest force that the device reports; 0 where it does not tell.
    package var force: CGFloat
    /// The angle between a stylus and the surface in radians; π/2 is upright.
    package var altitude: CGFloat
    /// The direction that a stylus leans to in radians, clockwise from the x axis.
    package var azimuth: CGFloat
    /// Pointer buttons held, one bit a button from bit 0 (primary).
    package var buttons: Int

    /// Creates a change of a contact; everything but the place has the value of a plain finger.
    package init(
        device: DeviceID,
        slot: Int,
        phase: ContactPhase,
        position: CGPoint,
        tool: ContactTool = .finger,
        radius: CGFloat = 0,
        force: CGFloat = 0,
        altitude: CGFloat = .pi / 2,
        azimuth: CGFloat = 0,
        buttons: Int = 0
    ) {
        self.device = device
        self.slot = slot
        self.phase = phase
        self.position = position
        self.tool = tool
        self.radius = radius
        self.force = force
        self.altitude = altitude
        self.azimuth = azimuth
        self.buttons = buttons
    }
}

/// Where a touchpad's pinch or turn stands.
package enum TransformPhase: Hashable, Sendable {
    /// The fingers started to pinch or turn.
    case begin
    /// They went on.
    case change
    /// They were lifted.
    case end
    /// The device says that it was none.
    case cancel
}

/// One change of two fingers on a touchpad that pinch or turn what is under the pointer.
package struct TouchpadTransform: Hashable, Sendable {
    /// Where the gesture stands.
    package var phase: TransformPhase
    /// Where the pointer is.
    package var place: ScreenPlace
    /// The fingers' distance as a multiple of the one at the begin.
    package var scale: CGFloat
    /// The angle that they turned since the change before, in radians, clockwise.
    package var rotation: CGFloat

    /// Creates a change; by default nothing is pinched or turned.
    package init(
        _ phase: TransformPhase,
        at place: ScreenPlace,
        scale: CGFloat = 1,
        rotation: CGFloat = 0
    ) {
        self.phase = phase
        self.place = place
        self.scale = scale
        self.rotation = rotation
    }
}

/// What scrolls.
package enum ScrollSource: Hashable, Sendable {
    /// A wheel, which turns in steps.
    case wheel
    /// Fingers on a touchpad: no way at all means that they were lifted.
    case finger
    /// Something that goes on smoothly and has no end, such as a trackpoint with its button held.
    case continuous
}

/// The modifier keys that are held.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let capsLock = Self(rawValue: 1 << 16)
    package static let shift = Self(rawValue: 1 << 17)
    package static let control = Self(rawValue: 1 << 18)
    package static let alternate = Self(rawValue: 1 << 19)
    package static let command = Self(rawValue: 1 << 20)
}

/// What a key types, by its keyboard's layout.
package struct KeyCharacters: Hashable, Sendable {
    /// With the modifiers that are held; empty for keys that type nothing.
    package var typed: String
    /// Without them.
    package var plain: String

    /// Creates a key's characters.
    package init(typed: String, plain: String) {
        self.typed = typed
        self.plain = plain
    }
}

/// Something that an input device reports, with its time.
package enum InputEvent: Hashable, Sendable {
    /// All changes of contacts up to one frame of a device (libinput's `TOUCH_FRAME`), in order.
    case contacts([TouchContact], time: MonotonicTime)
    /// The pointer moved to a place with no button held.
    case hover(ScreenPlace, device: DeviceID, time: MonotonicTime)
    /// Something scrolled as a finger on the screen that moved so many points would.
    case scroll(
        ScreenPlace,
        by: CGVector,
        source: ScrollSource = .wheel,
        device: DeviceID,
        time: MonotonicTime
    )
    /// Two fingers on a touchpad pinch or turn.
    case transform(TouchpadTransform, device: DeviceID, time: MonotonicTime)
    /// A key went down or up, by its xkb key name ("a", "Escape", "Left").
    ///
    /// Without `characters` it types its name, when that is a single character.
    case key(
        String,
        isDown: Bool,
        modifiers: KeyModifiers,
        characters: KeyCharacters? = nil,
        time: MonotonicTime
    )
    /// The panel is held another way.
    case posture(DevicePosture, time: MonotonicTime)
    /// A device was shaken.
    case shake(time: MonotonicTime)
    /// A media key, by UIKit's raw value of its remote control subtype.
    case remoteControl(Int, time: MonotonicTime)
    /// A device came.
    case deviceAdded(DeviceID, name: String)
    /// A device went, was suspended, or the seat was taken away: its contacts end as cancelled.
    case deviceRemoved(DeviceID, time: MonotonicTime)
}
