import UIKit

/// A picture in full: two fingers enlarge it, one moves it, two taps do both or undo it.
public final class ViewerViewController: UIViewController, UIScrollViewDelegate {
    /// Which picture is shown.
    public private(set) var index: Int
    /// What enlarges and moves the picture.
    public let zoom = UIScrollView()
    /// The picture.
    public let picture = UIImageView()
    /// Called when the picture is to be closed.
    public var onClose: () -> Void = {}

    private let pictures: [UIImage]
    private let backdrop = UIView()
    private let closing = IconButton(symbol: "xmark")
    private let earlier = IconButton(symbol: "chevron.left")
    private let later = IconButton(symbol: "chevron.right")

    private static let maximumScale: CGFloat = 4
    private static let doubleTapScale: CGFloat = 2.5

    init(pictures: [UIImage], index: Int) {
        self.pictures = pictures
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    /// There are no archives to decode.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        backdrop.backgroundColor = .black
        zoom.delegate = self
        zoom.maximumZoomScale = Self.maximumScale
        zoom.showsVerticalScrollIndicator = false
        zoom.showsHorizontalScrollIndicator = false
        picture.isUserInteractionEnabled = true
        let twice = UITapGestureRecognizer(target: self, action: ViewerViewController.tapTwice)
        twice.numberOfTapsRequired = 2
        zoom.addGestureRecognizer(twice)
        zoom.addSubview(picture)
        for subview in [backdrop, zoom, closing, earlier, later] { view.addSubview(subview) }
        closing.addTarget(self, action: ViewerViewController.close, for: .touchUpInside)
        earlier.addTarget(self, action: ViewerViewController.showEarlier, for: .touchUpInside)
        later.addTarget(self, action: ViewerViewController.showLater, for: .touchUpInside)
        show(index)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        backdrop.frame = bounds
        if zoom.frame != bounds {
            zoom.frame = bounds
            fit()
        }
        closing.center = CGPoint(x: bounds.maxX - 38, y: 38)
        earlier.center = CGPoint(x: 38, y: bounds.midY)
        later.center = CGPoint(x: bounds.maxX - 38, y: bounds.midY)
    }

    // MARK: - Pictures

    private func show(_ index: Int) {
        self.index = index
        picture.image = pictures[index]
        earlier.isEnabled = index > 0
        later.isEnabled = index + 1 < pictures.count
        fit()
    }

    private func showEarlier() { if index > 0 { show(index - 1) } }

    private func showLater() { if index + 1 < pictures.count { show(index + 1) } }

    private func close() { onClose() }

    /// Shows all of the picture, as large as it fits.
    private func fit() {
        zoom.zoomScale = 1
        picture.frame = fittedFrame
        zoom.contentSize = picture.frame.size
        centre()
    }

    private var fittedFrame: CGRect {
        let size = pictures[index].size
        let bounds = zoom.bounds
        if size.width <= 0 || size.height <= 0 { return .zero }
        let factor = min(bounds.width / size.width, bounds.height / size.height)
        return CGRect(x: 0, y: 0, width: size.width * factor, height: size.height * factor)
    }

    /// Keeps a picture that is smaller than the screen in its middle.
    private func centre() {
        let room = zoom.bounds.size
        let size = picture.frame.size
        let across = max(0, (room.width - size.width) / 2)
        let down = max(0, (room.height - size.height) / 2)
        zoom.contentInset = UIEdgeInsets(top: down, left: across, bottom: down, right: across)
    }

    // MARK: - Zooming

    /// The picture is what grows.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    /// Keeps the picture in the middle.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { centre() }

    private func tapTwice(_ tap: UITapGestureRecognizer) {
        if zoom.zoomScale > 1.01 {
            zoom.setZoomScale(1, animated: true)
            return
        }
        let place = tap.location(in: picture)
        let size = CGSize(
            width: zoom.bounds.width / Self.doubleTapScale,
            height: zoom.bounds.height / Self.doubleTapScale
        )
        let origin = CGPoint(x: place.x - size.width / 2, y: place.y - size.height / 2)
        zoom.zoom(to: CGRect(origin: origin, size: size), animated: true)
    }

    // MARK: - Coming and going

    /// Grows out of a thumbnail.
    func appear(from place: CGRect) {
        setChrome(visible: false)
        let flight = flight(at: place)
        zoom.isHidden = true
        let goal = picture.convert(picture.bounds, to: view)
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
            flight.frame = goal
            flight.layer.cornerRadius = 0
            self.setChrome(visible: true)
        } completion: { _ in
            flight.removeFromSuperview()
            self.zoom.isHidden = false
        }
    }

    /// Shrinks into a thumbnail.
    func disappear(to place: CGRect, then: @escaping @MainActor () -> Void) {
        let flight = flight(at: picture.convert(picture.bounds, to: view))
        flight.layer.cornerRadius = 0
        zoom.isHidden = true
        view.isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseInOut) {
            flight.frame = place
            flight.layer.cornerRadius = 10
            self.setChrome(visible: false)
        } completion: { _ in
            then()
        }
    }

    /// A copy of the picture on its way.
    private func flight(at place: CGRect) -> UIImageView {
        let flight = UIImageView(image: pictures[index])
        flight.contentMode = .scaleAspectFill
        flight.clipsToBounds = true
        flight.layer.cornerRadius = 10
        flight.frame = place
        view.insertSubview(flight, aboveSubview: backdrop)
        return flight
    }

    private func setChrome(visible: Bool) {
        for subview in [backdrop, closing, earlier, later] { subview.alpha = visible ? 1 : 0 }
    }
}
