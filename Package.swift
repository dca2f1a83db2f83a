// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]
let border: [CSetting] = [
    .enableWarning("all"),
    .enableWarning("extra"),
    .treatAllWarnings(as: .error),
]

let example: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "Vitrine",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
    ],
    targets: [
        // Borders: C that Swift cannot say.
        .target(name: "CUIKitKernels", cSettings: border),
        .systemLibrary(
            name: "CUIKitPNG",
            pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"])]
        ),
        .target(name: "CUIKitPNGReader", dependencies: ["CUIKitPNG"], cSettings: border),
        .systemLibrary(
            name: "CUIKitJPEG",
            pkgConfig: "libturbojpeg",
            providers: [.apt(["libturbojpeg0-dev"])]
        ),
        .systemLibrary(
            name: "CUIKitWebP",
            pkgConfig: "libwebpdemux",
            providers: [.apt(["libwebp-dev"])]
        ),
        .systemLibrary(
            name: "CUIKitPango",
            pkgConfig: "pangoft2",
            providers: [.apt(["libpango1.0-dev"])]
        ),
        .systemLibrary(
            name: "CLibDRM",
            pkgConfig: "libdrm",
            providers: [.apt(["libdrm-dev"])]
        ),
        .systemLibrary(
            name: "CLibInput",
            pkgConfig: "libinput libudev",
            providers: [.apt(["libinput-dev", "libudev-dev"])]
        ),
        .target(name: "CUIKitDRM", dependencies: ["CLibDRM"], cSettings: border),
        .target(name: "CUIKitInput", dependencies: ["CLibInput"], cSettings: border),
        .systemLibrary(
            name: "CLibSeat",
            pkgConfig: "libseat",
            providers: [.apt(["libseat-dev"])]
        ),
        .systemLibrary(
            name: "CLibXKB",
            pkgConfig: "xkbcommon",
            providers: [.apt(["libxkbcommon-dev"])]
        ),
        .target(name: "CUIKitSeat", dependencies: ["CLibSeat"], cSettings: border),
        .target(name: "CUIKitLoop", cSettings: border),

        // Lower: values, pixels, drawing.
        .target(name: "UIKitGeometry", swiftSettings: house),
        .target(
            name: "UIKitRaster",
            dependencies: ["UIKitGeometry", "CUIKitKernels"],
            swiftSettings: house
        ),
        .target(
            name: "UIKitImages",
            dependencies: [
                "UIKitRaster", "CUIKitPNG", "CUIKitPNGReader", "CUIKitJPEG", "CUIKitWebP",
            ],
            swiftSettings: house
        ),
        .target(
            name: "UIKitText",
            dependencies: ["UIKitRaster", "CUIKitPango"],
            swiftSettings: house
        ),
        .target(
            name: "UIKitDrawing",
            dependencies: ["UIKitImages", "UIKitText"],
            swiftSettings: house
        ),
        .target(name: "UIKitPlatform", dependencies: ["UIKitRaster"], swiftSettings: house),

        // Tree: layers, views, containers.
        .target(name: "UIKitLayers", dependencies: ["UIKitDrawing"], swiftSettings: house),
        .target(
            name: "UIKitCore",
            dependencies: ["UIKitLayers", "UIKitPlatform"],
            swiftSettings: house
        ),
        .target(name: "UIKitControls", dependencies: ["UIKitCore"], swiftSettings: house),

        // Rim: where pixels leave and fingers arrive.
        .target(
            name: "UIKitHeadless",
            dependencies: ["UIKitPlatform", "UIKitImages"],
            swiftSettings: house
        ),
        .target(
            name: "UIKitLinux",
            dependencies: [
                "UIKitPlatform", "CUIKitDRM", "CUIKitInput", "CUIKitLoop", "CUIKitSeat",
                "CLibXKB",
            ],
            swiftSettings: house
        ),
        .target(
            name: "UIKit",
            dependencies: ["UIKitControls", "UIKitHeadless", "UIKitImages", "UIKitLinux"],
            swiftSettings: house
        ),
        .target(
            name: "UIKitTesting",
            dependencies: ["UIKit", "_Testing_UIKit"],
            swiftSettings: house
        ),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: house),

        // Examples: an application each, its screens apart so that tests reach them.
        .executableTarget(
            name: "HelloTouch",
            dependencies: ["UIKit"],
            path: "Examples/HelloTouch/App",
            swiftSettings: example
        ),
        .target(
            name: "HSDrawerScreens",
            dependencies: ["UIKit"],
            path: "Examples/HSDrawer/Screens",
            swiftSettings: example
        ),
        .executableTarget(
            name: "HSDrawer",
            dependencies: ["HSDrawerScreens"],
            path: "Examples/HSDrawer/App",
            swiftSettings: example
        ),
        .target(
            name: "DarwDrawerScreens",
            dependencies: ["UIKit"],
            path: "Examples/DarwDrawer/Screens",
            swiftSettings: example
        ),
        .executableTarget(
            name: "DarwDrawer",
            dependencies: ["DarwDrawerScreens"],
            path: "Examples/DarwDrawer/App",
            swiftSettings: example
        ),
        .target(
            name: "DrawerDemoScreens",
            dependencies: ["UIKit"],
            path: "Examples/DrawerDemo/Screens",
            swiftSettings: example
        ),
        .executableTarget(
            name: "DrawerDemo",
            dependencies: ["DrawerDemoScreens"],
            path: "Examples/DrawerDemo/App",
            swiftSettings: example
        ),
        .target(
            name: "TouchViewScreens",
            dependencies: ["UIKit"],
            path: "Examples/TouchView/Screens",
            swiftSettings: example
        ),
        .executableTarget(
            name: "TouchView",
            dependencies: ["TouchViewScreens"],
            path: "Examples/TouchView/App",
            swiftSettings: example
        ),
        .target(
            name: "HitTestScreens",
            dependencies: ["UIKit"],
            path: "Examples/HitTest/Screens",
            swiftSettings: example
        ),
        .executableTarget(
            name: "HitTest",
            dependencies: ["HitTestScreens"],
            path: "Examples/HitTest/App",
            swiftSettings: example
        ),
        .target(
            name: "DragViewScreens",
            dependencies: ["UIKit"],
            path: "Examples/DragView/Screens",
            swiftSettings: example
        ),
        .executableTarget(
            name: "DragView",
            dependencies: ["DragViewScreens"],
            path: "Examples/DragView/App",
            swiftSettings: example
        ),
        .target(
            name: "GestureLabScreens",
            dependencies: ["UIKit"],
            path: "Examples/GestureLab/Screens",
            swiftSettings: example
        ),
        .executableTarget(
            name: "GestureLab",
            dependencies: ["GestureLabScreens"],
            path: "Examples/GestureLab/App",
            swiftSettings: example
        ),
        .target(
            name: "CalibrateScreens",
            dependencies: ["UIKit"],
            path: "Examples/Calibrate/Screens",
            swiftSettings: example
        ),
        .executableTarget(
            name: "Calibrate",
            dependencies: ["CalibrateScreens"],
            path: "Examples/Calibrate/App",
            swiftSettings: example
        ),
        .target(
            name: "ScriptsScreens",
            dependencies: ["UIKit"],
            path: "Examples/Scripts/Screens",
            swiftSettings: example
        ),
        .executableTarget(
            name: "Scripts",
            dependencies: ["ScriptsScreens"],
            path: "Examples/Scripts/App",
            swiftSettings: example
        ),
        .target(
            name: "TouchMarksScreens",
            dependencies: ["UIKit"],
            path: "Examples/TouchMarks/Screens",
            swiftSettings: example
        ),
        .executableTarget(
            name: "TouchMarks",
            dependencies: ["TouchMarksScreens"],
            path: "Examples/TouchMarks/App",
            swiftSettings: example
        ),
        .target(
            name: "PhotosScreens",
            dependencies: ["UIKit"],
            path: "Examples/Photos/Screens",
            swiftSettings: example
        ),
        .executableTarget(
            name: "Photos",
            dependencies: ["PhotosScreens"],
            path: "Examples/Photos/App",
            swiftSettings: example
        ),

        .target(
            name: "FeedScreens",
            dependencies: ["UIKit"],
            path: "Examples/Feed/Screens",
            swiftSettings: example
        ),
        .executableTarget(
            name: "Feed",
            dependencies: ["FeedScreens"],
            path: "Examples/Feed/App",
            swiftSettings: example
        ),
        .target(
            name: "GalleryScreens",
            dependencies: ["UIKit"],
            path: "Examples/Gallery/Screens",
            swiftSettings: example
        ),
        .executableTarget(
            name: "Gallery",
            dependencies: ["GalleryScreens"],
            path: "Examples/Gallery/App",
            swiftSettings: example
        ),
        .target(
            name: "ThermostatScreens",
            dependencies: ["UIKit"],
            path: "Examples/Thermostat/Screens",
            swiftSettings: example
        ),
        .executableTarget(
            name: "Thermostat",
            dependencies: ["ThermostatScreens"],
            path: "Examples/Thermostat/App",
            swiftSettings: example
        ),

        // Tools.
        .target(
            name: "FrameScenes",
            dependencies: [
                "UIKitTesting", "DrawerDemoScreens", "GalleryScreens", "ThermostatScreens",
                "CAllocationCount",
            ],
            path: "tools/benchmarks/Scenes",
            swiftSettings: house
        ),
        .executableTarget(
            name: "frame-bench",
            dependencies: ["FrameScenes", "FeedScreens"],
            path: "tools/benchmarks/App",
            swiftSettings: house
        ),

        // Tools.
        .executableTarget(
            name: "text-bench",
            dependencies: ["UIKitDrawing"],
            path: "tools/text-bench/App",
            swiftSettings: house
        ),
        .executableTarget(
            name: "RasterBench",
            dependencies: ["UIKitRaster", "UIKitText"],
            path: "tools/RasterBench",
            swiftSettings: house
        ),
        .executableTarget(
            name: "image-bench",
            dependencies: ["UIKitImages"],
            path: "tools/image-bench/App",
            swiftSettings: house
        ),
        .executableTarget(
            name: "image-fuzz",
            dependencies: ["UIKitImages"],
            path: "tools/fuzzing/Images",
            swiftSettings: house
        ),
        .executableTarget(
            name: "symbol-sheet",
            dependencies: ["UIKitDrawing"],
            path: "tools/symbol-sheet",
            swiftSettings: house
        ),
        .executableTarget(
            name: "soak-run",
            dependencies: ["UIKitTesting", "CAllocationCount"],
            path: "tools/soaking",
            swiftSettings: house
        ),
        .target(
            name: "CAllocationCount",
            path: "tools/touch-bench/CAllocationCount",
            cSettings: border
        ),
        .target(
            name: "TouchFuzz",
            dependencies: ["UIKitTesting"],
            path: "tools/fuzzing/TouchFuzz",
            swiftSettings: house
        ),
        .target(
            name: "FrameFuzz",
            dependencies: ["UIKitLayers"],
            path: "tools/fuzzing/FrameFuzz",
            swiftSettings: house
        ),
        .executableTarget(
            name: "frame-fuzz",
            dependencies: ["FrameFuzz"],
            path: "tools/fuzzing/FrameApp",
            swiftSettings: house
        ),
        .executableTarget(
            name: "touch-fuzz",
            dependencies: ["TouchFuzz"],
            path: "tools/fuzzing/App",
            swiftSettings: house
        ),
        .target(
            name: "ScrollFuzz",
            dependencies: ["UIKitTesting", "TouchFuzz"],
            path: "tools/fuzzing/ScrollFuzz",
            swiftSettings: house
        ),
        .executableTarget(
            name: "scroll-fuzz",
            dependencies: ["ScrollFuzz"],
            path: "tools/fuzzing/ScrollApp",
            swiftSettings: house
        ),
        .target(
            name: "DrawerFuzz",
            dependencies: ["UIKitTesting"],
            path: "tools/fuzzing/DrawerFuzz",
            swiftSettings: house
        ),
        .executableTarget(
            name: "drawer-fuzz",
            dependencies: ["DrawerFuzz"],
            path: "tools/fuzzing/DrawerApp",
            swiftSettings: house
        ),
        .executableTarget(
            name: "drawer-pictures",
            dependencies: ["UIKitTesting"],
            path: "tools/drawer-pictures",
            swiftSettings: house
        ),
        .executableTarget(
            name: "touch-bench",
            dependencies: ["UIKitTesting", "CAllocationCount"],
            path: "tools/touch-bench/App",
            swiftSettings: house
        ),

        // Tests.
        .target(
            name: "RasterScenes",
            dependencies: ["UIKitRaster"],
            path: "Tests/RasterScenes",
            swiftSettings: house
        ),
        .executableTarget(
            name: "self-check",
            dependencies: ["RasterScenes"],
            path: "Tests/SelfCheck",
            swiftSettings: house
        ),
        .testTarget(
            name: "UIKitGeometryTests",
            dependencies: ["UIKitGeometry"],
            swiftSettings: house
        ),
        .testTarget(
            name: "UIKitRasterTests",
            dependencies: ["UIKitRaster", "RasterScenes"],
            swiftSettings: house
        ),
        .testTarget(
            name: "UIKitTextTests",
            dependencies: ["UIKitText"],
            swiftSettings: house
        ),
        .testTarget(
            name: "UIKitImagesTests",
            dependencies: ["UIKitImages"],
            exclude: ["Pictures"],
            swiftSettings: house
        ),
        .testTarget(
            name: "UIKitDrawingTests",
            dependencies: ["UIKitDrawing"],
            swiftSettings: house
        ),
        .testTarget(
            name: "UIKitLayersTests",
            dependencies: ["UIKitLayers", "FrameFuzz"],
            swiftSettings: house
        ),
        .testTarget(
            name: "UIKitHeadlessTests",
            dependencies: ["UIKitHeadless"],
            swiftSettings: house
        ),
        .testTarget(
            name: "UIKitLinuxTests",
            dependencies: ["UIKitLinux"],
            swiftSettings: house
        ),
        .executableTarget(
            name: "loop-probe",
            dependencies: ["UIKit"],
            path: "Tests/LoopProbe",
            swiftSettings: example
        ),
        .target(
            name: "CConsoleRecorder",
            dependencies: ["CLibDRM"],
            path: "Tests/ConsoleProbe/CConsoleRecorder",
            cSettings: border
        ),
        .executableTarget(
            name: "console-probe",
            dependencies: ["UIKitLinux", "CConsoleRecorder"],
            path: "Tests/ConsoleProbe/App",
            swiftSettings: house
        ),
        .testTarget(name: "ProgramTests", swiftSettings: example),
        .executableTarget(
            name: "touch-probe",
            dependencies: ["UIKitCore", "UIKitLinux"],
            path: "Tests/TouchProbe",
            swiftSettings: house
        ),
        .testTarget(
            name: "UIKitCoreTests",
            dependencies: ["UIKitTesting", "TouchFuzz"],
            swiftSettings: house
        ),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["UIKit", "_Testing_UIKit"],
            swiftSettings: house
        ),
        .testTarget(
            name: "UIKitControlsTests",
            dependencies: ["UIKitTesting", "DrawerFuzz", "ScrollFuzz", "ScriptsScreens"],
            swiftSettings: house
        ),
        .testTarget(
            name: "CompileProofs",
            dependencies: ["UIKitTesting"],
            swiftSettings: [.treatAllWarnings(as: .error)]
        ),
        .testTarget(
            name: "ExamplesTests",
            dependencies: [
                "FrameScenes", "UIKitTesting", "HSDrawerScreens", "DarwDrawerScreens",
                "DrawerDemoScreens",
                "TouchViewScreens", "HitTestScreens", "DragViewScreens", "GestureLabScreens",
                "TouchMarksScreens", "CalibrateScreens", "ScriptsScreens", "PhotosScreens",
                "FeedScreens", "GalleryScreens", "ThermostatScreens",
            ],
            swiftSettings: example
        ),
    ]
)

// Only some tests and what they stand on: `UIKIT_TESTS=UIKitRasterTests,UIKitTextTests swift test`. `tools/check --sanitize` uses it,
// since sanitizers make everything slow to build.
if let wanted = Context.environment["UIKIT_TESTS"] {
    var kept: Set<String> = []
    func keep(_ name: String) {
        guard kept.insert(name).inserted else { return }
        let target = package.targets.first { $0.name == name }
        for case .byNameItem(let name, _) in target?.dependencies ?? [] { keep(name) }
    }
    for name in wanted.split(separator: ",") { keep(String(name)) }
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll()
}
