import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform

private let one = DeviceID(1)
private let two = DeviceID(2)
private let three = DeviceID(3)

/// A translator for an 800 × 480 screen and a clock that ticks a millisecond an event.
private struct Feed {
    var translator = InputTranslator(surface: CGSize(width: 800, height: 480))
    var time = MonotonicTime.zero

    mutating func batch(_ events: (DeviceID, RawInput.Change)...) -> [InputTranslator.Report] {
        translator.translate(
            events.map { device, change in
                time = time.advanced(by: 0.001)
                return RawInput(device, time, change)
            }
        )
    }

    /// The contacts of all frames, as text: phase, device.slot, place.
    mutating func contacts(_ events: (DeviceID, RawInput.Change)...) -> [[String]] {
        var result: [[String]] = []
        for (device, change) in events {
            for report in batch((device, change)) {
                if case .event(.contacts(let changes, _)) = report {
                    result.append(changes.map(Self.text))
                }
            }
        }
        return result
    }

    static func firstContact(_ report: InputTranslator.Report) -> TouchContact? {
        if case .event(.contacts(let changes, _)) = report { changes.first } else { nil }
    }

    static func text(_ contact: TouchContact) -> String {
        let place = contact.position
        return
            "\(contact.phase) \(contact.device.number).\(contact.slot) \(Int(place.x)),\(Int(place.y))"
    }

    static func texts(_ reports: [InputTranslator.Report]) -> [String] {
        reports.flatMap { report -> [String] in
            guard case .event(let event) = report else { return ["quit"] }
            switch event {
            case .contacts(let changes, _): return changes.map(text)
            case .hover(let place, _, _):
                let screen = place.screen == .main ? "" : " on \(place.screen.number)"
                return ["hover \(Int(place.point.x)),\(Int(place.point.y))\(screen)"]
            case .scroll(_, let by, let source, _, _):
                let kind = source == .wheel ? "" : " \(source)"
                return ["scroll \(Int(by.dx)),\(Int(by.dy))\(kind)"]
            case .deviceAdded(let id, let name): return ["added \(id.number) \(name)"]
            case .deviceRemoved(let id, _): return ["removed \(id.number)"]
            case .key(let name, let isDown, _, _, _):
                return ["\(isDown ? "press" : "release") \(name)"]
            default: return ["other"]
            }
        }
    }
}

private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

@Suite struct InputTranslatorTests {
    @Test func `all changes up to a frame are one event, in order`() {
        var feed = Feed()
        let reports = feed.batch(
            (one, .touchDown(slot: 0, at(10, 20))),
            (one, .touchDown(slot: 9, at(30, 40))),
            (one, .touchFrame),
            (one, .touchMotion(slot: 9, at(31, 41))),
            (one, .touchUp(slot: 0)),
            (one, .touchFrame)
        )
        guard reports.count == 2, case .event(.contacts(let first, let start)) = reports[0],
            case .event(.contacts(let second, let end)) = reports[1]
        else {
            Issue.record("two frames expected, not \(reports)")
            return
        }
        #expect(first.map(Feed.text) == ["down 1.0 10,20", "down 1.9 30,40"])
        #expect(second.map(Feed.text) == ["move 1.9 31,41", "up 1.0 10,20"])
        #expect(start == MonotonicTime(microseconds: 3000))
        #expect(end == MonotonicTime(microseconds: 6000))
    }

    @Test func `FIELD-1 twenty taps in one batch are forty frames`() {
        var feed = Feed()
        var raw: [RawInput] = []
        for _ in 0..<20 {
            for change in [
                RawInput.Change.touchDown(slot: 0, at(200, 130)), .touchFrame, .touchUp(slot: 0),
                .touchFrame,
            ] { raw.append(RawInput(one, .zero, change)) }
        }
        let texts = Feed.texts(feed.translator.translate(raw))
        #expect(texts.count == 40)
        #expect(texts.count { $0 == "down 1.0 200,130" } == 20)
        #expect(texts.count { $0 == "up 1.0 200,130" } == 20)
        #expect(texts.enumerated().allSatisfy { $1.hasPrefix($0 % 2 == 0 ? "down" : "up") })
    }

    @Test func `FIELD-3 a finger is lifted where it was last`() {
        var feed = Feed()
        #expect(
            feed.contacts(
                (one, .touchDown(slot: 3, at(400, 240))),
                (one, .touchFrame),
                (one, .touchMotion(slot: 3, at(410, 240))),
                (one, .touchFrame),
                (one, .touchUp(slot: 3)),
                (one, .touchFrame)
            )
                == [["down 1.3 400,240"], ["move 1.3 410,240"], ["up 1.3 410,240"]]
        )
    }

    @Test func `FIELD-4 a finger on a device that goes is cancelled once`() {
        var feed = Feed()
        _ = feed.batch((one, .touchDown(slot: 0, at(200, 130))), (one, .touchFrame))
        let reports = feed.batch((one, .touchCancel(slot: 0)), (one, .touchFrame), (one, .removed))
        #expect(Feed.texts(reports) == ["cancel 1.0 200,130", "removed 1"])
    }

    @Test func `FIELD-4 a device that goes without a word leaves no finger behind`() {
        var feed = Feed()
        _ = feed.batch((one, .touchDown(slot: 0, at(200, 130))), (one, .touchFrame))
        #expect(Feed.texts(feed.batch((one, .removed))) == ["removed 1"])
        #expect(feed.contacts((one, .touchUp(slot: 0)), (one, .touchFrame)) == [])
        #expect(
            feed.contacts((two, .touchDown(slot: 0, at(1, 1))), (two, .touchFrame))
                == [["down 2.0 1,1"]]
        )
    }

    @Test func `FIELD-4 a change that waits for its frame is told before the removal`() {
        var feed = Feed()
        let reports = feed.batch((one, .touchDown(slot: 0, at(5, 6))), (one, .removed))
        #expect(Feed.texts(reports) == ["down 1.0 5,6", "removed 1"])
    }

    @Test func `FIELD-10 equal slots of two screens are two contacts`() {
        var feed = Feed()
        #expect(
            feed.contacts(
                (one, .touchDown(slot: 0, at(1, 1))),
                (two, .touchDown(slot: 0, at(9, 9))),
                (two, .touchFrame),
                (one, .touchFrame),
                (one, .touchUp(slot: 0)),
                (one, .touchFrame),
                (two, .touchMotion(slot: 0, at(8, 8))),
                (two, .touchFrame)
            )
                == [["down 2.0 9,9"], ["down 1.0 1,1"], ["up 1.0 1,1"], ["move 2.0 8,8"]]
        )
    }

    @Test func `a finger that was held before is nothing until it comes down`() {
        var feed = Feed()
        #expect(
            feed.contacts(
                (one, .touchMotion(slot: 0, at(1, 1))),
                (one, .touchFrame),
                (one, .touchUp(slot: 0)),
                (one, .touchFrame),
                (one, .touchDown(slot: 0, at(2, 2))),
                (one, .touchFrame)
            ) == [["down 1.0 2,2"]]
        )
    }

    @Test func `a second down in a slot cancels the first`() {
        var feed = Feed()
        #expect(
            feed.contacts(
                (one, .touchDown(slot: 0, at(1, 1))),
                (one, .touchFrame),
                (one, .touchDown(slot: 0, at(2, 2))),
                (one, .touchFrame)
            )
                == [["down 1.0 1,1"], ["cancel 1.0 1,1", "down 1.0 2,2"]]
        )
    }

    @Test func `FIELD-6 places stay on the screen`() {
        var feed = Feed()
        let reports = feed.batch(
            (one, .touchDown(slot: 0, at(-3, 480))),
            (one, .touchFrame),
            (one, .touchMotion(slot: 0, at(900, 12.5))),
            (one, .touchFrame)
        )
        let places = reports.compactMap { report -> CGPoint? in
            if case .event(.contacts(let all, _)) = report { all.first?.position } else { nil }
        }
        #expect(places == [at(0, CGFloat(480).nextDown), at(CGFloat(800).nextDown, 12.5)])
    }

    @Test func `ten thousand moves between two edges lose neither`() {
        var feed = Feed()
        var raw = [RawInput(one, .zero, .touchDown(slot: 0, at(0, 0)))]
        for step in 1...10_000 {
            raw.append(RawInput(one, .zero, .touchFrame))
            raw.append(
                RawInput(one, .zero, .touchMotion(slot: 0, at(CGFloat(step) / 100, 1)))
            )
        }
        raw.append(RawInput(one, .zero, .touchFrame))
        raw.append(RawInput(one, .zero, .touchUp(slot: 0)))
        raw.append(RawInput(one, .zero, .touchFrame))
        let texts = Feed.texts(feed.translator.translate(raw))
        #expect(texts.count == 10_002)
        #expect(texts.first == "down 1.0 0,0")
        #expect(texts.last == "up 1.0 100,1")
    }

    @Test(arguments: 0..<50)
    func `whatever devices do, every contact begins once and ends once`(seed: UInt64) {
        var random = SplitMix(state: seed)
        var feed = Feed()
        var live: Set<String> = []
        for step in 0..<2000 {
            let device = random.below(2) == 0 ? one : two
            let slot = random.below(3)
            let place = at(CGFloat(random.below(900)) - 50, CGFloat(random.below(600)) - 50)
            let changes: [RawInput.Change] = [
                .touchDown(slot: slot, place), .touchMotion(slot: slot, place),
                .touchUp(slot: slot), .touchCancel(slot: slot), .touchFrame, .touchFrame,
                .pointerMotion(CGVector(dx: place.x, dy: 3)), .removed,
                .pointerButton(0x110 + random.below(3), isDown: random.below(2) == 0),
            ]
            for report in feed.batch(
                (random.below(9) == 0 ? three : device, changes[random.below(9)])
            ) {
                switch report {
                case .event(.contacts(let all, _)):
                    for contact in all {
                        let name = "\(contact.device.number).\(contact.slot)"
                        let isBegin = contact.phase == .down
                        #expect(live.contains(name) != isBegin, "seed \(seed), step \(step)")
                        if isBegin { live.insert(name) }
                        if contact.phase == .up || contact.phase == .cancel { live.remove(name) }
                        #expect(
                            CGRect(x: 0, y: 0, width: 800, height: 480)
                                .contains(contact.position)
                        )
                    }
                case .event(.deviceRemoved(let id, _)):
                    live = live.filter { !$0.hasPrefix("\(id.number).") }
                default: break
                }
            }
        }
    }

    @Test func `a mouse hovers, presses, drags and lets go`() {
        var feed = Feed()
        let reports = feed.batch(
            (one, .pointerMotion(CGVector(dx: -100, dy: 60))),
            (one, .pointerButton(0x110, isDown: true)),
            (one, .pointerMotion(CGVector(dx: 5, dy: 0))),
            (one, .pointerButton(0x111, isDown: true)),
            (one, .pointerButton(0x110, isDown: false)),
            (one, .pointerMotion(CGVector(dx: 0, dy: 999))),
            (one, .pointerButton(0x111, isDown: false)),
            (one, .pointerScroll(CGVector(dx: 0, dy: 40))),
            (one, .pointerScroll(CGVector(dx: 0, dy: 4), .finger)),
            (one, .pointerScroll(.zero, .finger))
        )
        #expect(
            Feed.texts(reports) == [
                "hover 300,300", "down 1.1000 300,300", "move 1.1000 305,300",
                "move 1.1000 305,300",
                "move 1.1000 305,300", "move 1.1000 305,479", "up 1.1000 305,479", "scroll 0,40",
                "scroll 0,4 finger", "scroll 0,0 finger",
            ]
        )
        let changes = reports.compactMap(Feed.firstContact)
        #expect(changes.map(\.buttons) == [0b01, 0b01, 0b11, 0b10, 0b10, 0])
        #expect(changes.allSatisfy { $0.tool == .pointer })
    }

    @Test func `a pointer goes from screen to screen, side by side, and no further`() {
        var feed = Feed()
        feed.translator.neighbours = [
            InputTranslator.Placement(screen: DisplayID(7), size: CGSize(width: 200, height: 100)),
            InputTranslator.Placement(screen: DisplayID(3), size: CGSize(width: 600, height: 900)),
        ]
        func hovers(_ dx: CGFloat, _ dy: CGFloat) -> [String] {
            Feed.texts(feed.batch((one, .pointerMotion(CGVector(dx: dx, dy: dy)))))
        }
        // From the middle of 800 × 480.
        #expect(hovers(399, 200) == ["hover 799,440"])
        // The next one is not as high.
        #expect(hovers(1, 0) == ["hover 0,99 on 7"])
        #expect(hovers(-1, 0) == ["hover 799,99"])
        // A fast movement jumps over a screen.
        #expect(hovers(211, 10) == ["hover 10,109 on 3"])
        #expect(hovers(9000, 9000) == ["hover 599,899 on 3"])
        #expect(hovers(-600, 0) == ["hover 199,99 on 7"])
        #expect(hovers(-9000, 0) == ["hover 0,99"])
    }

    @Test func `a held button keeps the pointer on its screen, and its contact names that`() {
        var feed = Feed()
        feed.translator.neighbours = [
            InputTranslator.Placement(screen: DisplayID(7), size: CGSize(width: 200, height: 100))
        ]
        _ = feed.batch((one, .pointerMotion(CGVector(dx: 450, dy: -200))))
        let reports = feed.batch(
            (one, .pointerButton(0x110, isDown: true)),
            (one, .pointerMotion(CGVector(dx: -500, dy: 0))),
            (two, .pointerPlace(at(500, 9))),
            (one, .pointerButton(0x110, isDown: false)),
            (one, .pointerScroll(CGVector(dx: 0, dy: 40)))
        )
        #expect(
            Feed.texts(reports) == [
                "down 1.1000 50,40", "move 1.1000 0,40", "move 1.1000 199,9", "up 1.1000 199,9",
                "scroll 0,40",
            ]
        )
        #expect(
            reports.compactMap(Feed.firstContact).map(\.screen)
                == Array(repeating: DisplayID(7), count: 4)
        )
        // Then it goes on to the main one; a device with places of its own means that one.
        #expect(
            Feed.texts(feed.batch((one, .pointerMotion(CGVector(dx: -200, dy: 0)))))
                == ["hover 799,9"]
        )
        _ = feed.batch((one, .pointerMotion(CGVector(dx: 100, dy: 0))))
        #expect(Feed.texts(feed.batch((two, .pointerPlace(at(5, 9))))) == ["hover 5,9"])
    }

    @Test func `a pointer on a screen that goes is at the edge of the main one`() {
        var feed = Feed()
        feed.translator.neighbours = [
            InputTranslator.Placement(screen: DisplayID(7), size: CGSize(width: 200, height: 100))
        ]
        _ = feed.batch((one, .pointerMotion(CGVector(dx: 450, dy: -200))))
        feed.translator.neighbours = []
        let reports = feed.batch((one, .pointerMotion(CGVector(dx: -1, dy: 0))))
        #expect(Feed.texts(reports) == ["hover 798,40"])
    }

    @Test func `02§15 a touchpad's pinch is a transform where the pointer is`() {
        var feed = Feed()
        let reports = feed.batch(
            (one, .pointerPlace(at(300, 200))),
            (one, .pinch(.begin, scale: 1, rotation: 0)),
            (one, .pinch(.change, scale: 1.5, rotation: -0.25)),
            (one, .pinch(.end, scale: 1.5, rotation: 0)),
            (two, .pinch(.cancel, scale: 1, rotation: 0))
        )
        func report(
            _ phase: TransformPhase,
            scale: CGFloat = 1,
            rotation: CGFloat = 0,
            device: DeviceID = one,
            _ time: TimeInterval
        ) -> InputTranslator.Report {
            .event(
                .transform(
                    TouchpadTransform(
                        phase,
                        at: ScreenPlace(at(300, 200)),
                        scale: scale,
                        rotation: rotation
                    ),
                    device: device,
                    time: MonotonicTime.zero.advanced(by: time)
                )
            )
        }
        #expect(
            Array(reports.dropFirst()) == [
                report(.begin, 0.002), report(.change, scale: 1.5, rotation: -0.25, 0.003),
                report(.end, scale: 1.5, 0.004), report(.cancel, device: two, 0.005),
            ]
        )
    }

    @Test func `the right button alone is a contact of its own kind`() {
        var feed = Feed()
        let reports = feed.batch(
            (one, .pointerButton(0x111, isDown: true)),
            (one, .pointerButton(0x111, isDown: true)),
            (one, .pointerButton(0x111, isDown: false))
        )
        #expect(Feed.texts(reports) == ["down 1.1000 400,240", "up 1.1000 400,240"])
        #expect(reports.compactMap(Feed.firstContact).map(\.buttons) == [0b10, 0])
    }

    @Test func `a button held on one device follows the pointer of another`() {
        var feed = Feed()
        #expect(
            feed.contacts(
                (one, .pointerButton(0x110, isDown: true)),
                (two, .pointerPlace(at(7, 8))),
                (one, .pointerButton(0x110, isDown: false))
            )
                == [["down 1.1000 400,240"], ["move 1.1000 7,8"], ["up 1.1000 7,8"]]
        )
    }

    @Test func `FIELD-4 a mouse that is pulled with its button held doesn't click`() {
        var feed = Feed()
        _ = feed.batch((one, .pointerButton(0x110, isDown: true)))
        let reports = feed.batch((one, .pointerButton(0x110, isDown: false)), (one, .removed))
        #expect(Feed.texts(reports) == ["cancel 1.1000 400,240", "removed 1"])
    }

    @Test func `a click that was made before the mouse moved and was pulled counts`() {
        var feed = Feed()
        let reports = feed.batch(
            (one, .pointerButton(0x110, isDown: true)),
            (one, .pointerButton(0x110, isDown: false)),
            (one, .pointerMotion(CGVector(dx: 1, dy: 0))),
            (two, .pointerButton(0x110, isDown: true)),
            (one, .removed)
        )
        #expect(
            Feed.texts(reports) == [
                "down 1.1000 400,240", "up 1.1000 400,240", "hover 401,240", "down 2.1000 401,240",
                "removed 1",
            ]
        )
    }

    @Test func `a finger and a mouse button of one device are two contacts`() {
        var feed = Feed()
        #expect(
            feed.contacts(
                (one, .touchDown(slot: 0, at(1, 1))),
                (one, .touchFrame),
                (one, .pointerButton(0x110, isDown: true)),
                (one, .touchUp(slot: 0)),
                (one, .touchFrame)
            ) == [["down 1.0 1,1"], ["down 1.1000 400,240"], ["up 1.0 1,1"]]
        )
    }

    @Test func `a stylus has force and lean`() throws {
        var feed = Feed()
        let pen = RawInput.Pen(position: at(50, 60), force: 0.5, tilt: CGVector(dx: 45, dy: 0))
        let reports = feed.batch((one, .penHover(pen)), (one, .penTip(pen, isDown: true)))
        #expect(Feed.texts(reports) == ["hover 50,60", "down 1.1001 50,60"])
        let contact = try #require(Feed.firstContact(reports[1]))
        #expect(contact.tool == .pencil)
        #expect(contact.force == 0.5)
        #expect(abs(contact.altitude - .pi / 4) < 1e-12)
        #expect(contact.azimuth == 0)
    }

    @Test(arguments: [
        (CGVector(dx: 0, dy: 0), 1.570796, 0.0), (CGVector(dx: 0, dy: 45), 0.785398, 1.570796),
        (CGVector(dx: -45, dy: 0), 0.785398, 3.141593),
        (CGVector(dx: 30, dy: 30), 0.886077, 0.785398), (CGVector(dx: 90, dy: 0), 0.017453, 0.0),
    ])
    func `tilts become altitude and azimuth`(tilt: CGVector, altitude: CGFloat, azimuth: CGFloat) {
        let lean = PenLean(tilt: tilt)
        #expect(abs(lean.altitude - altitude) < 1e-6)
        #expect(abs(lean.azimuth - azimuth) < 1e-6)
    }
}

@Suite struct KeyTests {
    @Test(arguments: [
        (1, "Escape"), (30, "a"), (44, "z"), (57, "space"), (103, "Up"), (105, "Left"),
        (28, "Return"), (11, "0"), (111, "Delete"), (59, "F1"), (88, "F12"), (15, "Tab"),
    ])
    func `keys have xkb's names`(code: Int, name: String) {
        #expect(KeyNames.name(of: code) == name)
    }

    @Test func `modifiers are told with the key`() {
        var keys = KeyState()
        _ = keys.report(42, isDown: true, time: .zero)
        _ = keys.report(100, isDown: true, time: .zero)
        #expect(
            keys.report(30, isDown: true, time: .zero)
                == .event(.key("a", isDown: true, modifiers: [.shift, .alternate], time: .zero))
        )
        _ = keys.report(42, isDown: false, time: .zero)
        _ = keys.report(100, isDown: false, time: .zero)
        #expect(
            keys.report(30, isDown: false, time: .zero)
                == .event(.key("a", isDown: false, modifiers: [], time: .zero))
        )
    }

    @Test(arguments: [
        ([29, 46], true), ([97, 46], true), ([29, 56, 14], true), ([46], false),
        ([29, 42, 46], false), ([29, 14], false), ([56, 14], false),
    ])
    func `two chords quit`(codes: [Int], isQuit: Bool) {
        var keys = KeyState()
        let reports = codes.map { keys.report($0, isDown: true, time: .zero) }
        #expect((reports.last == .quit) == isQuit)
    }
}
