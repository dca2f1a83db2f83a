// Measures what frames cost; `tools/bench` builds and runs it in release.
import Glibc

let names = CommandLine.arguments.dropFirst()
let scenes: [(name: String, run: @MainActor () -> Void)] = [
    ("drawer-drag", DrawerDrag.run), ("feed-scroll", FeedScroll.run),
]
for name in names where !scenes.contains(where: { $0.name == name }) {
    print("there is no scene '\(name)'; there are: \(scenes.map(\.name).joined(separator: ", "))")
    exit(2)
}
for scene in scenes where names.isEmpty || names.contains(scene.name) { scene.run() }
