import UIKit

/// All scripts on one page; a tap on one shows it large.
public final class ScriptsViewController: UIViewController {
    private let cells = Sample.all.map { SampleCell($0) }
    private let detail = DetailCard()
    private let gap: CGFloat = 8

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        for cell in cells {
            let tap = UITapGestureRecognizer(target: self, action: ScriptsViewController.choose)
            cell.addGestureRecognizer(tap)
            view.addSubview(cell)
        }
        view.addSubview(detail)
        show(cells[0])
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        // On a screen that stands upright, the large text is below the cards and not beside them.
        let isUpright = bounds.height > bounds.width
        let rows = CGFloat(cells.count / 2)
        let room = CGSize(
            width: (bounds.width * (isUpright ? 1 : 0.64)).rounded() - 3 * gap,
            height: (bounds.height * (isUpright ? 0.6 : 1)).rounded() - (rows + 1) * gap
        )
        let width = ((room.width - (isUpright ? 0 : gap)) / 2).rounded(.down)
        let height = (room.height / rows).rounded(.down)
        for (index, cell) in cells.enumerated() {
            cell.frame = CGRect(
                x: gap + CGFloat(index % 2) * (width + gap),
                y: gap + CGFloat(index / 2) * (height + gap),
                width: width,
                height: height
            )
        }
        let left = isUpright ? gap : 3 * gap + 2 * width
        let top = isUpright ? gap + rows * (height + gap) : gap
        detail.frame = CGRect(
            x: left,
            y: top,
            width: bounds.width - left - gap,
            height: bounds.height - top - gap
        )
    }

    func choose(_ tap: UITapGestureRecognizer) {
        if let cell = tap.view as? SampleCell { show(cell) }
    }

    private func show(_ cell: SampleCell) {
        for other in cells { other.isChosen = other === cell }
        detail.show(cell.sample)
    }
}
