package import UIKitGeometry

/// Where the arranged views of a stack go along its axis: numbers in, numbers out.
package struct StackLayout: Sendable {
    /// One arranged view.
    package struct Item: Sendable {
        /// The length that the content asks for, in points; nil where it asks for none.
        package var natural: CGFloat?
        /// The length that a view without content was made with, in points.
        package var given: CGFloat
        /// How much it wishes not to be longer.
        package var hugging: Float
        /// How much it wishes not to be shorter.
        package var resistance: Float
        /// How much of the length is writing, which can wrap or be cut short, in points.
        package var soft: CGFloat

        /// Creates an item.
        package init(
            natural: CGFloat?,
            given: CGFloat = 0,
            hugging: Float = 250,
            resistance: Float = 750,
            soft: CGFloat = 0
        ) {
            self.natural = natural
            self.given = given
            self.hugging = hugging
            self.resistance = resistance
            self.soft = soft
        }

        /// The length without any stretching.
        package var length: CGFloat { natural ?? given }
    }

    /// A place along the axis.
    package struct Span: Hashable, Sendable {
        /// Where it begins, in points.
        package var origin: CGFloat
        /// How long it is, in points.
        package var length: CGFloat
    }

    /// The items in order.
    package var items: [Item]
    /// The distances between them, one fewer than there are items.
    package var gaps: [CGFloat]
    /// How the room is shared out.
    package var distribution: UIStackView.Distribution

    /// Creates a layout.
    package init(items: [Item], gaps: [CGFloat], distribution: UIStackView.Distribution) {
        self.items = items
        self.gaps = gaps
        self.distribution = distribution
    }

    /// How long the content is when nothing is stretched or squeezed, in points.
    package var fittingLength: CGFloat {
        let lengths = items.map(\.length)
        if distribution == .fillEqually, let longest = lengths.max() {
            return longest * CGFloat(items.count) + sum(gaps)
        }
        return sum(lengths) + sum(gaps)
    }

    /// Where the items go in a stack of `total` points.
    package func spans(in total: CGFloat) -> [Span] {
        if items.isEmpty { return [] }
        switch distribution {
        case .fill: return row(filled(total), gaps)
        case .fillEqually:
            let room = max(0, total - sum(gaps))
            return row(items.map { _ in room / CGFloat(items.count) }, gaps)
        case .fillProportionally: return row(proportional(total), gaps)
        case .equalSpacing: return equallySpaced(total)
        case .equalCentering: return equallyCentred(total)
        }
    }

    // MARK: - Lengths

    /// The natural lengths, with what is left given to views without content, else to the one that hugs least;
    /// and with what is lacking taken from those that resist least.
    private func filled(_ total: CGFloat) -> [CGFloat] {
        var lengths = items.map(\.length)
        let free = total - sum(gaps) - sum(lengths)
        if free > 0 {
            let loose = items.indices.filter { items[$0].natural == nil }
            if !loose.isEmpty {
                for index in loose { lengths[index] += free / CGFloat(loose.count) }
            } else if let index = items.indices.min(by: { items[$0].hugging < items[$1].hugging }) {
                lengths[index] += free
            }
        } else if free < 0 {
            squeeze(&lengths, by: -free)
        }
        return lengths
    }

    /// Takes `lack` points away: from views without content first, then from those that resist least.
    ///
    /// Of those that resist alike writing gives way before anything else does, the last first.
    private func squeeze(_ lengths: inout [CGFloat], by lack: CGFloat) {
        var lack = lack
        func take(_ index: Int, _ most: CGFloat) {
            let taken = max(0, min(lengths[index], most, lack))
            lengths[index] -= taken
            lack -= taken
        }
        for level in Set(items.indices.map(weight)).sorted() {
            let alike = items.indices.reversed().filter { weight($0) == level }
            for index in alike { take(index, items[index].soft) }
            for index in alike { take(index, lengths[index]) }
        }
    }

    private func weight(_ index: Int) -> Float {
        items[index].natural == nil ? -1 : items[index].resistance
    }

    /// Lengths in proportion to the natural ones, equal ones where there are none.
    private func proportional(_ total: CGFloat) -> [CGFloat] {
        let room = max(0, total - sum(gaps))
        let lengths = items.map(\.length)
        let all = sum(lengths)
        if all <= 0 { return items.map { _ in room / CGFloat(items.count) } }
        return lengths.map { room * ($0 / all) }
    }

    // MARK: - Places

    private func row(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [Span] {
        var place: CGFloat = 0
        return lengths.indices.map { index in
            let span = Span(origin: place, length: lengths[index])
            place += lengths[index] + (index < gaps.count ? gaps[index] : 0)
            return span
        }
    }

    /// Natural lengths with equal distances, which are at least the wished ones; squeezed where there is no room for these.
    private func equallySpaced(_ total: CGFloat) -> [Span] {
        let lengths = items.map(\.length)
        guard items.count > 1 else { return row([total], []) }
        let gap = (total - sum(lengths)) / CGFloat(items.count - 1)
        if gap < (gaps.max() ?? 0) { return row(filled(total), gaps) }
        return row(lengths, gaps.map { _ in gap })
    }

    /// Natural lengths with equal distances between the middles, as far as the wished distances allow.
    private func equallyCentred(_ total: CGFloat) -> [Span] {
        let lengths = items.map(\.length)
        guard let first = lengths.first, let last = lengths.last, items.count > 1 else {
            return row([total], [])
        }
        if sum(lengths) + sum(gaps) > total { return row(filled(total), gaps) }
        let step = (total - first / 2 - last / 2) / CGFloat(items.count - 1)
        var spans = lengths.indices.map { index in
            Span(
                origin: first / 2 + step * CGFloat(index) - lengths[index] / 2,
                length: lengths[index]
            )
        }
        for index in spans.indices.dropFirst() {
            let least = spans[index - 1].origin + spans[index - 1].length + gaps[index - 1]
            spans[index].origin = max(spans[index].origin, least)
        }
        spans[spans.count - 1].origin = total - last
        for index in spans.indices.dropLast().reversed() {
            let most = spans[index + 1].origin - gaps[index] - spans[index].length
            spans[index].origin = min(spans[index].origin, most)
        }
        return spans
    }

    private func sum(_ values: [CGFloat]) -> CGFloat { values.reduce(0, +) }
}
