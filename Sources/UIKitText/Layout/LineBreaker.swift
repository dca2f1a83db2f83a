import UIKitGeometry

/// Decides which letters of a paragraph stand in one line.
struct LineBreaker {
    let paragraph: MeasuredParagraph

    /// Lengths that differ by less count as the same: sums of the same letters in another order do.
    static let tolerance: CGFloat = 1.0 / 1024

    /// The letters of a line from `first` on in `width` points, and what they take.
    ///
    /// `head` is where the line starts, which tab stops are counted from.
    func line(
        from first: Int,
        width: CGFloat,
        head: CGFloat,
        byCharacter: Bool
    ) -> (end: Int, width: CGFloat) {
        var x: CGFloat = 0
        var visible: CGFloat = 0
        var letter = first
        var breakEnd = first
        var breakWidth: CGFloat = 0
        let limit = width + Self.tolerance
        while letter < paragraph.letterCount {
            if letter > first && (byCharacter || paragraph.canBreak(before: letter)) {
                breakEnd = letter
                breakWidth = visible
            }
            let next = x + advance(of: letter, at: x, head: head)
            if !paragraph.isWhite(letter) {
                if next > limit && letter > first {
                    // A word that is wider than a line is broken between its letters.
                    if breakEnd > first { return (breakEnd, breakWidth) }
                    return (letter, x)
                }
                visible = next
            }
            x = next
            letter += 1
        }
        // White space at the very end counts as far as there is room for it.
        return (letter, x <= limit ? x : max(visible, min(x, width)))
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
