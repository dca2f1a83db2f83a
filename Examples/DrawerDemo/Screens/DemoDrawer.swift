import UIKit

/// The demo's drawer: a dashboard between a menu and some sliders.
public final class DemoDrawer: DrawerViewController {
    let dashboard: DashboardViewController
    let menu: MenuViewController
    let controls: ControlsViewController

    /// Creates the drawer with its three controllers.
    public init() {
        dashboard = DashboardViewController()
        menu = MenuViewController()
        controls = ControlsViewController()
        super.init(main: dashboard, left: menu, right: controls)
        mainCornerRadius = 28
    }

    /// A drawer is not made from an archive.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.night
        dashboard.menuButton.action = { [weak self] in self?.toggle(.left) }
        menu.select = { [weak self] index in
            self?.dashboard.accent = Palette.accents[index].color
            self?.close()
        }
    }
}
