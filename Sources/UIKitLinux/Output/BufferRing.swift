package import UIKitGeometry
package import UIKitRaster

/// The buffers of one picture, each with the damage of the frames that it has missed.
///
/// Two are enough while one commit is in flight at a time: nothing is written
/// before the flip that frees a buffer was reported. A third would only make
/// every buffer one frame older and each copy larger.
@MainActor package final class BufferRing {
    /// The pixels' layout.
    package let format: PixelFormat
    /// The picture's size, as the application sees it.
    package let size: PixelSize
    /// How the picture is turned while it is copied.
    package let turn: QuarterTurn

    private struct Entry {
        let buffer: KMSBuffer
        let framebuffer: UInt32
        var missed: Region
    }

    private let kms: any KMS
    private var entries: [Entry] = []
    private var next = 0

    /// Makes `count` buffers for a picture of `size`; none stays behind when one cannot be made.
    package init(
        _ kms: any KMS,
        size: PixelSize,
        format: PixelFormat,
        turn: QuarterTurn = .none,
        count: Int = 2
    ) throws(SystemError) {
        self.kms = kms
        self.size = size
        self.format = format
        self.turn = turn
        let panel = turn.turned(size)
        do throws(SystemError) {
            for _ in 0..<count { entries.append(try Self.entry(kms, panel, format)) }
        } catch {
            free()
            throw error
        }
    }

    private static func entry(
        _ kms: any KMS,
        _ size: PixelSize,
        _ format: PixelFormat
    ) throws(SystemError) -> Entry {
        let buffer = try kms.createBuffer(size: size, bitsPerPixel: format.bitsPerPixel)
        do throws(SystemError) {
            let number = try kms.addFramebuffer(buffer, size: size, format: format)
            return Entry(buffer: buffer, framebuffer: number, missed: Region(all(size)))
        } catch {
            kms.destroyBuffer(buffer)
            throw error
        }
    }

    /// The number of the buffer that the next frame goes to.
    package var framebuffer: UInt32 { entries[next].framebuffer }

    /// Brings the next buffer up to date with `bitmap`; answers what was written of it, in the buffer's pixels.
    ///
    /// Until `advance` the frame counts as not shown: what is written once more costs time, never pixels. A `pointer` is drawn
    /// over what is written; its damage is the caller's.
    package func prepare(
        _ bitmap: Bitmap,
        damage: Region,
        pointer: DrawnPointer? = nil
    ) -> [PixelRect] {
        var region = entries[next].missed
        region.formUnion(damage)
        region = region.intersection(Self.all(size))
        let place = pointer?.place(in: size) ?? .zero
        let isOver = !place.isEmpty && region.intersects(place)
        // Written in one piece with what is around it, or a part of the arrow would be painted over.
        if isOver { region.formUnion(place) }
        let buffer = entries[next].buffer
        for rect in region.rects {
            RowCopy.copy(
                bitmap,
                rect,
                to: buffer.memory,
                pitch: buffer.pitch,
                format: format,
                turn: turn
            )
        }
        if isOver, let patch = pointer?.patch(on: bitmap) {
            RowCopy.copy(
                patch,
                at: PixelPoint(x: place.minX, y: place.minY),
                in: size,
                to: buffer.memory,
                pitch: buffer.pitch,
                format: format,
                turn: turn
            )
        }
        return DamageClips.clips(region).map { turn.turned($0, in: size) }
    }

    /// Notes that the prepared buffer is shown: the others missed `damage`.
    package func advance(damage: Region) {
        for index in entries.indices where index != next { entries[index].missed.formUnion(damage) }
        entries[next].missed = Region()
        next = (next + 1) % entries.count
    }

    /// Forgets what the buffers hold, after somebody else may have changed what is shown.
    package func invalidate() {
        for index in entries.indices { entries[index].missed = Region(Self.all(size)) }
    }

    /// Gives the buffers back.
    ///
    /// None may be shown any more, or the kernel switches the picture off.
    package func free() {
        for entry in entries {
            kms.removeFramebuffer(entry.framebuffer)
            kms.destroyBuffer(entry.buffer)
        }
        entries = []
    }

    private static func all(_ size: PixelSize) -> PixelRect { PixelRect(size: size) }
}
