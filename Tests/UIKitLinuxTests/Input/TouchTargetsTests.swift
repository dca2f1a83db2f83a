import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform

private func target(
    _ id: Int,
    _ output: String,
    _ width: CGFloat,
    _ height: CGFloat
)
    -> TouchTargets.Target
{
    TouchTargets.Target(
        id: DisplayID(id),
        output: output,
        surface: TouchSurface(size: CGSize(width: 100, height: 100)),
        millimetres: CGSize(width: width, height: height)
    )
}

@Suite struct TouchTargetsTests {
    private var two: TouchTargets {
        TouchTargets(main: target(0, "DSI-1", 154, 86), others: [target(1, "HDMI-A-1", 345, 194)])
    }

    @Test func `FIELD-10 a device belongs to the one screen, whatever its size`() {
        let one = TouchTargets(main: target(0, "DSI-1", 154, 86))
        let device = TouchDevice(name: "panel", millimetres: CGSize(width: 345, height: 194))
        #expect(one.target(of: device)?.id == .main)
    }

    @Test func `FIELD-10 with several screens the one of the device's size is meant`() {
        func id(_ width: CGFloat, _ height: CGFloat) -> Int? {
            let device = TouchDevice(
                name: "panel",
                millimetres: CGSize(width: width, height: height)
            )
            return two.target(of: device)?.id.number
        }
        #expect(id(345, 194) == 1)
        #expect(id(350, 198) == 1)
        #expect(id(154, 86) == 0)
        #expect(id(0, 0) == 0)
        #expect(id(200, 100) == 0)
        // Two screens of one size say nothing.
        var twins = two
        twins.main.millimetres = CGSize(width: 345, height: 194)
        let device = TouchDevice(name: "panel", millimetres: CGSize(width: 345, height: 194))
        #expect(twins.target(of: device)?.id == .main)
    }

    @Test func `what udev says comes before sizes, what the option says before udev`() {
        let device = TouchDevice(
            name: "ILITEK ILITEK-TP",
            product: "222a:0001",
            node: "event4",
            output: "HDMI-A-1",
            millimetres: CGSize(width: 154, height: 86)
        )
        #expect(two.target(of: device)?.output == "HDMI-A-1")
        for name in ["ILITEK ILITEK-TP", "222a:0001", "event4"] {
            var ruled = two
            ruled.rules = [TouchRule(device: name, output: "DSI-1")]
            #expect(ruled.target(of: device)?.output == "DSI-1")
        }
        var other = two
        other.rules = [TouchRule(device: "event5", output: "DSI-1")]
        #expect(other.target(of: device)?.output == "HDMI-A-1")
    }

    @Test func `a device of a screen that isn't plugged in touches nothing`() {
        var alone = TouchTargets(main: target(0, "DSI-1", 154, 86))
        alone.rules = [TouchRule(device: "event4", output: "HDMI-A-1")]
        let device = TouchDevice(name: "panel", node: "event4")
        #expect(alone.target(of: device) == nil)
        alone.others = [target(3, "HDMI-A-1", 0, 0)]
        #expect(alone.target(of: device)?.id.number == 3)
    }

    @Test func `a rule is a device, an equals sign and a connector`() {
        #expect(
            TouchRule("0eef:0001=HDMI-A-2")
                == TouchRule(device: "0eef:0001", output: "HDMI-A-2")
        )
        #expect(TouchRule("a=b c=DSI-1") == TouchRule(device: "a=b c", output: "DSI-1"))
        for text in ["", "=", "a", "a=", "=b"] { #expect(TouchRule(text) == nil) }
    }

    @Test func `contacts of a device of another screen say so and stay on it`() {
        var translator = InputTranslator(surface: CGSize(width: 100, height: 100))
        let (main, other) = (DeviceID(1), DeviceID(2))
        let size = CGSize(width: 300, height: 50)
        let placed = translator.place(
            [other: .init(screen: DisplayID(4), size: size)],
            time: .zero
        )
        #expect(placed.isEmpty)
        func touch(_ device: DeviceID) -> [TouchContact] {
            let reports = translator.translate(
                [
                    RawInput(device, .zero, .touchDown(slot: 0, CGPoint(x: 250, y: 90))),
                    RawInput(device, .zero, .touchFrame),
                ]
            )
            return reports.flatMap { report -> [TouchContact] in
                if case .event(.contacts(let contacts, _)) = report { return contacts }
                return []
            }
        }
        let first = touch(main)
        #expect(first.map(\.screen) == [.main])
        #expect(first.map(\.position) == [CGPoint(x: CGFloat(100).nextDown, y: 90)])
        let second = touch(other)
        #expect(second.map(\.screen) == [DisplayID(4)])
        #expect(second.map(\.position) == [CGPoint(x: 250, y: CGFloat(50).nextDown)])
    }

    @Test func `a contact whose screen goes away, or is another one now, ends as cancelled`() {
        var translator = InputTranslator(surface: CGSize(width: 100, height: 100))
        let device = DeviceID(2)
        let place = InputTranslator.Placement(
            screen: DisplayID(4),
            size: CGSize(width: 50, height: 50)
        )
        _ = translator.place([device: place], time: .zero)
        _ = translator.translate(
            [
                RawInput(device, .zero, .touchDown(slot: 3, CGPoint(x: 25, y: 9))),
                RawInput(device, .zero, .touchDown(slot: 1, CGPoint(x: 5, y: 6))),
                RawInput(device, .zero, .touchFrame),
            ]
        )
        let reports = translator.place([:], time: MonotonicTime(seconds: 1))
        guard case .event(.contacts(let contacts, let time)) = reports.first else {
            Issue.record("no contacts were told")
            return
        }
        #expect(reports.count == 1)
        #expect(time == MonotonicTime(seconds: 1))
        #expect(contacts.map(\.phase) == [.cancel, .cancel])
        #expect(contacts.map(\.slot) == [1, 3])
        #expect(contacts.map(\.screen) == [DisplayID(4), DisplayID(4)])
        // The finger that is still there makes nothing.
        let rest = translator.translate(
            [
                RawInput(device, .zero, .touchMotion(slot: 1, CGPoint(x: 7, y: 7))),
                RawInput(device, .zero, .touchUp(slot: 1)), RawInput(device, .zero, .touchFrame),
            ]
        )
        #expect(rest.isEmpty)
    }

    @Test func `a stylus of another screen has no pointer on this one`() {
        var translator = InputTranslator(surface: CGSize(width: 100, height: 100))
        let device = DeviceID(2)
        let place = InputTranslator.Placement(
            screen: DisplayID(4),
            size: CGSize(width: 50, height: 50)
        )
        _ = translator.place([device: place], time: .zero)
        let pen = RawInput.Pen(position: CGPoint(x: 20, y: 20), force: 0.5)
        #expect(
            translator.translate([RawInput(device, .zero, .penHover(pen))]) == [
                .event(
                    .hover(ScreenPlace(pen.position, on: DisplayID(4)), device: device, time: .zero)
                )
            ]
        )
        let reports = translator.translate(
            [RawInput(device, .zero, .penTip(pen, isDown: true))]
        )
        guard case .event(.contacts(let contacts, _)) = reports.first else {
            Issue.record("the stylus touched nothing")
            return
        }
        #expect(contacts.map(\.screen) == [DisplayID(4)])
        #expect(contacts.map(\.tool) == [.pencil])
    }
}
