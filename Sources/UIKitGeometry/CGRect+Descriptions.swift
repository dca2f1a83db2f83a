extension CGPoint: CustomDebugStringConvertible {
    /// The numbers in parentheses, `(20.0, 30.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: CustomDebugStringConvertible {
    /// The numbers in parentheses, `(100.0, 40.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: CustomDebugStringConvertible {
    /// The numbers in parentheses, `(20.0, 30.0, 100.0, 40.0)`.
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}

extension CGRect {
    /// The rectangle as UIKit's descriptions write it: `(20 30; 100 40)`.
    package var plainText: String {
        let place = "\(NumberText.plain(origin.x)) \(NumberText.plain(origin.y))"
        return "(\(place); \(NumberText.plain(size.width)) \(NumberText.plain(size.height)))"
    }
}

extension CGPoint {
    /// The point as UIKit's descriptions write it: `{20, 30}`.
    package var plainText: String { "{\(NumberText.plain(x)), \(NumberText.plain(y))}" }
}

extension CGSize {
    /// The size as UIKit's descriptions write it: `{100, 40}`.
    package var plainText: String { "{\(NumberText.plain(width)), \(NumberText.plain(height))}" }
}
