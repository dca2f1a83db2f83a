/// What counts as the inside of a path that crosses itself.
package enum FillRule: Hashable, Sendable {
    /// Places that the path winds around, in either direction.
    case nonZero
    /// Places that a ray crosses the path an odd number of times from.
    case evenOdd
}
