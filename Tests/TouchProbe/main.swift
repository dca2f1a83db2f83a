import Glibc
import UIKitGeometry
import UIKitLinux
import UIKitPlatform

let loop = try EventLoop(clock: LinuxClock())
let display = PacedDisplay(pixelSize: PixelSize(width: 800, height: 480), loop: loop)
let paths = getenv("UIKIT_INPUT").map { String(cString: $0).split(separator: ",").map(String.init) }
let platform = try LinuxPlatform(
    LinuxConfiguration(inputPaths: paths ?? []),
    loop: loop,
    display: display
)
let probe = Probe()
platform.sink = probe
platform.wait(until: .zero)
say("ready")
while !probe.isEnding { platform.wait(until: nil) }
platform.shutDown()
