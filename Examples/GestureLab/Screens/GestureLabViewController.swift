import UIKit

/// Moves, enlarges and turns a picture by gestures, and lights a lamp for each that is recognized.
///
/// The handlers are those of an article: each takes what came since the last call and sets the
/// recognizer back to nothing.
public final class GestureLabViewController: UIViewController, UIGestureRecognizerDelegate {
    /// The picture that all recognizers are attached to.
    public let card = UIImageView(image: Picture.make(size: CGSize(width: 240, height: 180)))
    /// Moves the picture.
    public let pan = UIPanGestureRecognizer()
    /// Enlarges it.
    public let pinch = UIPinchGestureRecognizer()
    /// Turns it.
    public let rotation = UIRotationGestureRecognizer()
    /// Brings it back to its place.
    public let doubleTap = UITapGestureRecognizer()
    /// Only lights its lamp, when the finger is lifted.
    public let longPress = UILongPressGestureRecognizer()
    /// Only lights its lamp, once a swipe.
    public let swipe = UISwipeGestureRecognizer()

    /// Whether gestures are recognized beside each other; defaults to true.
    public var isSimultaneous = true { didSet { board.show(self) } }
    /// Whether only the right half of the picture is touched; defaults to false.
    public var isHalf = false { didSet { board.show(self) } }
    /// Whether no gesture may begin; defaults to false.
    public var isLocked = false { didSet { board.show(self) } }
    /// Every call of a handler: the gesture's name and its state.
    public private(set) var log: [String] = []

    private let board = LabBoard()
    private let shade = UIView()

    private var recognizers: [UIGestureRecognizer] {
        [pan, pinch, rotation, doubleTap, longPress, swipe]
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        view.clipsToBounds = true
        card.isUserInteractionEnabled = true
        card.isMultipleTouchEnabled = true
        card.clipsToBounds = true
        card.layer.cornerRadius = 28
        shade.backgroundColor = Palette.ink.withAlphaComponent(0.6)
        shade.isUserInteractionEnabled = false
        card.addSubview(shade)
        view.addSubview(card)
        view.addSubview(board)
        addRecognizers()
        board.onToggle = { [weak self] in self?.toggle($0) }
        board.show(self)
    }

    private func addRecognizers() {
        doubleTap.numberOfTapsRequired = 2
        swipe.direction = .left
        pan.addTarget(self, action: GestureLabViewController.move)
        pinch.addTarget(self, action: GestureLabViewController.enlarge)
        rotation.addTarget(self, action: GestureLabViewController.turn)
        doubleTap.addTarget(self, action: GestureLabViewController.bringBack)
        longPress.addTarget(self, action: GestureLabViewController.press)
        swipe.addTarget(self, action: GestureLabViewController.flick)
        let names = ["pan", "pinch", "rotation", "doubleTap", "longPress", "swipe"]
        for (recognizer, name) in zip(recognizers, names) {
            recognizer.name = name
            recognizer.delegate = self
            card.addGestureRecognizer(recognizer)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let isWide = bounds.width > bounds.height
        board.frame =
            isWide
            ? CGRect(x: bounds.maxX - 272, y: 0, width: 272, height: bounds.height)
            : CGRect(x: 0, y: bounds.maxY - 272, width: bounds.width, height: 272)
        let stage =
            isWide
            ? CGRect(x: 0, y: 0, width: board.frame.minX, height: bounds.height)
            : CGRect(x: 0, y: 0, width: bounds.width, height: board.frame.minY)
        card.center = CGPoint(x: stage.midX, y: stage.midY)
        shade.frame = CGRect(
            x: 0,
            y: 0,
            width: isHalf ? card.bounds.width / 2 : 0,
            height: card.bounds.height
        )
    }

    // MARK: - Handlers

    private func move(_ pan: UIPanGestureRecognizer) {
        note(pan)
        let way = pan.translation(in: card)
        card.transform = card.transform.translatedBy(x: way.x, y: way.y)
        pan.setTranslation(.zero, in: card)
    }

    private func enlarge(_ pinch: UIPinchGestureRecognizer) {
        note(pinch)
        card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }

    private func turn(_ rotation: UIRotationGestureRecognizer) {
        note(rotation)
        card.transform = card.transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
    }

    private func bringBack(_ doubleTap: UITapGestureRecognizer) {
        note(doubleTap)
        UIView.animate(withDuration: 0.25, options: .allowUserInteraction) {
            self.card.transform = .identity
        }
    }

    private func press(_ longPress: UILongPressGestureRecognizer) {
        if longPress.state == .ended { note(longPress) }
    }

    private func flick(_ swipe: UISwipeGestureRecognizer) {
        note(swipe)
    }

    private func note(_ recognizer: UIGestureRecognizer) {
        log.append("\(recognizer.name ?? "?").\(recognizer.state)")
        if let index = recognizers.firstIndex(of: recognizer) {
            board.light(index, isActive: recognizer.state == .began || recognizer.state == .changed)
        }
    }

    // MARK: - Delegate

    /// Answers as the first switch says.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }

    /// Answers as the second switch says.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool { !isHalf || touch.location(in: card).x >= card.bounds.width * 0.5 }

    /// Answers as the third switch says.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isLocked
    }

    // MARK: - Switches

    private func toggle(_ index: Int) {
        switch index {
        case 0: isSimultaneous.toggle()
        case 1: isHalf.toggle()
        default: isLocked.toggle()
        }
        view.setNeedsLayout()
    }
}
