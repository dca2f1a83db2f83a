import Testing
import UIKit
import UIKitTesting

/// A drag in steps, with the main view's frame after each step and after the release.
struct DrawerDrag: Sendable, CustomTestStringConvertible {
    /// The screen in points.
    var screen: CGSize
    /// The way of the finger in each step, in points.
    var steps: [CGFloat]
    /// The frame after each step.
    var frames: [CGRect]
    /// The frame after the release.
    var released: CGRect

    var testDescription: String { "\(steps) on \(screen.width) × \(screen.height)" }

    init(_ screen: CGSize, _ steps: [CGFloat], _ frames: [[CGFloat]], _ released: [CGFloat]) {
        self.screen = screen
        self.steps = steps
        self.frames = frames.map(Self.rect)
        self.released = Self.rect(released)
    }

    private static func rect(_ numbers: [CGFloat]) -> CGRect {
        CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension DrawerDrag {
    /// Does it with a finger to the main view of `controller`, comparing every frame; the harness is given at rest.
    @MainActor func perform<Controller: UIViewController>(
        on controller: Controller,
        main: KeyPath<Controller, UIView>
    ) throws -> Harness {
        let harness = Harness(size: screen)
        harness.window.rootViewController = controller
        harness.runFrame()
        let mainView = controller[keyPath: main]
        #expect(mainView.frame == CGRect(origin: .zero, size: screen))

        // The finger starts where the whole way is on the screen.
        var x = steps.reduce(0, +) > 0 ? 20 : screen.width - 20
        harness.down(1, at: CGPoint(x: x, y: 200))
        for (index, step) in steps.enumerated() {
            harness.advance(by: 0.1)
            x += step
            harness.move(1, to: CGPoint(x: x, y: 200))
            expect(mainView.frame, frames[index], "after step \(index + 1)")
        }
        harness.up(1)
        expect(mainView.frame, released, "after the release")
        return harness
    }

    /// Compares to four decimals.
    private func expect(_ frame: CGRect, _ expected: CGRect, _ moment: Comment) {
        let pairs = [
            (frame.origin.x, expected.origin.x), (frame.origin.y, expected.origin.y),
            (frame.width, expected.width), (frame.height, expected.height),
        ]
        for (value, wanted) in pairs {
            #expect(abs(value - wanted) <= 0.00006, "\(moment): \(frame), not \(expected)")
        }
    }
}

let small = CGSize(width: 320, height: 568)
let large = CGSize(width: 375, height: 667)
