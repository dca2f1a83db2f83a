import UIKit

/// Decodes and draws away from the main thread, as lists of pictures do on iOS; bytes are `Data` there.
final class ThumbnailLoader: Sendable {
    struct Thumbnail: Sendable {
        let image: UIImage
        let seconds: CFTimeInterval
    }

    let tint: UIColor
    let caption: UIFont

    init(tint: UIColor, caption: UIFont) {
        self.tint = tint
        self.caption = caption
    }

    func load(_ data: [UInt8], size: CGSize) async -> Thumbnail? {
        await Task.detached(priority: .utility) { [self] in draw(data, size: size) }.value
    }

    private func draw(_ data: [UInt8], size: CGSize) -> Thumbnail? {
        let start = CACurrentMediaTime()
        guard let image = UIImage(data: data) else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { context in
            tint.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            let place = CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
            image.draw(in: place)
            UIBezierPath(ovalIn: place).addClip()
            NSAttributedString(
                string: "1",
                attributes: [.font: caption, .foregroundColor: UIColor.white]
            ).draw(at: .zero)
        }
        return Thumbnail(image: drawn, seconds: CACurrentMediaTime() - start)
    }
}
