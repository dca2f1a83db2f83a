package import UIKitGeometry

/// Colours that change along a line, with the distance from a point, or around one.
package struct Gradient: Hashable, Sendable {
    /// A colour at a place of the gradient.
    package struct Stop: Hashable, Sendable {
        /// The place, 0…1; places outside are clamped, NaN counts as 0.
        package var location: CGFloat
        /// The colour there.
        package var color: PixelColor

        /// Creates a stop.
        package init(_ location: CGFloat, _ color: PixelColor) {
            self.location = location
            self.color = color
        }
    }

    /// How places of the plane become places of the gradient.
    package enum Shape: Hashable, Sendable {
        /// Along the line from a point, 0, to another, 1.
        case linear(CGPoint, CGPoint)
        /// From a circle, 0, to another, 1: each one's centre and radius.
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
        /// Clockwise around a point, from an angle in radians clockwise from the right.
        case conic(CGPoint, CGFloat)
    }

    /// The shape, in the gradient's own space.
    package let shape: Shape
    /// The colours, in the order of their places; a place may have two, where the colour jumps.
    package let stops: [Stop]
    /// Whether the first colour goes on before place 0; otherwise nothing is painted there.
    package let extendsBefore: Bool
    /// Whether the last colour goes on after place 1; otherwise nothing is painted there.
    package let extendsAfter: Bool
    /// Maps the gradient's own space to that of what is painted; the identity at first.
    package var transform: CGAffineTransform
    /// The colours of equally spaced places; empty for a linear gradient.
    let table: [UInt32]

    /// Creates a gradient.
    ///
    /// Between two stops straight components change evenly.
    package init(
        _ shape: Shape,
        stops: [Stop],
        extendsBefore: Bool = true,
        extendsAfter: Bool = true,
        transform: CGAffineTransform = .identity
    ) {
        self.shape = shape
        self.extendsBefore = extendsBefore
        self.extendsAfter = extendsAfter
        self.transform = transform
        var sorted: [Stop] = []
        var last: CGFloat = 0
        for stop in stops {
            // A place before that of the stop before it is brought up to it.
            last = stop.location > last ? min(1, stop.location) : last
            sorted.append(Stop(last, stop.color))
        }
        self.stops = sorted
        if case .linear = shape {
            table = []
        } else {
            table = GradientTable.colors(
                shape,
                stops: sorted,
                before: extendsBefore,
                after: extendsAfter
            )
        }
    }

    /// Whether painting with it leaves every pixel as it was.
    package var isInvisible: Bool { stops.allSatisfy { $0.color.alpha == 0 } }

    /// Whether it covers all that it is painted on.
    package var isOpaque: Bool {
        if !stops.allSatisfy(\.color.isOpaque) || stops.isEmpty { return false }
        switch shape {
        case .linear: return extendsBefore && extendsAfter
        case .radial(let start, _, let end, _):
            return start == end && extendsBefore && extendsAfter
        case .conic: return true
        }
    }

    /// The same gradient with every colour's opacity scaled by `alpha`, 0…1.
    package func opacity(_ alpha: CGFloat) -> Self {
        if alpha >= 1 { return self }
        let faded = stops.map { stop in
            Stop(stop.location, stop.color.opacity(alpha))
        }
        return Self(
            shape,
            stops: faded,
            extendsBefore: extendsBefore,
            extendsAfter: extendsAfter,
            transform: transform
        )
    }
}

extension PixelColor {
    /// The same colour with its opacity scaled by `alpha`, 0…1.
    package func opacity(_ alpha: CGFloat) -> Self {
        Self(
            red: CGFloat(red) / 255,
            green: CGFloat(green) / 255,
            blue: CGFloat(blue) / 255,
            alpha: CGFloat(self.alpha) / 255 * alpha
        )
    }
}
