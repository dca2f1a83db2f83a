/// What a touchscreen is known by when it is plugged in again: what it is, and where it is plugged in.
///
/// Two equal touchscreens differ only in the place.
package struct TouchIdentity: Hashable, Sendable {
    /// Vendor, product and name, for example "0eef:0001 eGalax".
    package let kind: String
    /// The plug, or where there is none the device's own number; empty where nothing is known.
    package let place: String

    private static let joint = " @"

    /// Creates an identity from what the kernel and udev say, as far as they do: the first of udev's path (`ID_PATH`), the
    /// kernel's (`phys`) and the serial number (`uniq`).
    package init(
        product: String,
        name: String,
        path: String? = nil,
        physical: String? = nil,
        serial: String? = nil
    ) {
        kind = Self.plain("\(product) \(name)")
        let places = [path, physical, serial].compactMap(\.self).filter { !$0.isEmpty }
        place = Self.plain(places.first ?? "")
    }

    /// Both, as the calibration file has it: "0eef:0001 eGalax @pci-0000:00:14.0-usb-0:2:1.0".
    package var text: String { place.isEmpty ? kind : kind + Self.joint + place }

    /// Whether `text` is of a touchscreen of the same kind, in whatever place.
    package func isSameKind(as text: String) -> Bool {
        text == kind || text.hasPrefix(kind + Self.joint)
    }

    /// Tabs and line ends part the file.
    private static func plain(_ text: String) -> String {
        String(text.map { $0.isWhitespace ? " " : $0 })
    }
}
