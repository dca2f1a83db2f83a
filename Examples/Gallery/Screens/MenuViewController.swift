import UIKit

/// The list of pages.
final class MenuViewController: UIViewController {
    var onSelect: (Int) -> Void = { _ in }
    private let stack = UIStackView()
    private var buttons: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        let title = UILabel()
        title.text = "Gallery"
        title.font = .systemFont(ofSize: 28, weight: .bold)
        title.accessibilityTraits = .header
        stack.axis = .vertical
        stack.spacing = 6
        stack.addArrangedSubview(title)
        stack.setCustomSpacing(20, after: title)
        for (index, page) in Page.all.enumerated() {
            var configuration = UIButton.Configuration.plain()
            configuration.title = page.title
            configuration.image = UIImage(systemName: page.symbol)
            configuration.imagePadding = 14
            configuration.baseForegroundColor = .label
            let button = UIButton(
                configuration: configuration,
                primaryAction: UIAction { [weak self] _ in self?.select(index) }
            )
            button.contentHorizontalAlignment = .leading
            button.isSelected = index == 0
            button.accessibilityIdentifier = "page \(page.title)"
            buttons.append(button)
            stack.addArrangedSubview(button)
        }
        view.addSubview(stack)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        stack.frame = CGRect(x: 20, y: 28, width: 220, height: height)
    }

    private func select(_ index: Int) {
        for (place, button) in buttons.enumerated() { button.isSelected = place == index }
        onSelect(index)
    }
}
