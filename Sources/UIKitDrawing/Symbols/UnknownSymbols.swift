import Synchronization

/// Says which symbols an application asked for that there are none of, each once.
package enum UnknownSymbols {
    private static let names = Mutex<Set<String>>([])
    /// Names after which no more are said, for applications that make names up as they go.
    private static let mostNames = 100

    /// Says that there is no symbol called `name`, unless that was said before.
    static func report(_ name: String) {
        let isNew = names.withLock { names in
            names.count < mostNames && names.insert(name).inserted
        }
        if isNew { ImageLog.line(sentence(name)) }
    }

    /// What is said about a name.
    package static func sentence(_ name: String) -> String {
        "there is no symbol \(name.debugDescription); docs/images.md lists all that there are"
    }
}
