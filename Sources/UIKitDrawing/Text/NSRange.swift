/// A stretch of text in UTF-16 units.
///
/// - Note: Differs from Foundation: this is UIKit's own, since the toolkit is built without Foundation.
public struct NSRange: Hashable, Sendable {
    /// The first unit.
    public var location: Int
    /// How many units.
    public var length: Int

    /// Creates an empty range at 0.
    public init() {
        location = 0
        length = 0
    }

    /// Creates a range.
    public init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }

    /// Creates the range of whole numbers.
    public init(_ range: Range<Int>) {
        location = range.lowerBound
        length = range.count
    }

    /// Creates the range of a part of a string.
    public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S)
    where R.Bound == S.Index {
        let range = region.relative(to: target)
        location = target.utf16.distance(from: target.utf16.startIndex, to: range.lowerBound)
        length = target.utf16.distance(from: range.lowerBound, to: range.upperBound)
    }

    /// One past the last unit.
    public var upperBound: Int { location + length }

    /// The first unit.
    public var lowerBound: Int { location }

    /// Whether a unit lies inside.
    public func contains(_ index: Int) -> Bool { index >= location && index < location + length }

    /// What both ranges have in common; nil for nothing.
    public func intersection(_ other: NSRange) -> NSRange? {
        let first = max(location, other.location)
        let last = min(upperBound, other.upperBound)
        return first < last ? NSRange(location: first, length: last - first) : nil
    }

    /// The smallest range around both.
    public func union(_ other: NSRange) -> NSRange {
        let first = min(location, other.location)
        return NSRange(location: first, length: max(upperBound, other.upperBound) - first)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The location that means that something wasn't found.
public let NSNotFound = Int.max

extension Range<Int> {
    /// Creates the range of whole numbers; nil where the location is ``NSNotFound``.
    public init?(_ range: NSRange) {
        if range.location == NSNotFound || range.length < 0 { return nil }
        self = range.location..<range.location + range.length
    }
}

extension Range<String.Index> {
    /// Creates the range of a string's part; nil where it reaches outside the string or into a character's middle.
    public init?(_ range: NSRange, in string: String) {
        let units = string.utf16
        guard range.location >= 0, range.length >= 0,
            let lower = units.index(
                units.startIndex,
                offsetBy: range.location,
                limitedBy: units.endIndex
            ),
            let upper = units.index(lower, offsetBy: range.length, limitedBy: units.endIndex),
            let first = lower.samePosition(in: string.unicodeScalars),
            let last = upper.samePosition(in: string.unicodeScalars)
        else { return nil }
        self = first..<last
    }
}

extension NSRange: CustomStringConvertible, CustomDebugStringConvertible {
    /// Location and length in braces, `{0, 5}`.
    public var description: String { "{\(location), \(length)}" }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
