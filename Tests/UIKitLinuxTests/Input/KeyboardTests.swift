import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform

private enum Key {
    static let z = 44
    static let y = 21
    static let semicolon = 39
    static let shift = 42
    static let control = 29
    static let escape = 1
    static let left = 105
    static let rightAlt = 100
    static let q = 16
}

@Suite @MainActor struct KeyboardTests {
    @Test func `keys are named and typed by the layout`() throws {
        let american = try #require(Keyboard(layout: "us"))
        let german = try #require(Keyboard(layout: "de"))
        #expect(american.stroke(Key.z, isDown: true)?.name == "z")
        #expect(german.stroke(Key.z, isDown: true)?.name == "y")
        let umlaut = try #require(german.stroke(Key.semicolon, isDown: true))
        #expect(umlaut.name == "odiaeresis")
        #expect(umlaut.characters == "ö")
    }

    @Test func `modifiers change what is typed, not the key's name`() throws {
        let keyboard = try #require(Keyboard(layout: "de"))
        #expect(keyboard.stroke(Key.shift, isDown: true)?.name == "Shift_L")
        let upper = try #require(keyboard.stroke(Key.semicolon, isDown: true))
        #expect(upper.name == "odiaeresis")
        #expect(upper.characters == "Ö")
        #expect(upper.plainCharacters == "ö")
        #expect(upper.modifiers == .shift)
        _ = keyboard.stroke(Key.semicolon, isDown: false)
        _ = keyboard.stroke(Key.shift, isDown: false)
        _ = keyboard.stroke(Key.rightAlt, isDown: true)
        #expect(keyboard.stroke(Key.q, isDown: true)?.characters == "@")
    }

    @Test func `keys that type nothing have no characters`() throws {
        let keyboard = try #require(Keyboard(layout: "us"))
        let escape = try #require(keyboard.stroke(Key.escape, isDown: true))
        #expect(escape == Keyboard.Stroke(name: "Escape"))
        #expect(keyboard.stroke(Key.left, isDown: true)?.name == "Left")
        _ = keyboard.stroke(Key.control, isDown: true)
        let control = try #require(keyboard.stroke(Key.z, isDown: true))
        #expect(control.characters.isEmpty)
        #expect(control.plainCharacters == "z")
        #expect(control.modifiers == .control)
    }

    @Test func `a layout that is none is none, a code that is none means nothing`() throws {
        #expect(Keyboard(layout: "no-such-layout") == nil)
        let keyboard = try #require(Keyboard(layout: "us,de(nodeadkeys)"))
        #expect(keyboard.stroke(100_000, isDown: true) == nil)
        #expect(keyboard.stroke(-5, isDown: true) == nil)
    }

    @Test func `the translator takes a keyboard's word, and its own table's without one`() throws {
        let device = DeviceID(1)
        var translator = InputTranslator(surface: CGSize(width: 10, height: 10))
        let stroke = Keyboard.Stroke(
            name: "odiaeresis",
            characters: "Ö",
            plainCharacters: "ö",
            modifiers: .shift
        )
        let typed = translator.translate([
            RawInput(device, .zero, .key(Key.semicolon, isDown: true, stroke))
        ])
        #expect(
            typed == [
                .event(
                    .key(
                        "odiaeresis",
                        isDown: true,
                        modifiers: .shift,
                        characters: KeyCharacters(typed: "Ö", plain: "ö"),
                        time: .zero
                    )
                )
            ]
        )
    }

    @Test func `the quit chord is where it is on the keyboard, whatever the layout`() throws {
        let device = DeviceID(1)
        var translator = InputTranslator(surface: CGSize(width: 10, height: 10))
        let control = Keyboard.Stroke(name: "Control_L", modifiers: .control)
        let cyrillic = Keyboard.Stroke(name: "Cyrillic_es", modifiers: .control)
        let reports = translator.translate([
            RawInput(device, .zero, .key(Key.control, isDown: true, control)),
            RawInput(device, .zero, .key(46, isDown: true, cyrillic)),
        ])
        #expect(reports.last == .quit)
    }

    @Test(arguments: [
        (164, 103, nil as Int?), (163, 104, nil), (165, 105, nil), (166, 102, nil),
        (168, 106, 107), (208, 108, 109), (207, 100, nil), (201, 101, nil),
    ])
    func `media keys are remote control events`(code: Int, down: Int, up: Int?) {
        var translator = InputTranslator(surface: CGSize(width: 10, height: 10))
        func send(_ isDown: Bool) -> [InputTranslator.Report] {
            translator.translate([RawInput(DeviceID(1), .zero, .key(code, isDown: isDown))])
        }
        #expect(send(true) == [.event(.remoteControl(down, time: .zero))])
        #expect(send(false) == (up.map { [.event(.remoteControl($0, time: .zero))] } ?? []))
    }

    @Test func `Ctrl, Alt and a function key ask for another terminal`() {
        var translator = InputTranslator(surface: CGSize(width: 10, height: 10))
        let codes = [29, 56, 60]
        let reports = translator.translate(
            codes.map { RawInput(DeviceID(1), .zero, .key($0, isDown: true)) }
        )
        #expect(reports.last == .switchTo(session: 2))
    }
}
