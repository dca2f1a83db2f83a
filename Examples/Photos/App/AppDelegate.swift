// A folder of pictures: thumbnails, and each of them in full with pan and pinch.
//
//     Photos              pictures that the program paints itself
//     Photos FOLDER       the PNG, JPEG and WebP files of a folder
import PhotosScreens
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let folder = CommandLine.arguments.dropFirst().first
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = PhotosViewController(
            album: folder.map { Album(folder: $0) } ?? .painted
        )
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
