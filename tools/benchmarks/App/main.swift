// Measures what frames cost; `tools/bench frame` builds and runs it in release.
import FrameScenes
import Glibc

let names = CommandLine.arguments.dropFirst()
let others: [(name: String, run: @MainActor () -> Void)] = [("feed-scroll", FeedScroll.run)]
let known = FrameScene.all.map(\.name) + others.map(\.name)
for name in names where !known.contains(name) {
    print("there is no scene '\(name)'; there are: \(known.joined(separator: ", "))")
    exit(2)
}
print("memcpy of a screen: \(FrameRun.copyTime()) ms")
for scene in FrameScene.all where names.isEmpty || names.contains(scene.name) {
    FrameRun.run(scene)
}
for scene in others where names.isEmpty || names.contains(scene.name) { scene.run() }
