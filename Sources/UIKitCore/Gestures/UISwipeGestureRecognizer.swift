public import UIKitGeometry

/// Recognizes fingers that go quickly in one direction, once a swipe.
///
/// A slow swipe needs less distance and more precision, a fast one the reverse.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The ways in which a swipe goes.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// One bit a direction.
        public let rawValue: UInt
        /// Creates the set with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Self(rawValue: 1)
        /// To the left.
        public static let left = Self(rawValue: 2)
        /// Up.
        public static let up = Self(rawValue: 4)
        /// Down.
        public static let down = Self(rawValue: 8)
    }

    /// The directions that are recognized; defaults to right.
    open var direction: Direction = .right
    /// How many fingers swipe, no more and no fewer; defaults to 1.
    open var numberOfTouchesRequired = 1

    /// Where the fingers came down, in points of the window.
    private final var starts: [CGPoint] = []
    /// When the last needed finger came down.
    private final var startTime: MonotonicTime?

    /// The number of fingers of the swipe, also after it was recognized.
    open override var numberOfTouches: Int {
        attempt.state == .ended ? starts.count : super.numberOfTouches
    }

    /// Where the swipe began: the middle of the places where the fingers came down.
    open override func location(in view: UIView?) -> CGPoint {
        starts.isEmpty ? super.location(in: view) : convert(middle(of: starts), to: view)
    }

    /// Where one of the fingers came down.
    open override func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        demand(
            starts.indices.contains(index),
            "\(traceName) has \(starts.count) touches, none with index \(index)"
        )
        return convert(starts[index], to: view)
    }

    /// Follows new fingers; overrides call `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in inOrder(touches) {
            if starts.count == numberOfTouchesRequired {
                fail("more than \(numberOfTouchesRequired) fingers")
                return
            }
            starts.append(touch.first.location)
        }
        if starts.count == numberOfTouchesRequired {
            startTime = updateTime
            setDeadline(updateTime.advanced(by: GesturePolicy.swipeMaximumDuration))
        }
    }

    /// Follows moving fingers; overrides call `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let startTime, attempt.wish == nil else { return }
        let measure = SwipeMeasure(
            displacement: windowLocation - middle(of: starts),
            duration: updateTime.seconds(since: startTime)
        )
        if measure.isSwipe(to: direction) {
            setDeadline(nil)
            state = .ended
        } else if let reason = measure.reasonAgainst(direction) {
            fail(reason)
        }
    }

    /// Fails; overrides call `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if attempt.wish == nil { fail("lifted too early") }
    }

    /// Fails; overrides call `super`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        fail("a touch was cancelled")
    }

    /// Forgets the swipe; overrides call `super`.
    open override func reset() {
        super.reset()
        starts = []
        startTime = nil
    }
}

extension UISwipeGestureRecognizer: DeadlineObserving {
    package final func deadlinePassed() {
        fail("longer than \(GesturePolicy.swipeMaximumDuration) s")
    }
}
