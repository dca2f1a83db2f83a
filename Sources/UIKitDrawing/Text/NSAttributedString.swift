/// Text with attributes: fonts, colours, lines and paragraphs.
///
/// Places are counted in UTF-16 units, as in Foundation. A place outside the text traps.
open class NSAttributedString: Hashable, @unchecked Sendable {
    // Only the mutable subclass changes it, which must not be shared between threads while it does.
    var text: String
    var attributeRuns: AttributeRuns

    /// Creates text without letters.
    public convenience init() { self.init(string: "") }

    /// Creates text without attributes.
    public init(string str: String) {
        text = str
        attributeRuns = AttributeRuns(length: str.utf16.count, [:])
    }

    /// Creates text with the same attributes everywhere.
    public init(string str: String, attributes attrs: [Key: Any]? = nil) {
        text = str
        attributeRuns = AttributeRuns(length: str.utf16.count, attrs ?? [:])
    }

    /// Creates the same text as another one.
    public init(attributedString attrStr: NSAttributedString) {
        text = attrStr.text
        attributeRuns = attrStr.attributeRuns
    }

    /// The letters without their attributes.
    open var string: String { text }

    /// UTF-16 units.
    open var length: Int { attributeRuns.length }

    /// The attributes of a unit, and the stretch that has just these.
    open func attributes(
        at location: Int,
        effectiveRange range: UnsafeMutablePointer<NSRange>?
    ) -> [Key: Any] {
        let run = run(at: location)
        range?.pointee = NSRange(location: run.start, length: attributeRuns.runs[run.index].length)
        return attributeRuns.runs[run.index].attributes
    }

    /// An attribute of a unit, nil without it, and a stretch that has the same set of attributes.
    open func attribute(
        _ attrName: Key,
        at location: Int,
        effectiveRange range: UnsafeMutablePointer<NSRange>?
    ) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    /// The attributes of a unit, and the longest stretch within a part that has just these.
    open func attributes(
        at location: Int,
        longestEffectiveRange range: UnsafeMutablePointer<NSRange>?,
        in rangeLimit: NSRange
    ) -> [Key: Any] {
        var stretch = NSRange()
        // Neighbours are never equal, so a stretch is the longest one already.
        let result = attributes(at: location, effectiveRange: &stretch)
        range?.pointee = NSRange(
            NSRange(checked(rangeLimit)).intersection(stretch).map { $0.location..<$0.upperBound }
                ?? location..<location
        )
        return result
    }

    /// An attribute of a unit, nil without it, and the longest stretch within a part that has the same value of it.
    open func attribute(
        _ attrName: Key,
        at location: Int,
        longestEffectiveRange range: UnsafeMutablePointer<NSRange>?,
        in rangeLimit: NSRange
    ) -> Any? {
        var result: Any?
        var found = NSRange(location: location, length: 0)
        enumerateAttribute(attrName, in: rangeLimit) { value, stretch, stop in
            if !stretch.contains(location) { return }
            result = value
            found = stretch
            stop.pointee = true
        }
        range?.pointee = found
        return result
    }

    /// Whether there is an attachment in a part.
    open func containsAttachments(in range: NSRange) -> Bool {
        attributeRuns.part(checked(range)).runs.contains { $0.attributes[.attachment] != nil }
    }

    /// The text itself, or of text that can be changed a copy that cannot.
    open func copy() -> Any { self }

    /// A copy that can be changed; `Any` as in Foundation, to be cast to ``NSMutableAttributedString``.
    open func mutableCopy() -> Any { NSMutableAttributedString(attributedString: self) }

    /// A part of the text.
    open func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let part = checked(range)
        let result = NSAttributedString(string: Self.part(text, part))
        result.attributeRuns = attributeRuns.part(part)
        return result
    }

    /// Calls `block` for each stretch of the same attributes; setting its last argument to true ends that.
    open func enumerateAttributes(
        in enumerationRange: NSRange,
        options opts: EnumerationOptions = [],
        using block: ([Key: Any], NSRange, UnsafeMutablePointer<Bool>) -> Void
    ) {
        var stretches: [([Key: Any], NSRange)] = []
        var start = enumerationRange.location
        for run in attributeRuns.part(checked(enumerationRange)).runs {
            stretches.append((run.attributes, NSRange(location: start, length: run.length)))
            start += run.length
        }
        if opts.contains(.reverse) { stretches.reverse() }
        var stop = false
        for (attributes, range) in stretches {
            block(attributes, range, &stop)
            if stop { break }
        }
    }

    /// Calls `block` for each stretch of the same value of an attribute, nil where there is none.
    open func enumerateAttribute(
        _ attrName: Key,
        in enumerationRange: NSRange,
        options opts: EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<Bool>) -> Void
    ) {
        var stretches: [(Any?, NSRange)] = []
        enumerateAttributes(in: enumerationRange) { attributes, range, _ in
            let value = attributes[attrName]
            if let last = stretches.last, Self.areEqual(last.0, value) {
                stretches[stretches.count - 1].1.length += range.length
            } else {
                stretches.append((value, range))
            }
        }
        if opts.contains(.reverse) { stretches.reverse() }
        var stop = false
        for (value, range) in stretches {
            block(value, range, &stop)
            if stop { break }
        }
    }

    /// How stretches are gone through.
    public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end.
        public static let reverse = Self(rawValue: 1 << 1)
        /// Stretches may be shorter than they could be; here they never are.
        public static let longestEffectiveRangeNotRequired = Self(rawValue: 1 << 20)
    }

    /// Whether both have the same letters and attributes.
    open func isEqual(to other: NSAttributedString) -> Bool {
        if self === other { return true }
        let a = attributeRuns.runs
        let b = other.attributeRuns.runs
        return text == other.text && a.count == b.count
            && zip(a, b).allSatisfy {
                $0.length == $1.length && AttributeRuns.areEqual($0.attributes, $1.attributes)
            }
    }

    /// Whether both have the same letters and attributes.
    public static func == (a: NSAttributedString, b: NSAttributedString) -> Bool {
        a.isEqual(to: b)
    }

    /// Feeds the letters into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }

    // MARK: - Inside

    private func run(at location: Int) -> (index: Int, start: Int) {
        guard let run = attributeRuns.run(at: location) else {
            fatalError("place \(location) is outside the text of \(length) UTF-16 units")
        }
        return run
    }

    /// A range as whole numbers; one that reaches outside the text traps.
    func checked(_ range: NSRange) -> Range<Int> {
        let (end, overflow) = range.location.addingReportingOverflow(range.length)
        if range.location < 0 || range.length < 0 || overflow || end > length {
            fatalError(
                "range (\(range.location), \(range.length)) is outside the text of \(length) UTF-16 units"
            )
        }
        return range.location..<end
    }

    /// Letters by UTF-16 units; halves of a pair become U+FFFD.
    static func part(_ text: String, _ range: Range<Int>) -> String {
        let units = text.utf16
        let first = units.index(units.startIndex, offsetBy: range.lowerBound)
        let last = units.index(first, offsetBy: range.count)
        return String(units[first..<last]) ?? String(decoding: units[first..<last], as: UTF16.self)
    }

    private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        guard let a else { return b == nil }
        return b.map { AttributeRuns.areEqual(a, $0) } ?? false
    }
}
