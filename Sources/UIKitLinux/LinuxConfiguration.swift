package import UIKitGeometry

/// What a `LinuxPlatform` is told from outside; everything has a default that suits a panel with one display.
package struct LinuxConfiguration: Hashable, Sendable {
    /// The card's device node; nil tries all (`UIKIT_DRM_DEVICE`).
    package var drmDevice: String?
    /// The connector's name, for example "HDMI-A-1"; nil takes the first with a display (`UIKIT_DRM_OUTPUT`).
    package var output: String?
    /// The mode (`UIKIT_DRM_MODE`).
    package var mode: ModeRequest
    /// Input device nodes in the place of a seat's; empty takes the seat (`UIKIT_INPUT`).
    package var inputPaths: [String]
    /// The seat whose devices are used (`UIKIT_SEAT`).
    package var seat: String
    /// Pixels per point; nil follows from the panel's millimetres (`UIKIT_SCALE`).
    package var scale: CGFloat?
    /// Whether it is no error that no display is plugged in at start.
    package var waitsForDisplay: Bool
    /// Seconds without a touch until the screen goes off; nil never (`UIKIT_BLANK`).
    package var blankAfter: TimeInterval?
    /// The keyboards' layout by its xkb name; empty is xkb's default (`UIKIT_KEYBOARD`).
    package var keyboardLayout: String
    /// The file that keeps calibrations of touchscreens (`UIKIT_CALIBRATION`).
    package var calibrationPath: String
    /// What of bad touchscreens is repaired (`UIKIT_TOUCH_FILTER`).
    package var touchFilters: Set<TouchFilter.Kind>
    /// The folder of an accelerometer, or "auto"; nil asks none (`UIKIT_ACCELEROMETER`).
    package var accelerometer: String?
    /// How the picture is turned; nil turns it as the panel says that it is mounted (`UIKIT_ROTATION`).
    package var rotation: QuarterTurn?
    /// How the touchscreen is turned against the picture; nil means as the panel is (`UIKIT_TOUCH_ROTATION`).
    package var touchRotation: QuarterTurn?
    /// Whether every display is a screen, or only the main one (`UIKIT_SCREENS`).
    package var usesAllScreens: Bool
    /// Which touchscreens belong to which outputs (`UIKIT_TOUCH_OUTPUT`).
    package var touchOutputs: [TouchRule]

    /// Creates a configuration; without arguments the one of a panel that was set up by nobody.
    package init(
        drmDevice: String? = nil,
        output: String? = nil,
        mode: ModeRequest = .automatic,
        inputPaths: [String] = [],
        seat: String = "seat0",
        scale: CGFloat? = 1,
        waitsForDisplay: Bool = false,
        blankAfter: TimeInterval? = nil,
        keyboardLayout: String = "",
        calibrationPath: String = "/var/lib/vitrine/calibration",
        touchFilters: Set<TouchFilter.Kind> = [],
        accelerometer: String? = nil,
        rotation: QuarterTurn? = nil,
        touchRotation: QuarterTurn? = nil,
        usesAllScreens: Bool = true,
        touchOutputs: [TouchRule] = []
    ) {
        self.drmDevice = drmDevice
        self.output = output
        self.mode = mode
        self.inputPaths = inputPaths
        self.seat = seat
        self.scale = scale
        self.waitsForDisplay = waitsForDisplay
        self.blankAfter = blankAfter
        self.keyboardLayout = keyboardLayout
        self.calibrationPath = calibrationPath
        self.touchFilters = touchFilters
        self.accelerometer = accelerometer
        self.rotation = rotation
        self.touchRotation = touchRotation
        self.usesAllScreens = usesAllScreens
        self.touchOutputs = touchOutputs
    }
}
