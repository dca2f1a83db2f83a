package import UIKitGeometry
import UIKitPlatform

/// Turns a session into lines of the file format, one call after the other as it happens.
///
/// Whoever writes them to a file can flush after each call: a file that ends after any whole line
/// is a sound recording of what was until then.
package struct RecordingWriter: Sendable {
    private var lastTime = MonotonicTime.zero
    private var lastFrameDevice: DeviceID?

    /// Starts a session at time 0.
    package init() {}

    /// The first line, for a screen of `size` pixels.
    package func header(size: PixelSize, scale: CGFloat) -> String {
        var line = LineBuilder()
        line.add("vitrine", Recording.version)
        line.add("width", size.width)
        line.add("height", size.height)
        line.add("scale", scale)
        return line.text
    }

    /// The lines of one entry, each with its line feed.
    ///
    /// Times that run backwards are written as the last one; two frames of one device at one time are
    /// kept apart by a microsecond.
    package mutating func lines(for entry: Recording.Entry) -> String {
        var time = max(entry.time, lastTime)
        var frameDevice: DeviceID?
        if case .input(.contacts(let contacts, _)) = entry.action {
            frameDevice = contacts.first?.device
            if frameDevice != nil, frameDevice == lastFrameDevice, time == lastTime {
                time.microseconds += 1
            }
        }
        lastTime = time
        lastFrameDevice = frameDevice
        switch entry.action {
        case .input(let event): return Self.lines(for: event, at: time)
        case .resize(let size):
            return Self.line("resize", at: time) { line in
                line.add("width", size.width)
                line.add("height", size.height)
            }
        case .screen(let id, let size, let scale):
            return Self.line("screen", at: time) { line in
                line.add("screen", id.number)
                line.add("width", size.width)
                line.add("height", size.height)
                if scale != 1 { line.add("scale", scale) }
            }
        case .screenRemoved(let id):
            return Self.line("screenRemoved", at: time) { $0.add("screen", id.number) }
        case .picture(let name):
            return Self.line("picture", at: time) { $0.add("name", name) }
        case .end:
            return Self.line("end", at: time) { _ in }
        }
    }

    private static func lines(for event: InputEvent, at time: MonotonicTime) -> String {
        switch event {
        case .contacts(let contacts, _):
            contacts.map { line(for: $0, at: time) }.joined()
        case .hover(let place, let device, _):
            line("hover", at: time) { line in
                line.add("device", device.number)
                line.add(place)
            }
        case .scroll(let place, let way, let source, let device, _):
            line("scroll", at: time) { line in
                line.add("device", device.number)
                line.add(place)
                line.add("dx", way.dx)
                line.add("dy", way.dy)
                if source != .wheel {
                    line.add(
                        "source",
                        RecordingVocabulary.word(for: source, in: RecordingVocabulary.scrolls)
                    )
                }
            }
        case .transform(let change, let device, _):
            line("transform", at: time) { line in
                line.add("device", device.number)
                line.add(
                    "phase",
                    RecordingVocabulary.word(for: change.phase, in: RecordingVocabulary.transforms)
                )
                line.add(change.place)
                if change.scale != 1 { line.add("scale", change.scale) }
                if change.rotation != 0 { line.add("rotation", change.rotation) }
            }
        case .posture(let posture, _):
            line("posture", at: time) { line in
                line.add(
                    "posture",
                    RecordingVocabulary.word(for: posture, in: RecordingVocabulary.postures)
                )
            }
        case .key(let name, let isDown, let modifiers, let characters, _):
            line("key", at: time) { line in
                line.add("key", name)
                line.add("down", isDown)
                let words = RecordingVocabulary.modifiers.filter { modifiers.contains($0.value) }
                if !words.isEmpty {
                    line.add("modifiers", words.map(\.key).joined(separator: "+"))
                }
                if let characters {
                    line.add("typed", characters.typed)
                    line.add("plain", characters.plain)
                }
            }
        case .shake:
            line("shake", at: time) { _ in }
        case .remoteControl(let subtype, _):
            line("remoteControl", at: time) { $0.add("subtype", subtype) }
        case .deviceAdded(let device, let name):
            line("deviceAdded", at: time) { line in
                line.add("device", device.number)
                line.add("name", name)
            }
        case .deviceRemoved(let device, _):
            line("deviceRemoved", at: time) { $0.add("device", device.number) }
        }
    }

    private static func line(
        _ event: String,
        at time: MonotonicTime,
        _ fill: (inout LineBuilder) -> Void
    ) -> String {
        var line = LineBuilder()
        line.add(time)
        line.add("event", event)
        fill(&line)
        return line.text
    }

    /// Values that a plain finger has are left out, and so is the place of one that ends.
    private static func line(for contact: TouchContact, at time: MonotonicTime) -> String {
        var line = LineBuilder()
        line.add(time)
        line.add("device", contact.device.number)
        line.add("slot", contact.slot)
        line.add(
            "phase",
            RecordingVocabulary.word(for: contact.phase, in: RecordingVocabulary.phases)
        )
        if contact.screen != .main { line.add("screen", contact.screen.number) }
        if contact.phase == .down || contact.phase == .move { line.add(contact.position) }
        if contact.tool != .finger {
            line.add(
                "tool",
                RecordingVocabulary.word(for: contact.tool, in: RecordingVocabulary.tools)
            )
        }
        if contact.radius != 0 { line.add("radius", contact.radius) }
        if contact.force != 0 { line.add("force", contact.force) }
        if contact.altitude != .pi / 2 { line.add("altitude", contact.altitude) }
        if contact.azimuth != 0 { line.add("azimuth", contact.azimuth) }
        if contact.buttons != 0 { line.add("buttons", contact.buttons) }
        return line.text
    }
}

extension Recording {
    /// The whole session in the file format.
    package var text: String {
        var writer = RecordingWriter()
        let header = writer.header(size: size, scale: scale)
        return entries.reduce(into: header) { $0 += writer.lines(for: $1) }
    }
}
