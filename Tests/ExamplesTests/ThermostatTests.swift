import Testing
import ThermostatScreens
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ThermostatTests {
    private func product(_ size: CGSize = CGSize(width: 1_280, height: 800)) -> Harness {
        let harness = Harness(size: size)
        harness.window.rootViewController = ThermostatDrawer()
        harness.advance(by: 0.5)
        return harness
    }

    private func text(_ name: String, _ harness: Harness) -> String? {
        (harness.find(name) as? UILabel)?.text
    }

    private func tap(_ name: String, _ harness: Harness) {
        guard let view = harness.find(name) else {
            Issue.record("there is no \(name)")
            return
        }
        harness.tap(view)
        harness.advance(by: 1)
    }

    @Test func `the recorded session goes through the product`() throws {
        let shown = try SessionRun.pictures(of: "Thermostat") { ThermostatDrawer() }
        let order = [
            "home", "warmer", "cool", "evening", "settings", "away", "locked", "unlocked", "heat",
        ]
        for (one, next) in zip(order, order.dropFirst()) {
            #expect(shown[one] != nil && shown[one] != shown[next], "\(one), \(next)")
        }
        #expect(shown["still-locked"] == shown["locked"])
        // The button of the mode that is on: warm, then cold.
        #expect(try color(shown["home"], 300, 229) == [255, 148, 66])
        #expect(try color(shown["cool"], 300, 317) == [92, 173, 255])
        #expect(try color(shown["heat"], 300, 229) == [255, 148, 66])
    }

    @Test func `the room warms up to what the dial wants`() {
        let harness = product()
        #expect(text("target", harness) == "21.5°")
        #expect(text("status", harness) == "Heating")
        guard let dial = harness.find("dial") as? Dial else { return }
        dial.accessibilityIncrement()
        #expect(text("target", harness) == "22.0°")
        harness.advance(by: 60)
        #expect(text("now", harness) == "Now 22.0°")
        #expect(text("status", harness) == "Comfortable")
    }

    @Test func `a finger takes the dial along`() {
        let harness = product()
        guard let dial = harness.find("dial") else { return }
        let frame = dial.convert(dial.bounds, to: nil)
        let top = CGPoint(x: frame.midX, y: frame.minY + 18)
        harness.tap(at: top)
        harness.advance(by: 1)
        #expect(text("target", harness) == "21.0°")
    }

    @Test func `modes take turns, and off puts the dial to rest`() {
        let harness = product()
        tap("mode cool", harness)
        #expect(text("status", harness) == "Comfortable")
        tap("mode off", harness)
        #expect(text("target", harness) == "Off")
        #expect((harness.find("dial") as? Dial)?.isEnabled == false)
        #expect(harness.find("mode off")?.accessibilityTraits.contains(.selected) == true)
        #expect(harness.find("mode cool")?.accessibilityTraits.contains(.selected) == false)
    }

    @Test func `a part of the day is wanted by a tap on it`() {
        let harness = product()
        guard let strip = harness.find("schedule") else { return }
        let frame = strip.convert(strip.bounds, to: nil)
        harness.tap(at: CGPoint(x: frame.minX + frame.width * 0.8, y: frame.minY + 30))
        harness.advance(by: 1)
        #expect(text("target", harness) == "22.0°")
    }

    @Test func `settings are behind the drawer and count at once`() {
        let harness = product()
        tap("settings", harness)
        let drawer = harness.window.rootViewController as? DrawerViewController
        #expect(drawer?.openSide == .right)
        tap("°F", harness)
        #expect(text("target", harness) == "71°")
        tap("away", harness)
        #expect(text("status", harness) == "Away")
        harness.key("Escape")
        harness.advance(by: 1)
        #expect(drawer?.openSide == nil)
    }

    @Test func `the lock keeps fingers out until it is held for a second`() {
        let harness = product()
        tap("lock", harness)
        #expect(harness.accessibilityTree.first?.identifier == "lock screen")
        harness.tap(at: CGPoint(x: 100, y: 300))
        #expect((harness.find("mode heat") as? UIButton)?.isSelected == true)
        guard let unlock = harness.find("unlock") else { return }
        let middle = unlock.convert(
            CGPoint(x: unlock.bounds.midX, y: unlock.bounds.midY),
            to: nil
        )
        harness.tap(at: middle, hold: 0.5)
        harness.advance(by: 1)
        #expect(harness.find("unlock") != nil)
        harness.tap(at: middle, hold: 1.2)
        harness.advance(by: 1)
        #expect(harness.find("unlock") == nil)
    }

    @Test(arguments: [CGSize(width: 800, height: 480), CGSize(width: 1_024, height: 600)])
    func `it fits on smaller panels`(size: CGSize) {
        let harness = product(size)
        for name in ["dial", "mode heat", "fan", "schedule", "settings", "lock"] {
            guard let view = harness.find(name) else {
                Issue.record("there is no \(name)")
                continue
            }
            let frame = view.convert(view.bounds, to: nil)
            #expect(harness.window.bounds.contains(frame), "\(name) \(frame)")
        }
        guard let dial = harness.find("dial"), let modes = harness.find("mode heat") else { return }
        #expect(!dial.frame.intersects(modes.convert(modes.bounds, to: dial.superview)))
        #expect(harness.render() == harness.renderFromScratch())
    }
}
