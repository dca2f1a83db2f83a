import UIKit

/// An application delegate as it is usually written; an app puts `@main` in front of it.
final class ShopAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    static var shared: ShopAppDelegate? { UIApplication.shared.delegate as? ShopAppDelegate }
    private(set) var calls: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PlayerViewController(track: Track(title: "A", duration: 60))
        window?.makeKeyAndVisible()
        calls.append("launched")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }

    func applicationWillResignActive(_ application: UIApplication) { calls.append("inactive") }
}

/// A window that listens to everything, and one that lets touches through.
class SpyWindow: UIWindow {
    private(set) var events: [UIEvent.EventType] = []

    override func sendEvent(_ event: UIEvent) {
        events.append(event.type)
        super.sendEvent(event)
    }
}

class PassThroughWindow: UIWindow {
    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = .alert + 1
    }

    required init?(coder: NSCoder) { fatalError() }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}

/// An image view whose image is observed.
class AvatarView: UIImageView {
    var updates = 0

    override var image: UIImage? {
        didSet { updates += 1 }
    }

    override init(image: UIImage?) {
        super.init(image: image)
        contentMode = .scaleAspectFill
        clipsToBounds = true
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}

extension UIView {
    /// What many apps add to views.
    func addSubviews(_ views: UIView...) { views.forEach(addSubview) }

    var parentViewController: UIViewController? {
        sequence(first: self as UIResponder, next: { $0.next }).first { $0 is UIViewController }
            as? UIViewController
    }

    func allSubviews<T: UIView>(of type: T.Type) -> [T] {
        subviews.compactMap { $0 as? T } + subviews.flatMap { $0.allSubviews(of: type) }
    }
}

extension UIColor {
    convenience init(hex: Int, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255,
            green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha
        )
    }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension Notification.Name {
    static let cartDidChange = Notification.Name("cartDidChange")
}

/// Observes notifications by both of the ways that are usual.
@MainActor final class CartObserver {
    private(set) var received = 0
    private var token: NSObjectProtocol?

    init() {
        token = NotificationCenter.default.addObserver(
            forName: .cartDidChange,
            object: nil,
            queue: .main
        ) { [weak self] _ in
            self?.received += 1
        }
    }

    func stop() {
        if let token { NotificationCenter.default.removeObserver(token) }
    }
}
