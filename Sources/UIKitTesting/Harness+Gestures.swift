public import UIKit
import UIKitCore

extension Harness {
    /// Seconds between two samples of a finger that moves: a touchscreen of 120 Hz.
    private static let sampleInterval: TimeInterval = 1.0 / 120
    /// The finger that the convenience calls use; `pinch` uses the next one too.
    private static let finger = 0

    /// Puts a finger down, holds it for `hold` seconds of virtual time and lifts it.
    public func tap(at point: CGPoint, hold: TimeInterval = 0.05) {
        down(Self.finger, at: point)
        advance(by: hold)
        up(Self.finger)
    }

    /// Taps the middle of `view`.
    public func tap(_ view: UIView) {
        guard let window = view.window else {
            fatalError("\(type(of: view)) is in no window, so it cannot be tapped")
        }
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        tap(at: window.convert(middle, to: nil as UIWindow?))
    }

    /// Drags a finger in a straight line at an even speed.
    public func drag(
        from start: CGPoint,
        to end: CGPoint,
        duration: TimeInterval = 0.3,
        lift: Bool = true
    ) {
        down(Self.finger, at: start)
        glide(duration) { part in
            self.move(Self.finger, to: start.moved(to: end, part))
        }
        draggedFinger = lift ? nil : Self.finger
        if lift { up(Self.finger) }
    }

    /// Moves two fingers, side by side about `center`, from one distance to another, in points.
    public func pinch(
        center: CGPoint,
        from: CGFloat,
        to: CGFloat,
        duration: TimeInterval = 0.3
    ) {
        func place(_ side: CGFloat, _ distance: CGFloat) -> CGPoint {
            CGPoint(x: center.x + side * distance / 2, y: center.y)
        }
        together {
            self.down(Self.finger, at: place(-1, from))
            self.down(Self.finger + 1, at: place(1, from))
        }
        glide(duration) { part in
            let distance = from + (to - from) * part
            self.together {
                self.move(Self.finger, to: place(-1, distance))
                self.move(Self.finger + 1, to: place(1, distance))
            }
        }
        together {
            self.up(Self.finger)
            self.up(Self.finger + 1)
        }
    }

    /// Calls `step` with the part of the way, 0…1, at each sample; the last one is exactly 1 at exactly `duration`.
    private func glide(_ duration: TimeInterval, _ step: (CGFloat) -> Void) {
        let start = now
        let samples = max(1, Int((duration / Self.sampleInterval).rounded()))
        for sample in 1...samples {
            let part = CGFloat(sample) / CGFloat(samples)
            advance(to: start + duration * part)
            step(part)
        }
    }
}

extension CGPoint {
    fileprivate func moved(to end: Self, _ part: CGFloat) -> Self {
        part == 1 ? end : Self(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
    }
}
