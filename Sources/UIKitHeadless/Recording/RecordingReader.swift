import UIKitGeometry
import UIKitPlatform

extension Recording {
    /// Reads a recording from the bytes of a file; a damaged one is refused as a whole.
    package init(bytes: [UInt8]) throws(RecordingError) {
        var reader = RecordingReader()
        try reader.read(bytes)
        self.init(size: reader.size, scale: reader.scale, entries: reader.entries)
    }
}

/// Reads line after line and keeps watch that the session makes sense: times do not run backwards,
/// a finger lands before it moves, a device that was removed reports nothing.
private struct RecordingReader {
    var size = PixelSize.zero
    var scale: CGFloat = 1
    var entries: [Recording.Entry] = []
    private var time = MonotonicTime.zero
    private var fingers: [Finger: CGPoint] = [:]
    private var removed: Set<Int> = []
    private var isOver = false

    private struct Finger: Hashable {
        var device: Int
        var slot: Int
    }

    mutating func read(_ bytes: [UInt8]) throws(RecordingError) {
        let newline = UInt8(ascii: "\n")
        var lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        guard let first = lines.first else {
            throw RecordingError(
                line: 1,
                column: 1,
                expected: "the header {\"vitrine\":\(Recording.version),…}",
                found: "the end of the file"
            )
        }
        try readHeader(try JSONLine(first, line: 1))
        for (index, line) in lines.enumerated().dropFirst() {
            try readEntry(try JSONLine(line, line: index + 1))
        }
    }

    private mutating func readHeader(_ line: JSONLine) throws(RecordingError) {
        var fields = LineFields(line)
        _ = try fields.integer("vitrine", in: Recording.version...Recording.version)
        size = try Self.size(&fields)
        scale = try fields.number("scale", in: 0.25...16, or: 1)
        try fields.finish()
    }

    private mutating func readEntry(_ line: JSONLine) throws(RecordingError) {
        var fields = LineFields(line)
        let next = MonotonicTime(seconds: try fields.number("t", in: 0...1e9))
        guard next >= time else {
            throw fields.error(at: "t", "a time of at least \(time.seconds)", in: line)
        }
        guard !isOver else { throw fields.error(at: "t", "no line after the end", in: line) }
        time = next
        if fields.has("event") {
            try readEvent(&fields, line)
        } else {
            try readContact(&fields, line)
        }
        try fields.finish()
    }

    // MARK: - Contacts

    private mutating func readContact(
        _ fields: inout LineFields,
        _ line: JSONLine
    ) throws(RecordingError) {
        let finger = Finger(
            device: try device(&fields, line),
            slot: try fields.integer("slot", in: 0...9_999)
        )
        let phase = try fields.choice("phase", of: RecordingVocabulary.phases)
        let last = fingers[finger]
        guard (phase == .down) == (last == nil) else {
            throw fields.error(
                at: "phase",
                last == nil
                    ? "\"down\", as no finger is in slot \(finger.slot)"
                    : "\"move\", \"up\" or \"cancel\", as a finger is in slot \(finger.slot)",
                in: line
            )
        }
        let ends = phase == .up || phase == .cancel
        let place = try endPlace(ends ? last : nil, &fields, line)
        fingers[finger] = ends ? nil : place
        let screen = try fields.screen()
        append(
            TouchContact(
                device: DeviceID(finger.device),
                slot: finger.slot,
                phase: phase,
                position: place,
                tool: try fields.choice("tool", of: RecordingVocabulary.tools, or: .finger),
                radius: try fields.number("radius", in: 0...1e6, or: 0),
                force: try fields.number("force", in: 0...1, or: 0),
                altitude: try fields.number("altitude", in: 0...(.pi / 2), or: .pi / 2),
                azimuth: try fields.number("azimuth", in: -10...10, or: 0),
                buttons: try fields.integer("buttons", in: 0...0xFFFF, or: 0)
            ),
            on: screen
        )
    }

    /// The place of a contact; where it ends, `last` is repeated and may be left out.
    private func endPlace(
        _ last: CGPoint?,
        _ fields: inout LineFields,
        _ line: JSONLine
    ) throws(RecordingError) -> CGPoint {
        guard let last else { return try fields.place() }
        if !fields.has("x") && !fields.has("y") { return last }
        let place = try fields.place()
        guard place.x == last.x else {
            throw fields.error(at: "x", "the finger's last place, \(last.x)", in: line)
        }
        guard place.y == last.y else {
            throw fields.error(at: "y", "the finger's last place, \(last.y)", in: line)
        }
        return place
    }

    /// Contacts of one device at one time that follow each other are one frame.
    private mutating func append(_ contact: TouchContact, on screen: DisplayID) {
        var contact = contact
        contact.screen = screen
        if case .input(.contacts(var contacts, let frameTime)) = entries.last?.action,
            frameTime == time, contacts.last?.device == contact.device
        {
            contacts.append(contact)
            entries[entries.count - 1].action = .input(.contacts(contacts, time: time))
        } else {
            append(.input(.contacts([contact], time: time)))
        }
    }

    // MARK: - Everything else

    private mutating func readEvent(
        _ fields: inout LineFields,
        _ line: JSONLine
    ) throws(RecordingError) {
        switch try fields.choice("event", of: RecordingVocabulary.events) {
        case .deviceAdded:
            let device = DeviceID(try device(&fields, line))
            append(.input(.deviceAdded(device, name: try fields.string("name"))))
        case .deviceRemoved:
            let number = try device(&fields, line)
            removed.insert(number)
            fingers = fingers.filter { $0.key.device != number }
            append(.input(.deviceRemoved(DeviceID(number), time: time)))
        case .hover:
            let device = DeviceID(try device(&fields, line))
            append(.input(.hover(try fields.screenPlace(), device: device, time: time)))
        case .scroll:
            let device = DeviceID(try device(&fields, line))
            let place = try fields.screenPlace()
            let way = CGVector(
                dx: try fields.number("dx", in: -1e6...1e6),
                dy: try fields.number("dy", in: -1e6...1e6)
            )
            let source = try fields.choice(
                "source",
                of: RecordingVocabulary.scrolls,
                or: ScrollSource.wheel
            )
            append(
                .input(.scroll(place, by: way, source: source, device: device, time: time))
            )
        case .transform:
            let device = DeviceID(try device(&fields, line))
            let change = TouchpadTransform(
                try fields.choice("phase", of: RecordingVocabulary.transforms),
                at: try fields.screenPlace(),
                scale: try fields.number("scale", in: 0...1e6, or: 1),
                rotation: try fields.number("rotation", in: -1e6...1e6, or: 0)
            )
            append(.input(.transform(change, device: device, time: time)))
        case .key:
            try readKey(&fields, line)
        case .posture:
            let posture = try fields.choice("posture", of: RecordingVocabulary.postures)
            append(.input(.posture(posture, time: time)))
        case .shake:
            append(.input(.shake(time: time)))
        case .remoteControl:
            let subtype = try fields.integer("subtype", in: 0...999)
            append(.input(.remoteControl(subtype, time: time)))
        case .resize:
            append(.resize(try Self.size(&fields)))
        case .screen:
            let id = DisplayID(try fields.integer("screen", in: 1...9_999))
            let size = try Self.size(&fields)
            append(.screen(id, size, scale: try fields.number("scale", in: 0.25...16, or: 1)))
        case .screenRemoved:
            append(.screenRemoved(DisplayID(try fields.integer("screen", in: 1...9_999))))
        case .picture:
            append(.picture(try pictureName(&fields, line)))
        case .end:
            isOver = true
            append(.end)
        }
    }

    private mutating func readKey(
        _ fields: inout LineFields,
        _ line: JSONLine
    ) throws(RecordingError) {
        let name = try fields.string("key")
        let isDown = try fields.boolean("down")
        var modifiers: KeyModifiers = []
        if fields.has("modifiers") {
            for word in try fields.string("modifiers").split(separator: "+") {
                let known = RecordingVocabulary.modifiers.first { $0.key == word }
                guard let known else {
                    let words = RecordingVocabulary.modifiers.map(\.key).joined(separator: ", ")
                    throw fields.error(at: "modifiers", "\(words) with + between", in: line)
                }
                modifiers.insert(known.value)
            }
        }
        var characters: KeyCharacters?
        if fields.has("typed") {
            let typed = try fields.string("typed")
            characters = KeyCharacters(typed: typed, plain: try fields.string("plain"))
        }
        append(
            .input(
                .key(
                    name,
                    isDown: isDown,
                    modifiers: modifiers,
                    characters: characters,
                    time: time
                )
            )
        )
    }

    /// The name becomes part of a file name, so it is letters, digits and hyphens.
    private func pictureName(
        _ fields: inout LineFields,
        _ line: JSONLine
    ) throws(RecordingError) -> String {
        let name = try fields.string("name")
        let isPlain = name.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte >= 0x41
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "-")
        }
        guard isPlain, (1...40).contains(name.utf8.count) else {
            throw fields.error(at: "name", "1 to 40 letters, digits or hyphens", in: line)
        }
        return name
    }

    private mutating func append(_ action: Recording.Action) {
        entries.append(Recording.Entry(time: time, action: action))
    }

    private func device(
        _ fields: inout LineFields,
        _ line: JSONLine
    ) throws(RecordingError) -> Int {
        let number = try fields.integer("device", in: 1...999_999)
        guard !removed.contains(number) else {
            throw fields.error(at: "device", "a device that was not removed", in: line)
        }
        return number
    }

    private static func size(_ fields: inout LineFields) throws(RecordingError) -> PixelSize {
        PixelSize(
            width: try fields.integer("width", in: 1...16_384),
            height: try fields.integer("height", in: 1...16_384)
        )
    }
}
