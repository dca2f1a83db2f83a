import CLibInput
import CUIKitLoop
import UIKitGeometry
import UIKitPlatform

extension TouchDevice {
    /// Describes a device of libinput; nil for one that is no touchscreen and no tablet.
    @MainActor init?(_ device: OpaquePointer) {
        guard
            libinput_device_has_capability(device, LIBINPUT_DEVICE_CAP_TOUCH) != 0
                || libinput_device_has_capability(device, LIBINPUT_DEVICE_CAP_TABLET_TOOL) != 0
        else { return nil }
        var size = (width: 0.0, height: 0.0)
        _ = libinput_device_get_size(device, &size.width, &size.height)
        self.init(
            name: libinput_device_get_name(device).map(String.init(cString:)) ?? "",
            product: Self.product(of: device),
            node: libinput_device_get_sysname(device).map(String.init(cString:)) ?? "",
            output: libinput_device_get_output_name(device).map(String.init(cString:)),
            millimetres: CGSize(width: size.width, height: size.height)
        )
    }

    /// Vendor and product of a device of libinput in hexadecimal, for example "0eef:0001".
    @MainActor static func product(of device: OpaquePointer) -> String {
        let numbers = [
            libinput_device_get_id_vendor(device), libinput_device_get_id_product(device),
        ].map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        return numbers.joined(separator: ":")
    }
}

extension TouchIdentity {
    /// The identity of a device of libinput.
    @MainActor init(_ device: OpaquePointer) {
        let udev = libinput_device_get_udev_device(device)
        defer { _ = udev_device_unref(udev) }
        // The node's parent is the kernel's input device; it lives as long as the node's description does.
        let parent = udev.flatMap {
            udev_device_get_parent_with_subsystem_devtype($0, "input", nil)
        }
        func attribute(_ name: String) -> String? {
            parent.flatMap { udev_device_get_sysattr_value($0, name) }.map(String.init(cString:))
        }
        self.init(
            product: TouchDevice.product(of: device),
            name: libinput_device_get_name(device).map(String.init(cString:)) ?? "",
            path: udev.flatMap { udev_device_get_property_value($0, "ID_PATH") }
                .map(String.init(cString:)),
            physical: attribute("phys"),
            serial: attribute("uniq")
        )
    }
}

extension RawInput.Change {
    /// Whether it has a place on a screen, or belongs to something that has.
    var isPlaced: Bool {
        switch self {
        case .touchDown, .touchMotion, .touchUp, .touchCancel, .touchFrame, .penHover, .penTip,
            .penAxis:
            true
        default:
            false
        }
    }
}

extension RawInput {
    /// Points that one notch of a wheel scrolls by.
    static let pointsPerNotch: CGFloat = 40

    /// Reads an event of libinput; nil for kinds that nothing is made of.
    @MainActor init?(
        _ event: OpaquePointer,
        device: DeviceID,
        surface: TouchSurface,
        keyboard: () -> Keyboard?
    ) {
        switch libinput_event_get_type(event) {
        case LIBINPUT_EVENT_DEVICE_ADDED:
            let name = libinput_device_get_name(libinput_event_get_device(event))
            self.init(device, .zero, .added(name: name.map(String.init(cString:)) ?? ""))
        case LIBINPUT_EVENT_DEVICE_REMOVED:
            self.init(device, MonotonicTime(microseconds: uikit_monotonic_now()), .removed)
        case LIBINPUT_EVENT_TOUCH_DOWN, LIBINPUT_EVENT_TOUCH_MOTION, LIBINPUT_EVENT_TOUCH_UP,
            LIBINPUT_EVENT_TOUCH_CANCEL, LIBINPUT_EVENT_TOUCH_FRAME:
            self.init(touch: event, device, surface)
        case LIBINPUT_EVENT_POINTER_MOTION, LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE,
            LIBINPUT_EVENT_POINTER_BUTTON, LIBINPUT_EVENT_POINTER_SCROLL_WHEEL,
            LIBINPUT_EVENT_POINTER_SCROLL_FINGER, LIBINPUT_EVENT_POINTER_SCROLL_CONTINUOUS:
            self.init(pointer: event, device, surface)
        case LIBINPUT_EVENT_GESTURE_PINCH_BEGIN, LIBINPUT_EVENT_GESTURE_PINCH_UPDATE,
            LIBINPUT_EVENT_GESTURE_PINCH_END:
            self.init(pinch: event, device)
        case LIBINPUT_EVENT_TABLET_TOOL_AXIS, LIBINPUT_EVENT_TABLET_TOOL_PROXIMITY,
            LIBINPUT_EVENT_TABLET_TOOL_TIP:
            self.init(pen: event, device, surface)
        case LIBINPUT_EVENT_KEYBOARD_KEY:
            guard let key = libinput_event_get_keyboard_event(event) else { return nil }
            let isDown = libinput_event_keyboard_get_key_state(key) == LIBINPUT_KEY_STATE_PRESSED
            let code = Int(libinput_event_keyboard_get_key(key))
            self.init(
                device,
                Self.time(libinput_event_keyboard_get_time_usec(key)),
                .key(code, isDown: isDown, keyboard()?.stroke(code, isDown: isDown))
            )
        default:
            return nil
        }
    }

    private init?(touch event: OpaquePointer, _ device: DeviceID, _ surface: TouchSurface) {
        guard let touch = libinput_event_get_touch_event(event) else { return nil }
        let type = libinput_event_get_type(event)
        let time = Self.time(libinput_event_touch_get_time_usec(touch))
        if type == LIBINPUT_EVENT_TOUCH_FRAME {
            self.init(device, time, .touchFrame)
            return
        }
        // Screens without slots say -1.
        let slot = max(0, Int(libinput_event_touch_get_slot(touch)))
        if type == LIBINPUT_EVENT_TOUCH_UP {
            self.init(device, time, .touchUp(slot: slot))
            return
        }
        if type == LIBINPUT_EVENT_TOUCH_CANCEL {
            self.init(device, time, .touchCancel(slot: slot))
            return
        }
        let place = Self.place(surface) { width, height in
            (
                libinput_event_touch_get_x_transformed(touch, width),
                libinput_event_touch_get_y_transformed(touch, height)
            )
        }
        self.init(
            device,
            time,
            type == LIBINPUT_EVENT_TOUCH_DOWN
                ? .touchDown(slot: slot, place) : .touchMotion(slot: slot, place)
        )
    }

    private init?(pointer event: OpaquePointer, _ device: DeviceID, _ surface: TouchSurface) {
        guard let pointer = libinput_event_get_pointer_event(event) else { return nil }
        let time = Self.time(libinput_event_pointer_get_time_usec(pointer))
        switch libinput_event_get_type(event) {
        case LIBINPUT_EVENT_POINTER_MOTION:
            let by = CGVector(
                dx: libinput_event_pointer_get_dx(pointer),
                dy: libinput_event_pointer_get_dy(pointer)
            )
            self.init(device, time, .pointerMotion(by))
        case LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE:
            let place = Self.place(surface) { width, height in
                (
                    libinput_event_pointer_get_absolute_x_transformed(pointer, width),
                    libinput_event_pointer_get_absolute_y_transformed(pointer, height)
                )
            }
            self.init(device, time, .pointerPlace(place))
        case LIBINPUT_EVENT_POINTER_BUTTON:
            let isDown =
                libinput_event_pointer_get_button_state(pointer) == LIBINPUT_BUTTON_STATE_PRESSED
            let code = Int(libinput_event_pointer_get_button(pointer))
            self.init(device, time, .pointerButton(code, isDown: isDown))
        default:
            self.init(
                device,
                time,
                .pointerScroll(Self.scroll(event, pointer), Self.source(of: event))
            )
        }
    }

    /// libinput ends what fingers scroll with a way of none.
    private static func source(of event: OpaquePointer) -> ScrollSource {
        switch libinput_event_get_type(event) {
        case LIBINPUT_EVENT_POINTER_SCROLL_FINGER: .finger
        case LIBINPUT_EVENT_POINTER_SCROLL_CONTINUOUS: .continuous
        default: .wheel
        }
    }

    /// libinput counts towards the end of the content; a finger that scrolls there moves the other way.
    private static func scroll(_ event: OpaquePointer, _ pointer: OpaquePointer) -> CGVector {
        let isWheel = libinput_event_get_type(event) == LIBINPUT_EVENT_POINTER_SCROLL_WHEEL
        func amount(_ axis: libinput_pointer_axis) -> CGFloat {
            guard libinput_event_pointer_has_axis(pointer, axis) != 0 else { return 0 }
            // A wheel counts 120 a notch; the others speak of the pointer's own units.
            return isWheel
                ? libinput_event_pointer_get_scroll_value_v120(pointer, axis) / 120
                    * -pointsPerNotch
                : -libinput_event_pointer_get_scroll_value(pointer, axis)
        }
        return CGVector(
            dx: amount(LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL),
            dy: amount(LIBINPUT_POINTER_AXIS_SCROLL_VERTICAL)
        )
    }

    /// libinput tells angles in degrees, and only with updates.
    private init?(pinch event: OpaquePointer, _ device: DeviceID) {
        guard let gesture = libinput_event_get_gesture_event(event) else { return nil }
        var rotation: CGFloat = 0
        let phase: TransformPhase
        switch libinput_event_get_type(event) {
        case LIBINPUT_EVENT_GESTURE_PINCH_BEGIN: phase = .begin
        case LIBINPUT_EVENT_GESTURE_PINCH_UPDATE:
            phase = .change
            rotation = libinput_event_gesture_get_angle_delta(gesture) * .pi / 180
        default: phase = libinput_event_gesture_get_cancelled(gesture) != 0 ? .cancel : .end
        }
        self.init(
            device,
            Self.time(libinput_event_gesture_get_time_usec(gesture)),
            .pinch(phase, scale: libinput_event_gesture_get_scale(gesture), rotation: rotation)
        )
    }

    private init?(pen event: OpaquePointer, _ device: DeviceID, _ surface: TouchSurface) {
        guard let tool = libinput_event_get_tablet_tool_event(event) else { return nil }
        let time = Self.time(libinput_event_tablet_tool_get_time_usec(tool))
        let pen = Pen(
            position: Self.place(surface) { width, height in
                (
                    libinput_event_tablet_tool_get_x_transformed(tool, width),
                    libinput_event_tablet_tool_get_y_transformed(tool, height)
                )
            },
            force: libinput_event_tablet_tool_get_pressure(tool),
            tilt: surface.direction(
                libinput_event_tablet_tool_get_tilt_x(tool),
                libinput_event_tablet_tool_get_tilt_y(tool)
            )
        )
        let isDown =
            libinput_event_tablet_tool_get_tip_state(tool) == LIBINPUT_TABLET_TOOL_TIP_DOWN
        if libinput_event_get_type(event) == LIBINPUT_EVENT_TABLET_TOOL_TIP {
            self.init(device, time, .penTip(pen, isDown: isDown))
        } else {
            self.init(device, time, isDown ? .penAxis(pen) : .penHover(pen))
        }
    }

    /// A place of which `read` gives the coordinates, scaled to the whole numbers that libinput asks for.
    ///
    /// These are the screen's own where they are whole.
    private static func place(
        _ surface: TouchSurface,
        _ read: (UInt32, UInt32) -> (CGFloat, CGFloat)
    ) -> CGPoint {
        let size = surface.deviceSize
        let width = max(1, size.width.rounded())
        let height = max(1, size.height.rounded())
        let (x, y) = read(UInt32(width), UInt32(height))
        return surface.place(x * size.width / width, y * size.height / height)
    }

    private static func time(_ microseconds: UInt64) -> MonotonicTime {
        MonotonicTime(microseconds: Int64(clamping: microseconds))
    }
}
