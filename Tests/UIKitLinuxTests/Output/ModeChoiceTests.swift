import Testing
import UIKitLinux

private let hd60 = DisplayMode(width: 1280, height: 720, rate: 60)
private let hd75 = DisplayMode(width: 1280, height: 720, rate: 75)
private let full = DisplayMode(width: 1920, height: 1080, rate: 60)
private let own = DisplayMode(width: 1024, height: 600, rate: 60, isPreferred: true)
private let all = [own, hd60, full, hd75]

@Suite struct ModeChoiceTests {
    @Test func `the display's own mode comes first, then the largest`() {
        let modes = ModeChoice.candidates(all, current: nil, request: .automatic)
        #expect(modes == [own, full, hd75, hd60])
    }

    @Test func `the current mode comes before the display's own`() {
        var current = hd60
        current.name = "whatever"
        current.type = 0
        let modes = ModeChoice.candidates(all, current: current, request: .automatic)
        #expect(modes == [hd60, own, full, hd75])
    }

    @Test func `a current mode that isn't offered any more is not kept`() {
        let gone = DisplayMode(width: 640, height: 480, rate: 60)
        let modes = ModeChoice.candidates(all, current: gone, request: .automatic)
        #expect(modes.first == own)
    }

    @Test func `a request comes before everything`() {
        let request = ModeRequest.size(width: 1280, height: 720, rate: nil)
        let modes = ModeChoice.candidates(all, current: full, request: request)
        #expect(modes == [hd60, hd75, full, own])
        let fast = ModeRequest.size(width: 1280, height: 720, rate: 75)
        #expect(ModeChoice.candidates(all, current: full, request: fast).first == hd75)
    }

    @Test func `a request that isn't offered gives nothing`() {
        let request = ModeRequest.size(width: 1280, height: 720, rate: 50)
        #expect(ModeChoice.candidates(all, current: full, request: request).isEmpty)
    }

    @Test func `a rate is computed from the timing`() {
        let ntsc = DisplayMode(
            width: 1920,
            height: 1080,
            clock: 148_352,
            horizontal: .init(syncStart: 2008, syncEnd: 2052, total: 2200),
            vertical: .init(syncStart: 1084, syncEnd: 1089, total: 1125),
            nominalRate: 60,
            name: "1920x1080"
        )
        #expect(abs(ntsc.rate - 59.9402) < 0.0001)
        #expect(ntsc.label == "1920x1080@60")
    }

    @Test(arguments: [
        ("", ModeRequest.automatic), ("list", .list),
        ("1280x800", .size(width: 1280, height: 800, rate: nil)),
        ("1280x800@75", .size(width: 1280, height: 800, rate: 75)),
    ])
    func `a request is read`(text: String, request: ModeRequest) {
        #expect(ModeRequest(text) == request)
    }

    @Test(arguments: [
        "1280", "x", "1280x", "x800", "1280x800x2", "1280x800@", "1280x800@7@5", "0x800", "-1x5",
        "1280x99999", " 1280x800", "1280X800", "+5x5", "list ", "99999999999999999999x5", "@60",
    ])
    func `nonsense is no request`(text: String) {
        #expect(ModeRequest(text) == nil)
    }
}
