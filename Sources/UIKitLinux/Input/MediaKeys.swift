import UIKitGeometry
import UIKitPlatform

/// Media keys as remote control events.
enum MediaKeys {
    /// UIKit's subtypes of remote control events, by their raw values.
    private enum Subtype {
        static let play = 100
        static let pause = 101
        static let stop = 102
        static let togglePlayPause = 103
        static let nextTrack = 104
        static let previousTrack = 105
        static let beginSeekingBackward = 106
        static let endSeekingBackward = 107
        static let beginSeekingForward = 108
        static let endSeekingForward = 109
    }

    /// What a key means when it goes down, and when it is let go.
    ///
    /// Source: [Linux input event codes].
    private static let keys: [Int: (down: Int, up: Int?)] = [
        163: (Subtype.nextTrack, nil), 164: (Subtype.togglePlayPause, nil),
        165: (Subtype.previousTrack, nil), 166: (Subtype.stop, nil),
        168: (Subtype.beginSeekingBackward, Subtype.endSeekingBackward),
        200: (Subtype.play, nil), 201: (Subtype.pause, nil), 207: (Subtype.play, nil),
        208: (Subtype.beginSeekingForward, Subtype.endSeekingForward),
    ]

    /// Whether the kernel's code is that of a media key.
    static func contains(_ code: Int) -> Bool { keys[code] != nil }

    /// The event of a media key; nil for the release of one that only acts when it is pressed.
    static func event(_ code: Int, isDown: Bool, time: MonotonicTime) -> InputEvent? {
        guard let key = keys[code] else { return nil }
        let subtype: Int? = isDown ? key.down : key.up
        return subtype.map { .remoteControl($0, time: time) }
    }
}
