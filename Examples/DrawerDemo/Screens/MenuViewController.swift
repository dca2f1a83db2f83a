import UIKit

/// The left side: one row for each accent colour.
final class MenuViewController: UIViewController {
    /// Called with the number of the row that was tapped.
    var select: ((Int) -> Void)?
    /// The row that is marked.
    private(set) var selected = 0
    /// The rows from top to bottom.
    let rows = Palette.accents.enumerated().map { index, color in
        MenuRow(color: color, length: [0.62, 0.44, 0.7, 0.5, 0.58][index])
    }

    private let avatar = UIView()
    private let name = BarView(color: Palette.mist)
    private let detail = BarView(color: Palette.dusk)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.night
        avatar.backgroundColor = Palette.amber
        for subview in [avatar, name, detail] { view.addSubview(subview) }
        for (index, row) in rows.enumerated() {
            row.action = { [weak self] in self?.mark(index) }
            view.addSubview(row)
        }
        rows[selected].isMarked = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = max(24, view.bounds.height * 0.09)
        avatar.frame = CGRect(x: 28, y: top, width: 64, height: 64)
        avatar.layer.cornerRadius = 24
        name.frame = CGRect(x: 108, y: top + 16, width: 96, height: 12)
        detail.frame = CGRect(x: 108, y: top + 38, width: 64, height: 10)
        for (index, row) in rows.enumerated() {
            let y = top + 104 + CGFloat(index) * 60
            row.frame = CGRect(x: 16, y: y, width: 218, height: 52)
        }
    }

    private func mark(_ index: Int) {
        rows[selected].isMarked = false
        selected = index
        rows[selected].isMarked = true
        select?(index)
    }
}

/// A coloured square and a bar; lit from behind when marked.
final class MenuRow: UIView {
    /// Called when the row was tapped.
    var action: (() -> Void)?
    /// Whether the row is the chosen one.
    var isMarked = false {
        didSet { backgroundColor = isMarked ? Palette.dusk : nil }
    }

    private let icon = UIView()
    private let bar = BarView(color: Palette.mist)
    private let length: CGFloat

    init(color: UIColor, length: CGFloat) {
        self.length = length
        super.init(frame: .zero)
        layer.cornerRadius = 16
        icon.backgroundColor = color
        icon.layer.cornerRadius = 8
        icon.isUserInteractionEnabled = false
        addSubview(icon)
        addSubview(bar)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: MenuRow.tapped))
    }

    required init?(coder: NSCoder) { nil }

    func tapped() { action?() }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: 14, y: bounds.midY - 12, width: 24, height: 24)
        bar.frame = CGRect(x: 54, y: bounds.midY - 5, width: bounds.width * length, height: 10)
    }
}
