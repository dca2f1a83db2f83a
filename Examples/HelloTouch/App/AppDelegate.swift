// A disc that a finger drags: the smallest whole application.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = DiscViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class DiscViewController: UIViewController {
    let disc = UIView(frame: CGRect(x: 60, y: 60, width: 120, height: 120))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        disc.backgroundColor = .systemBlue
        disc.layer.cornerRadius = 60
        let pan = UIPanGestureRecognizer(target: self, action: DiscViewController.drag)
        disc.addGestureRecognizer(pan)
        view.addSubview(disc)
    }

    func drag(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view)
        disc.center = CGPoint(x: disc.center.x + way.x, y: disc.center.y + way.y)
        pan.setTranslation(.zero, in: view)
    }
}
