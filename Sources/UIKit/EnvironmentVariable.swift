import UIKitLinux
import UIKitRaster
import UIKitText

/// A variable that is read, and what it accepts.
package enum EnvironmentVariable: String, CaseIterable, Sendable {
    case display = "UIKIT_DISPLAY"
    case size = "UIKIT_SIZE"
    case scale = "UIKIT_SCALE"
    case drmDevice = "UIKIT_DRM_DEVICE"
    case drmOutput = "UIKIT_DRM_OUTPUT"
    case drmMode = "UIKIT_DRM_MODE"
    case rotation = "UIKIT_ROTATION"
    case touchRotation = "UIKIT_TOUCH_ROTATION"
    case screens = "UIKIT_SCREENS"
    case touchOutput = "UIKIT_TOUCH_OUTPUT"
    case blank = "UIKIT_BLANK"
    case keyboard = "UIKIT_KEYBOARD"
    case calibration = "UIKIT_CALIBRATION"
    case touchFilter = "UIKIT_TOUCH_FILTER"
    case accelerometer = "UIKIT_ACCELEROMETER"
    case input = "UIKIT_INPUT"
    case seat = "UIKIT_SEAT"
    case session = "UIKIT_SESSION"
    case replay = "UIKIT_REPLAY"
    case record = "UIKIT_RECORD"
    case output = "UIKIT_OUTPUT"
    case trace = "UIKIT_TRACE"
    case kernels = "UIKIT_KERNELS"
    case style = "UIKIT_STYLE"
    case direction = "UIKIT_DIRECTION"
    case accessibility = "UIKIT_ACCESSIBILITY"
    case fonts = "UIKIT_FONTS"
    case hinting = "UIKIT_HINTING"
    case language = "UIKIT_LANGUAGE"

    /// What every variable's name starts with.
    package static let prefix = "UIKIT_"

    /// The command-line option of the same meaning, for example "--uikit-drm-device".
    package var option: String {
        "--" + String(rawValue.lowercased().map { $0 == "_" ? "-" : $0 })
    }

    /// What is accepted, as it stands behind "accepted:" in a message.
    package var accepted: String {
        switch self {
        case .display: Environment.DisplayChoice.allCases.map(\.rawValue).joined(separator: ", ")
        case .size: "WIDTHxHEIGHT in pixels, each 1 to 16384, for example 1280x800"
        case .scale: "pixels per point, 0.25 to 16, for example 1.5, or auto"
        case .drmDevice: "the path of a DRM device, for example /dev/dri/card0"
        case .drmOutput: "the name of a connector, for example HDMI-A-1"
        case .drmMode: ModeRequest.accepted + ", for example 1280x800@60"
        case .rotation, .touchRotation: "0, 90, 180, 270"
        case .screens: Environment.ScreenChoice.allCases.map(\.rawValue).joined(separator: ", ")
        case .touchOutput:
            "a device's name, vendor:product or node, = and a connector's name, for example"
                + " 0eef:0001=HDMI-A-2, several with commas between"
        case .blank: "seconds without a touch, 1 to 86400, or never"
        case .keyboard: "the name of an xkb layout, for example de or ch(fr)"
        case .calibration: "the path of a file to keep calibrations in"
        case .touchFilter:
            TouchFilter.Kind.allCases.map(\.rawValue).joined(separator: ", ")
                + ", several with commas between"
        case .accelerometer: "auto, or the path of a sensor's folder in /sys/bus/iio/devices"
        case .input: "paths of input devices with commas between, for example /dev/input/event3"
        case .seat: "the name of a seat in letters, digits, - and _, for example seat0"
        case .session, .replay: "the path of a recorded session"
        case .record: "the path of a file to write"
        case .output: "the path of a folder"
        case .kernels: KernelSet.available.joined(separator: ", ") + " on this processor"
        case .style: Environment.Style.allCases.map(\.rawValue).joined(separator: ", ")
        case .direction: Environment.Direction.allCases.map(\.rawValue).joined(separator: ", ")
        case .accessibility:
            Environment.Need.allCases.map(\.rawValue).joined(separator: ", ")
                + ", several with commas between"
        case .fonts:
            "paths of folders with commas between, and system for all that is installed"
        case .hinting:
            FontConfiguration.Hinting.allCases.map(\.rawValue).joined(separator: ", ")
        case .language: "a language's code in letters, digits and -, for example ja or zh-Hant"
        case .trace:
            Environment.Trace.allCases.map(\.rawValue).joined(separator: ", ")
                + ", several with commas between"
        }
    }
}
