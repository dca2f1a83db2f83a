/// Text with attributes that can be changed.
open class NSMutableAttributedString: NSAttributedString, @unchecked Sendable {
    /// A copy that cannot be changed.
    open override func copy() -> Any { NSAttributedString(attributedString: self) }

    /// Puts letters in the place of a part; they have the attributes of its first letter, else of the one before.
    open func replaceCharacters(in range: NSRange, with str: String) {
        let part = checked(range)
        var attributes: [Key: Any] = [:]
        if length > 0 {
            let source = part.isEmpty ? max(0, part.lowerBound - 1) : part.lowerBound
            attributes = self.attributes(at: source, effectiveRange: nil)
        }
        replace(part, str, AttributeRuns(length: str.utf16.count, attributes))
    }

    /// Puts text with attributes in the place of a part.
    open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        replace(checked(range), attrString.text, attrString.attributeRuns)
    }

    /// Adds text at the end.
    open func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }

    /// Adds text before a place.
    open func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    /// Takes a part out.
    open func deleteCharacters(in range: NSRange) {
        replace(checked(range), "", AttributeRuns(length: 0, [:]))
    }

    /// Becomes the same text as another one.
    open func setAttributedString(_ attrString: NSAttributedString) {
        text = attrString.text
        attributeRuns = attrString.attributeRuns
    }

    /// Gives a part these attributes in the place of all that it had.
    open func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
        attributeRuns.change(checked(range)) { $0 = attrs ?? [:] }
    }

    /// Gives a part an attribute in the place of what it had of it.
    open func addAttribute(_ name: Key, value: Any, range: NSRange) {
        attributeRuns.change(checked(range)) { $0[name] = value }
    }

    /// Gives a part attributes in the place of what it had of them.
    open func addAttributes(_ attrs: [Key: Any], range: NSRange) {
        attributeRuns.change(checked(range)) { old in
            old.merge(attrs) { _, new in new }
        }
    }

    /// Takes an attribute from a part.
    open func removeAttribute(_ name: Key, range: NSRange) {
        attributeRuns.change(checked(range)) { $0[name] = nil }
    }

    /// Tells that several changes follow; does nothing here, each is complete at once.
    open func beginEditing() {}

    /// Tells that the changes are done.
    open func endEditing() {}

    private func replace(_ range: Range<Int>, _ str: String, _ runs: AttributeRuns) {
        let head = Self.part(text, 0..<range.lowerBound)
        let tail = Self.part(text, range.upperBound..<length)
        text = head + str + tail
        attributeRuns.replace(range, with: runs)
    }
}
