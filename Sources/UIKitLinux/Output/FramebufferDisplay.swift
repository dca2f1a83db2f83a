import CUIKitDRM
import Glibc
package import UIKitGeometry
package import UIKitPlatform
package import UIKitRaster

/// A screen behind the kernel's old framebuffer device: the last resort where there is no DRM driver.
///
/// One picture, written while it is shown, in the device's own stride and at
/// its own offsets; frames are paced by a timer, since the device tells of no blank.
@MainActor package final class FramebufferDisplay: Display {
    /// Frames a second.
    ///
    /// Policy: such a device does not tell its rate.
    package static let rate = 60.0

    package let pixelSize: PixelSize
    package let refreshInterval: TimeInterval = 1 / FramebufferDisplay.rate
    /// How the picture is turned on the panel.
    package let turn: QuarterTurn
    /// Told when the next frame may be offered.
    package var onReady: (MonotonicTime) -> Void = { _ in }
    /// Size, format and driver, for a line at start.
    package let summary: String

    private let layout: FramebufferLayout
    private let memory: UnsafeMutableRawBufferPointer
    private let scheduler: any Scheduler
    private let release: () -> Void
    private var isSuspended = false
    private var isResting = false
    private var alarm: Alarm?
    private var pointer: DrawnPointer

    /// Shows in `memory`, which is the caller's until `release` is called at the end.
    package init(
        _ layout: FramebufferLayout,
        memory: UnsafeMutableRawBufferPointer,
        name: String,
        turn: QuarterTurn,
        scheduler: any Scheduler,
        release: @escaping () -> Void
    ) {
        demand(memory.count >= layout.length, "the mapping is smaller than its layout")
        self.layout = layout
        self.memory = memory
        self.turn = turn
        self.scheduler = scheduler
        self.release = release
        pixelSize = turn.inverse.turned(layout.size)
        pointer = DrawnPointer(on: pixelSize)
        summary =
            "\(name): \(layout.size.width)x\(layout.size.height) \(layout.format.name), framebuffer"
        alarm = scheduler.makeAlarm { [weak self] in self?.becomeReady() }
    }

    /// Opens the device at `path`.
    package static func open(
        _ path: String,
        turn: QuarterTurn,
        scheduler: any Scheduler
    ) throws(PlatformError) -> FramebufferDisplay {
        let number = Glibc.open(path, O_RDWR | O_CLOEXEC)
        let file = try OwnedDescriptor(
            number < 0 ? -errno : number,
            operation: "open",
            subject: path,
            remedy: "put the user into group video"
        )
        var raw = uikit_framebuffer()
        let described = uikit_framebuffer_describe(file.number, &raw)
        if described < 0 { throw PlatformError("describe", path, errno: -described) }
        let layout = FramebufferLayout(
            size: PixelSize(width: Int(raw.width), height: Int(raw.height)),
            origin: PixelPoint(x: Int(raw.x_offset), y: Int(raw.y_offset)),
            pitch: Int(raw.line_length),
            bits: Int(raw.bits),
            redOffset: Int(raw.red_offset),
            redLength: Int(raw.red_length),
            length: Int(clamping: raw.size)
        )
        guard let layout else {
            throw PlatformError(
                operation: "use",
                subject: path,
                reason: "its pixels have \(raw.bits) bits in a layout that is not written",
                remedy: "32 bits XRGB and 16 bits RGB565 are"
            )
        }
        let mapped = uikit_framebuffer_map(file.number, &raw)
        if mapped < 0 { throw PlatformError("map", path, errno: -mapped) }
        let name = withUnsafeBytes(of: raw.name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        // Owned by the display until its `release`.
        let mapping = raw
        return FramebufferDisplay(
            layout,
            memory: UnsafeMutableRawBufferPointer(start: raw.memory, count: layout.length),
            name: "\(path) (\(name))",
            turn: turn,
            scheduler: scheduler,
            release: {
                var mapping = mapping
                uikit_framebuffer_unmap(&mapping)
                withExtendedLifetime(file) {}
            }
        )
    }

    package var isReady: Bool { !isSuspended && !isResting }

    package func present(
        _ bitmap: Bitmap,
        damage: Region
    ) throws(PlatformError) -> PresentResult {
        guard isReady else { return .busy }
        let visible = UnsafeMutableRawBufferPointer(rebasing: memory[layout.start...])
        var damage = damage
        let place = pointer.place(in: pixelSize)
        let isOver = damage.intersects(place)
        if isOver { damage.formUnion(place) }
        for rect in damage.rects {
            RowCopy.copy(
                bitmap,
                rect,
                to: visible,
                pitch: layout.pitch,
                format: layout.format,
                turn: turn
            )
        }
        if isOver, let patch = pointer.patch(on: bitmap) {
            RowCopy.copy(
                patch,
                at: PixelPoint(x: place.minX, y: place.minY),
                in: pixelSize,
                to: visible,
                pitch: layout.pitch,
                format: layout.format,
                turn: turn
            )
        }
        if damage.isEmpty { return .presented }
        isResting = true
        alarm?.time = scheduler.clock.now.advanced(by: refreshInterval)
        return .presented
    }

    /// Shows a mouse's pointer with its tip on a pixel of the picture, or takes it away; the pixels that must be part of
    /// the next frame's damage.
    package func showPointer(at point: PixelPoint?) -> Region {
        isSuspended ? Region() : pointer.move(to: point, in: pixelSize)
    }

    /// Stops writing for as long as the screen is somebody else's.
    package func setSuspended(_ suspended: Bool) { isSuspended = suspended }

    /// Makes the picture black, as the kernel has no other to come back to, and lets go of the device.
    package func shutDown() {
        alarm?.time = nil
        if !isSuspended {
            for y in 0..<layout.size.height {
                let row = layout.start + y * layout.pitch
                let end = row + layout.size.width * layout.format.bytesPerPixel
                memory[row..<end].initializeMemory(as: UInt8.self, repeating: 0)
            }
        }
        isSuspended = true
        release()
    }

    private func becomeReady() {
        isResting = false
        if !isSuspended { onReady(scheduler.clock.now) }
    }
}
