import UIKitGeometry

extension KMS {
    /// Takes back a turn of the output's plane.
    ///
    /// The old calls know nothing of turns and keep one that is there, whoever left it.
    func straighten(_ choice: OutputChoice) {
        let planes = (try? planes()) ?? []
        let usable = planes.filter {
            $0.type == .primary && $0.possibleCRTCs & choice.crtcBit != 0
        }
        let ours = usable.first { $0.currentCRTC == choice.crtc } ?? usable.first
        guard let primary = ours, hasProperty("rotation", of: primary.id) else { return }
        let upright = KMSPropertyValue(primary.id, "rotation", QuarterTurn.none.planeBits)
        do {
            try set(upright)
        } catch {
            // A picture of the other proportions is in the way.
            try? setCRTC(choice.crtc, connector: nil, state: KMSCRTCState())
            try? set(upright)
        }
    }
}
