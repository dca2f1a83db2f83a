import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

private let a = PixelRect(x: 4, y: 4, width: 10, height: 8)
private let b = PixelRect(x: 40, y: 20, width: 7, height: 9)

/// An application whose first frame is on the glass, at 50 Hz.
@MainActor private func shownApp(_ kms: FakeKMS = FakeKMS()) throws -> FakeApp {
    let app = try FakeApp(kms)
    app.show()
    app.blanks()
    return app
}

@Suite(.evenBooks) @MainActor struct FlipTests {
    @Test func `FIELD-12 a refused flip keeps its damage and is tried again by itself`() throws {
        let app = try shownApp()
        app.kms.frameErrors = [.busy]
        app.paint(a, 0xFFFF_0000)
        #expect(app.show() == .busy)
        app.blanks(2)
        #expect(app.kms.glass == app.picture)
        #expect(app.errors.isEmpty)
    }

    @Test func `FIELD-12 damage during a flip leads to a second flip`() throws {
        let app = try shownApp()
        app.paint(a, 0xFFFF_0000)
        #expect(app.show() == .presented)
        app.paint(b, 0xFF00_FF00)
        #expect(app.show() == .busy)
        app.blanks(2)
        #expect(app.kms.glass == app.picture)
        #expect(app.kms.flipCount == 2)
        #expect(app.kms.busyCount == 0)
    }

    @Test func `FIELD-13 a loop that was held up reads the report before it commits`() throws {
        let app = try shownApp()
        app.drawsWhenReady = false
        app.paint(a, 0xFFFF_0000)
        app.show()
        app.scheduler.stall(milliseconds: 20)
        app.kms.blank(at: app.scheduler.manual.now)
        app.scheduler.stall(milliseconds: 480)
        app.paint(b, 0xFF00_FF00)
        #expect(app.show() == .presented)
        #expect(app.kms.busyCount == 0)
        app.blanks()
        #expect(app.kms.glass == app.picture)
    }

    @Test func `FIELD-13 a report that never comes costs a second`() throws {
        let app = try shownApp()
        app.kms.losesFlips = true
        app.paint(a, 0xFFFF_0000)
        app.show()
        app.kms.blank(at: app.scheduler.manual.now)
        app.paint(b, 0xFF00_FF00)
        app.scheduler.advance(milliseconds: 990)
        #expect(app.show() == .busy)
        #expect(app.display.lostFlipCount == 0)
        app.scheduler.advance(milliseconds: 10)
        #expect(app.display.lostFlipCount == 1)
        #expect(app.kms.flipCount == 2)
        app.kms.losesFlips = false
        app.blanks()
        #expect(app.kms.glass == app.picture)
    }

    @Test func `a report that comes after it was given up on is not the next flip's`() throws {
        let app = try shownApp()
        app.drawsWhenReady = false
        app.kms.losesFlips = true
        app.paint(a, 0xFFFF_0000)
        app.show()
        app.kms.blank(at: app.scheduler.manual.now)
        app.scheduler.advance(milliseconds: 1000)
        app.paint(b, 0xFF00_FF00)
        #expect(app.show() == .presented)
        app.kms.report(cookie: 1, at: app.scheduler.manual.now)
        app.scheduler.fire(77)
        app.paint(a, 0xFF00_00FF)
        #expect(app.show() == .busy)
        #expect(app.kms.busyCount == 0)
    }

    @Test func `flips that are reported at once are held to the display's rate`() throws {
        let app = try shownApp()
        let start = app.scheduler.manual.now
        for step in 0..<200 {
            app.paint(a, 0xFF00_0000 + UInt32(step))
            app.show()
            app.kms.blank(at: app.scheduler.manual.now)
            app.scheduler.fire(77)
            app.scheduler.advance(milliseconds: 2)
        }
        let elapsed = app.scheduler.manual.now.seconds(since: start)
        #expect(Int((elapsed * 1000).rounded()) == 400)
        #expect((20...23).contains(app.kms.flipCount))
        for (earlier, later) in zip(app.readyTimes, app.readyTimes.dropFirst()) {
            #expect(later.seconds(since: earlier) >= 0.018)
        }
    }

    @Test func `readiness tells the time of the blank`() throws {
        let app = try shownApp()
        app.paint(a, 0xFFFF_0000)
        app.show()
        app.scheduler.stall(milliseconds: 19)
        app.kms.blank(at: app.scheduler.manual.now)
        let blank = app.scheduler.manual.now
        app.scheduler.stall(milliseconds: 3)
        app.scheduler.fire(77)
        app.scheduler.advance(milliseconds: 0)
        #expect(app.readyTimes.last == blank)
    }

    @Test func `a lasting error is said once, is tried once a second and recovers`() throws {
        let app = try shownApp()
        app.kms.frameErrors = [.noMemory, .noMemory, .noMemory]
        app.paint(a, 0xFFFF_0000)
        app.show()
        app.blanks(200)
        #expect(
            app.errors.map(\.description) == [
                "show a frame on /dev/dri/card7: cannot allocate memory (ENOMEM)"
            ]
        )
        #expect(app.kms.frameErrors.isEmpty)
        #expect(app.kms.glass == app.picture)
    }

    @Test func `a master that comes back sets the mode and writes the whole picture`() throws {
        let app = try shownApp()
        app.kms.frameErrors = [.accessDenied]
        app.paint(a, 0xFFFF_0000)
        app.show()
        app.kms.clearCalls()
        app.blanks(60)
        #expect(app.errors.count == 1)
        #expect(app.kms.glass == app.picture)
        guard case .modeSet = app.kms.calls.first(where: { $0 != .becomeMaster }) else {
            Issue.record("the mode was not set again: \(app.kms.calls)")
            return
        }
    }

    @Test func `a card that is pulled is told once and takes nothing more`() throws {
        let app = try shownApp()
        app.kms.frameErrors = [.noDevice]
        app.paint(a, 0xFFFF_0000)
        app.show()
        #expect(app.isLost)
        #expect(app.errors.count == 1)
        app.blanks(10)
        #expect(app.show() == .busy)
        #expect(app.kms.flipCount == 0)
        #expect(app.scheduler.watchedDescriptors == [])
        #expect(app.kms.liveBuffers.isEmpty)
    }

    @Test func `a plane that refuses damage isn't told of it again`() throws {
        let app = try shownApp()
        app.kms.frameErrors = [.invalid, nil]
        app.paint(a, 0xFFFF_0000)
        #expect(app.show() == .presented)
        app.blanks()
        app.paint(b, 0xFF00_FF00)
        #expect(app.show() == .presented)
        app.blanks()
        #expect(app.errors.isEmpty)
        #expect(app.kms.glass == app.picture)
        #expect(app.kms.flipCount == 2)
    }

    @Test func `a mode that is refused after its test is set with the legacy calls`() throws {
        let app = try FakeApp(FakeKMS())
        app.kms.frameErrors = [.invalid]
        #expect(app.show() == .presented)
        app.blanks()
        app.paint(a, 0xFFFF_0000)
        app.show()
        app.blanks()
        #expect(app.kms.glass == app.picture)
        #expect(app.kms.calls.contains(.setCRTC(41, connector: 30, framebuffer: 102)))
    }

    @Test func `legacy calls take over where there is no atomic commit`() throws {
        let kms = FakeKMS()
        kms.hasAtomic = false
        let app = try shownApp(kms)
        #expect(app.display.summary.hasSuffix("XR24, legacy"))
        app.paint(a, 0xFFFF_0000)
        app.show()
        app.blanks()
        app.paint(b, 0xFF00_FF00)
        app.show()
        app.blanks()
        #expect(kms.glass == app.picture)
        // The first buffer missed the frame before, too.
        #expect(kms.calls.last == .markDirty([a, b]))
    }

    @Test func `DIRTYFB that is unknown is asked for once`() throws {
        let kms = FakeKMS()
        kms.hasAtomic = false
        kms.dirtyError = .unknownCall
        let app = try shownApp(kms)
        for step in 0..<5 {
            app.paint(a, 0xFF00_0000 + UInt32(step))
            app.show()
            app.blanks()
        }
        let asked = kms.calls.count { if case .markDirty = $0 { true } else { false } }
        #expect(asked == 1)
        #expect(kms.glass == app.picture)
    }

    @Test func `a driver without page flips is set and paced instead`() throws {
        let kms = FakeKMS()
        kms.hasAtomic = false
        kms.pageFlipError = .unknownCall
        let app = try shownApp(kms)
        app.paint(a, 0xFFFF_0000)
        #expect(app.show() == .presented)
        #expect(kms.glass == app.picture)
        app.paint(b, 0xFF00_FF00)
        #expect(app.show() == .busy)
        app.blanks()
        #expect(kms.glass == app.picture)
    }

    @Test(arguments: 0..<100)
    func `after any faults the glass shows the whole picture again`(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let kms = FakeKMS()
        kms.hasAtomic = random.below(4) > 0
        kms.hasDamageProperty = random.below(2) > 0
        kms.isManualUpdate = kms.hasAtomic && kms.hasDamageProperty
        kms.planeFormats = [[.xrgb8888], [.argb8888]][random.below(2)]
        let app = try FakeApp(kms)
        app.show()
        for _ in 0..<60 {
            let rect = PixelRect(
                x: random.below(60),
                y: random.below(40),
                width: 1 + random.below(20),
                height: 1 + random.below(8)
            )
            app.paint(rect, 0xFF00_0000 | UInt32(random.below(1 << 24)))
            if random.below(5) == 0 {
                let errors: [SystemError] = [.busy, .invalid, .noSpace, .accessDenied]
                kms.frameErrors.append(errors[random.below(4)])
            }
            kms.losesFlips = random.below(10) == 0
            switch random.below(4) {
            case 0: app.show()
            case 1: app.scheduler.advance(milliseconds: Double(random.below(1500)))
            case 2: app.scheduler.stall(milliseconds: Double(random.below(600)))
            default: app.blanks(milliseconds: Double(random.below(40)))
            }
        }
        kms.losesFlips = false
        kms.frameErrors = []
        app.scheduler.advance(milliseconds: 1100)
        app.blanks(4)
        app.show()
        app.blanks(4)
        #expect(kms.glass == app.picture, "seed \(seed)")
    }
}

/// A small generator whose sequence is fixed by its seed.
///
/// Source: [SplitMix64].
struct SplitMix {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(limit))
    }
}
