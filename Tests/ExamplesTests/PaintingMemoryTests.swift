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
    @Test(arguments: ["fade", "list", "spinner", "S13", "S13r", "drawer-drag", "gallery-drawer"])
    func `a scene that has been seen once is painted in the memory that is there`(
        name: String
    ) throws {
        let scene = try #require(FrameScene.all.first { $0.name == name })
        let run = SceneRun(scene, cores: 1)
        for index in 0..<scene.frames { run.take(index) }
        #expect(run.painting.blocks == 0)
    }
}
