package import UIKitGeometry
import UIKitPlatform

/// Shows buffers with the calls from before atomic commits: SETCRTC, PAGE_FLIP and DIRTYFB.
@MainActor package final class LegacyScanout: Scanout {
    package let name = "legacy"
    package let setsToTry = true
    package let formats: [PixelFormat]
    package let canTurn = false
    package var turn = QuarterTurn.none

    private let kms: any KMS
    private let connector: UInt32
    private let crtc: UInt32
    private let choice: OutputChoice
    private var mode: DisplayMode?
    /// Whether the driver knows PAGE_FLIP; until it says no.
    private var canFlip = true
    private var hasFlipped = false
    /// Whether the driver knows DIRTYFB; until it says no.
    private var takesDamage = true

    /// Creates the calls for one output; formats are what the CRTC's plane says, else all are tried.
    package init(_ kms: any KMS, _ choice: OutputChoice) {
        self.kms = kms
        connector = choice.connector.id
        crtc = choice.crtc
        self.choice = choice
        let planes = (try? kms.planes()) ?? []
        let primary = planes.first {
            $0.type == .primary && $0.possibleCRTCs & choice.crtcBit != 0
        }
        formats = PixelFormat.inOrder(sixteenBitsFirst: kms.prefersSixteenBits)
            .filter { primary?.formats.contains($0.code) ?? true }
    }

    package func tryMode(_ mode: DisplayMode, framebuffer: UInt32) throws(SystemError) {
        try setMode(mode, framebuffer: framebuffer)
    }

    package func setMode(_ mode: DisplayMode, framebuffer: UInt32) throws(SystemError) {
        kms.straighten(choice)
        try show(framebuffer, mode)
        self.mode = mode
        kms.hideCursor(crtc: crtc)
        markDirty(
            framebuffer,
            [PixelRect(size: PixelSize(width: mode.width, height: mode.height))]
        )
    }

    package func switchOff() throws(SystemError) {
        try kms.setCRTC(crtc, connector: nil, state: KMSCRTCState())
    }

    package func flip(
        framebuffer: UInt32,
        clips: [PixelRect],
        cookie: UInt64
    ) throws(SystemError) -> FlipCompletion {
        guard let mode else { throw .invalid }
        var completion = FlipCompletion.immediate
        if canFlip {
            do {
                try kms.pageFlip(crtc: crtc, framebuffer: framebuffer, cookie: cookie)
                completion = .event
                hasFlipped = true
            } catch let error
                where !hasFlipped && [.unknownCall, .notSupported, .invalid].contains(error)
            {
                canFlip = false
                Log.line("\(kms.node): page flips refused: \(error); setting the CRTC instead")
            }
        }
        if completion == .immediate { try show(framebuffer, mode) }
        markDirty(framebuffer, clips)
        return completion
    }

    private func show(_ framebuffer: UInt32, _ mode: DisplayMode) throws(SystemError) {
        let state = KMSCRTCState(framebuffer: framebuffer, mode: mode)
        try kms.setCRTC(crtc, connector: connector, state: state)
    }

    /// Displays that are sent their pixels by the driver need it; the others say so once.
    private func markDirty(_ framebuffer: UInt32, _ clips: [PixelRect]) {
        guard takesDamage, !clips.isEmpty else { return }
        do {
            try kms.markDirty(framebuffer, clips)
        } catch {
            takesDamage = false
            Log.line("\(kms.node): DIRTYFB refused: \(error); damage isn't told any more")
        }
    }
}
