import UIKit

/// Shows one page: a bar above cards that scroll.
final class PageViewController: UIViewController {
    var onMenu: () -> Void = {}

    private let bar = UIStackView()
    private let titleLabel = UILabel()
    private let scroll = UIScrollView()
    private let cards = UIStackView()

    /// The bar's height and the cards' greatest width, in points.
    private let barHeight: CGFloat = 64
    private let cardWidth: CGFloat = 720

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        makeBar()
        cards.axis = .vertical
        cards.spacing = 16
        scroll.alwaysBounceVertical = true
        scroll.addSubview(cards)
        view.addSubview(scroll)
        view.addSubview(bar)
    }

    /// Shows the page with an index.
    func show(_ index: Int) {
        loadViewIfNeeded()
        let page = Page.all[index]
        titleLabel.text = page.title
        for view in cards.arrangedSubviews { view.removeFromSuperview() }
        for card in page.makeCards() { cards.addArrangedSubview(card) }
        scroll.contentOffset = .zero
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        bar.frame = CGRect(x: 12, y: 0, width: bounds.width - 24, height: barHeight)
        scroll.frame = CGRect(
            x: 0,
            y: barHeight,
            width: bounds.width,
            height: max(0, bounds.height - barHeight)
        )
        let width = min(cardWidth, bounds.width - 40)
        let height = cards.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        let margin = (bounds.width - width) / 2
        cards.frame = CGRect(x: margin, y: 8, width: width, height: height)
        scroll.contentSize = CGSize(width: bounds.width, height: height + 40)
    }

    private func makeBar() {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "line.3.horizontal")
        configuration.baseForegroundColor = .label
        let menu = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.onMenu() }
        )
        menu.accessibilityLabel = "Menu"
        menu.accessibilityIdentifier = "menu"
        titleLabel.font = .systemFont(ofSize: 24, weight: .bold)
        titleLabel.accessibilityTraits = .header
        titleLabel.accessibilityIdentifier = "page title"

        let style = UISegmentedControl(items: ["Light", "Dark"])
        style.selectedSegmentIndex = 0
        style.accessibilityIdentifier = "style"
        style.addAction(
            UIAction { [weak self, unowned style] _ in
                let isDark = style.selectedSegmentIndex == 1
                self?.view.window?.overrideUserInterfaceStyle = isDark ? .dark : .light
            },
            for: .valueChanged
        )
        let direction = UISegmentedControl(items: ["LTR", "RTL"])
        direction.selectedSegmentIndex = 0
        direction.accessibilityIdentifier = "direction"
        direction.addAction(
            UIAction { [weak self, unowned direction] _ in
                self?.view.traitOverrides.layoutDirection =
                    direction.selectedSegmentIndex == 1 ? .rightToLeft : .leftToRight
            },
            for: .valueChanged
        )
        for control in [menu, style, direction] {
            control.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        }
        bar.spacing = 12
        bar.alignment = .center
        for view in [menu, titleLabel, style, direction] { bar.addArrangedSubview(view) }
    }
}
