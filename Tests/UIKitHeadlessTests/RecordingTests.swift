import Testing
import UIKitGeometry
import UIKitHeadless
import UIKitPlatform

private let header = #"{"vitrine":1,"width":320,"height":568,"scale":2}"#

private func recording(_ lines: String...) throws -> Recording {
    try Recording(bytes: Array(([header] + lines).joined(separator: "\n").utf8))
}

private func contact(
    _ phase: ContactPhase,
    _ x: CGFloat,
    _ y: CGFloat,
    slot: Int = 0,
    device: Int = 1
) -> TouchContact {
    TouchContact(
        device: DeviceID(device),
        slot: slot,
        phase: phase,
        position: CGPoint(x: x, y: y)
    )
}

@Suite struct RecordingTests {
    @Test func `the header gives the size in pixels and the scale`() throws {
        let read = try recording()
        #expect(read == Recording(size: PixelSize(width: 320, height: 568), scale: 2))
    }

    @Test func `a header without a scale has one pixel a point`() throws {
        let bytes = Array(#"{"vitrine":1,"width":8,"height":4}"#.utf8)
        #expect(try Recording(bytes: bytes).scale == 1)
    }

    @Test func `contacts of one device at one time are one frame`() throws {
        let read = try recording(
            #"{"t":0.5,"device":1,"slot":0,"phase":"down","x":10,"y":20}"#,
            #"{"t":0.5,"device":1,"slot":1,"phase":"down","x":30.25,"y":40}"#,
            #"{"t":0.5,"device":2,"slot":0,"phase":"down","x":1,"y":2}"#,
            #"{"t":0.516667,"device":1,"slot":0,"phase":"up"}"#
        )
        let time = MonotonicTime(microseconds: 500_000)
        let later = MonotonicTime(microseconds: 516_667)
        #expect(
            read.entries == [
                .init(
                    time: time,
                    action: .input(
                        .contacts(
                            [contact(.down, 10, 20), contact(.down, 30.25, 40, slot: 1)],
                            time: time
                        )
                    )
                ),
                .init(
                    time: time,
                    action: .input(.contacts([contact(.down, 1, 2, device: 2)], time: time))
                ),
                .init(time: later, action: .input(.contacts([contact(.up, 10, 20)], time: later))),
            ]
        )
    }

    @Test func `a contact may tell more than its place`() throws {
        let read = try recording(
            #"{"t":0,"device":1,"slot":0,"phase":"down","x":1,"y":2,"tool":"pencil","radius":3,"#
                + #""force":0.5,"altitude":1,"azimuth":-2,"buttons":3}"#
        )
        let expected = TouchContact(
            device: DeviceID(1),
            slot: 0,
            phase: .down,
            position: CGPoint(x: 1, y: 2),
            tool: .pencil,
            radius: 3,
            force: 0.5,
            altitude: 1,
            azimuth: -2,
            buttons: 3
        )
        #expect(read.entries.first?.action == .input(.contacts([expected], time: .zero)))
    }

    @Test func `everything that is no contact has an event`() throws {
        let read = try recording(
            #"{"t":0,"event":"deviceAdded","device":1,"name":"panel \"A\" \u00e9 \ud83d\ude00"}"#,
            #"{"t":1,"event":"hover","device":1,"x":1,"y":2}"#,
            #"{"t":2,"event":"scroll","device":1,"x":1,"y":2,"screen":3,"dx":0,"dy":-15}"#,
            #"{"t":2.5,"event":"scroll","device":1,"x":1,"y":2,"dx":0,"dy":0,"source":"finger"}"#,
            #"{"t":3,"event":"key","key":"Escape","down":true,"modifiers":"shift+control"}"#,
            #"{"t":4,"event":"shake"}"#,
            #"{"t":5,"event":"remoteControl","subtype":103}"#,
            #"{"t":6,"event":"deviceRemoved","device":1}"#,
            #"{"t":7,"event":"resize","width":640,"height":480}"#,
            #"{"t":8,"event":"picture","name":"half-open"}"#,
            #"{"t":9,"event":"transform","device":2,"phase":"change","x":1,"y":2,"scale":1.5,"rotation":-0.25}"#,
            #"{"t":10,"event":"transform","device":2,"phase":"cancel","x":1,"y":2}"#,
            #"{"t":11,"event":"end"}"#
        )
        func at(_ seconds: Int64) -> MonotonicTime {
            MonotonicTime(microseconds: seconds * 1_000_000)
        }
        let device = DeviceID(1)
        let place = CGPoint(x: 1, y: 2)
        let expected: [Recording.Action] = [
            .input(.deviceAdded(device, name: "panel \"A\" é 😀")),
            .input(.hover(ScreenPlace(place), device: device, time: at(1))),
            .input(
                .scroll(
                    ScreenPlace(place, on: DisplayID(3)),
                    by: CGVector(dx: 0, dy: -15),
                    device: device,
                    time: at(2)
                )
            ),
            .input(
                .scroll(
                    ScreenPlace(place),
                    by: .zero,
                    source: .finger,
                    device: device,
                    time: MonotonicTime(microseconds: 2_500_000)
                )
            ),
            .input(.key("Escape", isDown: true, modifiers: [.shift, .control], time: at(3))),
            .input(.shake(time: at(4))),
            .input(.remoteControl(103, time: at(5))),
            .input(.deviceRemoved(device, time: at(6))),
            .resize(PixelSize(width: 640, height: 480)),
            .picture("half-open"),
            .input(
                .transform(
                    TouchpadTransform(.change, at: ScreenPlace(place), scale: 1.5, rotation: -0.25),
                    device: DeviceID(2),
                    time: at(9)
                )
            ),
            .input(
                .transform(
                    TouchpadTransform(.cancel, at: ScreenPlace(place)),
                    device: DeviceID(2),
                    time: at(10)
                )
            ),
            .end,
        ]
        #expect(read.entries.map(\.action) == expected)
        let times = (0...2).map { at($0) } + [MonotonicTime(microseconds: 2_500_000)]
        #expect(read.entries.map(\.time) == times + (3...11).map { at($0) })
        #expect(read.endTime == at(11))
    }

    @Test func `a session without an end lasts a second longer than its last entry`() throws {
        #expect(try recording(#"{"t":2.5,"event":"shake"}"#).endTime.microseconds == 3_500_000)
        #expect(try recording().endTime.microseconds == 1_000_000)
    }
}
