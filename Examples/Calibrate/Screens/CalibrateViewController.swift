import UIKit

/// Shows one target after the other, tries what was found, and keeps it when somebody confirms it through itself.
public final class CalibrateViewController: UIViewController {
    /// The calibration of the first touchscreen; nil where there is none.
    public private(set) var calibration: TouchCalibration?

    private let target = TargetView(frame: CGRect(x: 0, y: 0, width: 72, height: 72))
    private let headline = UILabel()
    private let advice = UILabel()
    private let keep = UILabel()
    private let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private var places: [CGPoint] = []
    private var countdown: Timer?

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Look.paper
        headline.font = .systemFont(ofSize: 24, weight: .semibold)
        headline.textColor = Look.ink
        headline.textAlignment = .center
        advice.font = .systemFont(ofSize: 16)
        advice.textColor = Look.ink
        advice.textAlignment = .center
        advice.numberOfLines = 0
        keep.text = "Keep"
        keep.font = .systemFont(ofSize: 20, weight: .semibold)
        keep.textColor = .white
        keep.textAlignment = .center
        keep.backgroundColor = Look.calm
        keep.layer.cornerRadius = 12
        keep.clipsToBounds = true
        keep.isUserInteractionEnabled = true
        keep.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: CalibrateViewController.confirm)
        )
        mark.backgroundColor = Look.accent
        mark.layer.cornerRadius = 10
        mark.isUserInteractionEnabled = false
        for part in [headline, advice, keep, target, mark] { view.addSubview(part) }
        calibration = TouchCalibration.touchscreens.first
        calibration?.onGivingUp = { [weak self] in
            self?.rest("Nobody confirmed it, so all is as it was.")
        }
        start()
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        headline.frame = CGRect(x: 16, y: size.height * 0.24, width: size.width - 32, height: 32)
        advice.frame = CGRect(x: 32, y: size.height * 0.24 + 36, width: size.width - 64, height: 64)
        keep.frame = CGRect(
            x: size.width / 2 - 80,
            y: size.height * 0.68,
            width: 160,
            height: 56
        )
        placeTarget()
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let place = touches.first?.location(in: view) else { return }
        mark.isHidden = calibration?.state != .trying
        mark.center = place
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let place = touches.first?.location(in: view) { mark.center = place }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let place = touches.first?.location(in: view), let calibration else { return }
        switch calibration.state {
        case .measuring: take(place)
        case .idle: start()
        case .trying: break
        }
    }

    // MARK: - Steps

    private func start() {
        places = []
        calibration?.begin()
        headline.text = calibration?.name ?? "No touchscreen"
        advice.text =
            calibration == nil ? "Plug one in and start again." : "Touch the middle of each cross."
        show(target: calibration != nil, keep: false)
        placeTarget()
    }

    private func take(_ place: CGPoint) {
        places.append(place)
        guard places.count == TouchCalibration.targets.count else {
            placeTarget()
            return
        }
        if calibration?.attempt(places, for: targets) == true {
            headline.text = "Try it"
            show(target: false, keep: true)
            count()
            countdown = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                self?.count()
            }
        } else {
            start()
            advice.text = "That made no sense. Touch the middle of each cross."
        }
    }

    private func count() {
        let seconds = Int((calibration?.remainingTime ?? 0).rounded(.up))
        advice.text = "The mark follows your finger. Touch Keep within \(seconds) seconds."
    }

    private func confirm() {
        let isKept = calibration?.confirm() == true
        rest(isKept ? "It is kept." : "It could not be kept; the log says why.")
    }

    private func rest(_ words: String) {
        countdown?.invalidate()
        countdown = nil
        headline.text = "Done"
        advice.text = words + " Touch anywhere to start again."
        show(target: false, keep: false)
    }

    private func show(target isTargetShown: Bool, keep isKeepShown: Bool) {
        target.isHidden = !isTargetShown
        keep.isHidden = !isKeepShown
        mark.isHidden = true
    }

    private var targets: [CGPoint] {
        TouchCalibration.targets.map {
            CGPoint(x: $0.x * view.bounds.width, y: $0.y * view.bounds.height)
        }
    }

    private func placeTarget() {
        guard places.count < targets.count else { return }
        target.center = targets[places.count]
        target.progress = CGFloat(places.count + 1) / CGFloat(targets.count)
    }
}
