import UIKitGeometry

/// Decides which letters of a paragraph stand in one line.
struct LineBreaker {
    let paragraph: MeasuredParagraph

    /// Lengths that differ by less count as the same: sums of the same letters in another order do.
    static let tolerance: CGFloat = 1.0 / 1024

    /// Where the line ends that begins with the letter `first` and has room for `width` points.
    ///
    /// `head` is where the line starts, which tab stops are counted from.
    func end(from first: Int, width: CGFloat, head: CGFloat, byCharacter: Bool) -> Int {
        // Most paragraphs have room in one line; where they may be broken is not found out then.
        guard let over = firstOver(from: first, width: width, head: head) else {
            return paragraph.letterCount
        }
        if byCharacter { return over }
        // A word that is wider than a line is broken between its letters.
        return (first + 1...over).last { paragraph.canBreak(before: $0) } ?? over
    }

    /// The first letter, but never the line's own first, that has no room; white space hangs over the end of a line.
    private func firstOver(from first: Int, width: CGFloat, head: CGFloat) -> Int? {
        var x: CGFloat = 0
        for letter in first..<paragraph.letterCount {
            x += advance(of: letter, at: x, head: head)
            if x > width + Self.tolerance && letter > first && !paragraph.isWhite(letter) {
                return letter
            }
        }
        return nil
    }

    /// The width of a letter that stands `x` points from the start of its line.
    func advance(of letter: Int, at x: CGFloat, head: CGFloat) -> CGFloat {
        paragraph.hasTabs && paragraph.isTab(letter)
            ? tabStops.width(at: head + x, following: following(letter)) : paragraph.widths[letter]
    }

    private var tabStops: TabStops {
        TabStops(paragraph.format, isRightToLeft: paragraph.shaped.isRightToLeft)
    }

    /// What the letters between a tab and the next one, or the end of the paragraph, take.
    private func following(_ tab: Int) -> CGFloat {
        var sum: CGFloat = 0
        var letter = tab + 1
        while letter < paragraph.letterCount, !paragraph.isTab(letter) {
            sum += paragraph.widths[letter]
            letter += 1
        }
        return sum
    }

    /// The width of letters that stand in a line from its start.
    func width(of letters: Range<Int>, head: CGFloat) -> CGFloat {
        var x: CGFloat = 0
        for letter in letters { x += advance(of: letter, at: x, head: head) }
        return x
    }

    /// How many letters from `first` on take `width` points at most.
    func prefix(from first: Int, width: CGFloat, head: CGFloat) -> Int {
        var x: CGFloat = 0
        var letter = first
        while letter < paragraph.letterCount {
            x += advance(of: letter, at: x, head: head)
            if x > width + Self.tolerance { break }
            letter += 1
        }
        return letter
    }

    /// Where the letters at the paragraph's end begin that take `width` points at most, not before `first`.
    func suffix(notBefore first: Int, width: CGFloat) -> Int {
        var x: CGFloat = 0
        var letter = paragraph.letterCount
        while letter > first {
            x += advance(of: letter - 1, at: x, head: 0)
            if x > width + Self.tolerance { break }
            letter -= 1
        }
        return letter
    }
}
