import FrameScenes
import Testing

/// Whether the optimizer has been at work.
private let isOptimized: Bool = {
    #if DEBUG
    false
    #else
    true
    #endif
}()

/// Steady frames ask for no memory while their changes are found and painted.
///
/// The optimizer has a part in that, so it is not asked of a build without it.
@MainActor
@Suite(.serialized, .enabled(if: isOptimized))
struct PaintingMemoryTests {
    private nonisolated static let scenes = [
        "fade", "list", "spinner", "S13", "S13r", "drawer-drag", "gallery-drawer",
    ]

    /// The blocks that painting the second time takes.
    private nonisolated static func blocks(_ name: String, cores: Int) async throws -> UInt {
        try await MainActor.run {
            let scene = try #require(FrameScene.all.first { $0.name == name })
            let run = SceneRun(scene, cores: cores)
            for index in 0..<scene.frames { run.take(index) }
            return run.painting.blocks
        }
    }

    @Test(arguments: scenes)
    func `a scene that has been seen once is painted in the memory that is there`(
        name: String
    ) async throws {
        #expect(try await Self.blocks(name, cores: 1) == 0)
    }

    // Each in a process of its own: what all threads ask for is counted, and other tests run on threads, too.
    @Test(arguments: scenes)
    func `two cores paint it in the memory that is there, too`(name: String) async {
        await #expect(processExitsWith: .success) { [name] in
            let blocks = try await Self.blocks(name, cores: 2)
            #expect(blocks == 0)
        }
    }
}
