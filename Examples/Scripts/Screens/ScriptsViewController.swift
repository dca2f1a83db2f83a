import UIKit

/// All scripts on one page; a tap on one shows it large.
public final class ScriptsViewController: UIViewController {
    private let cells = Sample.all.map { SampleCell($0) }
    private let detail = DetailCard()

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
        let gap: CGFloat = 8
        let rows = CGFloat(cells.count / 2)
        let detailWidth = (bounds.width * 0.36).rounded()
        let width = ((bounds.width - detailWidth - 4 * gap) / 2).rounded(.down)
        let height = ((bounds.height - (rows + 1) * gap) / rows).rounded(.down)
        for (index, cell) in cells.enumerated() {
            cell.frame = CGRect(
                x: gap + CGFloat(index % 2) * (width + gap),
                y: gap + CGFloat(index / 2) * (height + gap),
                width: width,
                height: height
            )
        }
        let left = 3 * gap + 2 * width
        detail.frame = CGRect(
            x: left,
            y: gap,
            width: bounds.width - left - gap,
            height: bounds.height - 2 * gap
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
