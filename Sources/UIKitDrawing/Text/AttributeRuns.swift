/// The attributes of a text, in stretches of equal ones.
struct AttributeRuns {
    typealias Attributes = [NSAttributedString.Key: Any]

    /// A stretch of text with the same attributes.
    struct Run {
        /// UTF-16 units.
        var length: Int
        var attributes: Attributes
    }

    /// Without empty runs.
    private(set) var runs: [Run] = []

    /// Creates one run, none for a length of 0.
    init(length: Int, _ attributes: Attributes) {
        if length > 0 { runs = [Run(length: length, attributes: attributes)] }
    }

    /// UTF-16 units of all runs.
    var length: Int { runs.reduce(0) { $0 + $1.length } }

    /// The run that holds a unit, and where it starts.
    func run(at location: Int) -> (index: Int, start: Int)? {
        var start = 0
        for (index, run) in runs.enumerated() {
            if location < start + run.length { return location >= start ? (index, start) : nil }
            start += run.length
        }
        return nil
    }

    /// The runs of a part.
    func part(_ range: Range<Int>) -> AttributeRuns {
        var result = AttributeRuns(length: 0, [:])
        var start = 0
        for run in runs {
            let overlap = range.clamped(to: start..<start + run.length)
            if !overlap.isEmpty {
                result.runs.append(Run(length: overlap.count, attributes: run.attributes))
            }
            start += run.length
        }
        return result
    }

    /// Puts other runs in the place of a part.
    mutating func replace(_ range: Range<Int>, with other: AttributeRuns) {
        let head = part(0..<range.lowerBound).runs
        let tail = part(range.upperBound..<length).runs
        runs = head + other.runs + tail
        join()
    }

    /// Changes the attributes of a part.
    mutating func change(_ range: Range<Int>, _ body: (inout Attributes) -> Void) {
        var changed = part(range)
        for index in changed.runs.indices { body(&changed.runs[index].attributes) }
        replace(range, with: changed)
    }

    /// Makes one run of neighbours that are equal.
    private mutating func join() {
        var joined: [Run] = []
        for run in runs {
            if let last = joined.last, Self.areEqual(last.attributes, run.attributes) {
                joined[joined.count - 1].length += run.length
            } else {
                joined.append(run)
            }
        }
        runs = joined
    }

    /// Whether two sets of attributes are equal.
    static func areEqual(_ a: Attributes, _ b: Attributes) -> Bool {
        a.count == b.count
            && a.allSatisfy { key, value in b[key].map { areEqual(value, $0) } ?? false }
    }

    /// Whether two values are equal; ones that cannot be compared are only where they are one object.
    static func areEqual(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        if type(of: a) is AnyClass, type(of: b) is AnyClass {
            return (a as AnyObject) === (b as AnyObject)
        }
        return false
    }
}
