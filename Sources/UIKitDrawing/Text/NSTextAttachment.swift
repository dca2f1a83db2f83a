public import UIKitGeometry

/// A picture that stands in text like a letter.
open class NSTextAttachment: Hashable, @unchecked Sendable {
    /// The character that stands for an attachment: U+FFFC.
    public static let character = 0xFFFC

    /// The picture.
    open var image: UIImage?
    /// Where the picture is drawn, in points from the pen, y upwards from the baseline.
    ///
    /// Empty by default, which stands for the picture's size above the baseline; a picture with a baseline of its
    /// own, as symbols have, stands with that on the text's.
    open var bounds = CGRect.zero

    /// Creates an attachment without a picture.
    public init() {}

    /// Creates an attachment of a picture.
    public init(image: UIImage) { self.image = image }

    /// Where the picture is drawn, y upwards from the baseline.
    var place: CGRect {
        if !bounds.isEmpty {
            return CGRect(
                x: bounds.origin.x.tamed,
                y: bounds.origin.y.tamed,
                width: bounds.width.tamed,
                height: bounds.height.tamed
            )
        }
        return CGRect(
            x: 0,
            y: -(image?.baselineOffsetFromBottom ?? 0).tamed,
            width: (image?.size.width ?? 0).tamed,
            height: (image?.size.height ?? 0).tamed
        )
    }

    /// Whether both are one object.
    public static func == (a: NSTextAttachment, b: NSTextAttachment) -> Bool { a === b }

    /// Feeds the identity into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString {
    /// Creates text of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
