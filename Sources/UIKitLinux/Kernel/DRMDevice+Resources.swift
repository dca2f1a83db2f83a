import CLibDRM
import CUIKitDRM
import Glibc
import UIKitGeometry

extension DRMDevice {
    package func resources() throws(SystemError) -> KMSResources {
        guard let raw = drmModeGetResources(file) else { throw SystemError(errno) }
        defer { drmModeFreeResources(raw) }
        let crtcs = copy(raw.pointee.crtcs, Int(raw.pointee.count_crtcs))
        let connectors = copy(raw.pointee.connectors, Int(raw.pointee.count_connectors))
        return KMSResources(connectors: connectors.compactMap(connector), crtcs: crtcs)
    }

    private func connector(_ id: UInt32) -> KMSConnector? {
        guard let raw = drmModeGetConnector(file, id) else { return nil }
        defer { drmModeFreeConnector(raw) }
        var possible: UInt32 = 0
        var current: UInt32 = 0
        for encoder in copy(raw.pointee.encoders, Int(raw.pointee.count_encoders)) {
            guard let details = drmModeGetEncoder(file, encoder) else { continue }
            possible |= details.pointee.possible_crtcs
            if encoder == raw.pointee.encoder_id { current = details.pointee.crtc_id }
            drmModeFreeEncoder(details)
        }
        let kind =
            drmModeGetConnectorTypeName(raw.pointee.connector_type).map(String.init(cString:))
            ?? "Unknown"
        let values = readProperties(of: id).values
        // Goggles are no screen: the kernel asks that they be left to those who know them.
        let isScreen = values["non-desktop"] ?? 0 == 0
        var connector = KMSConnector(
            id: id,
            name: "\(kind)-\(raw.pointee.connector_type_id)",
            isConnected: raw.pointee.connection == DRM_MODE_CONNECTED && isScreen,
            modes: copy(raw.pointee.modes, Int(raw.pointee.count_modes)).map(DisplayMode.init),
            possibleCRTCs: possible,
            currentCRTC: current
        )
        connector.panelTurn =
            values["panel orientation"].flatMap(QuarterTurn.init(panelOrientation:)) ?? .none
        connector.millimetresWide = Int(raw.pointee.mmWidth)
        connector.millimetresHigh = Int(raw.pointee.mmHeight)
        return connector
    }

    package func planes() throws(SystemError) -> [KMSPlane] {
        try check(drmSetClientCap(file, UInt64(DRM_CLIENT_CAP_UNIVERSAL_PLANES), 1))
        guard let raw = drmModeGetPlaneResources(file) else { throw SystemError(errno) }
        defer { drmModeFreePlaneResources(raw) }
        return copy(raw.pointee.planes, Int(raw.pointee.count_planes)).compactMap { id in
            guard let plane = drmModeGetPlane(file, id) else { return nil }
            defer { drmModeFreePlane(plane) }
            let type = propertyValue("type", of: id).flatMap { KMSPlaneType(rawValue: Int($0)) }
            return KMSPlane(
                id: id,
                type: type ?? .overlay,
                possibleCRTCs: plane.pointee.possible_crtcs,
                currentCRTC: plane.pointee.crtc_id,
                formats: copy(plane.pointee.formats, Int(plane.pointee.count_formats))
            )
        }
    }

    package func hasProperty(_ name: String, of object: UInt32) -> Bool {
        propertyID(name, of: object) != nil
    }

    package func state(ofCRTC crtc: UInt32) throws(SystemError) -> KMSCRTCState {
        guard let raw = drmModeGetCrtc(file, crtc) else { throw SystemError(errno) }
        defer { drmModeFreeCrtc(raw) }
        return KMSCRTCState(
            framebuffer: raw.pointee.buffer_id,
            origin: PixelPoint(x: Int(raw.pointee.x), y: Int(raw.pointee.y)),
            mode: raw.pointee.mode_valid != 0 ? DisplayMode(raw.pointee.mode) : nil
        )
    }

    /// The kernel's number of a property.
    func propertyID(_ name: String, of object: UInt32) -> UInt32? {
        if properties[object] == nil { properties[object] = readProperties(of: object).ids }
        return properties[object]?[name]
    }

    private func propertyValue(_ name: String, of object: UInt32) -> UInt64? {
        readProperties(of: object).values[name]
    }

    private func readProperties(
        of object: UInt32
    ) -> (ids: [String: UInt32], values: [String: UInt64]) {
        let any = UInt32(DRM_MODE_OBJECT_ANY)
        guard let raw = drmModeObjectGetProperties(file, object, any) else {
            return ([:], [:])
        }
        defer { drmModeFreeObjectProperties(raw) }
        var ids: [String: UInt32] = [:]
        var values: [String: UInt64] = [:]
        for index in 0..<Int(raw.pointee.count_props) {
            let id = raw.pointee.props[index]
            guard let property = drmModeGetProperty(file, id) else { continue }
            let name = withUnsafeBytes(of: property.pointee.name) { text(in: $0) }
            ids[name] = id
            values[name] = raw.pointee.prop_values[index]
            drmModeFreeProperty(property)
        }
        return (ids, values)
    }

    private func copy<T>(_ start: UnsafeMutablePointer<T>?, _ count: Int) -> [T] {
        Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
    }
}

/// The text up to the first zero byte.
private func text(in bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
}

extension DisplayMode {
    /// Reads libdrm's description, whose fields are the kernel's.
    init(_ raw: drmModeModeInfo) {
        self.init(
            width: Int(raw.hdisplay),
            height: Int(raw.vdisplay),
            clock: Int(raw.clock),
            horizontal: Timing(
                syncStart: Int(raw.hsync_start),
                syncEnd: Int(raw.hsync_end),
                total: Int(raw.htotal)
            ),
            vertical: Timing(
                syncStart: Int(raw.vsync_start),
                syncEnd: Int(raw.vsync_end),
                total: Int(raw.vtotal)
            ),
            nominalRate: Int(raw.vrefresh),
            name: withUnsafeBytes(of: raw.name) { text(in: $0) }
        )
        skew = Int(raw.hskew)
        scan = Int(raw.vscan)
        flags = raw.flags
        type = raw.type
    }

    /// The kernel's description of the mode.
    var kernelModeInfo: drm_mode_modeinfo {
        var raw = drm_mode_modeinfo()
        raw.clock = UInt32(clock)
        raw.hdisplay = UInt16(width)
        raw.hsync_start = UInt16(horizontal.syncStart)
        raw.hsync_end = UInt16(horizontal.syncEnd)
        raw.htotal = UInt16(horizontal.total)
        raw.hskew = UInt16(skew)
        raw.vdisplay = UInt16(height)
        raw.vsync_start = UInt16(vertical.syncStart)
        raw.vsync_end = UInt16(vertical.syncEnd)
        raw.vtotal = UInt16(vertical.total)
        raw.vscan = UInt16(scan)
        raw.vrefresh = UInt32(nominalRate)
        raw.flags = flags
        raw.type = type
        // The last byte stays zero: the kernel wants an ended text.
        withUnsafeMutableBytes(of: &raw.name) { bytes in
            bytes.dropLast().copyBytes(from: name.utf8.prefix(bytes.count - 1))
        }
        return raw
    }
}
