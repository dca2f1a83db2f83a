import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

private let small = DisplayMode(width: 80, height: 48, rate: 50)

@Suite(.evenBooks) @MainActor struct StartAndExitTests {
    @Test func `FIELD-14 a mode that the link cannot carry leads to the next`() throws {
        let kms = FakeKMS(modes: [
            DisplayMode(width: 2560, height: 1440, rate: 60, isPreferred: true),
            DisplayMode(width: 1280, height: 720, rate: 60),
            DisplayMode(width: 1920, height: 1080, rate: 60),
        ])
        kms.refusal = { mode, _ in mode.width > 1920 ? .noSpace : nil }
        let app = try FakeApp(kms)
        #expect(app.display.pixelSize == PixelSize(width: 1920, height: 1080))
        #expect(kms.liveBuffers.count == 2)
        #expect(kms.commitCount == 0)
    }

    @Test func `FIELD-14 a driver that refuses everything is an error, not a loop`() throws {
        let kms = FakeKMS(modes: [small, DisplayMode(width: 40, height: 24, rate: 50)])
        kms.planeFormats = [.xrgb8888, .rgb565]
        kms.refusal = { _, _ in .invalid }
        #expect(throws: PlatformError.self) { try FakeApp(kms) }
        let tests = kms.calls.compactMap {
            if case .test(let m, let f) = $0 { (m, f) } else { nil }
        }
        #expect(tests.map(\.0.width) == [80, 80, 40, 40])
        #expect(tests.map(\.1) == [.xrgb8888, .rgb565, .xrgb8888, .rgb565])
        #expect(kms.liveBuffers.isEmpty)
    }

    @Test func `a format that is refused leads to the next before the mode does`() throws {
        let kms = FakeKMS()
        kms.planeFormats = [.rgb565, .xrgb8888, .argb8888]
        kms.refusal = { _, format in format == .rgb565 ? nil : .invalid }
        let app = try FakeApp(kms)
        #expect(app.display.summary == "/dev/dri/card7 (fake): DSI-1 80x48@50 RG16, atomic")
    }

    @Test(arguments: [SystemError.accessDenied, .busy, .notPermitted])
    func `FIELD-16 a card that is somebody else's is named`(error: SystemError) throws {
        let kms = FakeKMS()
        kms.masterError = error
        let thrown = #expect(throws: PlatformError.self) { try FakeApp(kms) }
        #expect(thrown?.errorNumber == error.number)
        #expect(thrown?.description.hasPrefix("become DRM master of /dev/dri/card7: ") == true)
        #expect(thrown?.remedy.isEmpty == false)
        #expect(kms.commitCount == 0)
    }

    @Test func `an error other than a refusal ends the search at once`() throws {
        let kms = FakeKMS(modes: [small, DisplayMode(width: 40, height: 24, rate: 50)])
        kms.refusal = { _, _ in .accessDenied }
        let thrown = #expect(throws: PlatformError.self) { try FakeApp(kms) }
        #expect(thrown?.reason == "permission denied (EACCES)")
        #expect(kms.calls.count { if case .test = $0 { true } else { false } } == 1)
    }

    @Test func `FIELD-22 a picture that was there is shown again once, after the last flip`() throws
    {
        let kms = FakeKMS()
        kms.savedState = KMSCRTCState(framebuffer: 9, mode: small)
        let app = try FakeApp(kms)
        app.show()
        app.blanks()
        app.paint(PixelRect(x: 0, y: 0, width: 5, height: 5), 0xFFFF_0000)
        app.show()
        kms.blank(at: app.scheduler.manual.now)
        app.display.shutDown()
        app.display.shutDown()
        let end = kms.calls.suffix(5)
        #expect(
            Array(end.prefix(2)) == [
                .remember(nil), .setCRTC(41, connector: 30, framebuffer: 9),
            ]
        )
        #expect(end.last == .dropMaster)
        #expect(kms.liveBuffers.isEmpty)
        #expect(app.scheduler.watchedDescriptors == [])
    }

    @Test func `FIELD-22 a CRTC that was off is switched off`() throws {
        let kms = FakeKMS()
        let app = try FakeApp(kms)
        app.show()
        app.display.shutDown()
        #expect(kms.calls.contains(.setCRTC(41, connector: nil, framebuffer: 0)))
    }

    @Test func `FIELD-22 leaving doesn't wait for a report that never comes`() throws {
        let kms = FakeKMS()
        kms.losesFlips = true
        let app = try FakeApp(kms)
        app.show()
        app.blanks()
        app.paint(PixelRect(x: 0, y: 0, width: 5, height: 5), 0xFFFF_0000)
        app.show()
        app.display.shutDown()
        #expect(kms.calls.last == .dropMaster)
        #expect(DRMDisplay.farewellTimeout < 500)
    }

    @Test func `leaving before the first frame changes nothing`() throws {
        let kms = FakeKMS()
        let app = try FakeApp(kms)
        app.display.shutDown()
        #expect(kms.commitCount == 0)
    }

    @Test func `what a crash must show again is remembered while the card is ours`() throws {
        let kms = FakeKMS()
        kms.savedState = KMSCRTCState(framebuffer: 9, mode: small)
        let app = try FakeApp(kms)
        #expect(kms.remembered == kms.savedState)
        app.display.shutDown()
        #expect(kms.remembered == nil)
    }
}
