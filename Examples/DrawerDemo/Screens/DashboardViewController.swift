import UIKit

/// The main view: a header over a grid of cards.
final class DashboardViewController: UIViewController {
    /// Opens the menu.
    let menuButton = MenuButton()
    /// Cards that a tap switches.
    let switches = [
        SwitchCard("Blinds", symbol: "sun.max.fill", color: Palette.sky, ink: .white, isOn: true),
        SwitchCard("Music", symbol: "music.note", color: Palette.violet, ink: .white, isOn: false),
        SwitchCard(
            "Fan",
            symbol: "fan",
            color: Palette.mint,
            ink: DashboardViewController.darkInk,
            isOn: false
        ),
        SwitchCard(
            "Lamp",
            symbol: "lightbulb.fill",
            color: Palette.amber,
            ink: DashboardViewController.darkInk,
            isOn: true
        ),
    ]

    /// The colour of gauge and chart.
    var accent = Palette.coral {
        didSet {
            ring.color = accent
            chart.color = accent
            avatar.backgroundColor = accent
        }
    }

    /// Writing on light colours, in both styles.
    private static let darkInk = UIColor(red: 0.13, green: 0.15, blue: 0.25, alpha: 1)

    private let heading = CaptionLabel("Living room", 24, .semibold, Palette.ink)
    private let subheading = CaptionLabel("", 14, .regular, Palette.stone)
    private let avatar = UIImageView(image: UIImage(systemName: "person.fill"))
    private let gaugeCard = UIView()
    private let ring = RingView()
    private let gaugeValue = CaptionLabel("68%", 52, .semibold, Palette.ink)
    private let gaugeName = CaptionLabel("Battery", 17, .regular, Palette.stone)
    private let chartCard = UIView()
    private let chart = ChartView()
    private let chartTitle = CaptionLabel("Energy this week", 14, .regular, Palette.stone)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        view.clipsToBounds = true
        avatar.backgroundColor = accent
        avatar.tintColor = .white
        avatar.contentMode = .center
        for label in [gaugeValue, gaugeName] { label.textAlignment = .center }
        for card in switches { card.action = { [weak self] in self?.count() } }
        count()
        for card in [gaugeCard, chartCard] {
            card.backgroundColor = Palette.card
            card.layer.cornerRadius = 28
        }
        for part in [ring, gaugeValue, gaugeName] { gaugeCard.addSubview(part) }
        chartCard.addSubview(chartTitle)
        chartCard.addSubview(chart)
        let header = [menuButton, heading, subheading, avatar]
        for subview in header + [gaugeCard, chartCard] + switches { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isWide = view.bounds.width > view.bounds.height
        let isLow = isWide && view.bounds.height < 400
        let margin: CGFloat = isLow ? 12 : isWide ? 32 : 20
        let header: CGFloat = isLow ? 44 : 52
        let content = view.bounds.inset(
            by: UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        )
        guard content.width > 0, content.height > 0 else { return }
        placeHeader(CGRect(x: content.minX, y: content.minY, width: content.width, height: header))
        let grid = CGRect(
            x: content.minX,
            y: content.minY + header + margin * 0.75,
            width: content.width,
            height: max(0, content.height - header - margin * 0.75)
        )
        if isWide { placeWide(grid, gap: margin * 0.6) } else { placeTall(grid, gap: 14) }
        placeContents()
    }

    private func placeHeader(_ header: CGRect) {
        let side = header.height
        menuButton.frame = CGRect(x: header.minX, y: header.minY, width: side, height: side)
        avatar.frame = CGRect(x: header.maxX - side, y: header.minY, width: side, height: side)
        avatar.layer.cornerRadius = side / 2
        let left = header.minX + side + 20
        let width = max(0, avatar.frame.minX - 20 - left)
        heading.frame = CGRect(x: left, y: header.midY - 27, width: width, height: 32)
        subheading.frame = CGRect(x: left, y: header.midY + 5, width: width, height: 20)
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
        let inset: CGFloat = min(56, min(gauge.width, gauge.height) * 0.16)
        let side = max(0, min(gauge.width, gauge.height) - inset)
        ring.frame = CGRect(
            x: gauge.midX - side / 2,
            y: gauge.midY - side / 2,
            width: side,
            height: side
        )
        gaugeValue.font = .systemFont(ofSize: min(52, side * 0.2), weight: .semibold)
        gaugeValue.frame = CGRect(
            x: gauge.midX - side * 0.3,
            y: gauge.midY - side * 0.16,
            width: side * 0.6,
            height: side * 0.26
        )
        gaugeName.frame = CGRect(
            x: gauge.midX - side * 0.3,
            y: gauge.midY + side * 0.1,
            width: side * 0.6,
            height: min(24, side * 0.2)
        )
        let card = chartCard.bounds
        // A low card is all columns.
        let isLow = card.height < 120
        let inside = card.insetBy(dx: isLow ? 12 : 24, dy: isLow ? 10 : 18)
        guard !inside.isNull else { return }
        chartTitle.isHidden = isLow
        chartTitle.frame = CGRect(x: inside.minX, y: inside.minY, width: inside.width, height: 20)
        let top: CGFloat = isLow ? 0 : 30
        chart.frame = CGRect(
            x: inside.minX,
            y: inside.minY + top,
            width: inside.width,
            height: max(0, inside.height - top)
        )
    }

    /// Says how many devices are on.
    private func count() {
        let lit = switches.count { $0.isOn }
        subheading.text = "\(lit) of \(switches.count) devices on"
    }
}
