import Testing
import UIKitLinux

/// What the kernels of one test have handed out, and who must give it back at its end.
@MainActor final class KernelBooks {
    /// The books of the test that runs.
    @TaskLocal static var current: KernelBooks?

    fileprivate(set) var stores: [FakeKMS.Store] = []
    private var closers: [() -> Void] = []

    nonisolated init() {}

    func open(_ store: FakeKMS.Store) { stores.append(store) }

    /// Has `close` called at the end of the test.
    func atEnd(_ close: @escaping () -> Void) { closers.append(close) }

    /// Ends everything; what is left of each card's things, nil for nothing.
    func close() -> String? {
        for closer in closers { closer() }
        closers = []
        return stores.compactMap(\.imbalance).first
    }
}

/// Ends every display of a test and checks that each thing that its kernels made was given back once.
struct EvenBooks: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        let books = KernelBooks()
        try await KernelBooks.$current.withValue(books, operation: function)
        let left = await books.close()
        if let left { Issue.record("the kernel is left with \(left)") }
    }
}

extension Trait where Self == EvenBooks {
    /// Each thing that a fake kernel makes is given back by the end of the test.
    static var evenBooks: Self { Self() }
}
