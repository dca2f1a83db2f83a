import UIKit

@MainActor protocol PlayerViewControllerDelegate: AnyObject {
    func playerDidFinish(_ player: PlayerViewController)
    func player(_ player: PlayerViewController, didMoveTo progress: CGFloat)
}

extension PlayerViewControllerDelegate {
    func player(_ player: PlayerViewController, didMoveTo progress: CGFloat) {}
}

struct Track: Hashable {
    var title: String
    var duration: TimeInterval
}

/// A controller as it is usually written: an initialiser of its own, containment, closures that capture weakly.
class PlayerViewController: UIViewController {
    weak var delegate: PlayerViewControllerDelegate?
    var onClose: (() -> Void)?

    private let track: Track
    private let gauge = GaugeView()
    private let badge = BadgeView(text: "3")
    private var timer: Timer?
    private var displayLink: CADisplayLink?
    private var frameObservation: NSKeyValueObservation?
    private var touchesByView: [UIView: Set<UITouch>] = [:]
    private var tokens = Set<UIGestureRecognizer>()
    private(set) var log: [String] = []

    init(track: Track) {
        self.track = track
        super.init(nibName: nil, bundle: nil)
        title = track.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .white
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(gauge)
        view.addSubview(badge)
        gauge.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]

        let child = UIViewController()
        addChild(child)
        view.insertSubview(child.view, at: 0)
        child.view.frame = view.bounds
        child.didMove(toParent: self)

        frameObservation = badge.observe(\.frame, options: [.old, .new]) { [weak self] _, change in
            guard let new = change.newValue, change.oldValue != new else { return }
            self?.log.append("frame \(Int(new.minX))")
        }

        let tap = UITapGestureRecognizer(target: self, action: PlayerViewController.handleTap(_:))
        tap.numberOfTapsRequired = 2
        tap.delegate = self
        view.addGestureRecognizer(tap)
        tokens.insert(tap)

        let pan = UIPanGestureRecognizer()
        pan.addTarget(self, action: PlayerViewController.handlePan)
        pan.maximumNumberOfTouches = 1
        pan.require(toFail: tap)
        badge.addGestureRecognizer(pan)
        tokens.insert(pan)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
            guard let self = self else {
                timer.invalidate()
                return
            }
            self.tick()
        }
        displayLink = CADisplayLink(target: self, selector: PlayerViewController.step)
        displayLink?.add(to: .main, forMode: .common)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
        timer = nil
        displayLink?.invalidate()
        NotificationCenter.default.removeObserver(self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaLayoutGuide.layoutFrame
        gauge.frame = CGRect(x: safe.minX, y: safe.maxY - 40, width: safe.width, height: 40)
    }

    private func tick() {
        gauge.progress += 0.25
        delegate?.player(self, didMoveTo: gauge.progress)
        if gauge.progress >= 1 {
            timer?.invalidate()
            delegate?.playerDidFinish(self)
        }
    }

    private func step(_ link: CADisplayLink) {}

    func handleTap(_ sender: UITapGestureRecognizer) {
        guard sender.state == .ended else { return }
        UIView.animate(
            withDuration: 0.25,
            animations: { [weak self] in
                self?.badge.alpha = 0.5
            },
            completion: { [weak self] finished in
                self?.log.append("faded \(finished)")
            }
        )
    }

    func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            view.bringSubviewToFront(badge)
        case .changed:
            let translation = pan.translation(in: view)
            badge.center = CGPoint(
                x: badge.center.x + translation.x,
                y: badge.center.y + translation.y
            )
            pan.setTranslation(.zero, in: view)
        case .ended, .cancelled:
            let velocity = pan.velocity(in: view)
            UIView.animate(
                withDuration: 0.4,
                delay: 0,
                usingSpringWithDamping: 0.8,
                initialSpringVelocity: abs(velocity.x) / 1000,
                options: [.curveEaseOut, .allowUserInteraction]
            ) {
                self.badge.center = self.view.center
            } completion: { _ in
                self.onClose?()
            }
        default:
            break
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        for touch in touches {
            guard let view = touch.view else { continue }
            touchesByView[view, default: []].insert(touch)
        }
        if let count = event?.allTouches?.count, count > 1 { log.append("many") }
    }

    func reset() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        badge.layer.opacity = 1
        badge.layer.transform = CATransform3DMakeScale(1, 1, 1)
        CATransaction.commit()

        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 0.3
        fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        badge.layer.add(fade, forKey: "fade")

        UIView.performWithoutAnimation { self.view.layoutIfNeeded() }
        DispatchQueue.main.async { [weak self] in
            self?.log.append("async")
        }
        Task { @MainActor [weak self] in
            self?.log.append("task")
        }
    }
}

extension PlayerViewController: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        !(touch.view is BadgeView)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        tokens.contains(otherGestureRecognizer)
    }
}
