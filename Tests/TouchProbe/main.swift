import Glibc
import UIKitCore
import UIKitPlatform

let paths = getenv("UIKIT_INPUT").map { String(cString: $0).split(separator: ",").map(String.init) }
do {
    let platform = try SeatPlatform(inputPaths: paths ?? [])
    let application = UIApplication()
    application.start(on: platform)
    application.run(AppDelegate())
    platform.shutDown()
} catch {
    Log.line("\(error)")
    exit(1)
}
