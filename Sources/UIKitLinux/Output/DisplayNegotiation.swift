import UIKitGeometry
package import UIKitPlatform

/// What a display settled on before its first frame.
@MainActor package struct DisplayNegotiation {
    /// The calls that are used.
    package let scanout: any Scanout
    /// The mode.
    package let mode: DisplayMode
    /// Buffers in the mode's size and a format that works with it.
    package let ring: BufferRing

    /// Tries the atomic calls, then the old ones; each mode with each format until one works.
    ///
    /// What a driver refuses as impossible (EINVAL, ENOSPC: not enough
    /// bandwidth, ERANGE, ENOMEM) leads to the next try with a log line; anything else ends it.
    /// A `turn` is asked of the plane first, and of the copy where the plane cannot. A try that is made
    /// again and again is made `quietly`, without the lines.
    package init(
        _ kms: any KMS,
        _ choice: OutputChoice,
        turn: QuarterTurn = .none,
        quietly: Bool = false
    ) throws(PlatformError) {
        do {
            try kms.becomeMaster()
        } catch {
            throw PlatformError(
                "become DRM master of",
                kms.node,
                errno: error.number,
                remedy: "another program shows its picture there: stop it, or use its console"
            )
        }
        var refusal = PlatformError(
            operation: "find a pixel format for",
            subject: choice.connector.name,
            reason: "the display takes none of \(PixelFormat.allCases.map(\.name))"
        )
        let say: (String) -> Void = quietly ? { _ in } : { Log.line($0) }
        var isShort = false
        for scanout in Self.scanouts(kms, choice, say) {
            for mode in choice.modes {
                for format in scanout.formats {
                    let what =
                        "\(mode.label) \(format.name) on \(choice.connector.name),"
                        + " CRTC \(choice.crtc), \(scanout.name)"
                    do throws(Refusal) {
                        ring = try Self.ring(kms, turn, format, scanout, mode, say)
                        self.scanout = scanout
                        self.mode = mode
                        return
                    } catch {
                        if error.isShortage { isShort = true }
                        refusal = error.described(as: what, on: kms.node)
                        refusal.mayPass = isShort
                        if !error.leadsOn { throw refusal }
                        say("\(refusal); trying the next")
                    }
                }
            }
        }
        throw refusal
    }

    /// What kept a mode from being used.
    private enum Refusal: Error {
        /// Its buffers could not be made.
        case buffers(SystemError)
        /// The driver doesn't take it.
        case mode(SystemError)

        private var error: SystemError {
            switch self {
            case .buffers(let error), .mode(let error): error
            }
        }

        /// Whether something else may work.
        var leadsOn: Bool { [.invalid, .noSpace, .outOfRange, .noMemory].contains(error) }

        /// Whether memory, or room to map it, is lacking, which comes back by itself.
        ///
        /// ENOSPC of a mode is something else: the display's way is too narrow for it, and stays so.
        var isShortage: Bool {
            switch self {
            case .buffers(let error): [.noSpace, .noMemory].contains(error)
            case .mode(let error): error == .noMemory
            }
        }

        func described(as what: String, on node: String) -> PlatformError {
            let isHeld = error == .accessDenied || error == .notPermitted
            let operation =
                switch self {
                case .buffers: "make buffers for \(what) of"
                case .mode: "set mode \(what) of"
                }
            return PlatformError(
                operation,
                node,
                errno: error.number,
                remedy: isHeld ? "another program is DRM master: stop it, or use its console" : ""
            )
        }
    }

    /// Buffers that are known to work, turned by the plane or by the copy.
    private static func ring(
        _ kms: any KMS,
        _ turn: QuarterTurn,
        _ format: PixelFormat,
        _ scanout: any Scanout,
        _ mode: DisplayMode,
        _ say: (String) -> Void
    ) throws(Refusal) -> BufferRing {
        let size = turn.inverse.turned(PixelSize(width: mode.width, height: mode.height))
        if turn != .none && scanout.canTurn {
            do throws(Refusal) {
                scanout.turn = turn
                return try Self.ring(kms, size, format, .none, scanout, mode)
            } catch {
                scanout.turn = .none
                // Buffers that cannot be made say nothing about the plane.
                guard case .mode(let reason) = error, error.leadsOn else { throw error }
                say(
                    "\(kms.node): the plane doesn't turn by \(turn.rawValue)°: \(reason);"
                        + " the copy does"
                )
            }
        }
        return try Self.ring(kms, size, format, turn, scanout, mode)
    }

    /// Buffers that were tried; none is left behind when they don't work.
    private static func ring(
        _ kms: any KMS,
        _ size: PixelSize,
        _ format: PixelFormat,
        _ turn: QuarterTurn,
        _ scanout: any Scanout,
        _ mode: DisplayMode
    ) throws(Refusal) -> BufferRing {
        let ring: BufferRing
        do throws(SystemError) {
            ring = try BufferRing(kms, size: size, format: format, turn: turn)
        } catch {
            throw .buffers(error)
        }
        do throws(SystemError) {
            try scanout.tryMode(mode, framebuffer: ring.framebuffer)
        } catch {
            ring.free()
            throw .mode(error)
        }
        return ring
    }

    private static func scanouts(
        _ kms: any KMS,
        _ choice: OutputChoice,
        _ say: (String) -> Void
    ) -> [any Scanout] {
        do {
            return [try AtomicScanout(kms, choice), LegacyScanout(kms, choice)]
        } catch {
            say("\(kms.node): no atomic commits: \(error); using the legacy calls")
            return [LegacyScanout(kms, choice)]
        }
    }
}
