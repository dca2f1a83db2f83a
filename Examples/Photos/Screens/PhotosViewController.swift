import UIKit

/// A wall of thumbnails; a tap opens a picture.
public final class PhotosViewController: UIViewController {
    /// What scrolls.
    public let wall = UIScrollView()
    /// The picture that is open; nil while the wall is seen.
    public private(set) var viewer: ViewerViewController?

    private let album: Album
    private let thumbnails: [Thumbnail]
    private var loadedSide: CGFloat = 0

    private static let gap: CGFloat = 12
    /// What a thumbnail's side is about, in points.
    private static let idealSide: CGFloat = 150

    /// Creates a wall of an album's pictures.
    public init(album: Album) {
        self.album = album
        thumbnails = album.pictures.indices.map { Thumbnail(index: $0) }
        super.init(nibName: nil, bundle: nil)
    }

    /// There are no archives to decode.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.06, green: 0.07, blue: 0.1, alpha: 1)
        wall.alwaysBounceVertical = true
        wall.indicatorStyle = .white
        view.addSubview(wall)
        for thumbnail in thumbnails {
            thumbnail.addTarget(self, action: PhotosViewController.open, for: .touchUpInside)
            wall.addSubview(thumbnail)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        wall.frame = view.bounds
        viewer?.view.frame = view.bounds
        let gap = Self.gap
        let width = view.bounds.width
        let columns = max(2, ((width - gap) / (Self.idealSide + gap)).rounded())
        let side = ((width - gap * (columns + 1)) / columns).rounded(.down)
        let margin = ((width - columns * side - (columns - 1) * gap) / 2).rounded()
        var bottom: CGFloat = 0
        for (index, thumbnail) in thumbnails.enumerated() {
            let column = CGFloat(index % Int(columns))
            let row = CGFloat(index / Int(columns))
            thumbnail.frame = CGRect(
                x: margin + column * (side + gap),
                y: gap + row * (side + gap),
                width: side,
                height: side
            )
            bottom = thumbnail.frame.maxY + gap
        }
        wall.contentSize = CGSize(width: width, height: bottom)
        if side != loadedSide && side > 0 { load(side: side) }
    }

    private func load(side: CGFloat) {
        loadedSide = side
        for thumbnail in thumbnails {
            album.thumbnail(thumbnail.index, side: side) { [weak thumbnail] in
                thumbnail?.picture.image = $0
            }
        }
    }

    // MARK: - Opening and closing

    private func open(_ thumbnail: Thumbnail) {
        if viewer != nil { return }
        let viewer = ViewerViewController(pictures: album.pictures, index: thumbnail.index)
        viewer.onClose = { [weak self] in self?.close() }
        addChild(viewer)
        viewer.view.frame = view.bounds
        view.addSubview(viewer.view)
        viewer.didMove(toParent: self)
        self.viewer = viewer
        viewer.view.layoutIfNeeded()
        viewer.appear(from: thumbnail.convert(thumbnail.bounds, to: view))
    }

    private func close() {
        guard let viewer else { return }
        self.viewer = nil
        let thumbnail = thumbnails[viewer.index]
        wall.scrollRectToVisible(thumbnail.frame.insetBy(dx: 0, dy: -Self.gap), animated: false)
        viewer.disappear(to: thumbnail.convert(thumbnail.bounds, to: view)) {
            viewer.willMove(toParent: nil)
            viewer.view.removeFromSuperview()
            viewer.removeFromParent()
        }
    }
}
