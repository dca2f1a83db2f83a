/// A span of time in seconds.
public typealias TimeInterval = Double

/// A span of time in seconds, as Core Animation spells it.
public typealias CFTimeInterval = Double
