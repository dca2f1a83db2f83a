import UIKit

/// The gallery: a page, and the list of pages behind it.
public final class GalleryDrawer: DrawerViewController {
    private let page: PageViewController
    private let menu: MenuViewController

    /// Creates the gallery on its first page.
    public init() {
        page = PageViewController()
        menu = MenuViewController()
        super.init(main: page, left: menu, right: nil)
        leftWidth = .points(260)
        style = .slide
    }

    /// A gallery is not made from an archive.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        page.onMenu = { [weak self] in self?.toggle(.left) }
        menu.onSelect = { [weak self] index in
            self?.page.show(index)
            self?.close()
        }
        page.show(0)
    }
}
