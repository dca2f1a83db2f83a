// Takes a recorded console and two displays of a card, and ends in the way that its argument says, for ConsoleTests.
import CConsoleRecorder
import Glibc
import UIKitGeometry
import UIKitLinux
import UIKitPlatform

console_recorder_install()
let way = CommandLine.arguments.last ?? ""
let loop = try EventLoop(clock: LinuxClock())
let seat = ConsoleSeat()
try seat.takeTerminal(loop: loop)
ConsoleGuard.install()
// A node that is no card: what is remembered is only asked of it at the end.
let card = try DRMDevice(node: "/dev/null", opener: DirectOpener())
for crtc in 41...43 as ClosedRange<UInt32> {
    card.rememberForCrash(crtc: crtc, connector: crtc - 10, state: KMSCRTCState())
}
// A display that is given up has nothing to come back to.
card.rememberForCrash(crtc: 42, connector: 32, state: nil)
var hasEnded = false
let signals = try SignalSource(SignalSource.termination, loop: loop) { _ in hasEnded = true }
let termination = ["SIGINT": SIGINT, "SIGTERM": SIGTERM, "SIGHUP": SIGHUP]
let faults = [
    "SIGSEGV": SIGSEGV, "SIGBUS": SIGBUS, "SIGABRT": SIGABRT, "SIGILL": SIGILL, "SIGTRAP": SIGTRAP,
    "SIGFPE": SIGFPE,
]
print("taken")
switch way {
case "exit": exit(0)
case "fatalError": fatalError("on purpose")
case "switch":
    // The kernel's two words to a terminal's owner.
    for number in [42, 43] as [Int32] {
        kill(getpid(), number)
        loop.wait(until: loop.clock.now.advanced(by: 1))
    }
    seat.shutDown()
default:
    if let number = faults[way] {
        raise(number)
    } else if let number = termination[way] {
        kill(getpid(), number)
        while !hasEnded { loop.wait(until: nil) }
        seat.shutDown()
    }
}
