import UIKit

/// A landscape for the image view.
enum Picture {
    static func make(size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            Palette.sky.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            let sun = size.height * 0.3
            Palette.amber.setFill()
            UIBezierPath(
                ovalIn: CGRect(x: size.width * 0.62, y: size.height * 0.16, width: sun, height: sun)
            ).fill()
            hill(size, peak: 0.3, top: 0.42, color: Palette.violet)
            hill(size, peak: 0.78, top: 0.6, color: Palette.ink)
        }
    }

    /// A hill from edge to edge, its top at parts of the size.
    private static func hill(_ size: CGSize, peak: CGFloat, top: CGFloat, color: UIColor) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: size.height * (top + 0.28)))
        path.addQuadCurve(
            to: CGPoint(x: size.width, y: size.height * (top + 0.34)),
            controlPoint: CGPoint(x: size.width * peak, y: size.height * (2 * top - 0.55))
        )
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        color.setFill()
        path.fill()
    }
}
