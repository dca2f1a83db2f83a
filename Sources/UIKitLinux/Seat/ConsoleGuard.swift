import CUIKitLoop

/// Puts the console right however the process ends.
@MainActor package enum ConsoleGuard {
    /// Restores at exit() and before a fatal signal (a Swift trap is one) takes the effect it had.
    ///
    /// Once a process.
    package static func install() { uikit_console_guard() }
}
