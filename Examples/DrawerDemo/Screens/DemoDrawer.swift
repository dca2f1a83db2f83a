import UIKit

/// The demo's drawer: a dashboard between a menu and some sliders.
public final class DemoDrawer: DrawerViewController, DrawerViewControllerDelegate {
    let dashboard: DashboardViewController
    let menu: MenuViewController
    let controls: ControlsViewController

    /// Creates the drawer with its three controllers.
    public init() {
        dashboard = DashboardViewController()
        menu = MenuViewController()
        controls = ControlsViewController()
        super.init(main: dashboard, left: menu, right: controls)
    }

    /// A drawer is not made from an archive.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.night
        delegate = self
        dashboard.menuButton.action = { [weak self] in self?.toggle(.left) }
        menu.select = { [weak self] index in
            self?.dashboard.accent = Palette.accents[index]
            self?.close()
        }
    }

    /// Rounds the corners of the main view while it is aside.
    public func drawer(
        _ drawer: DrawerViewController,
        willOpen side: DrawerViewController.Side,
        animated: Bool
    ) {
        mainViewController.view.layer.cornerRadius = 28
    }

    /// Gives the main view its square corners back.
    public func drawer(_ drawer: DrawerViewController, didClose side: DrawerViewController.Side) {
        mainViewController.view.layer.cornerRadius = 0
    }
}
