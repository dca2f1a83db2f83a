package import UIKitGeometry

/// A connector of a card as the kernel reports it.
package struct KMSConnector: Hashable, Sendable {
    /// The kernel's number.
    package var id: UInt32
    /// Its name as in /sys/class/drm, for example "HDMI-A-1".
    package var name: String
    /// Whether a display is plugged in.
    package var isConnected: Bool
    /// The modes that the display offers, best first as the kernel sorts them.
    package var modes: [DisplayMode]
    /// One bit for each CRTC, by its place in `KMSResources.crtcs`, that can drive it.
    package var possibleCRTCs: UInt32
    /// The CRTC that drives it now, 0 when none.
    package var currentCRTC: UInt32
    /// How a picture must be turned to be upright on a panel that is mounted turned itself.
    ///
    /// Defaults to not at all.
    package var panelTurn = QuarterTurn.none
    /// The picture's width on the panel in millimetres, 0 where the display does not tell.
    package var millimetresWide = 0
    /// The picture's height on the panel in millimetres, 0 where the display does not tell.
    package var millimetresHigh = 0

    /// Creates a connector's description.
    package init(
        id: UInt32,
        name: String,
        isConnected: Bool,
        modes: [DisplayMode],
        possibleCRTCs: UInt32,
        currentCRTC: UInt32 = 0
    ) {
        self.id = id
        self.name = name
        self.isConnected = isConnected
        self.modes = modes
        self.possibleCRTCs = possibleCRTCs
        self.currentCRTC = currentCRTC
    }
}

/// What a card consists of.
package struct KMSResources: Hashable, Sendable {
    /// All connectors.
    package var connectors: [KMSConnector]
    /// The numbers of all CRTCs, in the order that `possibleCRTCs` counts in.
    package var crtcs: [UInt32]

    /// Creates a card's description.
    package init(connectors: [KMSConnector], crtcs: [UInt32]) {
        self.connectors = connectors
        self.crtcs = crtcs
    }
}

/// What a plane is for.
package enum KMSPlaneType: Int, Hashable, Sendable {
    /// Something above or below the picture.
    case overlay = 0
    /// The picture.
    case primary = 1
    /// The pointer.
    case cursor = 2
}

/// A plane of a card.
package struct KMSPlane: Hashable, Sendable {
    /// The kernel's number.
    package var id: UInt32
    /// What it is for.
    package var type: KMSPlaneType
    /// One bit for each CRTC that can show it.
    package var possibleCRTCs: UInt32
    /// The CRTC that shows it now, 0 when none.
    package var currentCRTC: UInt32
    /// The four-character codes that it reads.
    package var formats: [UInt32]

    /// Creates a plane's description.
    package init(
        id: UInt32,
        type: KMSPlaneType,
        possibleCRTCs: UInt32,
        currentCRTC: UInt32 = 0,
        formats: [UInt32]
    ) {
        self.id = id
        self.type = type
        self.possibleCRTCs = possibleCRTCs
        self.currentCRTC = currentCRTC
        self.formats = formats
    }
}

/// What a CRTC shows.
package struct KMSCRTCState: Hashable, Sendable {
    /// The buffer's number, 0 when it shows none.
    package var framebuffer: UInt32
    /// Which pixel of the buffer is the top-left one.
    package var origin: PixelPoint
    /// The mode, nil when it is off.
    package var mode: DisplayMode?

    /// Creates a state; by default an unlit one.
    package init(framebuffer: UInt32 = 0, origin: PixelPoint = .zero, mode: DisplayMode? = nil) {
        self.framebuffer = framebuffer
        self.origin = origin
        self.mode = mode
    }
}

/// A buffer of the kernel that the CPU writes to.
package struct KMSBuffer: @unchecked Sendable {
    /// The kernel's number of the memory.
    package var handle: UInt32
    /// Bytes from one row to the next.
    package var pitch: Int
    /// The mapping: valid until `destroyBuffer`, owned by the device, written and never read.
    package var memory: UnsafeMutableRawBufferPointer

    /// Creates a buffer's description.
    package init(handle: UInt32, pitch: Int, memory: UnsafeMutableRawBufferPointer) {
        self.handle = handle
        self.pitch = pitch
        self.memory = memory
    }
}

/// A page flip that the kernel finished.
package struct KMSFlip: Hashable, Sendable {
    /// What the flip was asked with.
    package var cookie: UInt64
    /// When the new picture's first row left, on CLOCK_MONOTONIC.
    package var time: MonotonicTime
    /// The count of vertical blanks, 0 with drivers that have none.
    package var sequence: UInt32

    /// Creates the report of a flip.
    package init(cookie: UInt64, time: MonotonicTime, sequence: UInt32) {
        self.cookie = cookie
        self.time = time
        self.sequence = sequence
    }
}

/// One property to set in an atomic commit.
package struct KMSPropertyValue: Hashable, Sendable {
    /// The connector, CRTC or plane.
    package var object: UInt32
    /// The property's name, for example "FB_ID".
    package var property: String
    /// The value; negative numbers as two's complement.
    package var value: UInt64

    /// Creates an assignment.
    package init(_ object: UInt32, _ property: String, _ value: UInt64) {
        self.object = object
        self.property = property
        self.value = value
    }
}

/// How an atomic commit is made.
package enum KMSCommitKind: Hashable, Sendable {
    /// Ask whether it would work, change nothing.
    case test
    /// Wait until it is shown; a change of mode is allowed.
    case modeSet
    /// Don't wait: a flip with this cookie is reported when it is shown.
    case flip(cookie: UInt64)
}
