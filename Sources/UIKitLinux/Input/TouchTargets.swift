package import UIKitGeometry
package import UIKitPlatform

/// What is known of a touchscreen or a tablet that helps to find the screen it belongs to.
package struct TouchDevice: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// Vendor and product in hexadecimal, for example "0eef:0001".
    package var product: String
    /// The kernel's name of its node, for example "event3".
    package var node: String
    /// The output that udev says it belongs to (`WL_OUTPUT`), nil where it says none.
    package var output: String?
    /// The size of its surface in millimetres, zero where it does not tell.
    package var millimetres: CGSize

    /// Creates a description; by default of a device that tells nothing but its name.
    package init(
        name: String,
        product: String = "",
        node: String = "",
        output: String? = nil,
        millimetres: CGSize = .zero
    ) {
        self.name = name
        self.product = product
        self.node = node
        self.output = output
        self.millimetres = millimetres
    }
}

/// A device and the output that it touches, as `UIKIT_TOUCH_OUTPUT` says.
package struct TouchRule: Hashable, Sendable {
    /// The device's name, "vendor:product", or its node.
    package var device: String
    /// The connector's name.
    package var output: String

    /// Creates a rule.
    package init(device: String, output: String) {
        self.device = device
        self.output = output
    }

    /// Reads "device=connector"; the device's name may have equals signs, the connector's has none.
    package init?(_ text: String) {
        guard let equals = text.lastIndex(of: "=") else { return nil }
        self.init(
            device: String(text[..<equals]),
            output: String(text[text.index(after: equals)...])
        )
        if device.isEmpty || output.isEmpty { return nil }
    }
}

/// Which screen each touchscreen belongs to.
///
/// In this order: what `UIKIT_TOUCH_OUTPUT` says; what udev says (`WL_OUTPUT`); with several screens, the only one of the device's
/// size; the main one. A device that belongs to a screen that isn't plugged in touches nothing.
package struct TouchTargets: Hashable, Sendable {
    /// A screen that can be touched.
    package struct Target: Hashable, Sendable {
        /// The screen.
        package var id: DisplayID
        /// The connector's name, empty where there is none.
        package var output: String
        /// Where fingers touch it.
        package var surface: TouchSurface
        /// The picture's size on the panel in millimetres, zero where it does not tell.
        package var millimetres: CGSize

        /// Creates the description of a screen.
        package init(
            id: DisplayID = .main,
            output: String = "",
            surface: TouchSurface,
            millimetres: CGSize = .zero
        ) {
            self.id = id
            self.output = output
            self.surface = surface
            self.millimetres = millimetres
        }
    }

    /// Two sides are as long as each other when they differ by no more than this part.
    ///
    /// Policy: panels' data sheets round, and a glass reaches a little over its picture.
    package static let tolerance: CGFloat = 0.05

    /// The main screen.
    package var main: Target
    /// The others.
    package var others: [Target]
    /// What was asked for from outside.
    package var rules: [TouchRule]

    /// Creates a choice among screens; by default there is one.
    package init(main: Target, others: [Target] = [], rules: [TouchRule] = []) {
        self.main = main
        self.others = others
        self.rules = rules
    }

    /// The output that a device is said to belong to, nil when nobody says one.
    package func output(of device: TouchDevice) -> String? {
        let rule = rules.first {
            $0.device == device.name || $0.device == device.product || $0.device == device.node
        }
        return rule?.output ?? device.output
    }

    /// The screen of a device; nil when that isn't plugged in.
    package func target(of device: TouchDevice) -> Target? {
        if let output = output(of: device) {
            return ([main] + others).first { $0.output == output }
        }
        if others.isEmpty { return main }
        let equal = ([main] + others).filter { Self.isEqual($0.millimetres, device.millimetres) }
        return equal.count == 1 ? equal[0] : main
    }

    private static func isEqual(_ a: CGSize, _ b: CGSize) -> Bool {
        guard a.width > 0, a.height > 0, b.width > 0, b.height > 0 else { return false }
        return abs(a.width - b.width) <= tolerance * max(a.width, b.width)
            && abs(a.height - b.height) <= tolerance * max(a.height, b.height)
    }
}
