package import UIKitGeometry
import UIKitRaster
package import UIKitText

/// Paints text that has been laid out.
package struct TextPainter {
    private let text: DrawableText
    private let layout: TextLayout
    private let origin: CGPoint
    private let context: CGContext
    private let shadow: NSShadow?
    private let color: UIColor?

    /// Prepares the painting of `layout`, whose upper left corner is at `origin`.
    ///
    /// `color` takes the place of all letters' colours; `shadow` is thrown by letters without one of their own.
    package init(
        _ text: DrawableText,
        _ layout: TextLayout,
        at origin: CGPoint,
        in context: CGContext,
        color: UIColor? = nil,
        shadow: NSShadow? = nil
    ) {
        self.text = text
        self.layout = layout
        self.origin = origin
        self.context = context
        self.color = color
        self.shadow = shadow
    }

    /// Paints backgrounds, shadows, letters with their lines, and attachments.
    package func paint() {
        for line in layout.lines {
            for run in line.runs { paintBackground(run, line) }
        }
        for line in layout.lines {
            for run in line.runs { paintShadow(run) }
        }
        for line in layout.lines {
            for run in line.runs { paintLetters(run, line) }
        }
    }

    /// A rectangle around all that is painted; null for nothing.
    package var extent: CGRect {
        var result = CGRect.null
        for line in layout.lines {
            for run in line.runs {
                let ink = text.inks[run.span]
                if ink.background != nil { result = result.union(ground(of: run, in: line)) }
                for stroke in [underline(ink), strikethrough(ink)] {
                    result = result.union(stroke.extent(run, origin))
                }
                var rect = CGRect.null
                if let glyphs = run.glyphs {
                    rect = glyphs.bounds
                } else if let place = ink.attachment?.place {
                    rect = CGRect(
                        x: place.minX,
                        y: -place.maxY,
                        width: place.width,
                        height: place.height
                    )
                }
                if rect.isNull { continue }
                rect = rect.offsetBy(dx: origin.x + run.origin.x, dy: origin.y + run.origin.y)
                result = result.union(rect)
                guard let shadow = ink.shadow ?? shadow else { continue }
                let reach = -2 * max(0, shadow.shadowBlurRadius.tamed)
                result = result.union(
                    rect.insetBy(dx: reach, dy: reach).offsetBy(
                        dx: shadow.shadowOffset.width.tamed,
                        dy: shadow.shadowOffset.height.tamed
                    )
                )
            }
        }
        return result
    }

    private func paintBackground(_ run: TextRun, _ line: TextLine) {
        guard let background = text.inks[run.span].background else { return }
        context.emit(.fillRect(ground(of: run, in: line), paint(background), .normal))
    }

    /// What the background of a run fills.
    private func ground(of run: TextRun, in line: TextLine) -> CGRect {
        CGRect(
            x: origin.x + run.origin.x,
            y: origin.y + line.top,
            width: run.width,
            height: line.height
        )
    }

    private func underline(_ ink: TextInk) -> TextStroke {
        stroke(ink.underline, ink, at: ink.font.metrics.underlinePosition)
    }

    private func strikethrough(_ ink: TextInk) -> TextStroke {
        stroke(ink.strikethrough, ink, at: ink.font.metrics.strikethroughPosition)
    }

    private func stroke(
        _ style: NSUnderlineStyle,
        _ ink: TextInk,
        at position: CGFloat
    ) -> TextStroke {
        TextStroke(style, ink.font.metrics.underlineThickness, middle: -position, context.scale)
    }

    private func paintShadow(_ run: TextRun) {
        guard let glyphs = run.glyphs,
            let shadow = text.inks[run.span].shadow ?? shadow,
            let color = shadow.shadowColor, !(shadow.shadowBlurRadius > 0)
        else { return }
        let place = CGPoint(
            x: origin.x + run.origin.x + shadow.shadowOffset.width.tamed,
            y: origin.y + run.origin.y + shadow.shadowOffset.height.tamed
        )
        context.emit(.glyphs(glyphs, place, paint(color)))
    }

    private func paintLetters(_ run: TextRun, _ line: TextLine) {
        let ink = text.inks[run.span]
        let pen = CGPoint(x: origin.x + run.origin.x, y: origin.y + run.origin.y)
        let letters = color ?? ink.foreground
        underline(ink).paint(run, origin, paint(ink.underlineColor ?? letters), in: context)
        if let glyphs = run.glyphs {
            // A sharp shadow is a copy that is painted already; a blurred one comes with the letters.
            let shadow = ink.shadow ?? shadow
            let isBlurred = shadow.map { $0.shadowBlurRadius > 0 } ?? false
            if isBlurred, let shadow {
                context.saveGState()
                context.setShadow(
                    offset: shadow.shadowOffset,
                    blur: shadow.shadowBlurRadius,
                    color: shadow.shadowColor?.cgColor
                )
            }
            context.emit(.glyphs(glyphs, pen, paint(letters)))
            if isBlurred { context.restoreGState() }
        }
        if run.glyphs == nil, let attachment = ink.attachment, let image = attachment.image {
            let place = attachment.place
            context.draw(
                image,
                letters,
                CGRect(
                    x: pen.x + place.minX,
                    y: pen.y - place.maxY,
                    width: place.width,
                    height: place.height
                )
            )
        }
        strikethrough(ink).paint(run, origin, paint(ink.strikethroughColor ?? letters), in: context)
    }

    private func paint(_ color: UIColor) -> Paint {
        let color = color.cgColor
        return .solid(
            PixelColor(
                red: color.red,
                green: color.green,
                blue: color.blue,
                alpha: color.alpha * context.state.alpha
            )
        )
    }
}

extension CGContext {
    /// Draws a picture that stands in text: templates, and so symbols, in the letters' colour.
    fileprivate func draw(_ image: UIImage, _ letters: UIColor, _ rect: CGRect) {
        saveGState()
        setFillColor(letters.cgColor)
        UIGraphicsPushContext(self)
        image.draw(in: rect)
        UIGraphicsPopContext()
        restoreGState()
    }
}
