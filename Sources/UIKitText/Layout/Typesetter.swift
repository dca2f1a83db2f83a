import UIKitGeometry

/// Breaks text into lines, one paragraph after the other, and truncates the last line there is room for.
struct Typesetter {
    /// Which letters of which paragraph make a line, and how it was made.
    private struct Draft {
        var paragraph: Int
        var letters: Range<Int>
        var head: CGFloat
        var room: CGFloat
        var isLastOfParagraph: Bool
        var top: CGFloat
    }

    private let text: StyledText
    private let frame: TextFrame
    private let ranges: [(range: Range<Int>, next: Int)]
    private var measured: [MeasuredParagraph?]
    private var y: CGFloat = 0
    private var drafts: [Draft] = []

    private(set) var lines: [TextLine] = []
    private(set) var isTruncated = false
    private(set) var size = CGSize.zero

    init(_ text: StyledText, _ frame: TextFrame) {
        self.text = text
        self.frame = frame
        ranges = text.paragraphs
        measured = Array(repeating: nil, count: ranges.count)
    }

    /// Sets all lines.
    mutating func run() {
        paragraphs: for index in ranges.indices {
            if index > 0 {
                y += max(0, paragraph(index).format.paragraphSpacingBefore)
            }
            if !set(index) { break paragraphs }
            if index + 1 < ranges.count {
                y += max(0, paragraph(index).format.paragraphSpacing)
            }
        }
        finish()
    }

    private mutating func paragraph(_ index: Int) -> MeasuredParagraph {
        if let known = measured[index] { return known }
        let result = MeasuredParagraph(
            text,
            ranges[index].range,
            isRightToLeft: frame.isRightToLeft
        )
        measured[index] = result
        return result
    }

    /// Sets a paragraph; false when there is no room for more.
    private mutating func set(_ index: Int) -> Bool {
        let paragraph = paragraph(index)
        let breaker = LineBreaker(paragraph: paragraph)
        let format = paragraph.format
        let isOneLine = format.breakMode.truncates && !frame.wrapsTruncated
        var first = 0
        repeat {
            let head = max(
                0,
                drafts.last?.paragraph == index ? format.headIndent : format.firstLineIndent
            )
            let room = room(format, head)
            let end: Int
            if isOneLine || (format.breakMode == .clip && !frame.wrapsTruncated) || !room.isFinite {
                end = paragraph.letterCount
            } else {
                end = breaker.end(
                    from: first,
                    width: room,
                    head: head,
                    byCharacter: format.breakMode == .character
                )
            }
            let draft = Draft(
                paragraph: index,
                letters: first..<end,
                head: head,
                room: room,
                isLastOfParagraph: end == paragraph.letterCount,
                top: y
            )
            let isRest = end < paragraph.letterCount || index + 1 < ranges.count
            var isCut =
                isOneLine
                && breaker.width(of: first..<end, head: head)
                    > room + LineBreaker.tolerance
            let isFull = frame.lineLimit > 0 && drafts.count + 1 >= frame.lineLimit
            if isFull && isRest { isCut = true }
            if !add(draft, isCut: isCut) { return false }
            if isFull && isRest { return false }
            first = end
        } while first < paragraph.letterCount
        return true
    }

    /// Adds a line where it fits; else truncates the one before and says no.
    private mutating func add(_ draft: Draft, isCut: Bool) -> Bool {
        let line = isCut ? truncated(draft) : line(draft)
        if !lines.isEmpty && y + line.height > frame.height + LineBreaker.tolerance {
            if let last = drafts.last {
                y = last.top
                lines[lines.count - 1] = truncated(last)
                y += lines[lines.count - 1].height
            }
            isTruncated = true
            return false
        }
        if isCut { isTruncated = true }
        lines.append(line)
        drafts.append(draft)
        y += line.height + max(0, paragraph(draft.paragraph).format.lineSpacing)
        return true
    }

    private func room(_ format: ParagraphFormat, _ head: CGFloat) -> CGFloat {
        let right = format.tailIndent > 0 ? format.tailIndent : frame.width + format.tailIndent
        return max(0, min(right, frame.width) - head)
    }

    // MARK: - Lines

    /// A line as it was broken.
    private mutating func line(_ draft: Draft) -> TextLine {
        let paragraph = paragraph(draft.paragraph)
        var builder = LineBuilder(text)
        builder.head = draft.head
        var letters = draft.letters
        let breaker = LineBreaker(paragraph: paragraph)
        if !draft.isLastOfParagraph
            || breaker.width(of: letters, head: draft.head) > draft.room + LineBreaker.tolerance
        {
            // White space hangs over the end of a line.
            while letters.count > 0, paragraph.isWhite(letters.upperBound - 1) {
                letters = letters.lowerBound..<letters.upperBound - 1
            }
        }
        builder.append(letters, of: paragraph)
        if paragraph.format.alignment == .justified && !draft.isLastOfParagraph {
            let spaces = letters.count { paragraph.text[paragraph.letters[$0]] == 0x20 }
            let spare = draft.room - breaker.width(of: letters, head: draft.head)
            if spaces > 0 && spare > 0 && spare.isFinite {
                builder.spaceStretch = spare / CGFloat(spaces)
            }
        }
        return place(builder, draft, isTruncated: false)
    }

    /// A line with an ellipsis, or the end of what there is room for.
    private mutating func truncated(_ draft: Draft) -> TextLine {
        let paragraph = paragraph(draft.paragraph)
        let mode = paragraph.format.breakMode
        switch mode {
        case .word, .character:
            if !frame.truncatesLastLine {
                var line = line(draft)
                line.isTruncated = true
                return line
            }
            return tail(draft)
        case .clip: return clipped(draft)
        case .truncateTail: return tail(draft)
        case .truncateHead: return headOrMiddle(draft, keepsHead: false)
        case .truncateMiddle: return headOrMiddle(draft, keepsHead: true)
        }
    }

    private mutating func tail(_ draft: Draft) -> TextLine {
        let paragraph = paragraph(draft.paragraph)
        let first = draft.letters.lowerBound
        let ellipsis = ellipsis(draft)
        let breaker = LineBreaker(paragraph: paragraph)
        var end = breaker.prefix(from: first, width: draft.room - ellipsis.width, head: draft.head)
        while end > first, paragraph.isWhite(end - 1) { end -= 1 }
        var builder = LineBuilder(text)
        builder.head = draft.head
        builder.append(first..<end, of: paragraph)
        builder.appendEllipsis(ellipsis)
        return place(builder, draft, isTruncated: true)
    }

    private mutating func headOrMiddle(_ draft: Draft, keepsHead: Bool) -> TextLine {
        let front = paragraph(draft.paragraph)
        let lastIndex = ranges.count - 1
        let isSame = lastIndex == draft.paragraph || !frame.wrapsTruncated
        let back = isSame ? front : paragraph(lastIndex)
        let ellipsis = ellipsis(draft)
        let room = max(0, draft.room - ellipsis.width)
        let first = draft.letters.lowerBound
        var builder = LineBuilder(text)
        builder.head = draft.head
        var headEnd = first
        var used: CGFloat = 0
        if keepsHead {
            let breaker = LineBreaker(paragraph: front)
            headEnd = breaker.prefix(from: first, width: room / 2, head: draft.head)
            used = breaker.width(of: first..<headEnd, head: draft.head)
        }
        var start = LineBreaker(paragraph: back).suffix(
            notBefore: isSame ? headEnd : 0,
            width: room - used
        )
        if keepsHead {
            while headEnd > first, front.isWhite(headEnd - 1) { headEnd -= 1 }
        }
        while start < back.letterCount, back.isWhite(start) { start += 1 }
        builder.append(first..<headEnd, of: front)
        builder.appendEllipsis(ellipsis)
        builder.append(start..<back.letterCount, of: back)
        return place(builder, draft, isTruncated: true)
    }

    /// The rest of the paragraph in one line, as far as it can be seen.
    private mutating func clipped(_ draft: Draft) -> TextLine {
        let paragraph = paragraph(draft.paragraph)
        let first = draft.letters.lowerBound
        let end = LineBreaker(paragraph: paragraph).prefix(
            from: first,
            width: draft.room,
            head: draft.head
        )
        var builder = LineBuilder(text)
        builder.head = draft.head
        builder.append(first..<min(paragraph.letterCount, end + 1), of: paragraph)
        return place(builder, draft, isTruncated: true)
    }

    private mutating func ellipsis(_ draft: Draft) -> Ellipsis {
        let paragraph = paragraph(draft.paragraph)
        let byte = paragraph.start + paragraph.letters[draft.letters.lowerBound]
        return Ellipsis(
            text,
            span: text.spanIndex(at: min(byte, max(0, text.utf8.count - 1))),
            isRightToLeft: paragraph.shaped.isRightToLeft
        )
    }

    private mutating func place(
        _ builder: LineBuilder,
        _ draft: Draft,
        isTruncated: Bool
    ) -> TextLine {
        let paragraph = paragraph(draft.paragraph)
        let format = paragraph.format
        let isRightToLeft = paragraph.shaped.isRightToLeft
        let byte = paragraph.start + paragraph.letters[draft.letters.lowerBound]
        var (ascent, descent, leading) = builder.extents(span: text.spanIndex(at: byte))
        var height = ascent + descent
        if format.lineHeightMultiple > 0 { height *= format.lineHeightMultiple }
        if format.minimumLineHeight > 0 { height = max(height, format.minimumLineHeight) }
        if format.maximumLineHeight > 0 { height = min(height, format.maximumLineHeight) }
        // What is more or less than the letters need is above them.
        ascent += height - ascent - descent
        let baseline = y + ascent
        let (runs, width) = builder.runs(left: 0, baseline: baseline)
        let end = paragraph.letters[draft.letters.upperBound]
        return TextLine(
            range: byte..<paragraph.start + end,
            left: draft.head,
            top: y,
            baseline: baseline,
            height: height + (frame.usesLeading ? leading : 0),
            ascent: ascent,
            descent: descent,
            width: width,
            runs: runs,
            isTruncated: isTruncated,
            isRightToLeft: isRightToLeft
        )
    }

    // MARK: - Sides

    /// Moves the lines to where they are aligned, and says what they take.
    private mutating func finish() {
        var width: CGFloat = 0
        for (line, draft) in zip(lines, drafts) {
            let tail = max(0, -paragraph(draft.paragraph).format.tailIndent)
            width = max(width, draft.head + line.width + tail)
        }
        let whole = frame.width.isFinite ? frame.width : width
        for index in lines.indices {
            let draft = drafts[index]
            let format = paragraph(draft.paragraph).format
            let room =
                frame.width.isFinite
                ? draft.room : max(0, whole - draft.head - max(0, -format.tailIndent))
            let spare = room - lines[index].width
            let isRightToLeft = lines[index].isRightToLeft
            // The head of a line that is read from the right is at the right.
            var left = isRightToLeft ? whole - draft.head - room : draft.head
            switch format.alignment {
            case .left: break
            case .center: left += spare / 2
            case .right: left += spare
            case .justified: if isRightToLeft { left += spare }
            case .natural: if isRightToLeft || frame.isRightToLeft { left += spare }
            }
            lines[index].left = left
            for run in lines[index].runs.indices { lines[index].runs[run].origin.x += left }
        }
        let height = lines.last.map { $0.top + $0.height } ?? 0
        size = CGSize(width: min(width, frame.width), height: height)
    }
}

extension ParagraphFormat.BreakMode {
    /// Whether an ellipsis stands for what has no room.
    var truncates: Bool {
        switch self {
        case .word, .character, .clip: false
        case .truncateHead, .truncateTail, .truncateMiddle: true
        }
    }
}
