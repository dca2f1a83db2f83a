import UIKitDrawing
public import UIKitGeometry
import UIKitLayers
import UIKitRaster

extension UIView {
    /// A view that shows a picture of this one, at the size of its bounds; nil for a view without pixels.
    ///
    /// The picture is cut at the bounds and does not change any more. With `afterUpdates` what waits for
    /// layout is laid out first.
    ///
    /// - Note: Differs from UIKit: without `afterUpdates` only layout is left out; what has been
    ///   set since the last frame is in the picture.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows a picture of the part `rect` of this view, in its own coordinates; nil where that has no pixels.
    ///
    /// When the view is resized, what lies inside of `capInsets` stretches and what lies outside does not.
    public final func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard let picture = picture(of: rect, afterScreenUpdates: afterUpdates) else { return nil }
        let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
        snapshot.layer.contents = CGImage(picture)
        snapshot.layer.contentsScale = picture.scale
        let inner = CGRect(origin: .zero, size: rect.size).inset(by: capInsets)
        if capInsets != .zero, inner.width >= 0, inner.height >= 0 {
            snapshot.layer.contentsCenter = CGRect(
                x: inner.minX / rect.width,
                y: inner.minY / rect.height,
                width: inner.width / rect.width,
                height: inner.height / rect.height
            )
        }
        return snapshot
    }

    /// Draws what the view and those below it show now into the current context, stretched to `rect`; false where there was nothing to draw.
    ///
    /// With `afterUpdates` what waits for layout is laid out first.
    @discardableResult
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
    {
        guard let context = UIGraphicsGetCurrentContext(),
            let picture = picture(of: bounds, afterScreenUpdates: afterUpdates)
        else { return false }
        context.draw(CGImage(picture), in: rect)
        return true
    }

    private func picture(of rect: CGRect, afterScreenUpdates: Bool) -> Bitmap? {
        if afterScreenUpdates { layoutIfNeeded() }
        let scale = window?.screen.scale ?? UIScreen.main.scale
        return LayerSnapshot.take(of: layer, area: rect, scale: scale, at: MediaClock.now())
    }
}
