package import UIKitGeometry
package import UIKitPlatform

/// What fingers and devices did, with times: a session that can be played again.
///
/// The file format is described in `docs/recording.md`.
package struct Recording: Hashable, Sendable {
    /// Something that happens at a time of the session.
    package enum Action: Hashable, Sendable {
        /// An input device reports something.
        case input(InputEvent)
        /// The screen changes its size, in pixels.
        case resize(PixelSize)
        /// A screen beside the main one is plugged in, or has another size in pixels.
        case screen(DisplayID, PixelSize, scale: CGFloat)
        /// A screen beside the main one is pulled out.
        case screenRemoved(DisplayID)
        /// A picture of the screen as it is now is asked for, under this name.
        case picture(String)
        /// The session is over.
        case end
    }

    /// An action and its time.
    package struct Entry: Hashable, Sendable {
        /// Time since the start of the session.
        package var time: MonotonicTime
        /// What happens.
        package var action: Action

        /// Creates an entry.
        package init(time: MonotonicTime, action: Action) {
            self.time = time
            self.action = action
        }
    }

    /// The version of the file format that is read and written.
    package static let version = 1

    /// The size of the screen in pixels.
    package var size: PixelSize
    /// Pixels per point of the screen.
    package var scale: CGFloat
    /// What happens, in order of time; nothing at first.
    package var entries: [Entry]

    /// Creates a session on a screen of `size` pixels.
    package init(size: PixelSize, scale: CGFloat = 1, entries: [Entry] = []) {
        self.size = size
        self.scale = scale
        self.entries = entries
    }

    /// When the session is over: at its end entry, else one second after the last one, so that
    /// what the last finger set in motion can come to rest.
    package var endTime: MonotonicTime {
        if let end = entries.first(where: { $0.action == .end }) { return end.time }
        return (entries.last?.time ?? .zero).advanced(by: 1)
    }
}
