package import UIKitGeometry
package import UIKitRaster

/// Drawing of every kind at random places, as a recording.
package struct RandomScene {
    package private(set) var commands: [DisplayList.Command] = []
    private let size: PixelSize

    package init(size: PixelSize, steps: Int = 40, _ generator: inout SeededGenerator) {
        self.size = size
        for _ in 0..<steps { addStep(&generator) }
    }

    package func draw(_ canvas: Canvas) {
        for command in commands { canvas.execute(command) }
    }

    private mutating func addStep(_ generator: inout SeededGenerator) {
        commands.append(.save)
        if Int.random(in: 0..<3, using: &generator) == 0 {
            commands.append(.concatenate(transform(&generator)))
        }
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: commands.append(.clipRect(rect(&generator)))
        case 1: commands.append(.clipPath(Path(ellipseIn: rect(&generator)), .nonZero))
        case 2:
            commands.append(.clipPath(Path(ellipseIn: rect(&generator)), .nonZero))
            commands.append(.clipPath(blob(&generator), .evenOdd))
        case 3: commands.append(.clipMask(picture(&generator), rect(&generator)))
        default: break
        }
        if Int.random(in: 0..<4, using: &generator) == 0 {
            let mode = Int32.random(in: 0...27, using: &generator)
            commands.append(.setCompositing(CGBlendMode(rawValue: mode) ?? .normal))
        }
        let isGroup = Int.random(in: 0..<5, using: &generator) == 0
        if isGroup {
            let alpha = CGFloat.random(in: 0...1, using: &generator)
            if Bool.random(using: &generator) {
                let shadow = Shadow(
                    offset: CGVector(
                        dx: .random(in: -9...9, using: &generator),
                        dy: .random(in: -9...9, using: &generator)
                    ),
                    sigma: .random(in: 0...7, using: &generator),
                    color: color(&generator)
                )
                commands.append(.beginShadowedGroup(alpha, rect(&generator), shadow))
            } else {
                commands.append(.beginGroup(alpha, rect(&generator)))
            }
        }
        commands.append(shape(&generator))
        if isGroup {
            commands.append(shape(&generator))
            commands.append(.endGroup)
        }
        commands.append(.restore)
    }

    private func shape(_ generator: inout SeededGenerator) -> DisplayList.Command {
        let paint = paint(&generator)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: return .fillRect(rect(&generator), paint, .normal)
        case 1: return .fillRect(rect(&generator), paint, .copy)
        case 2:
            let radius = CGFloat.random(in: 0...30, using: &generator)
            return .fillRoundedRect(rect(&generator), CornerRadii(radius), paint)
        case 3: return .fillEllipse(rect(&generator), paint)
        case 4: return .fillPath(blob(&generator), .nonZero, paint)
        case 5: return .fillPath(blob(&generator), .evenOdd, paint)
        case 6:
            var style = StrokeStyle(width: .random(in: 0.2...9, using: &generator))
            style.join = [.miter, .round, .bevel].randomElement(using: &generator) ?? .miter
            style.cap = [.butt, .round, .square].randomElement(using: &generator) ?? .butt
            if Bool.random(using: &generator) { style.dash = [7, 4, 1] }
            return .stroke(blob(&generator), style, paint)
        case 7:
            let radius = CGFloat.random(in: 0...20, using: &generator)
            let width = CGFloat.random(in: 0...6, using: &generator)
            return .strokeBorder(rect(&generator), CornerRadii(radius), width, paint)
        case 8:
            let radius = CGFloat.random(in: 0...30, using: &generator)
            let sigma = CGFloat.random(in: 0...8, using: &generator)
            return .fillRectShadow(rect(&generator), CornerRadii(radius), sigma, paint)
        case 9:
            let sigma = CGFloat.random(in: 0...8, using: &generator)
            return .fillPathShadow(blob(&generator), .nonZero, sigma, paint)
        case 10:
            let filter: ImageFilter = Bool.random(using: &generator) ? .linear : .nearest
            let part = PixelRect(x: 2, y: 1, width: 20, height: 30)
            return .drawPart(picture(&generator), part, rect(&generator), 1, filter)
        default:
            let alpha = CGFloat.random(in: 0...1, using: &generator)
            return .drawBitmap(picture(&generator), rect(&generator), alpha)
        }
    }

    private func paint(_ generator: inout SeededGenerator) -> Paint {
        let kind = Int.random(in: 0..<8, using: &generator)
        if kind < 4 { return .solid(color(&generator)) }
        if kind == 4 {
            let size = CGSize(width: .random(in: 3...40, using: &generator), height: 17)
            return .pattern(Tiling(picture(&generator), size: size))
        }
        let radius = CGFloat.random(in: 0...50, using: &generator)
        let start = point(&generator)
        let shapes: [Gradient.Shape] = [
            .linear(start, point(&generator)),
            .radial(start, 5, start, radius),
            .radial(start, radius, point(&generator), 20),
            .conic(start, radius),
        ]
        let stops = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
            Gradient.Stop(.random(in: 0...1, using: &generator), color(&generator))
        }
        return .gradient(
            Gradient(
                shapes.randomElement(using: &generator) ?? shapes[0],
                stops: stops.sorted { $0.location < $1.location },
                extendsBefore: Bool.random(using: &generator),
                extendsAfter: Bool.random(using: &generator)
            )
        )
    }

    private func picture(_ generator: inout SeededGenerator) -> Bitmap {
        let size = PixelSize(
            width: Int.random(in: 1...60, using: &generator),
            height: Int.random(in: 1...60, using: &generator)
        )
        var bitmap = Bitmap(size: size)
        for y in 0..<size.height {
            for x in 0..<size.width { bitmap[x, y] = color(&generator).premultiplied }
        }
        return bitmap
    }

    private func blob(_ generator: inout SeededGenerator) -> Path {
        var path = Path()
        path.move(to: point(&generator))
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: path.addLine(to: point(&generator))
            case 1: path.addQuad(to: point(&generator), control: point(&generator))
            default:
                path.addCubic(
                    to: point(&generator),
                    control1: point(&generator),
                    control2: point(&generator)
                )
            }
        }
        if Bool.random(using: &generator) { path.close() }
        return path
    }

    private func point(_ generator: inout SeededGenerator) -> CGPoint {
        CGPoint(
            x: .random(in: -60...CGFloat(size.width + 60), using: &generator),
            y: .random(in: -60...CGFloat(size.height + 60), using: &generator)
        )
    }

    private func rect(_ generator: inout SeededGenerator) -> CGRect {
        let origin = point(&generator)
        return CGRect(
            x: origin.x,
            y: origin.y,
            width: .random(in: 0...90, using: &generator),
            height: .random(in: 0...90, using: &generator)
        )
    }

    private func color(_ generator: inout SeededGenerator) -> PixelColor {
        PixelColor(
            red: .random(in: 0...1, using: &generator),
            green: .random(in: 0...1, using: &generator),
            blue: .random(in: 0...1, using: &generator),
            alpha: .random(in: 0...1.5, using: &generator)
        )
    }

    private func transform(_ generator: inout SeededGenerator) -> CGAffineTransform {
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let scale = CGFloat.random(in: 0.2...2, using: &generator)
        let turn = CGAffineTransform(
            rotationAngle: .random(in: -3...3, using: &generator)
        )
        return CGAffineTransform(translationX: -middle.x, y: -middle.y)
            .concatenating(
                CGAffineTransform(scaleX: scale, y: Bool.random(using: &generator) ? scale : -1)
            )
            .concatenating(Bool.random(using: &generator) ? turn : .identity)
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    }
}
