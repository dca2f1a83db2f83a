package import UIKitGeometry
package import UIKitLinux
package import UIKitText

/// What the user asks for in environment variables and command-line options.
///
/// A plain value, worked out before any device is touched. `docs/environment.md` describes each variable.
package struct Environment: Hashable, Sendable {
    /// Where pixels go and fingers come from.
    package enum DisplayChoice: String, CaseIterable, Hashable, Sendable {
        /// A DRM display where there is one, else headless.
        case auto
        /// No device: a screen in memory and a virtual clock.
        case headless
        /// A DRM display; without one the application ends with an error.
        case drm
    }

    /// Which displays are screens.
    package enum ScreenChoice: String, CaseIterable, Hashable, Sendable {
        /// Every display that is plugged in.
        case all
        /// The main one.
        case one
    }

    /// Something that is written to stderr while the application runs.
    package enum Trace: String, CaseIterable, Hashable, Sendable {
        /// What all frames cost, in one line at the end.
        case counters
        /// The time from the start of the process to the first frame on the screen.
        case start
        /// What touches take to the screen, as percentiles at the end.
        case latency
        /// What became of each touch.
        case touch
        /// What became of each recognizer, and why.
        case gesture
    }

    /// How the interface looks at the start.
    package enum Style: String, CaseIterable, Hashable, Sendable {
        /// Dark writing on a light ground.
        case light
        /// Light writing on a dark ground.
        case dark
    }

    /// The direction that the interface runs in at the start.
    package enum Direction: String, CaseIterable, Hashable, Sendable {
        /// Left to right.
        case leftToRight = "ltr"
        /// Right to left.
        case rightToLeft = "rtl"
    }

    /// What the person in front of the panel needs.
    package enum Need: String, CaseIterable, Hashable, Sendable {
        /// What would fly, spring or zoom fades or jumps instead.
        case reduceMotion = "reduce-motion"
        /// Text is heavier.
        case boldText = "bold-text"
        /// Colours differ more from each other.
        case highContrast = "high-contrast"
        /// Grounds do not shine through.
        case reduceTransparency = "reduce-transparency"
        /// Text is larger by three steps.
        case largeText = "large-text"
    }

    /// `UIKIT_DISPLAY`.
    package var display = DisplayChoice.auto
    /// `UIKIT_SIZE`, in pixels; nil leaves it to the recording or the default.
    package var size: PixelSize?
    /// `UIKIT_SCALE`, pixels per point; nil leaves it to the recording or the default.
    package var scale: CGFloat?
    /// `UIKIT_SCALE=auto`: the scale of a display follows from its millimetres.
    package var isScaleAutomatic = false
    /// `UIKIT_DRM_DEVICE`, a path; nil tries every card.
    package var drmDevice: String?
    /// `UIKIT_DRM_OUTPUT`, the name of a connector; nil takes the first that is connected.
    package var drmOutput: String?
    /// `UIKIT_DRM_MODE`.
    package var drmMode = ModeRequest.automatic
    /// `UIKIT_ROTATION`, degrees clockwise; nil is as the panel is mounted.
    package var rotation: QuarterTurn?
    /// `UIKIT_TOUCH_ROTATION`, degrees clockwise; nil is as the picture.
    package var touchRotation: QuarterTurn?
    /// `UIKIT_SCREENS`.
    package var screens = ScreenChoice.all
    /// `UIKIT_TOUCH_OUTPUT`, none at first.
    package var touchOutputs: [TouchRule] = []
    /// `UIKIT_BLANK`, seconds; nil never switches the screen off.
    package var blankAfter: TimeInterval?
    /// `UIKIT_KEYBOARD`, the name of an xkb layout; empty is xkb's default.
    package var keyboardLayout = ""
    /// `UIKIT_CALIBRATION`, a path; nil is the one in /var/lib.
    package var calibrationPath: String?
    /// `UIKIT_TOUCH_FILTER`, none at first.
    package var touchFilters: Set<TouchFilter.Kind> = []
    /// `UIKIT_ACCELEROMETER`, a path or "auto"; nil asks none.
    package var accelerometer: String?
    /// `UIKIT_INPUT`, paths of input devices; empty takes all of the seat.
    package var inputPaths: [String] = []
    /// `UIKIT_SEAT`, the seat whose input devices are used.
    package var seat = "seat0"
    /// `UIKIT_SESSION`, the path of a recording that a headless run plays; nil plays none.
    package var session: String?
    /// `UIKIT_REPLAY`, the path of a recording that is played wherever the application runs; nil plays none.
    package var replay: String?
    /// `UIKIT_RECORD`, the path of a file that the session is written to; nil writes none.
    package var record: String?
    /// `UIKIT_OUTPUT`, the folder for the pictures of a headless run; nil is `build/` and the program's name.
    package var output: String?
    /// `UIKIT_TRACE`, none at first.
    package var traces: Set<Trace> = []
    /// `UIKIT_STYLE`.
    package var style = Style.light
    /// `UIKIT_DIRECTION`.
    package var direction = Direction.leftToRight
    /// `UIKIT_ACCESSIBILITY`, none at first.
    package var needs: Set<Need> = []
    /// `UIKIT_FONTS`, folders of fonts, `system` standing for all that is installed; empty takes the usual ones.
    package var fonts: [String] = []
    /// `UIKIT_HINTING`.
    package var hinting = FontConfiguration.Hinting.none
    /// `UIKIT_LANGUAGE`, the language of text that says nothing of its own; nil takes English.
    package var language: String?
    /// `UIKIT_KERNELS`, the instruction set that paints; nil takes the widest.
    package var kernels: String?
    /// One line for each variable that has our prefix and is not read.
    package var warnings: [String] = []

    /// Creates the values of an empty environment.
    package init() {}
}
