public import UIKitGeometry

/// The changes of layers that belong together: how long their implicit animations take, and what
/// happens when these have ended.
///
/// Changes outside of `begin` and `commit` belong to an implicit transaction that ends with the frame.
@MainActor public final class CATransaction {
    /// Seconds that implicit animations take unless something else is said.
    package static let defaultDuration: CFTimeInterval = 0.25

    private static var stack: [CATransaction] = []
    private static var implicit = CATransaction()
    /// The innermost transaction.
    package static var current: CATransaction { stack.last ?? implicit }

    private var duration = defaultDuration
    private var timingFunction: CAMediaTimingFunction?
    private var disablesActions = false
    private var group: TransactionGroup?

    /// Whether it says what a new one does.
    private var isUntouched: Bool {
        group == nil && duration == Self.defaultDuration && timingFunction == nil
            && !disablesActions
    }

    private init(inheriting outer: CATransaction? = nil) {
        guard let outer else { return }
        duration = outer.duration
        timingFunction = outer.timingFunction
        disablesActions = outer.disablesActions
    }

    /// Begins a transaction within the present one.
    public class func begin() { stack.append(CATransaction(inheriting: current)) }

    /// Ends the innermost transaction; without a `begin` there is nothing to end, a misuse.
    public class func commit() {
        demand(!stack.isEmpty, "CATransaction.commit() needs a CATransaction.begin() before")
        stack.removeLast().group?.close()
    }

    /// Ends the implicit transaction.
    public class func flush() {
        let ended = implicit
        if ended.isUntouched { return }
        implicit = CATransaction()
        ended.group?.close()
    }

    /// Forgets all transactions without calling anybody: their application is gone.
    package class func forget() {
        stack = []
        implicit = CATransaction()
    }

    /// Seconds that implicit animations take, 0.25 by default.
    public class func animationDuration() -> CFTimeInterval { current.duration }
    /// Sets how many seconds implicit animations take.
    public class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

    /// The pace of implicit animations, nil by default, which is `.default`.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        current.timingFunction
    }
    /// Sets the pace of implicit animations.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }

    /// Whether changes start no animations, false by default.
    public class func disableActions() -> Bool { current.disablesActions }
    /// Sets whether changes start no animations.
    public class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

    /// What is called when all animations added from now on in this transaction have ended.
    public class func completionBlock() -> (@MainActor () -> Void)? { current.group?.completion }
    /// Sets what is called when all animations added from now on in this transaction have ended; at
    /// the commit when there are none.
    public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        let old = current.group
        current.group = block.map(TransactionGroup.init)
        old?.close()
    }

    /// Who waits for animations that are added now.
    package static var observer: (any AnimationObserver)? {
        current.group.map {
            $0.expect()
            return $0
        }
    }
}

/// The animations of a transaction that has a completion block.
@MainActor private final class TransactionGroup: AnimationObserver {
    let completion: @MainActor () -> Void
    private var pending = 0
    private var isClosed = false

    init(completion: @escaping @MainActor () -> Void) { self.completion = completion }

    func expect() { pending += 1 }

    func close() {
        isClosed = true
        if pending == 0 { completion() }
    }

    func animationEnded(finished: Bool) {
        pending -= 1
        if pending == 0 && isClosed { completion() }
    }
}
