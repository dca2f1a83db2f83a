extension UIControl {
    /// What may happen to a control; several may happen at once.
    public struct Event: OptionSet, Hashable, Sendable {
        /// One bit an event, as in UIKit.
        public let rawValue: UInt
        /// Creates the set with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down inside.
        public static let touchDown = Self(rawValue: 1 << 0)
        /// A finger came down again soon after it was lifted.
        public static let touchDownRepeat = Self(rawValue: 1 << 1)
        /// A finger moved and is inside.
        public static let touchDragInside = Self(rawValue: 1 << 2)
        /// A finger moved and is outside.
        public static let touchDragOutside = Self(rawValue: 1 << 3)
        /// A finger came back inside.
        public static let touchDragEnter = Self(rawValue: 1 << 4)
        /// A finger left.
        public static let touchDragExit = Self(rawValue: 1 << 5)
        /// A finger was lifted inside.
        public static let touchUpInside = Self(rawValue: 1 << 6)
        /// A finger was lifted outside.
        public static let touchUpOutside = Self(rawValue: 1 << 7)
        /// The system took the finger away.
        public static let touchCancel = Self(rawValue: 1 << 8)
        /// The value that the control stands for changed.
        public static let valueChanged = Self(rawValue: 1 << 12)
        /// The control's main action.
        public static let primaryActionTriggered = Self(rawValue: 1 << 13)
        /// The control's menu is asked for.
        public static let menuActionTriggered = Self(rawValue: 1 << 14)
        /// Editing started.
        public static let editingDidBegin = Self(rawValue: 1 << 16)
        /// The text changed.
        public static let editingChanged = Self(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Self(rawValue: 1 << 18)
        /// Editing ended with the return key.
        public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
        /// Every event of touches.
        public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
        /// Every event of editing.
        public static let allEditingEvents = Self(rawValue: 0x000F_0000)
        /// Bits that applications may use.
        public static let applicationReserved = Self(rawValue: 0x0F00_0000)
        /// Bits that the toolkit keeps for itself.
        public static let systemReserved = Self(rawValue: 0xF000_0000)
        /// Every event.
        public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
    }

    /// How a control stands; several may hold at once.
    public struct State: OptionSet, Hashable, Sendable {
        /// One bit a state, as in UIKit.
        public let rawValue: UInt
        /// Creates the set with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Enabled, not selected, not highlighted.
        public static let normal: Self = []
        /// A finger is down inside.
        public static let highlighted = Self(rawValue: 1 << 0)
        /// The control takes no input.
        public static let disabled = Self(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = Self(rawValue: 1 << 2)
        /// Keys go to the control.
        public static let focused = Self(rawValue: 1 << 3)
        /// Bits that applications may use.
        public static let application = Self(rawValue: 0x00FF_0000)
        /// Bits that the toolkit keeps for itself.
        public static let reserved = Self(rawValue: 0xFF00_0000)
    }
}
