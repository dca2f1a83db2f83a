package import UIKitPlatform

/// A connector, the CRTC that shall drive it, and the modes to try on them, best first.
package struct OutputChoice: Hashable, Sendable {
    /// The connector.
    package var connector: KMSConnector
    /// The CRTC's number.
    package var crtc: UInt32
    /// The CRTC's bit in `possibleCRTCs`.
    package var crtcBit: UInt32
    /// Never empty.
    package var modes: [DisplayMode]
    /// What the CRTC shows now, to come back to.
    package var saved: KMSCRTCState

    /// Chooses on one card, honouring a name of a connector and a mode.
    @MainActor
    package init(_ kms: any KMS, output: String?, request: ModeRequest) throws(PlatformError) {
        let resources: KMSResources
        do {
            resources = try kms.resources()
        } catch {
            throw PlatformError("list the connectors of", kms.node, errno: error.number)
        }
        connector = try Self.connector(of: resources, node: kms.node, name: output)
        guard let crtc = Self.crtc(for: connector, resources) else {
            throw PlatformError(
                operation: "find a CRTC for",
                subject: "\(connector.name) of \(kms.node)",
                reason: "none of \(resources.crtcs.count) can drive it"
            )
        }
        self.crtc = crtc.id
        crtcBit = crtc.bit
        saved = (try? kms.state(ofCRTC: crtc.id)) ?? KMSCRTCState()
        modes = ModeChoice.candidates(
            connector.modes,
            current: connector.currentCRTC == crtc.id ? saved.mode : nil,
            request: request
        )
        if modes.isEmpty {
            throw PlatformError(
                operation: "choose a mode for",
                subject: "\(connector.name) of \(kms.node)",
                reason: connector.modes.isEmpty
                    ? "the display offers none" : "the display doesn't offer the one asked for",
                remedy: "accepted: \(Self.labels(connector.modes))"
            )
        }
    }

    /// The connector of this name, else the first with a display.
    private static func connector(
        of resources: KMSResources,
        node: String,
        name: String?
    ) throws(PlatformError) -> KMSConnector {
        let all = resources.connectors.map(\.name).joined(separator: ", ")
        let candidates =
            name == nil ? resources.connectors : resources.connectors.filter { $0.name == name }
        if let found = candidates.first(where: { $0.isConnected && !$0.modes.isEmpty }) {
            return found
        }
        if let name, candidates.isEmpty {
            throw PlatformError(
                operation: "find connector \(name) on",
                subject: node,
                reason: "there is none of this name",
                remedy: "accepted: \(all)"
            )
        }
        throw PlatformError(
            operation: "find a display on",
            subject: node,
            reason: all.isEmpty
                ? "the card has no connectors"
                : "nothing is connected to \(name ?? all)",
            remedy: "plug in a display and switch it on"
        )
    }

    /// The CRTC that drives the connector now, else one that drives nothing, else any that can.
    private static func crtc(
        for connector: KMSConnector,
        _ resources: KMSResources
    ) -> (id: UInt32, bit: UInt32)? {
        let possible = resources.crtcs.prefix(32).enumerated().compactMap { index, id in
            let bit: UInt32 = 1 << UInt32(index)
            return connector.possibleCRTCs & bit != 0 ? (id: id, bit: bit) : nil
        }
        let others = resources.connectors.filter { $0.id != connector.id }
        return possible.first { $0.id == connector.currentCRTC }
            ?? possible.first { crtc in !others.contains { $0.currentCRTC == crtc.id } }
            ?? possible.first
    }

    /// The modes of the first display on `cards`, or of the connector `output`, as a request would name them, each once.
    ///
    /// `failures` are those of cards that could not be opened, for the error where there is no display.
    @MainActor
    package static func modeLabels(
        on cards: [any KMS],
        _ failures: [PlatformError] = [],
        output: String?
    ) throws(PlatformError) -> [String] {
        var failures = failures
        for card in cards {
            do throws(PlatformError) {
                let choice = try OutputChoice(card, output: output, request: .automatic)
                var labels: [String] = []
                for mode in choice.connector.modes where !labels.contains(mode.label) {
                    labels.append(mode.label)
                }
                return labels
            } catch {
                failures.append(error)
            }
        }
        throw CardChoice.failure(of: failures)
    }

    /// The modes as a request would name them, each once.
    package static func labels(_ modes: [DisplayMode]) -> String {
        var seen: Set<String> = []
        return modes.map(\.label).filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
}
