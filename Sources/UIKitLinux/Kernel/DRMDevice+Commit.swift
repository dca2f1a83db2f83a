import CLibDRM
import CUIKitDRM
import Glibc
package import UIKitGeometry

extension DRMDevice {
    package func createBlob(_ bytes: [UInt8]) throws(SystemError) -> UInt32 {
        var blob: UInt32 = 0
        let result = bytes.withUnsafeBytes {
            drmModeCreatePropertyBlob(file, $0.baseAddress, $0.count, &blob)
        }
        try check(result)
        return blob
    }

    package func createBlob(_ mode: DisplayMode) throws(SystemError) -> UInt32 {
        try createBlob(withUnsafeBytes(of: mode.kernelModeInfo) { Array($0) })
    }

    package func destroyBlob(_ blob: UInt32) {
        _ = drmModeDestroyPropertyBlob(file, blob)
    }

    package func commit(
        _ values: [KMSPropertyValue],
        _ kind: KMSCommitKind
    ) throws(SystemError) {
        guard let request = drmModeAtomicAlloc() else { throw .noMemory }
        defer { drmModeAtomicFree(request) }
        for assignment in values {
            guard let id = propertyID(assignment.property, of: assignment.object) else {
                throw .invalid
            }
            try check(
                drmModeAtomicAddProperty(request, assignment.object, id, assignment.value)
            )
        }
        let modeSet = UInt32(DRM_MODE_ATOMIC_ALLOW_MODESET)
        var cookie: UInt64 = 0
        let flags: UInt32
        switch kind {
        case .test:
            flags = UInt32(DRM_MODE_ATOMIC_TEST_ONLY) | modeSet
        case .modeSet:
            flags = modeSet
        case .flip(let asked):
            flags = UInt32(DRM_MODE_ATOMIC_NONBLOCK) | UInt32(DRM_MODE_PAGE_FLIP_EVENT)
            cookie = asked
        }
        try check(drmModeAtomicCommit(file, request, flags, pointer(cookie)))
    }

    package func set(_ value: KMSPropertyValue) throws(SystemError) {
        guard let id = propertyID(value.property, of: value.object) else { throw .invalid }
        try check(
            drmModeObjectSetProperty(
                file,
                value.object,
                UInt32(DRM_MODE_OBJECT_ANY),
                id,
                value.value
            )
        )
    }

    package func setCRTC(
        _ crtc: UInt32,
        connector: UInt32?,
        state: KMSCRTCState
    ) throws(SystemError) {
        guard var connector, let mode = state.mode else {
            try check(drmModeSetCrtc(file, crtc, 0, 0, 0, nil, 0, nil))
            return
        }
        var raw = drmModeModeInfo()
        withUnsafeMutableBytes(of: &raw) { target in
            withUnsafeBytes(of: mode.kernelModeInfo) { target.copyMemory(from: $0) }
        }
        try check(
            drmModeSetCrtc(
                file,
                crtc,
                state.framebuffer,
                UInt32(state.origin.x),
                UInt32(state.origin.y),
                &connector,
                1,
                &raw
            )
        )
    }

    package func pageFlip(
        crtc: UInt32,
        framebuffer: UInt32,
        cookie: UInt64
    ) throws(SystemError) {
        try check(
            drmModePageFlip(
                file,
                crtc,
                framebuffer,
                UInt32(DRM_MODE_PAGE_FLIP_EVENT),
                pointer(cookie)
            )
        )
    }

    package func markDirty(_ framebuffer: UInt32, _ clips: [PixelRect]) throws(SystemError) {
        var raw = clips.map {
            drmModeClip(
                x1: UInt16(clamping: $0.minX),
                y1: UInt16(clamping: $0.minY),
                x2: UInt16(clamping: $0.maxX),
                y2: UInt16(clamping: $0.maxY)
            )
        }
        try check(drmModeDirtyFB(file, framebuffer, &raw, UInt32(raw.count)))
    }

    package func setCursor(
        crtc: UInt32,
        buffer: KMSBuffer,
        side: Int
    ) throws(SystemError) {
        try check(drmModeSetCursor(file, crtc, buffer.handle, UInt32(side), UInt32(side)))
    }

    package func moveCursor(crtc: UInt32, to place: PixelPoint) throws(SystemError) {
        try check(
            drmModeMoveCursor(file, crtc, Int32(clamping: place.x), Int32(clamping: place.y))
        )
    }

    package func hideCursor(crtc: UInt32) {
        _ = drmModeSetCursor(file, crtc, 0, 0, 0)
    }

    /// The kernel's user data is a number that libdrm passes as a pointer; it is never followed.
    private func pointer(_ cookie: UInt64) -> UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(bitPattern: UInt(cookie))
    }
}
