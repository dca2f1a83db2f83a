import UIKitPlatform

/// The words of the file format, shared by its reader and its writer.
enum RecordingVocabulary {
    /// What happened to a contact.
    static let phases: KeyValuePairs<String, ContactPhase> = [
        "down": .down, "move": .move, "up": .up, "cancel": .cancel,
    ]

    /// What touches.
    static let tools: KeyValuePairs<String, ContactTool> = [
        "finger": .finger, "pencil": .pencil, "pointer": .pointer,
    ]

    /// Where a touchpad's pinch or turn stands.
    static let transforms: KeyValuePairs<String, TransformPhase> = [
        "begin": .begin, "change": .change, "end": .end, "cancel": .cancel,
    ]

    /// What scrolls.
    static let scrolls: KeyValuePairs<String, ScrollSource> = [
        "wheel": .wheel, "finger": .finger, "continuous": .continuous,
    ]

    /// How the panel is held.
    static let postures: KeyValuePairs<String, DevicePosture> = [
        "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
        "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight, "faceUp": .faceUp,
        "faceDown": .faceDown,
    ]

    /// Modifier keys, which stand in one string with "+" between them.
    static let modifiers: KeyValuePairs<String, KeyModifiers> = [
        "capsLock": .capsLock, "shift": .shift, "control": .control, "alternate": .alternate,
        "command": .command,
    ]

    /// The kinds of lines that are no contact.
    static let events: KeyValuePairs<String, Event> = [
        "deviceAdded": .deviceAdded, "deviceRemoved": .deviceRemoved, "hover": .hover,
        "scroll": .scroll, "transform": .transform, "key": .key, "shake": .shake,
        "posture": .posture,
        "remoteControl": .remoteControl, "resize": .resize, "screen": .screen,
        "screenRemoved": .screenRemoved, "picture": .picture, "end": .end,
    ]

    /// A kind of line that is no contact.
    enum Event {
        case deviceAdded
        case deviceRemoved
        case hover
        case scroll
        case transform
        case key
        case shake
        case posture
        case remoteControl
        case resize
        case screen
        case screenRemoved
        case picture
        case end
    }

    /// The word for a value.
    static func word<Value: Equatable>(
        for value: Value,
        in words: KeyValuePairs<String, Value>
    ) -> String {
        for (word, meaning) in words where meaning == value { return word }
        fatalError("the file format has no word for \(value)")
    }
}
