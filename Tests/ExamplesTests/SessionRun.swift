import UIKit
import UIKitCore
import UIKitHeadless
import UIKitRaster

/// Plays an example's recorded session as a headless run does.
@MainActor enum SessionRun {
    /// The pictures that the session of `example` asks for, with `root` as the only controller.
    static func pictures(
        of example: String,
        root: @escaping @MainActor () -> UIViewController
    ) throws -> [String: Bitmap] {
        let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let path = "/\(package)/Examples/\(example)/session.jsonl"
        let session = try Recording(contentsOf: path)
        let platform = HeadlessPlatform(size: session.size, scale: session.scale)
        platform.play(session)
        var pictures: [String: Bitmap] = [:]
        platform.onPicture = { pictures[$0] = $1 }
        let application = UIApplication()
        application.start(on: platform)
        let delegate = SessionDelegate()
        delegate.makeRoot = root
        application.run(delegate)
        return pictures
    }
}

/// Shows one controller.
private final class SessionDelegate: UIResponder, UIApplicationDelegate {
    var makeRoot: () -> UIViewController = { UIViewController() }
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = makeRoot()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
