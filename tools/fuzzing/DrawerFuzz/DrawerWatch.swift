import Glibc
import UIKit
import UIKitControls

/// Looks at a drawer after each frame: where everything is must follow from the progress alone, and
/// nothing moves further in a frame than a finger or a spring takes it.
@MainActor struct DrawerWatch {
    private var last: CGFloat?
    private var lastTime: TimeInterval = 0
    private var travel: CGFloat = 0
    private var lastTravel: CGFloat = 0
    private var speed: CGFloat = 0
    private var seenSpeed: CGFloat = 0
    private var mayJump = true

    /// The longest way of a settle, in points, and the angular frequency of its spring per second: 9.2334 / 0.3 s.
    private static let spring: (way: CGFloat, frequency: CGFloat) = (300, 30.78)
    /// Seconds that a finger's speed may be felt for, after which a settle that it started is over.
    private static let memory: TimeInterval = 0.5
    private var speedTime: TimeInterval = 0

    /// The next frame may show the drawer anywhere: something else than finger and spring placed it.
    mutating func expectJump() { mayJump = true }

    /// A finger went `way` points, within one frame.
    mutating func fingerMoved(by way: CGFloat) { travel += way }

    /// A call may have started a settle, which goes on with the speed of the one under way.
    mutating func settleCalled(now: TimeInterval) {
        if seenSpeed <= speed { return }
        speed = seenSpeed
        speedTime = now
    }

    /// The largest speed of a settle that sets out with `start`, both in points per second.
    ///
    /// A critically damped spring that starts with v ways per second has the speed (v + ω(ω − v)t)·e^(−ωt), which is
    /// greatest at the start, or at t = (ω − 2v)/(ω(ω − v)) where that is later. So its own speed, ω/e at most, and the
    /// finger's do not add up: they exceed the larger of both by an eighth at most.
    private static func topSpeed(from start: CGFloat) -> CGFloat {
        let (way, frequency) = spring
        let v = start / way
        guard v < frequency / 2 else { return start }
        let later = (frequency - v) * exp(-(frequency - 2 * v) / (frequency - v))
        return max(v, later) * way
    }

    /// What is wrong with what is seen now.
    mutating func look(at drawer: DrawerViewController, now: TimeInterval) -> [String] {
        let x = Self.position(of: drawer)
        var faults = Self.placeFaults(of: drawer, at: x)
        let time = max(now - lastTime, 1e-3)
        if travel > 0 {
            // Ways at the begin and at the end of an interval are both made within it.
            speed = max(speed, (travel + lastTravel) / CGFloat(time))
            speedTime = now
        } else if now - speedTime > Self.memory {
            speed = 0
        }
        if let last, !mayJump {
            let allowed = max(travel, 1.1 * Self.topSpeed(from: speed) * CGFloat(time)) + 0.5
            if abs(x - last) > allowed { faults.append("moved by \(x - last), not \(allowed)") }
            seenSpeed = abs(x - last) / CGFloat(time)
        }
        last = x
        lastTime = now
        lastTravel = travel
        travel = 0
        mayJump = false
        return faults
    }

    /// Where the drawer is seen, in points; positive where the left shows.
    static func position(of drawer: DrawerViewController) -> CGFloat {
        let size = drawer.view.bounds.size
        if drawer.style != .overlay { return seen(drawer.mainViewController).minX }
        let left = drawer.width(.left, in: size)
        let x = left + (drawer.leftViewController.map { seen($0).minX } ?? -left)
        if x > 0 { return x }
        let right = drawer.rightViewController.map { seen($0).minX } ?? size.width
        return min(0, right - size.width)
    }

    /// What is not where it belongs at position `x`.
    static func placeFaults(of drawer: DrawerViewController, at x: CGFloat) -> [String] {
        var faults: [String] = []
        let size = drawer.view.bounds.size
        let left = drawer.width(.left, in: size)
        let right = drawer.width(.right, in: size)
        func expect(_ what: String, _ seen: CGRect, _ wanted: CGRect) {
            let parts = [
                seen.minX - wanted.minX, seen.minY - wanted.minY, seen.width - wanted.width,
                seen.height - wanted.height,
            ]
            if parts.contains(where: { !(abs($0) < 1e-6) }) {
                faults.append("\(drawer.style) at \(x): \(what) is at \(seen), not \(wanted)")
            }
        }
        var main = CGRect(origin: .zero, size: size)
        if drawer.style == .scale {
            let height = size.height - 2 * drawer.mainInset * abs(x) / size.width
            let width = size.width * height / size.height
            main = CGRect(x: x, y: (size.height - height) / 2, width: width, height: height)
        } else if drawer.style != .overlay {
            main.origin.x = x
        }
        expect("the main view", seen(drawer.mainViewController), main)
        if drawer.style == .slide || drawer.style == .overlay {
            if let side = drawer.leftViewController, x >= 0 {
                let frame = CGRect(x: x - left, y: 0, width: left, height: size.height)
                expect("the left", seen(side), frame)
            }
            if let side = drawer.rightViewController, x <= 0 {
                let frame = CGRect(x: size.width + x, y: 0, width: right, height: size.height)
                expect("the right", seen(side), frame)
            }
        }
        let width = x > 0 ? left : right
        let progress = width > 0 ? min(1, abs(x) / width) : 0
        if abs(drawer.progress - progress) > 1e-6 {
            faults.append("at \(x) the progress is \(drawer.progress), not \(progress)")
        }
        if let fault = lookFault(of: drawer, progress: progress) { faults.append(fault) }
        return faults
    }

    /// What is wrong with the main view's corners, which grow with the progress.
    private static func lookFault(of drawer: DrawerViewController, progress: CGFloat) -> String? {
        guard let main = drawer.mainViewController.view else { return "there is no main view" }
        let wanted = drawer.style == .overlay ? 0 : drawer.mainCornerRadius * progress
        let seen = (main.layer.presentation() ?? main.layer).cornerRadius
        if abs(seen - wanted) < 1e-6 { return nil }
        return "\(drawer.style) at a progress of \(progress): corners of \(seen), not \(wanted)"
    }

    private static func seen(_ controller: UIViewController) -> CGRect {
        controller.view.layer.presentation()?.frame ?? controller.view.frame
    }
}

extension DrawerViewController {
    /// How far a side opens in a container of `size`, by the settings.
    func width(_ side: Side, in size: CGSize) -> CGFloat {
        switch side == .left ? leftWidth : rightWidth {
        case .points(let points): min(max(0, points), size.width)
        case .fraction(let fraction): min(max(0, fraction), 1) * size.width
        case .content: 0
        }
    }
}
