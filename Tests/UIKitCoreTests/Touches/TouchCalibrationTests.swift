import Testing
import UIKit
import UIKitCore
import UIKitHeadless
import UIKitPlatform
import UIKitTesting

/// A panel that reports 96 % of every place and 12 and 8 points more.
private func reported(_ place: CGPoint) -> CGPoint {
    CGPoint(x: 0.96 * place.x + 12, y: 0.96 * place.y + 8)
}

private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
}

@MainActor @Suite(.serialized) struct TouchCalibrationTests {
    private let size = CGSize(width: 800, height: 480)

    private func targets() -> [CGPoint] {
        TouchCalibration.targets.map { CGPoint(x: $0.x * size.width, y: $0.y * size.height) }
    }

    @Test func `five touches give the matrix that undoes what the panel does`() throws {
        let harness = Harness(size: size)
        let calibration = try #require(TouchCalibration.touchscreens.first)
        calibration.begin()
        #expect(calibration.state == .measuring)
        #expect(calibration.attempt(targets().map(reported), for: targets()))
        #expect(calibration.state == .trying)
        let matrix = harness.platform.calibration.matrix
        for x in stride(from: 0.0, through: 800, by: 100) {
            let place = CGPoint(x: x, y: x * 0.6)
            let unit = harness.platform.surfacePlace(of: reported(place))
            let back = matrix.place(unit)
            #expect(isClose(CGPoint(x: back.x * 800, y: back.y * 480), place))
        }
    }

    @Test func `FIELD-9 without a confirmation the old matrix is back after ten seconds`() throws {
        let harness = Harness(size: size)
        let old = CalibrationMatrix(1, 0, 0.01, 0, 1, -0.02)
        harness.platform.calibration.matrix = old
        let calibration = try #require(TouchCalibration.touchscreens.first)
        var givenUp = 0
        calibration.onGivingUp = { givenUp += 1 }
        calibration.begin()
        #expect(harness.platform.calibration.matrix == .identity)
        // Everything lands in one corner: sound, and useless.
        let corner = targets().map { CGPoint(x: $0.x * 4, y: $0.y * 4) }
        #expect(calibration.attempt(corner, for: targets()))
        harness.advance(by: 9.9)
        #expect(calibration.state == .trying)
        #expect(abs(calibration.remainingTime - 0.1) < 1e-6)
        harness.advance(by: 0.2)
        #expect(calibration.state == .idle)
        #expect(givenUp == 1)
        #expect(harness.platform.calibration.matrix == old)
        #expect(harness.platform.calibration.kept == nil)
        #expect(!calibration.confirm())
    }

    @Test func `FIELD-9 a confirmation keeps it for good`() throws {
        let harness = Harness(size: size)
        let calibration = try #require(TouchCalibration.touchscreens.first)
        calibration.begin()
        #expect(calibration.attempt(targets().map(reported), for: targets()))
        harness.advance(by: 5)
        #expect(calibration.confirm())
        harness.advance(by: 20)
        #expect(harness.platform.calibration.kept == harness.platform.calibration.matrix)
        #expect(harness.platform.calibration.kept != nil)
    }

    @Test func `touches that make no sense are not tried`() throws {
        let harness = Harness(size: size)
        let calibration = try #require(TouchCalibration.touchscreens.first)
        calibration.begin()
        let one = [CGPoint](repeating: CGPoint(x: 10, y: 10), count: 5)
        #expect(!calibration.attempt(one, for: targets()))
        let line = (0..<5).map { CGPoint(x: Double($0) * 100, y: Double($0) * 60) }
        #expect(!calibration.attempt(line, for: targets()))
        #expect(!calibration.attempt([], for: []))
        let broken = targets().map { CGPoint(x: $0.x, y: .nan) }
        #expect(!calibration.attempt(broken, for: targets()))
        #expect(calibration.state == .measuring)
        calibration.giveUp()
        #expect(calibration.state == .idle)
        #expect(harness.platform.calibration.matrix == .identity)
    }

    @Test func `a device's posture is its orientation, and told to who asked`() {
        let harness = Harness()
        #expect(UIDevice.current.orientation == .unknown)
        var told = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification,
            object: UIDevice.current,
            queue: nil
        ) { _ in told += 1 }
        harness.hold(.landscapeLeft)
        #expect(UIDevice.current.orientation == .landscapeLeft)
        #expect(told == 0)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        harness.hold(.portrait)
        harness.hold(.portrait)
        #expect(told == 1)
        #expect(UIDevice.current.orientation.isPortrait)
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        harness.hold(.faceUp)
        #expect(told == 1)
        #expect(UIDevice.current.orientation.isFlat)
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `brightness is kept within 0 and 1 and told when it changes`() {
        let harness = Harness()
        var told = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIScreen.brightnessDidChangeNotification,
            object: UIScreen.main,
            queue: nil
        ) { _ in told += 1 }
        #expect(UIScreen.main.brightness == 1)
        UIScreen.main.brightness = 0.25
        UIScreen.main.brightness = 0.25
        #expect(UIScreen.main.brightness == 0.25)
        UIScreen.main.brightness = 7
        UIScreen.main.brightness = .nan
        #expect(UIScreen.main.brightness == 1)
        #expect(told == 2)
        #expect(!UIApplication.shared.isIdleTimerDisabled)
        UIApplication.shared.isIdleTimerDisabled = true
        #expect(UIApplication.shared.isIdleTimerDisabled)
        #expect(harness.platform.isIdleTimerDisabled)
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `a key types what its keyboard says`() {
        let harness = Harness()
        let listener = KeyListener()
        harness.root.addSubview(listener)
        #expect(listener.becomeFirstResponder())
        UIApplication.shared.mainLoop.receive(
            .key(
                "odiaeresis",
                isDown: true,
                modifiers: .shift,
                characters: KeyCharacters(typed: "Ö", plain: "ö"),
                time: .zero
            )
        )
        UIApplication.shared.mainLoop.processInput(force: true)
        #expect(listener.typed == ["odiaeresis Ö ö"])
    }
}

private final class KeyListener: UIView {
    var typed: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for key in presses.compactMap(\.key) {
            typed.append("\(key.keyName) \(key.characters) \(key.charactersIgnoringModifiers)")
        }
    }
}
