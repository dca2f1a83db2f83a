import UIKit

/// Thirty cards below each other, and beside them what the feed is.
///
/// Nothing is laid out while the feed scrolls: cards keep their places, and what has only moved is
/// copied, not painted.
public final class FeedViewController: UIViewController {
    /// The feed.
    package let feed = UIScrollView()
    /// What is pulled down to fetch more.
    package let refresh = UIRefreshControl()
    /// The cards, from the top.
    package private(set) var cards: [CardView] = []
    private let panel = SidePanel()
    private var fetches = 0

    private static let panelWidth: CGFloat = 236
    private static let gap: CGFloat = 20
    private static let widestCard: CGFloat = 620
    /// Seconds that a fetch takes.
    private static let fetchTime: TimeInterval = 1.2

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        feed.backgroundColor = .systemGroupedBackground
        feed.alwaysBounceVertical = true
        feed.refreshControl = refresh
        refresh.addTarget(self, action: FeedViewController.fetch, for: .valueChanged)
        cards = Entry.all.map(CardView.init)
        for card in cards { feed.addSubview(card) }
        view.addSubview(feed)
        view.addSubview(panel)
        panel.show("\(cards.count) notes")
        panel.top.addAction(
            UIAction { [weak self] _ in self?.view.window?.scrollToTop() },
            for: .touchUpInside
        )
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        // A narrow screen is all feed.
        let side = bounds.width >= 640 ? Self.panelWidth : 0
        panel.isHidden = side == 0
        panel.frame = CGRect(x: 0, y: 0, width: side, height: bounds.height)
        let place = CGRect(
            x: side,
            y: 0,
            width: bounds.width - side,
            height: bounds.height
        )
        if feed.frame == place { return }
        feed.frame = place
        let gap = place.width < 400 ? 0 : Self.gap
        let width = max(0, min(Self.widestCard, place.width - 2 * gap))
        let left = ((place.width - width) / 2).rounded()
        var y = Self.gap
        for card in cards {
            let height = card.sizeThatFits(CGSize(width: width, height: 0)).height
            card.frame = CGRect(x: left, y: y, width: width, height: height)
            y += height + Self.gap
        }
        feed.contentSize = CGSize(width: place.width, height: y)
    }

    private func fetch() {
        Timer.scheduledTimer(withTimeInterval: Self.fetchTime, repeats: false) { [weak self] _ in
            guard let self else { return }
            fetches += 1
            panel.show("Nothing new, looked \(fetches == 1 ? "once" : "\(fetches) times")")
            refresh.endRefreshing()
        }
    }
}
