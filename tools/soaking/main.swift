// Taps and drags on the virtual clock until memory, descriptors or objects would have grown; `tools/soak` builds and runs it in release.
import CAllocationCount
import Glibc
import UIKit
import UIKitTesting

/// What a process holds.
struct Holdings: CustomStringConvertible {
    /// Pages that are resident, in KiB.
    var resident = Holdings.residentKilobytes()
    /// Open descriptors.
    var descriptors = (0..<1024).count { fcntl(Int32($0), F_GETFD) >= 0 }

    /// Blocks of memory that were not given back: every object is one or more.
    var blocks = allocation_live_count()

    var description: String {
        "\(resident) KiB resident, \(blocks) blocks, \(descriptors) descriptors"
    }

    private static func residentKilobytes() -> Int {
        let file = open("/proc/self/statm", O_RDONLY)
        defer { close(file) }
        var text = [UInt8](repeating: 0, count: 128)
        let count = read(file, &text, text.count)
        let fields = String(decoding: text.prefix(max(0, count)), as: UTF8.self).split(
            separator: " "
        )
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) / 1024 : 0
    }
}

/// Counts what reaches it.
final class Pad: UIControl {
    var taps = 0
    var drags = 0

    func tap() { taps += 1 }

    func drag(_ pan: UIPanGestureRecognizer) { if pan.state == .ended { drags += 1 } }
}

@MainActor func soak(taps: Int, drags: Int) -> Int32 {
    let harness = Harness(size: CGSize(width: 320, height: 240))
    let button = Pad(frame: CGRect(x: 20, y: 20, width: 120, height: 60))
    button.addTarget(button, action: Pad.tap, for: .touchUpInside)
    button.backgroundColor = .systemBlue
    let area = Pad(frame: CGRect(x: 20, y: 100, width: 280, height: 120))
    area.addGestureRecognizer(UIPanGestureRecognizer(target: area, action: Pad.drag))
    let switches = UISwitch(frame: CGRect(x: 160, y: 30, width: 51, height: 31))
    let list = UIScrollView(frame: CGRect(x: 230, y: 10, width: 80, height: 80))
    list.contentSize = CGSize(width: 80, height: 800)
    for index in 0..<20 {
        let row = UILabel(frame: CGRect(x: 0, y: 40 * index, width: 80, height: 40))
        row.text = "Row \(index)"
        list.addSubview(row)
    }
    for view in [button, area, switches, list] { harness.root.addSubview(view) }

    func round(taps: Int, drags: Int) {
        for _ in 0..<taps {
            harness.down(1, at: CGPoint(x: 60, y: 50))
            harness.up(1)
            // Not a double tap, and the timers of this one are over.
            harness.advance(by: 0.5)
        }
        // A switch slides and a list coasts to its end and back: animations begin and end.
        for index in 0..<drags / 100 {
            harness.tap(switches)
            harness.drag(
                from: CGPoint(x: 270, y: index.isMultiple(of: 2) ? 80 : 20),
                to: CGPoint(x: 270, y: index.isMultiple(of: 2) ? 20 : 80),
                duration: 0.1
            )
            harness.advance(by: 2)
        }
        for _ in 0..<drags {
            harness.drag(
                from: CGPoint(x: 40, y: 160),
                to: CGPoint(x: 260, y: 170),
                duration: 0.1
            )
            harness.advance(by: 0.5)
        }
    }

    round(taps: 2_000, drags: 400)
    let expected = (taps: button.taps, drags: area.drags)
    guard expected == (2_000, 400) else {
        print("warm-up: \(expected)")
        return 1
    }
    let before = Holdings()
    print("after the warm-up: \(before)")
    let rounds = 20
    for index in 1...rounds {
        round(taps: taps / rounds, drags: drags / rounds)
        print("\(index * taps / rounds) taps, \(index * drags / rounds) drags: \(Holdings())")
        fflush(nil)
    }
    let after = Holdings()
    let counted = (button.taps - 2_000, area.drags - 400)
    let wanted = (taps / rounds * rounds, drags / rounds * rounds)
    if counted != wanted {
        print("counted \(counted), not \(wanted)")
        return 1
    }
    // Half a megabyte is what fragments; a byte a tap would be two. A few blocks are what lists keep in reserve.
    guard after.resident - before.resident < 512, after.descriptors == before.descriptors,
        after.blocks - before.blocks < 64, harness.root.subviews.count == 4
    else {
        print("it grew: \(after)")
        return 1
    }
    print("\(counted.0) taps and \(counted.1) drags, nothing grew")
    return 0
}

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let result = MainActor.assumeIsolated {
    soak(taps: numbers.first ?? 1_000_000, drags: numbers.dropFirst().first ?? 100_000)
}
exit(result)
