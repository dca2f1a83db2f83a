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
    /// A `turn` is asked of the plane first, and of the copy where the plane cannot.
    package init(
        _ kms: any KMS,
        _ choice: OutputChoice,
        turn: QuarterTurn = .none
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
        for scanout in Self.scanouts(kms, choice) {
            for mode in choice.modes {
                for format in scanout.formats {
                    let what =
                        "\(mode.label) \(format.name) on \(choice.connector.name),"
                        + " CRTC \(choice.crtc), \(scanout.name)"
                    do throws(SystemError) {
                        ring = try Self.ring(kms, turn, format, scanout, mode)
                        self.scanout = scanout
                        self.mode = mode
                        return
                    } catch {
                        refusal = PlatformError(
                            "set mode \(what) of",
                            kms.node,
                            errno: error.number,
                            remedy: Self.remedy(error)
                        )
                        if ![.invalid, .noSpace, .outOfRange, .noMemory].contains(error) {
                            throw refusal
                        }
                        Log.line("\(refusal); trying the next")
                    }
                }
            }
        }
        throw refusal
    }

    /// Buffers that are known to work, turned by the plane or by the copy.
    private static func ring(
        _ kms: any KMS,
        _ turn: QuarterTurn,
        _ format: PixelFormat,
        _ scanout: any Scanout,
        _ mode: DisplayMode
    ) throws(SystemError) -> BufferRing {
        let size = turn.inverse.turned(PixelSize(width: mode.width, height: mode.height))
        if turn != .none && scanout.canTurn {
            do throws(SystemError) {
                scanout.turn = turn
                return try Self.ring(kms, size, format, .none, scanout, mode)
            } catch {
                scanout.turn = .none
                if ![.invalid, .noSpace, .outOfRange, .noMemory].contains(error) { throw error }
                Log.line(
                    "\(kms.node): the plane doesn't turn by \(turn.rawValue)°: \(error);"
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
    ) throws(SystemError) -> BufferRing {
        let ring = try BufferRing(kms, size: size, format: format, turn: turn)
        do throws(SystemError) {
            try scanout.tryMode(mode, framebuffer: ring.framebuffer)
        } catch {
            ring.free()
            throw error
        }
        return ring
    }

    private static func scanouts(_ kms: any KMS, _ choice: OutputChoice) -> [any Scanout] {
        do {
            return [try AtomicScanout(kms, choice), LegacyScanout(kms, choice)]
        } catch {
            Log.line("\(kms.node): no atomic commits: \(error); using the legacy calls")
            return [LegacyScanout(kms, choice)]
        }
    }

    private static func remedy(_ error: SystemError) -> String {
        error == .accessDenied || error == .notPermitted
            ? "another program is DRM master: stop it, or use its console" : ""
    }
}
