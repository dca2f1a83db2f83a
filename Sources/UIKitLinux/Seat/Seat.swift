/// Who owns screen, keyboard and fingers, and lets an application have them for a while.
@MainActor package protocol Seat: DeviceOpener {
    /// Whether the devices may be used now.
    var isActive: Bool { get }
    /// Whether the application itself must give the card away before it leaves.
    var dropsMaster: Bool { get }
    /// Told that the devices are to be given up: when it returns they belong to somebody else.
    var onLeave: () -> Void { get set }
    /// Told when leaving is done and nobody waits for the application any more.
    var onLeft: () -> Void { get set }
    /// Told that the devices may be used again; input devices are to be opened anew.
    var onReturn: () -> Void { get set }
    /// Asks for another session: a virtual terminal's number.
    func switchTo(session: Int)
    /// Gives everything back.
    ///
    /// Called once, last.
    func shutDown()
}
