/// Orders the modes of a display: what was asked for, the current one, the display's own, then the largest.
package enum ModeChoice {
    /// The modes to try, best first, each once; empty when `request` asks for one that isn't there.
    ///
    /// A request is a choice for where to start: the others follow it, since a
    /// link or a driver can refuse a mode that the display offers.
    package static func candidates(
        _ modes: [DisplayMode],
        current: DisplayMode?,
        request: ModeRequest
    ) -> [DisplayMode] {
        var result: [DisplayMode] = []
        func add(_ mode: DisplayMode) {
            if !result.contains(where: { isSameTiming($0, mode) }) { result.append(mode) }
        }
        if case .size(let width, let height, let rate) = request {
            let asked = modes.filter {
                $0.width == width && $0.height == height
                    && (rate == nil || abs($0.rate - Double(rate ?? 0)) < 1)
            }
            if asked.isEmpty { return [] }
            // Without a rate the display's own mode, else the kernel's first, is meant.
            if let rate {
                let target = Double(rate)
                for mode in sorted(asked, by: { -abs($0.rate - target) }) { add(mode) }
            } else {
                for mode in asked where mode.isPreferred { add(mode) }
                for mode in asked { add(mode) }
            }
        }
        if let current, let match = modes.first(where: { isSameTiming($0, current) }) {
            add(match)
        }
        for mode in modes where mode.isPreferred { add(mode) }
        for mode in sorted(modes, by: { Double($0.width * $0.height) + $0.rate / 1e4 }) {
            add(mode)
        }
        return result
    }

    /// Largest value first; equal ones keep the kernel's order.
    private static func sorted(
        _ modes: [DisplayMode],
        by value: (DisplayMode) -> Double
    ) -> [DisplayMode] {
        modes.enumerated().sorted { a, b in
            let (first, second) = (value(a.element), value(b.element))
            return first != second ? first > second : a.offset < b.offset
        }.map(\.element)
    }

    /// Whether two descriptions mean one timing; names and kinds say nothing about it.
    private static func isSameTiming(_ a: DisplayMode, _ b: DisplayMode) -> Bool {
        a.width == b.width && a.height == b.height && a.clock == b.clock
            && a.horizontal == b.horizontal && a.vertical == b.vertical && a.flags == b.flags
    }
}
