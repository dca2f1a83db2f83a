import UIKit

/// The left side: one row for each accent colour.
final class MenuViewController: UIViewController {
    /// Called with the number of the row that was tapped.
    var select: ((Int) -> Void)?
    /// The row that is marked.
    private(set) var selected = 0
    /// The rows from top to bottom.
    let rows = Palette.accents.map { MenuRow(color: $0.color, name: $0.name) }

    private let badge = UIImageView(image: UIImage(systemName: "house.fill"))
    private let name = CaptionLabel("Home", 20, .semibold, Palette.cloud)
    private let detail = CaptionLabel("Choose a colour", 14, .regular, Palette.mist)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.night
        badge.backgroundColor = Palette.amber
        badge.tintColor = Palette.night
        badge.contentMode = .center
        for subview in [badge, name, detail] { view.addSubview(subview) }
        for (index, row) in rows.enumerated() {
            row.action = { [weak self] in self?.mark(index) }
            view.addSubview(row)
        }
        rows[selected].isMarked = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isLow = view.bounds.height < 400
        let top = isLow ? 12 : max(24, view.bounds.height * 0.09)
        let side: CGFloat = isLow ? 44 : 64
        badge.frame = CGRect(x: 28, y: top, width: side, height: side)
        badge.layer.cornerRadius = side * 0.34
        let left = badge.frame.maxX + 16
        name.frame = CGRect(x: left, y: badge.frame.midY - 24, width: 234 - left, height: 26)
        detail.frame = CGRect(x: left, y: badge.frame.midY + 3, width: 234 - left, height: 20)
        let first = top + (isLow ? side + 12 : 104)
        let step = min(60, max(0, view.bounds.height - first - 8) / CGFloat(rows.count))
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 16,
                y: first + CGFloat(index) * step,
                width: 218,
                height: step * 52 / 60
            )
        }
    }

    private func mark(_ index: Int) {
        rows[selected].isMarked = false
        selected = index
        rows[selected].isMarked = true
        select?(index)
    }
}

/// A coloured square and its name; lit from behind when marked.
final class MenuRow: UIView {
    /// Called when the row was tapped.
    var action: (() -> Void)?
    /// Whether the row is the chosen one.
    var isMarked = false {
        didSet { backgroundColor = isMarked ? Palette.dusk : nil }
    }

    private let icon = UIView()
    private let name: CaptionLabel

    init(color: UIColor, name: String) {
        self.name = CaptionLabel(name, 17, .regular, Palette.cloud)
        super.init(frame: .zero)
        icon.backgroundColor = color
        icon.layer.cornerRadius = 8
        icon.isUserInteractionEnabled = false
        addSubview(icon)
        addSubview(self.name)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: MenuRow.tapped))
    }

    required init?(coder: NSCoder) { nil }

    func tapped() { action?() }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(16, bounds.height * 0.4)
        icon.frame = CGRect(x: 14, y: bounds.midY - 12, width: 24, height: 24)
        name.frame = CGRect(
            x: 54,
            y: bounds.midY - 12,
            width: max(0, bounds.width - 70),
            height: 24
        )
    }
}
