/// Ends the process with a sentence when `condition` does not hold: the toolkit is misused.
///
/// The standard library's `precondition` says nothing in release, the mode that panels run in.
@inlinable
package func demand(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition() { fatalError(message(), file: file, line: line) }
}
