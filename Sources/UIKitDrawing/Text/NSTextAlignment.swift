/// Where lines stand between the sides.
public enum NSTextAlignment: Int, Sendable {
    /// At the left side.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right side.
    case right = 2
    /// At both sides, the last line of a paragraph where natural ones are.
    case justified = 3
    /// Where the text begins to be read: at the right side for text or an interface that is read from there.
    case natural = 4
}

/// Which way text is read.
public enum NSWritingDirection: Int, Sendable {
    /// As its first letter with a direction is.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// What becomes of text that is wider than its place.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line, whole words at a time.
    case byWordWrapping = 0
    /// It goes on in the next line, letter by letter.
    case byCharWrapping = 1
    /// It is cut at the side.
    case byClipping = 2
    /// Its start gives way to an ellipsis.
    case byTruncatingHead = 3
    /// Its end gives way to an ellipsis.
    case byTruncatingTail = 4
    /// Its middle gives way to an ellipsis.
    case byTruncatingMiddle = 5
}
