import CLibDRM
import CUIKitDRM
import CUIKitLoop
import Glibc
package import UIKitGeometry
package import UIKitPlatform

/// A card of the kernel, open as long as this lives.
@MainActor package final class DRMDevice: KMS {
    package let node: String
    package let driver: String
    package var descriptor: Int32? { file }
    package var prefersSixteenBits: Bool {
        var depth: UInt64 = 0
        return drmGetCap(file, UInt64(DRM_CAP_DUMB_PREFERRED_DEPTH), &depth) == 0 && depth == 16
    }

    /// The open node; the opener's again when this ends.
    let file: Int32
    private let opener: any DeviceOpener
    /// Properties by object and name; they don't change while a card lives.
    var properties: [UInt32: [String: UInt32]] = [:]
    /// What the crash handler shows again, by CRTC; owned by this object, and forgotten by the handler before it is freed.
    private var pictures: [UInt32: UnsafeMutablePointer<uikit_saved_picture>] = [:]

    /// Opens a device node.
    package init(node: String, opener: any DeviceOpener) throws(PlatformError) {
        file = opener.open(node, flags: O_RDWR | O_CLOEXEC | O_NONBLOCK)
        if file < 0 {
            throw PlatformError(
                "open",
                node,
                errno: -file,
                remedy: [EACCES, EPERM].contains(-file)
                    ? "run a seat manager (seatd), or put the user into group video" : ""
            )
        }
        self.opener = opener
        self.node = node
        if let version = drmGetVersion(file) {
            driver = String(cString: version.pointee.name)
            drmFreeVersion(version)
        } else {
            driver = "unknown"
        }
    }

    isolated deinit {
        for crtc in Array(pictures.keys) { forget(crtc) }
        opener.close(file)
    }

    package func rememberForCrash(crtc: UInt32, connector: UInt32, state: KMSCRTCState?) {
        forget(crtc)
        guard let state else { return }
        let picture = UnsafeMutablePointer<uikit_saved_picture>.allocate(capacity: 1)
        picture.initialize(to: uikit_saved_picture())
        pictures[crtc] = picture
        var mode = drm_mode_modeinfo()
        if let saved = state.mode { mode = saved.kernelModeInfo }
        uikit_drm_save_picture(
            picture,
            crtc,
            state.mode == nil ? 0 : state.framebuffer,
            UInt32(state.origin.x),
            UInt32(state.origin.y),
            connector,
            &mode
        )
        _ = uikit_console_remember_picture(file, uikit_drm_set_crtc_request, picture)
    }

    private func forget(_ crtc: UInt32) {
        guard let picture = pictures.removeValue(forKey: crtc) else { return }
        uikit_console_forget_picture(picture)
        picture.deallocate()
    }

    package func becomeMaster() throws(SystemError) {
        if drmIsMaster(file) != 0 { return }
        try check(drmSetMaster(file))
    }

    package func dropMaster() { _ = drmDropMaster(file) }

    package func enableAtomic() throws(SystemError) {
        try check(drmSetClientCap(file, UInt64(DRM_CLIENT_CAP_ATOMIC), 1))
    }

    // MARK: - Buffers

    package func createBuffer(
        size: PixelSize,
        bitsPerPixel: Int
    ) throws(SystemError) -> KMSBuffer {
        var raw = uikit_dumb_buffer()
        try check(
            uikit_drm_create_buffer(
                file,
                UInt32(size.width),
                UInt32(size.height),
                UInt32(bitsPerPixel),
                &raw
            )
        )
        return KMSBuffer(
            handle: raw.handle,
            pitch: Int(raw.pitch),
            memory: UnsafeMutableRawBufferPointer(start: raw.memory, count: Int(raw.size))
        )
    }

    package func destroyBuffer(_ buffer: KMSBuffer) {
        var raw = uikit_dumb_buffer(
            handle: buffer.handle,
            pitch: UInt32(buffer.pitch),
            size: UInt64(buffer.memory.count),
            memory: buffer.memory.baseAddress
        )
        uikit_drm_destroy_buffer(file, &raw)
    }

    package func addFramebuffer(
        _ buffer: KMSBuffer,
        size: PixelSize,
        format: PixelFormat
    ) throws(SystemError) -> UInt32 {
        var framebuffer: UInt32 = 0
        let handles: [UInt32] = [buffer.handle, 0, 0, 0]
        let pitches: [UInt32] = [UInt32(buffer.pitch), 0, 0, 0]
        let offsets: [UInt32] = [0, 0, 0, 0]
        try check(
            drmModeAddFB2(
                file,
                UInt32(size.width),
                UInt32(size.height),
                format.code,
                handles,
                pitches,
                offsets,
                &framebuffer,
                0
            )
        )
        return framebuffer
    }

    package func removeFramebuffer(_ framebuffer: UInt32) {
        _ = drmModeRmFB(file, framebuffer)
    }

    // MARK: - Flips

    package func readFlips() throws(SystemError) -> [KMSFlip] {
        var raw = [uikit_flip](repeating: uikit_flip(), count: 32)
        let count = uikit_drm_read_flips(file, &raw)
        try check(count)
        return raw.prefix(Int(count)).map {
            KMSFlip(
                cookie: $0.cookie,
                time: MonotonicTime(microseconds: $0.microseconds),
                sequence: $0.sequence
            )
        }
    }

    package func waitForFlip(milliseconds: Int) -> Bool {
        uikit_wait_readable(file, Int32(milliseconds)) != 0
    }

    /// Throws what a call of libdrm or of ours says: a negated error number, or -1 and errno.
    func check(_ result: Int32) throws(SystemError) {
        if result >= 0 { return }
        // libdrm is not of one mind; where it answers -1 (EPERM's number), errno says more.
        throw SystemError(result == -1 ? errno : -result)
    }
}
