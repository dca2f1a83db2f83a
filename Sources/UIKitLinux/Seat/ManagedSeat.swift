import CLibSeat
import CUIKitSeat
import Glibc
import UIKitGeometry
import UIKitPlatform

/// A seat that seatd or logind manages: a user without any group may use its devices while the session is in front.
///
/// The manager switches the terminal to graphics, mutes its keyboard and puts
/// both right when the process ends, however it ends.
@MainActor package final class ManagedSeat: Seat {
    package private(set) var isActive = false
    package let dropsMaster = false
    package var onLeave: () -> Void = {}
    package var onLeft: () -> Void = {}
    package var onReturn: () -> Void = {}
    /// Who manages it: "seatd" or "logind".
    package let manager: String

    /// How long the manager may take until it says that the session is in front, in milliseconds.
    private static let patience = 1000

    private let scheduler: any Scheduler
    /// Owned by this object; libseat holds it until `shutDown`.
    private let callbacks: UnsafeMutablePointer<uikit_seat_callbacks>
    private var seat: OpaquePointer?
    private var watchKey: UInt64?
    /// The manager's numbers of open devices, by descriptor.
    private var devices: [Int32: Int32] = [:]
    private var hasStarted = false

    /// The seat, when one of the managers has one for this process; nil where there is no manager.
    ///
    /// `LIBSEAT_BACKEND` chooses one; another word than theirs chooses none.
    package static func open(scheduler: any Scheduler) -> ManagedSeat? {
        let variable: UnsafeMutablePointer<CChar>? = getenv("LIBSEAT_BACKEND")
        let asked = variable.map { String(cString: $0) }
        for manager in ["seatd", "logind"] where asked == nil || asked == manager {
            if let seat = ManagedSeat(manager, scheduler: scheduler) { return seat }
        }
        if let asked { setenv("LIBSEAT_BACKEND", asked, 1) } else { unsetenv("LIBSEAT_BACKEND") }
        return nil
    }

    private init?(_ manager: String, scheduler: any Scheduler) {
        self.manager = manager
        self.scheduler = scheduler
        callbacks = .allocate(capacity: 1)
        callbacks.initialize(to: uikit_seat_callbacks())
        callbacks.pointee = Self.makeCallbacks(owner: self)
        guard let seat = uikit_seat_open(callbacks, manager) else { return nil }
        self.seat = seat
        let start = scheduler.clock.now
        while !isActive,
            scheduler.clock.now.seconds(since: start) * 1000 < Double(Self.patience)
        {
            if libseat_dispatch(seat, 100) < 0 { break }
        }
        hasStarted = true
        watchKey = try? scheduler.watch(libseat_get_fd(seat), for: .readable) { [weak self] state in
            if state == .broken { self?.lose() } else { self?.dispatch() }
        }
        // What came while it was waited for doesn't make the descriptor readable again.
        dispatch()
    }

    package func open(_ path: String, flags: Int32) -> Int32 {
        guard let seat else { return -ENODEV }
        var descriptor: Int32 = -1
        let device = libseat_open_device(seat, path, &descriptor)
        if device < 0 { return errno == 0 ? -EIO : -errno }
        devices[descriptor] = device
        return descriptor
    }

    package func close(_ descriptor: Int32) {
        if let device = devices.removeValue(forKey: descriptor), let seat {
            _ = libseat_close_device(seat, device)
        }
        _ = Glibc.close(descriptor)
    }

    package func switchTo(session: Int) {
        guard let seat else { return }
        if libseat_switch_session(seat, Int32(clamping: session)) < 0 {
            Log.line("switch to terminal \(session): \(SystemError(errno))")
        }
    }

    package func shutDown() {
        if let watchKey { scheduler.stopWatching(watchKey) }
        watchKey = nil
        guard let seat else { return }
        self.seat = nil
        _ = libseat_close_seat(seat)
    }

    isolated deinit {
        shutDown()
        callbacks.deallocate()
    }

    // MARK: - The manager's word

    private func dispatch() {
        guard let seat else { return }
        if libseat_dispatch(seat, 0) < 0 { lose() }
    }

    private func enabled() {
        if isActive { return }
        isActive = true
        if hasStarted { onReturn() }
    }

    private func disabled() {
        let wasActive = isActive
        isActive = false
        if wasActive && hasStarted { onLeave() }
        if let seat { _ = libseat_disable_seat(seat) }
        if wasActive && hasStarted { onLeft() }
    }

    /// The manager is gone: what is open stays so, but nobody will switch any more.
    private func lose() {
        guard watchKey != nil else { return }
        Log.line("\(manager) went away; terminals are no longer switched")
        if let watchKey { scheduler.stopWatching(watchKey) }
        watchKey = nil
    }

    /// libseat calls back on the thread that calls it, which is the main actor's.
    private static func makeCallbacks(owner: ManagedSeat) -> uikit_seat_callbacks {
        uikit_seat_callbacks(
            owner: Unmanaged.passUnretained(owner).toOpaque(),
            enabled: { owner in
                guard let owner else { return }
                let seat = Unmanaged<ManagedSeat>.fromOpaque(owner)
                MainActor.assumeIsolated { seat.takeUnretainedValue().enabled() }
            },
            disabled: { owner in
                guard let owner else { return }
                let seat = Unmanaged<ManagedSeat>.fromOpaque(owner)
                MainActor.assumeIsolated { seat.takeUnretainedValue().disabled() }
            }
        )
    }
}
