package import UIKitGeometry

/// Recorded drawing, to be played into a canvas any number of times, under any transform.
package struct DisplayList: Sendable {
    /// One step of the drawing.
    package enum Command: Sendable {
        /// Remembers transform and clip.
        case save
        /// Goes back to what the last save remembered.
        case restore
        /// Maps what follows by a transform first.
        case concatenate(CGAffineTransform)
        /// Leaves only the inside of a rectangle.
        case clipRect(CGRect)
        /// Leaves only the inside of a path.
        case clipPath(Path, FillRule)
        /// Fills a rectangle.
        case fillRect(CGRect, Paint, CGBlendMode)
        /// Fills a rectangle with round corners.
        case fillRoundedRect(CGRect, CornerRadii, Paint)
        /// Fills an ellipse.
        case fillEllipse(CGRect, Paint)
        /// Fills a path.
        case fillPath(Path, FillRule, Paint)
        /// Draws a line along a path.
        case stroke(Path, StrokeStyle, Paint)
        /// Fills the ring inside the edge of a rectangle with round corners.
        case strokeBorder(CGRect, CornerRadii, CGFloat, Paint)
        /// Draws a bitmap into a rectangle.
        case drawBitmap(Bitmap, CGRect, CGFloat)
        /// Paints glyphs from a place on the baseline.
        case glyphs(GlyphRun, CGPoint, Paint)
        /// Draws a part of a bitmap, in pixels, into a rectangle.
        case drawPart(Bitmap, PixelRect, CGRect, CGFloat, ImageFilter)
        /// Fills the blurred shape of a rectangle with round corners.
        case fillRectShadow(CGRect, CornerRadii, CGFloat, Paint)
        /// Fills the blurred shape of a path.
        case fillPathShadow(Path, FillRule, CGFloat, Paint)
        /// Leaves of each place as much as the alpha of a bitmap that fills a rectangle says.
        case clipMask(Bitmap, CGRect)
        /// Sets how what follows meets what is there.
        case setCompositing(CGBlendMode)
        /// Starts a group with an alpha, inside a rectangle.
        case beginGroup(CGFloat, CGRect)
        /// Starts a group that is laid under a shadow of its own, inside a rectangle.
        case beginShadowedGroup(CGFloat, CGRect, Shadow)
        /// Ends the group.
        case endGroup
    }

    /// The steps in order.
    package internal(set) var commands: [Command] = []
    /// What the drawing may touch, in its own coordinates; null when it draws nothing.
    package internal(set) var bounds = CGRect.null

    /// Creates a list that draws nothing.
    package init() {}

    /// Whether the drawing leaves every pixel as it was.
    package var isEmpty: Bool { bounds.isNull }
}

extension Canvas {
    /// Plays a recording in the current transform and clip, which are the same afterwards.
    package func draw(_ list: DisplayList) {
        if list.isEmpty { return }
        let depth = savedDepth
        let groupDepth = groups.count
        save()
        for command in list.commands { execute(command) }
        while groups.count > groupDepth { endGroup() }
        while savedDepth > depth { restore() }
    }

    /// Does one step of a recording.
    package func execute(_ command: DisplayList.Command) {
        switch command {
        case .save: save()
        case .restore: restore()
        case .concatenate(let transform): concatenate(transform)
        case .clipRect(let rect): clip(to: rect)
        case .clipPath(let path, let rule): clip(to: path, rule: rule)
        case .fillRect(let rect, let paint, let compositing):
            fill(rect, with: paint, compositing: compositing)
        case .fillRoundedRect(let rect, let radii, let paint):
            fill(roundedRect: rect, radii: radii, with: paint)
        case .fillEllipse(let rect, let paint): fillEllipse(in: rect, with: paint)
        case .fillPath(let path, let rule, let paint): fill(path, rule: rule, with: paint)
        case .stroke(let path, let style, let paint): stroke(path, style: style, with: paint)
        case .strokeBorder(let rect, let radii, let width, let paint):
            strokeBorder(roundedRect: rect, radii: radii, width: width, with: paint)
        case .drawBitmap(let bitmap, let rect, let alpha): draw(bitmap, in: rect, alpha: alpha)
        case .glyphs(let run, let origin, let paint): draw(run, at: origin, with: paint)
        case .drawPart(let bitmap, let part, let rect, let alpha, let filter):
            draw(bitmap, part: part, in: rect, alpha: alpha, filter: filter)
        case .fillRectShadow(let rect, let radii, let sigma, let paint):
            fillShadow(roundedRect: rect, radii: radii, sigma: sigma, with: paint)
        case .fillPathShadow(let path, let rule, let sigma, let paint):
            fillShadow(path, rule: rule, sigma: sigma, with: paint)
        case .clipMask(let bitmap, let rect): clip(to: rect, mask: bitmap)
        case .setCompositing(let compositing): self.compositing = compositing
        case .beginGroup(let alpha, let bounds): beginGroup(alpha: alpha, bounds: bounds)
        case .beginShadowedGroup(let alpha, let bounds, let shadow):
            beginGroup(alpha: alpha, bounds: bounds, shadow: shadow)
        case .endGroup: endGroup()
        }
    }
}
