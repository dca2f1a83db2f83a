/// One timing that a connector offers, as the kernel describes it.
package struct DisplayMode: Hashable, Sendable {
    /// Visible pixels from left to right.
    package var width: Int
    /// Visible rows.
    package var height: Int
    /// Pixel clock in kHz.
    package var clock: Int
    /// Where horizontal sync starts and ends, and the whole width, in pixels.
    package var horizontal: Timing
    /// Where vertical sync starts and ends, and the whole height, in rows.
    package var vertical: Timing
    /// Horizontal skew in pixels.
    package var skew = 0
    /// How often each row is scanned, 0 and 1 meaning once.
    package var scan = 0
    /// The kernel's rounded rate in Hz.
    package var nominalRate: Int
    /// The kernel's DRM_MODE_FLAG bits.
    package var flags: UInt32 = 0
    /// The kernel's DRM_MODE_TYPE bits.
    package var type: UInt32 = 0
    /// The kernel's name, for example "1280x800".
    package var name: String

    /// Sync and total of one direction.
    package struct Timing: Hashable, Sendable {
        /// Where sync starts.
        package var syncStart: Int
        /// Where sync ends.
        package var syncEnd: Int
        /// Everything, visible and not.
        package var total: Int

        /// Creates a timing from its three edges.
        package init(syncStart: Int, syncEnd: Int, total: Int) {
            self.syncStart = syncStart
            self.syncEnd = syncEnd
            self.total = total
        }
    }

    /// Creates a mode from its full timing.
    package init(
        width: Int,
        height: Int,
        clock: Int,
        horizontal: Timing,
        vertical: Timing,
        nominalRate: Int,
        name: String
    ) {
        self.width = width
        self.height = height
        self.clock = clock
        self.horizontal = horizontal
        self.vertical = vertical
        self.nominalRate = nominalRate
        self.name = name
    }

    /// Creates a mode with blanking of no width, for tests and virtual displays.
    package init(width: Int, height: Int, rate: Int, isPreferred: Bool = false) {
        self.init(
            width: width,
            height: height,
            clock: max(1, width * height * rate / 1000),
            horizontal: Timing(syncStart: width, syncEnd: width, total: width),
            vertical: Timing(syncStart: height, syncEnd: height, total: height),
            nominalRate: rate,
            name: "\(width)x\(height)"
        )
        if isPreferred { type = Self.preferredBit }
    }

    /// DRM_MODE_TYPE_PREFERRED.
    package static let preferredBit: UInt32 = 1 << 3
    /// DRM_MODE_FLAG_INTERLACE.
    package static let interlacedBit: UInt32 = 1 << 4
    /// DRM_MODE_FLAG_DBLSCAN.
    package static let doubleScanBit: UInt32 = 1 << 5

    /// Whether the display says that this is its own mode.
    package var isPreferred: Bool { type & Self.preferredBit != 0 }

    /// Frames a second as computed from the timing; the kernel's rounded rate, else 60, where that says nothing.
    package var rate: Double {
        let pixels = horizontal.total * vertical.total * max(1, scan)
        guard clock > 0, pixels > 0 else { return nominalRate > 0 ? Double(nominalRate) : 60 }
        var rate = Double(clock) * 1000 / Double(pixels)
        if flags & Self.interlacedBit != 0 { rate *= 2 }
        if flags & Self.doubleScanBit != 0 { rate /= 2 }
        return rate
    }

    /// Width, height and rate in a form that `ModeRequest` reads: "1280x800@75".
    package var label: String { "\(width)x\(height)@\(Int(rate.rounded()))" }
}
