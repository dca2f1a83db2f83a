import UIKit

/// Three views that drag themselves, and an image view that a pan drags.
public final class DragViewController: UIViewController {
    /// As it is.
    public let plain = DragView()
    /// Turned by 30°.
    public let turned = DragView()
    /// Twice as large as its bounds.
    public let enlarged = DragView()
    /// Dragged by a recognizer.
    public let picture = UIImageView(image: Picture.make(size: CGSize(width: 160, height: 120)))

    private var homes: [UIView] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        plain.backgroundColor = Palette.coral
        turned.backgroundColor = Palette.amber
        enlarged.backgroundColor = Palette.mint
        plain.layer.cornerRadius = 24
        turned.layer.cornerRadius = 24
        enlarged.layer.cornerRadius = 12
        turned.transform = CGAffineTransform(rotationAngle: .pi / 6)
        enlarged.transform = CGAffineTransform(scaleX: 2, y: 2)
        picture.isUserInteractionEnabled = true
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 24
        picture.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: DragViewController.pan)
        )
        let movable = [plain, turned, enlarged, picture]
        homes = movable.map { _ in HomeView() }
        for subview in homes + movable { view.addSubview(subview) }
    }

    private func pan(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: picture)
        picture.transform = picture.transform.translatedBy(x: way.x, y: way.y)
        pan.setTranslation(.zero, in: picture)
    }

    /// Places the four in the quarters of the screen; what was dragged stays dragged.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let sizes = [
            CGSize(width: 128, height: 128), CGSize(width: 128, height: 128),
            CGSize(width: 64, height: 64), CGSize(width: 160, height: 120),
        ]
        for (index, subview) in [plain, turned, enlarged, picture].enumerated() {
            let center = CGPoint(
                x: bounds.width * (index % 2 == 0 ? 0.25 : 0.75),
                y: bounds.height * (index < 2 ? 0.27 : 0.73)
            )
            subview.bounds = CGRect(origin: .zero, size: sizes[index])
            subview.center = center
            homes[index].bounds = CGRect(x: 0, y: 0, width: 192, height: 192)
            homes[index].center = center
        }
    }
}
