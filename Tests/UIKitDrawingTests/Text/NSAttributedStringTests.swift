import Testing
import UIKitDrawing
import UIKitGeometry

/// Attributed text: places in UTF-16 units, stretches of equal attributes, changes.
@Suite struct NSAttributedStringTests {
    private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

    private func stretches(_ text: NSAttributedString, _ key: NSAttributedString.Key) -> [String] {
        var result: [String] = []
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(key, in: whole) { value, range, _ in
            result.append("\(range.location)+\(range.length)\(value == nil ? "" : "*")")
        }
        return result
    }

    @Test func `length counts UTF-16 units`() {
        #expect(NSAttributedString(string: "a😀e\u{301}").length == 5)
        #expect(NSAttributedString(string: "").length == 0)
    }

    @Test func `attributes are asked with their stretch`() {
        let text = NSMutableAttributedString(string: "one two three")
        text.addAttributes(red, range: NSRange(location: 4, length: 3))
        var range = NSRange()
        let color = text.attribute(.foregroundColor, at: 5, effectiveRange: &range) as? UIColor
        #expect(color == .red)
        #expect(range == NSRange(location: 4, length: 3))
        #expect(text.attribute(.foregroundColor, at: 7, effectiveRange: &range) == nil)
        #expect(range == NSRange(location: 7, length: 6))
        #expect(stretches(text, .foregroundColor) == ["0+4", "4+3*", "7+6"])
    }

    @Test func `neighbours of equal attributes are one stretch`() {
        let text = NSMutableAttributedString(string: "abcdef")
        text.addAttributes(red, range: NSRange(location: 0, length: 3))
        text.addAttributes(red, range: NSRange(location: 3, length: 3))
        #expect(stretches(text, .foregroundColor) == ["0+6*"])
        text.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 2))
        #expect(stretches(text, .foregroundColor) == ["0+6*"])
        #expect(stretches(text, .kern) == ["0+2", "2+2*", "4+2"])
        text.removeAttribute(.kern, range: NSRange(location: 0, length: 6))
        #expect(stretches(text, .kern) == ["0+6"])
    }

    @Test func `letters are replaced with the attributes of what they replace`() {
        let text = NSMutableAttributedString(string: "hello world")
        text.addAttributes(red, range: NSRange(location: 6, length: 5))
        text.replaceCharacters(in: NSRange(location: 6, length: 5), with: "everybody")
        #expect(text.string == "hello everybody")
        #expect(stretches(text, .foregroundColor) == ["0+6", "6+9*"])
        text.insert(NSAttributedString(string: "!", attributes: red), at: 0)
        #expect(text.string == "!hello everybody")
        #expect(stretches(text, .foregroundColor) == ["0+1*", "1+6", "7+9*"])
        text.deleteCharacters(in: NSRange(location: 0, length: 7))
        #expect(text.string == "everybody")
        text.append(NSAttributedString(string: " else"))
        #expect(stretches(text, .foregroundColor) == ["0+9*", "9+5"])
        text.setAttributes(nil, range: NSRange(location: 0, length: 14))
        #expect(stretches(text, .foregroundColor) == ["0+14"])
    }

    @Test func `the longest stretch of one attribute reaches over others`() {
        let text = NSMutableAttributedString(string: "one two three")
        text.addAttributes(red, range: NSRange(location: 0, length: 7))
        text.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 2))
        var range = NSRange()
        let color = text.attribute(
            .foregroundColor,
            at: 3,
            longestEffectiveRange: &range,
            in: NSRange(location: 1, length: 9)
        )
        #expect(color as? UIColor == .red)
        #expect(range == NSRange(location: 1, length: 6))
        let all = text.attributes(
            at: 3,
            longestEffectiveRange: &range,
            in: NSRange(location: 3, length: 9)
        )
        #expect(all.count == 2)
        #expect(range == NSRange(location: 3, length: 1))
    }

    @Test func `copies are apart from what they were made of`() throws {
        let text = NSMutableAttributedString(string: "one", attributes: red)
        let fixed = try #require(text.copy() as? NSAttributedString)
        let other = try #require(text.mutableCopy() as? NSMutableAttributedString)
        text.append(NSAttributedString(string: " two"))
        other.deleteCharacters(in: NSRange(location: 0, length: 1))
        #expect(fixed.string == "one" && !(fixed is NSMutableAttributedString))
        #expect(other.string == "ne")
        #expect(NSAttributedString().length == 0)
        let attachment = NSAttributedString(attachment: NSTextAttachment())
        #expect(attachment.containsAttachments(in: NSRange(location: 0, length: 1)))
        #expect(!fixed.containsAttachments(in: NSRange(location: 0, length: 3)))
    }

    @Test func `parts keep their attributes`() {
        let text = NSMutableAttributedString(string: "one two")
        text.addAttributes(red, range: NSRange(location: 2, length: 3))
        let part = text.attributedSubstring(from: NSRange(location: 1, length: 3))
        #expect(part.string == "ne ")
        #expect(stretches(part, .foregroundColor) == ["0+1", "1+2*"])
    }

    @Test func `half of a pair becomes a replacement character`() {
        let text = NSAttributedString(string: "😀")
        let half = text.attributedSubstring(from: NSRange(location: 0, length: 1))
        #expect(half.string == "\u{FFFD}")
        #expect(half.length == 1)
    }

    @Test func `enumeration stops when told and goes backwards`() {
        let text = NSMutableAttributedString(string: "abc")
        text.addAttributes(red, range: NSRange(location: 1, length: 1))
        var places: [Int] = []
        text.enumerateAttributes(
            in: NSRange(location: 0, length: 3),
            options: .reverse
        ) { _, range, stop in
            places.append(range.location)
            if places.count == 2 { stop.pointee = true }
        }
        #expect(places == [2, 1])
    }

    @Test func `texts are equal by letters and attributes`() {
        let a = NSAttributedString(string: "x", attributes: red)
        let b = NSAttributedString(string: "x", attributes: [.foregroundColor: UIColor.red])
        #expect(a == b)
        #expect(a != NSAttributedString(string: "x"))
        #expect(a != NSAttributedString(string: "y", attributes: red))
    }

    @Test func `a place outside the text traps with a sentence`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            _ = NSAttributedString(string: "abc").attributes(at: 3, effectiveRange: nil)
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("place 3 is outside the text of 3 UTF-16 units"))
    }

    @Test func `ranges go between strings and numbers`() throws {
        let text = "a😀b"
        let range = NSRange(text.range(at: 1), in: text)
        #expect(range == NSRange(location: 1, length: 2))
        #expect(Range(range, in: text).map { String(text[$0]) } == "😀")
        #expect(Range(NSRange(location: 2, length: 1), in: text) == nil)
        #expect(Range(NSRange(location: 0, length: 9), in: text) == nil)
    }
}

extension String {
    /// The range of one character.
    fileprivate func range(at place: Int) -> Range<Index> {
        let first = index(startIndex, offsetBy: place)
        return first..<index(after: first)
    }
}
