import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

/// The part of an application that a display talks to: a cached picture, its damage, and a frame whenever one may be shown.
@MainActor final class FakeApp {
    let kms: FakeKMS
    let scheduler = ManualScheduler()
    let display: DRMDisplay
    var picture: Bitmap
    private(set) var damage = Region()
    private(set) var readyTimes: [MonotonicTime] = []
    private(set) var errors: [PlatformError] = []
    private(set) var isLost = false
    /// Whether `displayReady` leads to a frame, as in an application; tests of single calls switch it off.
    var drawsWhenReady = true

    init(
        _ kms: FakeKMS,
        request: ModeRequest = .automatic,
        turn: QuarterTurn? = nil
    ) throws(PlatformError) {
        self.kms = kms
        let choice = try OutputChoice(kms, output: nil, request: request)
        display = try DRMDisplay(kms, choice, scheduler: scheduler, turn: turn)
        picture = Bitmap(size: display.pixelSize)
        paint(PixelRect(size: picture.size), 0xFF00_0000)
        display.onReady = { [unowned self] time in
            readyTimes.append(time)
            if drawsWhenReady { show() }
        }
        display.onLost = { [unowned self] in isLost = true }
        KernelBooks.current?.atEnd { [self] in display.shutDown() }
    }

    /// Changes the picture without showing it.
    func paint(_ rect: PixelRect, _ color: UInt32) {
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX { picture[x, y] = color }
        }
        damage.formUnion(rect)
    }

    /// Has pixels offered again that did not change.
    func need(_ region: Region) { damage.formUnion(region) }

    /// Offers the picture, if anything of it changed.
    @discardableResult
    func show() -> PresentResult? {
        if damage.isEmpty { return nil }
        do {
            let result = try display.present(picture, damage: damage)
            if result == .presented { damage = Region() }
            return result
        } catch {
            errors.append(error)
            return nil
        }
    }

    /// Lets `count` vertical blanks pass, `milliseconds` apart, each noticed at once.
    func blanks(_ count: Int = 1, milliseconds: Double = 20) {
        for _ in 0..<count {
            scheduler.advance(milliseconds: milliseconds)
            kms.blank(at: scheduler.manual.now)
            scheduler.fire(77)
            scheduler.advance(milliseconds: 0)
        }
    }
}
