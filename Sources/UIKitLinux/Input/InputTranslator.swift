package import UIKitGeometry
package import UIKitPlatform

/// Turns libinput's events into the application's, in order: contacts by frame, the pointer, the stylus, keys.
///
/// A plain value without devices, so that every sequence can be tried.
package struct InputTranslator: Hashable, Sendable {
    /// What a batch of events comes to.
    package enum Report: Hashable, Sendable {
        /// Something for the application.
        case event(InputEvent)
        /// Somebody pressed Ctrl+C or Ctrl+Alt+Backspace.
        case quit
        /// Somebody pressed Ctrl+Alt and a function key: another terminal, by its number, should be shown.
        case switchTo(session: Int)
    }

    /// The main screen's size in points.
    package var surface: CGSize { didSet { keepPointer() } }
    /// The screens that the pointer may go to from the main one, which is the first in the row: from left to right, their top
    /// edges at one height.
    package var neighbours: [Placement] = [] { didSet { keepPointer() } }
    /// The devices that belong to other screens.
    package private(set) var placements: [DeviceID: Placement] = [:]

    /// The screen that a device belongs to.
    package struct Placement: Hashable, Sendable {
        /// The screen.
        package var screen: DisplayID
        /// Its size in points.
        package var size: CGSize

        /// Creates a place for a device.
        package init(screen: DisplayID, size: CGSize) {
            self.screen = screen
            self.size = size
        }
    }

    private var contacts = ContactAssembler()
    private var keys = KeyState()
    private var pointer: ScreenPlace
    /// The buttons held on each device, one bit a button; never 0.
    private var buttons: [DeviceID: Int] = [:]

    /// Creates a translator with the pointer in the middle of the screen.
    package init(surface: CGSize) {
        self.surface = surface
        pointer = ScreenPlace(CGPoint(x: surface.width / 2, y: surface.height / 2))
    }

    /// Devices belong to other screens from now on; contacts of those that did not before end as cancelled.
    package mutating func place(
        _ devices: [DeviceID: Placement],
        time: MonotonicTime
    ) -> [Report] {
        let old = placements
        if old == devices { return [] }
        placements = devices
        var reports: [Report] = []
        for device in Set(old.keys).union(devices.keys).sorted(by: { $0.number < $1.number })
        where old[device]?.screen != devices[device]?.screen {
            contacts.cancelAll(of: device)
            if let event = contacts.frame(device, time: time) { reports.append(.event(event)) }
        }
        return reports
    }

    /// Translates what one turn of the loop read from libinput.
    package mutating func translate(_ batch: [RawInput]) -> [Report] {
        var reports: [Report] = []
        let orphans = Self.releasesBeforeRemoval(batch)
        for (index, raw) in batch.enumerated() {
            translate(raw, isOrphan: orphans.contains(index), into: &reports)
        }
        return reports
    }

    private mutating func translate(
        _ raw: RawInput,
        isOrphan: Bool,
        into reports: inout [Report]
    ) {
        let device = raw.device
        switch raw.change {
        case .added(let name):
            reports.append(.event(.deviceAdded(device, name: name)))
        case .removed:
            endFrame(of: raw, into: &reports)
            contacts.forget(device)
            buttons[device] = nil
            reports.append(.event(.deviceRemoved(device, time: raw.time)))
        case .touchDown(let slot, let place):
            contacts.down(contact(device, slot, place, .finger))
        case .touchMotion(let slot, let place):
            let position = clamped(place, of: device)
            contacts.move(device, slot: slot) { $0.position = position }
        case .touchUp(let slot):
            contacts.end(device, slot: slot, as: .up)
        case .touchCancel(let slot):
            contacts.end(device, slot: slot, as: .cancel)
        case .touchFrame:
            endFrame(of: raw, into: &reports)
        case .pointerMotion(let by):
            movePointer(to: place(by: by), raw, &reports)
        case .pointerPlace(let place):
            // What is held stays on its screen.
            let screen = buttons.isEmpty ? .main : pointer.screen
            movePointer(to: ScreenPlace(place, on: screen), raw, &reports)
        case .pointerButton(let code, let isDown):
            press(code, isDown: isDown, isOrphan: isOrphan, raw)
            endFrame(of: raw, into: &reports)
        case .pointerScroll(let by, let source):
            reports.append(
                .event(.scroll(pointer, by: by, source: source, device: device, time: raw.time))
            )
        case .pinch(let phase, let scale, let rotation):
            let change = TouchpadTransform(phase, at: pointer, scale: scale, rotation: rotation)
            reports.append(.event(.transform(change, device: device, time: raw.time)))
        case .penHover(let pen):
            let place = ScreenPlace(
                clamped(pen.position, of: device),
                on: placements[device]?.screen ?? .main
            )
            reports.append(.event(.hover(place, device: device, time: raw.time)))
        case .penTip(let pen, let isDown):
            if isDown {
                contacts.down(contact(pen, device))
            } else {
                contacts.end(device, slot: Self.penSlot, as: isOrphan ? .cancel : .up)
            }
            endFrame(of: raw, into: &reports)
        case .penAxis(let pen):
            let state = contact(pen, device)
            contacts.move(device, slot: Self.penSlot) { $0 = state }
            endFrame(of: raw, into: &reports)
        case .key(let code, let isDown, _) where MediaKeys.contains(code):
            if let event = MediaKeys.event(code, isDown: isDown, time: raw.time) {
                reports.append(.event(event))
            }
        case .key(let code, let isDown, let stroke):
            if let report = keys.report(code, isDown: isDown, stroke, time: raw.time) {
                reports.append(report)
            }
        }
    }

    private mutating func endFrame(of raw: RawInput, into reports: inout [Report]) {
        if let event = contacts.frame(raw.device, time: raw.time) { reports.append(.event(event)) }
    }

    // MARK: - Pointer

    /// Slots of a pointer's and a stylus's only contact, beyond those of fingers on the same device.
    package static let pointerSlot = 1000
    package static let penSlot = 1001

    /// The pointer's place after it moved, perhaps on the next screen; with a button held it stays on its own.
    private func place(by way: CGVector) -> ScreenPlace {
        var place = pointer
        place.point.x += way.dx
        place.point.y += way.dy
        if !buttons.isEmpty || neighbours.isEmpty { return place }
        let row = [Placement(screen: .main, size: surface)] + neighbours
        var index = row.firstIndex { $0.screen == place.screen } ?? 0
        while place.point.x >= row[index].size.width, index + 1 < row.count {
            place.point.x -= row[index].size.width
            index += 1
        }
        while place.point.x < 0, index > 0 {
            index -= 1
            place.point.x += row[index].size.width
        }
        place.screen = row[index].screen
        return place
    }

    /// Brings the pointer back to the main screen when it was on one that is gone, and into one that is smaller now.
    private mutating func keepPointer() {
        if pointer.screen != .main, !neighbours.contains(where: { $0.screen == pointer.screen }) {
            pointer = ScreenPlace(CGPoint(x: surface.width, y: pointer.point.y))
        }
        pointer.point = clamped(pointer.point, in: size(of: pointer.screen))
    }

    private func size(of screen: DisplayID) -> CGSize {
        neighbours.first { $0.screen == screen }?.size ?? surface
    }

    private mutating func movePointer(
        to place: ScreenPlace,
        _ raw: RawInput,
        _ reports: inout [Report]
    ) {
        let position = clamped(place.point, in: size(of: place.screen))
        pointer = ScreenPlace(position, on: place.screen)
        if buttons.isEmpty {
            reports.append(.event(.hover(pointer, device: raw.device, time: raw.time)))
            return
        }
        // The button can be another device's, as beside a touchpad.
        for device in buttons.keys.sorted(by: { $0.number < $1.number }) {
            contacts.move(device, slot: Self.pointerSlot) { $0.position = position }
            if let event = contacts.frame(device, time: raw.time) { reports.append(.event(event)) }
        }
    }

    /// The first button that is pressed begins a contact, the last that is let go ends it.
    private mutating func press(_ code: Int, isDown: Bool, isOrphan: Bool, _ raw: RawInput) {
        // BTN_LEFT, BTN_RIGHT, BTN_MIDDLE and the rest in the kernel's order.
        let bit = code - 0x110
        guard (0..<8).contains(bit) else { return }
        let device = raw.device
        let before = buttons[device] ?? 0
        let held = isDown ? before | 1 << bit : before & ~(1 << bit)
        if held == before { return }
        buttons[device] = held == 0 ? nil : held
        if before == 0 {
            var contact = TouchContact(
                device: device,
                slot: Self.pointerSlot,
                phase: .down,
                position: pointer.point,
                tool: .pointer
            )
            contact.screen = pointer.screen
            contact.buttons = held
            contacts.down(contact)
        } else if held == 0 {
            contacts.end(device, slot: Self.pointerSlot, as: isOrphan ? .cancel : .up)
        } else {
            contacts.move(device, slot: Self.pointerSlot) { $0.buttons = held }
        }
    }

    /// The releases that libinput makes up when a pointer or stylus goes: they are no clicks.
    ///
    /// It reports touches as cancelled, but buttons and tips as lifted, directly before the removal.
    private static func releasesBeforeRemoval(_ batch: [RawInput]) -> Set<Int> {
        var orphans: Set<Int> = []
        for (removal, raw) in batch.enumerated() where raw.change == .removed {
            for index in batch.indices.prefix(removal).reversed()
            where batch[index].device == raw.device {
                guard batch[index].change.isRelease else { break }
                orphans.insert(index)
            }
        }
        return orphans
    }

    // MARK: - Places

    private func contact(
        _ device: DeviceID,
        _ slot: Int,
        _ place: CGPoint,
        _ tool: ContactTool
    ) -> TouchContact {
        var contact = TouchContact(
            device: device,
            slot: slot,
            phase: .down,
            position: clamped(place, of: device),
            tool: tool
        )
        contact.screen = placements[device]?.screen ?? .main
        return contact
    }

    private func contact(_ pen: RawInput.Pen, _ device: DeviceID) -> TouchContact {
        let lean = PenLean(tilt: pen.tilt)
        var contact = contact(device, Self.penSlot, pen.position, .pencil)
        contact.force = pen.force
        contact.altitude = lean.altitude
        contact.azimuth = lean.azimuth
        return contact
    }

    /// The nearest place on a device's screen.
    private func clamped(_ place: CGPoint, of device: DeviceID) -> CGPoint {
        clamped(place, in: placements[device]?.size ?? surface)
    }

    /// The nearest place on a screen, whose right and bottom edges are outside.
    private func clamped(_ place: CGPoint, in size: CGSize) -> CGPoint {
        CGPoint(
            x: max(0, min(place.x, size.width.nextDown)),
            y: max(0, min(place.y, size.height.nextDown))
        )
    }
}

extension RawInput.Change {
    /// Whether this is one of the events with which libinput lets go of what was held.
    fileprivate var isRelease: Bool {
        switch self {
        case .pointerButton(_, isDown: false), .penTip(_, isDown: false), .penHover,
            .key(_, isDown: false, _), .touchFrame:
            true
        default:
            false
        }
    }
}
