import Glibc
import Synchronization
import UIKitGeometry

extension UITraitCollection {
    /// The traits that dynamic colours resolve by on this thread.
    ///
    /// A view's own while it draws, lays out or hears of changes; else what was set, else the application's.
    public static var current: UITraitCollection {
        get { CurrentTraits.onThread ?? CurrentTraits.standard.withLock { $0 } }
        set { CurrentTraits.onThread = newValue }
    }

    /// Runs `actions` while ``current`` is this collection.
    public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

    /// What `body` returns while ``current`` is this collection.
    package func asCurrent<Result>(_ body: () -> Result) -> Result {
        let before = CurrentTraits.onThread
        CurrentTraits.onThread = self
        let result = body()
        CurrentTraits.onThread = before
        return result
    }

    /// Lets ``current`` be the application's on this thread again.
    package static func forgetCurrent() { CurrentTraits.onThread = nil }

    /// What ``current`` is on threads that have not set it; the application sets this.
    package static var standard: UITraitCollection {
        get { CurrentTraits.standard.withLock { $0 } }
        set { CurrentTraits.standard.withLock { $0 = newValue } }
    }
}

/// Keeps the collection that is current, one a thread.
///
/// The thread's slot owns the collection; it is released when another takes its place or the thread ends.
private enum CurrentTraits {
    static let standard = Mutex(
        UITraitCollection {
            $0.userInterfaceStyle = .light
            $0.layoutDirection = .leftToRight
        }
    )

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let result = pthread_key_create(&key) { traits in
            if let traits { Unmanaged<UITraitCollection>.fromOpaque(traits).release() }
        }
        demand(result == 0, "the system has no thread-specific slot left")
        return key
    }()

    static var onThread: UITraitCollection? {
        get {
            pthread_getspecific(key).map {
                Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue()
            }
        }
        set {
            let old = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
            if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
        }
    }
}
