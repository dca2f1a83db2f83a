import UIKit

/// The main view: a header over a grid of cards.
final class DashboardViewController: UIViewController {
    /// Opens the menu.
    let menuButton = MenuButton()
    /// Cards that a tap switches.
    let switches = [
        SwitchCard(color: Palette.sky, isOn: true),
        SwitchCard(color: Palette.violet, isOn: false),
        SwitchCard(color: Palette.mint, isOn: false),
        SwitchCard(color: Palette.amber, isOn: true),
    ]

    /// The colour of gauge and chart.
    var accent = Palette.coral {
        didSet {
            ring.color = accent
            chart.color = accent
            avatar.backgroundColor = accent
        }
    }

    private let heading = BarView(color: Palette.ink)
    private let subheading = BarView(color: Palette.sand)
    private let avatar = UIView()
    private let face = UIView()
    private let gaugeCard = UIView()
    private let ring = RingView()
    private let chartCard = UIView()
    private let chart = ChartView()
    private let chartTitle = BarView(color: Palette.sand)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        view.clipsToBounds = true
        avatar.backgroundColor = accent
        face.backgroundColor = Palette.card.withAlphaComponent(0.85)
        avatar.addSubview(face)
        for card in [gaugeCard, chartCard] {
            card.backgroundColor = Palette.card
            card.layer.cornerRadius = 28
        }
        gaugeCard.addSubview(ring)
        chartCard.addSubview(chartTitle)
        chartCard.addSubview(chart)
        let header = [menuButton, heading, subheading, avatar]
        for subview in header + [gaugeCard, chartCard] + switches { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isWide = view.bounds.width > view.bounds.height
        let margin: CGFloat = isWide ? 32 : 20
        let content = view.bounds.inset(
            by: UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        )
        guard content.width > 0, content.height > 0 else { return }
        placeHeader(CGRect(x: content.minX, y: content.minY, width: content.width, height: 52))
        let grid = CGRect(
            x: content.minX,
            y: content.minY + 52 + margin * 0.75,
            width: content.width,
            height: max(0, content.height - 52 - margin * 0.75)
        )
        if isWide { placeWide(grid, gap: margin * 0.6) } else { placeTall(grid, gap: 14) }
        placeContents()
    }

    private func placeHeader(_ header: CGRect) {
        menuButton.frame = CGRect(x: header.minX, y: header.minY, width: 52, height: 52)
        heading.frame = CGRect(x: header.minX + 72, y: header.minY + 9, width: 150, height: 16)
        subheading.frame = CGRect(x: header.minX + 72, y: header.minY + 34, width: 96, height: 10)
        avatar.frame = CGRect(x: header.maxX - 52, y: header.minY, width: 52, height: 52)
        avatar.layer.cornerRadius = 26
        face.frame = CGRect(x: 16, y: 16, width: 20, height: 20)
        face.layer.cornerRadius = 10
    }

    /// The gauge on the left, the chart over four switches on the right.
    private func placeWide(_ grid: CGRect, gap: CGFloat) {
        let left = (grid.width - gap) * 0.42
        gaugeCard.frame = CGRect(x: grid.minX, y: grid.minY, width: left, height: grid.height)
        let right = CGRect(
            x: grid.minX + left + gap,
            y: grid.minY,
            width: grid.width - left - gap,
            height: grid.height
        )
        let height = (right.height - 2 * gap) / 3
        chartCard.frame = CGRect(x: right.minX, y: right.minY, width: right.width, height: height)
        placeSwitches(
            CGRect(
                x: right.minX,
                y: right.minY + height + gap,
                width: right.width,
                height: 2 * height + gap
            ),
            gap: gap
        )
    }

    /// Gauge, chart and switches under each other.
    private func placeTall(_ grid: CGRect, gap: CGFloat) {
        let gauge = grid.height * 0.36
        let chart = grid.height * 0.2
        gaugeCard.frame = CGRect(x: grid.minX, y: grid.minY, width: grid.width, height: gauge)
        chartCard.frame = CGRect(
            x: grid.minX,
            y: grid.minY + gauge + gap,
            width: grid.width,
            height: chart
        )
        let top = chartCard.frame.maxY + gap
        placeSwitches(
            CGRect(x: grid.minX, y: top, width: grid.width, height: max(0, grid.maxY - top)),
            gap: gap
        )
    }

    private func placeSwitches(_ area: CGRect, gap: CGFloat) {
        let size = CGSize(width: (area.width - gap) / 2, height: max(0, (area.height - gap) / 2))
        for (index, card) in switches.enumerated() {
            card.frame = CGRect(
                x: area.minX + CGFloat(index % 2) * (size.width + gap),
                y: area.minY + CGFloat(index / 2) * (size.height + gap),
                width: size.width,
                height: size.height
            )
        }
    }

    private func placeContents() {
        let gauge = gaugeCard.bounds
        let side = max(0, min(gauge.width, gauge.height) - 56)
        ring.frame = CGRect(
            x: gauge.midX - side / 2,
            y: gauge.midY - side / 2,
            width: side,
            height: side
        )
        let card = chartCard.bounds
        let inside = CGRect(
            x: 24,
            y: 20,
            width: max(0, card.width - 48),
            height: max(0, card.height - 40)
        )
        chartTitle.frame = CGRect(x: inside.minX, y: inside.minY, width: 110, height: 10)
        chart.frame = CGRect(
            x: inside.minX,
            y: inside.minY + 22,
            width: inside.width,
            height: max(0, inside.height - 22)
        )
    }
}
