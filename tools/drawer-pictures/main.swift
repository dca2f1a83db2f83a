// Draws the pictures of docs/drawer.md; `tools/pictures` builds and runs it.
import Glibc
import UIKit
import UIKitTesting

guard CommandLine.arguments.count == 2 else {
    print("usage: drawer-pictures FOLDER")
    exit(2)
}
let folder = CommandLine.arguments[1]
for style in DrawerViewController.Style.allCases {
    let strip = Strip(style: style)
    do {
        try strip.write(to: "\(folder)/drawer-\(style).png")
    } catch {
        print("drawer-pictures: \(error)")
        exit(1)
    }
}
