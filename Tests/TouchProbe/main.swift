import Glibc
import UIKitCore
import UIKitLinux
import UIKitPlatform

/// What the environment says of it.
private func setting(_ name: String) -> String? {
    let value: UnsafeMutablePointer<CChar>? = getenv(name)
    return value.map { String(cString: $0) }
}

do {
    let turn = setting("UIKIT_TOUCH_ROTATION").flatMap { Int($0) }
    let platform = try SeatPlatform(
        LinuxConfiguration(
            inputPaths: setting("UIKIT_INPUT")?.split(separator: ",").map(String.init) ?? [],
            calibrationPath: setting("UIKIT_CALIBRATION") ?? "",
            touchRotation: turn.flatMap { QuarterTurn(rawValue: $0) }
        )
    )
    let application = UIApplication()
    application.start(on: platform)
    application.run(AppDelegate())
    platform.shutDown()
} catch {
    Log.line("\(error)")
    exit(1)
}
