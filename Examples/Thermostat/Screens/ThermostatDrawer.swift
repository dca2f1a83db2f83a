import UIKit

/// The product: the home screen, with the settings behind it on the right, and the lock above all.
public final class ThermostatDrawer: DrawerViewController {
    private let room: Thermostat
    private let home: HomeViewController
    private let lock = LockView()
    private var timer: Timer?

    /// Creates the product's screens.
    public init() {
        room = Thermostat()
        home = HomeViewController(room)
        super.init(main: home, left: nil, right: SettingsViewController(room))
        rightWidth = .points(340)
        // The screen moves aside as it is: what has only moved is copied, not painted.
        style = .slide
    }

    /// A product is not made from an archive.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        overrideUserInterfaceStyle = .dark
        view.backgroundColor = Look.night
        view.tintColor = Look.warm
        home.onSettings = { [weak self] in self?.toggle(.right) }
        home.onLock = { [weak self] in self?.lockScreen() }
        lock.onUnlock = { [weak self] in self?.unlockScreen() }
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.room.tick()
        }
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        lock.frame = view.bounds
    }

    private func lockScreen() {
        close()
        lock.frame = view.bounds
        lock.alpha = 0
        view.addSubview(lock)
        UIView.animate(withDuration: 0.25) { self.lock.alpha = 1 }
    }

    private func unlockScreen() {
        UIView.animate(withDuration: 0.25) {
            self.lock.alpha = 0
        } completion: { _ in
            self.lock.removeFromSuperview()
        }
    }
}
