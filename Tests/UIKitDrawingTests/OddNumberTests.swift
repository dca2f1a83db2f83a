import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitRaster

/// Lengths that come out of divisions by nothing, files and mistakes.
private let odd: [CGFloat] = [
    0, -0.0, -1, .nan, .infinity, -.infinity, 1e-300, 1e9, 1e300, -1e300, .greatestFiniteMagnitude,
]

/// What `body` draws on 30 × 20 clear pixels.
@discardableResult
private func drawn(_ body: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 30, height: 20)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in body() }
}

private func picture() -> UIImage {
    drawn {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 15, height: 20))
    }
}

/// No number stops what measures, draws or makes pictures, and none comes out that layout could not go on with.
@Suite struct OddNumberTests {
    @Test(arguments: odd) func `a font of any size has measures`(size: CGFloat) {
        for font in [
            UIFont.systemFont(ofSize: size), .boldSystemFont(ofSize: size),
            .italicSystemFont(ofSize: size), .monospacedSystemFont(ofSize: size, weight: .heavy),
            .monospacedDigitSystemFont(ofSize: size, weight: UIFont.Weight(size)),
            UIFont.systemFont(ofSize: 10).withSize(size),
            UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: size)),
            UIFontMetrics.default.scaledFont(
                for: .systemFont(ofSize: 9),
                maximumPointSize: size
            ),
            UIFont(descriptor: UIFont.systemFont(ofSize: 9).fontDescriptor, size: size),
        ] {
            #expect(font.pointSize >= 0 && font.pointSize <= 4096)
            #expect(font.lineHeight.isFinite && font.ascender.isFinite && font.leading.isFinite)
            let measured = "Ag".size(withAttributes: [.font: font])
            #expect(measured.width.isFinite && measured.height.isFinite)
            drawn { "Ag".draw(at: .zero, withAttributes: [.font: font]) }
        }
    }

    @Test(arguments: odd) func `text is measured and drawn in any rectangle`(length: CGFloat) {
        let text = "Some words,\n\tand more of them"
        let lengths = [length, 40]
        let options: [NSStringDrawingOptions] = [
            [], .usesLineFragmentOrigin, [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            [.usesLineFragmentOrigin, .usesDeviceMetrics, .usesFontLeading],
        ]
        for width in lengths {
            for height in lengths {
                for options in options {
                    let context = NSStringDrawingContext()
                    context.minimumScaleFactor = length
                    let rect = text.boundingRect(
                        with: CGSize(width: width, height: height),
                        options: options,
                        context: context
                    )
                    #expect(rect.isFinite)
                    #expect(context.actualScaleFactor > 0 && context.actualScaleFactor <= 1)
                    drawn {
                        text.draw(
                            with: CGRect(x: width, y: height, width: width, height: height),
                            options: options,
                            context: context
                        )
                        text.draw(in: CGRect(x: 0, y: height, width: width, height: height))
                        text.draw(at: CGPoint(x: width, y: height))
                    }
                }
            }
        }
    }

    @Test(arguments: odd) func `no attribute's number stops text`(number: CGFloat) {
        let style = NSMutableParagraphStyle()
        let setters: [(NSMutableParagraphStyle) -> Void] = [
            { $0.lineSpacing = number }, { $0.paragraphSpacing = number },
            { $0.paragraphSpacingBefore = number }, { $0.firstLineHeadIndent = number },
            { $0.headIndent = number }, { $0.tailIndent = number },
            { $0.minimumLineHeight = number }, { $0.maximumLineHeight = number },
            { $0.lineHeightMultiple = number }, { $0.defaultTabInterval = number },
            { $0.tabStops = [NSTextTab(textAlignment: .right, location: number)] },
        ]
        var all: [[NSAttributedString.Key: Any]] = [
            [.kern: number], [.tracking: number], [.baselineOffset: number],
            [.underlineStyle: Int.max, .baselineOffset: number],
            [.strikethroughStyle: -1, .kern: number],
        ]
        for set in setters {
            let own = NSMutableParagraphStyle()
            set(own)
            set(style)
            all.append([.paragraphStyle: own])
        }
        all.append([.paragraphStyle: style, .kern: number, .baselineOffset: number])
        let shadow = NSShadow()
        shadow.shadowBlurRadius = number
        shadow.shadowOffset = CGSize(width: number, height: number)
        all.append([.shadow: shadow])
        let attachment = NSTextAttachment(image: picture())
        attachment.bounds = CGRect(x: number, y: number, width: number, height: number)
        all.append([.attachment: attachment])
        if let pixels = picture().cgImage {
            let image = UIImage(cgImage: pixels, scale: number, orientation: .up)
                .withBaselineOffset(fromBottom: number)
            all.append([.attachment: NSTextAttachment(image: image)])
        }
        for attributes in all {
            let text = NSAttributedString(
                string: "a\tb \u{FFFC}word\nnext",
                attributes: attributes
            )
            let size = text.size()
            #expect(size.width.isFinite && size.height.isFinite, "\(attributes)")
            #expect(size.width >= 0 && size.height >= 0, "\(attributes)")
            let rect = text.boundingRect(
                with: CGSize(width: 25, height: 0),
                options: .usesLineFragmentOrigin,
                context: nil
            )
            #expect(rect.isFinite, "\(attributes)")
            drawn { text.draw(in: CGRect(x: 0, y: 0, width: 25, height: 20)) }
        }
    }

    @Test(arguments: odd) func `an image is made and drawn with any number`(number: CGFloat) throws
    {
        let image = picture()
        let pixels = try #require(image.cgImage)
        let bytes = try #require(image.pngData())
        let scaled = [
            UIImage(cgImage: pixels, scale: number, orientation: .left),
            try #require(UIImage(data: bytes, scale: number)),
        ]
        let insets = UIEdgeInsets(top: number, left: number, bottom: 3, right: number)
        let size = CGSize(width: number, height: 7)
        for image in scaled + [image] {
            #expect(image.scale > 0 && image.scale.isFinite)
            #expect(image.size.width >= 0 && image.size.height >= 0)
            _ = image.preparingThumbnail(of: size)
            _ = image.preparingThumbnail(of: CGSize(width: number, height: number))
            for mode in [UIImage.ResizingMode.tile, .stretch] {
                let resizable = image.resizableImage(withCapInsets: insets, resizingMode: mode)
                drawn {
                    resizable.draw(in: CGRect(x: 1, y: 1, width: 20, height: 10))
                    resizable.draw(in: CGRect(origin: .zero, size: size))
                    resizable.draw(in: CGRect(x: number, y: 0, width: 5, height: number))
                }
            }
            drawn {
                image.draw(at: CGPoint(x: number, y: 1))
                image.draw(in: CGRect(origin: .zero, size: size))
                image.draw(
                    in: CGRect(x: 0, y: 0, width: 9, height: 9),
                    blendMode: .copy,
                    alpha: number
                )
                image.drawAsPattern(in: CGRect(x: number, y: 0, width: number, height: 4))
                image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 8, height: number))
            }
            _ = image.cgImage?.cropping(to: CGRect(x: number, y: 0, width: number, height: number))
            _ = image.withBaselineOffset(fromBottom: number).withAlignmentRectInsets(insets)
            _ = image.jpegData(compressionQuality: number)
            _ = UIImage.animatedImage(with: [image, image], duration: number)
        }
    }

    @Test(arguments: odd) func `a symbol of any size is drawn`(number: CGFloat) throws {
        let wish = UIImage.SymbolConfiguration(pointSize: number, weight: .black, scale: .large)
        let image = try #require(UIImage(systemName: "wifi", withConfiguration: wish))
        #expect(image.size.width >= 1 && image.size.width <= 4096)
        #expect(image.size.height >= 1 && image.size.height <= 4096)
        drawn {
            image.draw(in: CGRect(x: number, y: 0, width: 10, height: number))
            image.draw(in: CGRect(x: 0, y: 0, width: 10, height: number))
        }
    }

    @Test(arguments: odd) func `a renderer of any size and scale makes a picture`(number: CGFloat) {
        for size in [CGSize(width: number, height: 5), CGSize(width: number, height: number)] {
            for scale in [1, min(number, 4)] {
                let format = UIGraphicsImageRendererFormat()
                format.scale = scale
                let bounds = CGRect(origin: CGPoint(x: number, y: 2), size: size)
                let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image {
                    context in
                    context.fill(bounds)
                    context.stroke(bounds)
                    context.clip(to: bounds)
                }
                #expect(image.scale > 0 && image.scale.isFinite)
                #expect(image.size.width.isFinite && image.size.height.isFinite)
            }
        }
    }
}
