import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitRaster

/// Drawing and measuring strings.
@Suite struct StringDrawingTests {
    private let font = UIFont(name: "DejaVu Sans", size: 20)

    private func attributes(
        _ more: [NSAttributedString.Key: Any] = [:]
    ) throws -> [NSAttributedString.Key: Any] {
        let font = try #require(font)
        return more.merging([.font: font]) { own, _ in own }
    }

    private func picture(_ body: () -> Void) -> Bitmap {
        CGContext.draw(size: CGSize(width: 200, height: 100), scale: 1) { context in
            UIGraphicsPushContext(context)
            body()
            UIGraphicsPopContext()
        }
    }

    private func ink(_ bitmap: Bitmap) -> CGRect {
        var result = CGRect.null
        for y in 0..<bitmap.size.height {
            for x in 0..<bitmap.size.width where bitmap[x, y] != 0 {
                result = result.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return result
    }

    /// DejaVu Sans 2.37 at 20 points: H is 1540 of 2048 units wide, from 0 to 1493 high; the line is 2384 high.
    @Test func `a string takes what the font's tables say`() throws {
        let size = "HH".size(withAttributes: try attributes())
        #expect(abs(size.width - 2 * 1540 / 2048 * 20) < 0.01)
        #expect(abs(size.height - 2384.0 / 2048 * 20) < 0.01)
    }

    @Test func `letters stand on their baseline`() throws {
        let attributes = try attributes()
        let drawn = ink(picture { "H".draw(at: CGPoint(x: 10, y: 10), withAttributes: attributes) })
        // The ascender of 18.56 points puts the baseline at 28.56, which goes to the pixel edge 29.
        #expect(drawn.maxY == 29)
        #expect(drawn.minY == 14)
        #expect(drawn.minX >= 11 && drawn.minX <= 12)
    }

    @Test func `kern is added after every letter`() throws {
        let plain = "HHH".size(withAttributes: try attributes()).width
        let kerned = "HHH".size(withAttributes: try attributes([.kern: 2.5])).width
        #expect(abs(kerned - plain - 7.5) < 1e-9)
    }

    @Test func `spaced letters are not joined`() throws {
        let one = "fi".size(withAttributes: try attributes()).width
        let spaced = "fi".size(withAttributes: try attributes([.kern: 1])).width
        let apart =
            "f".size(withAttributes: try attributes()).width
            + "i".size(withAttributes: try attributes()).width
        #expect(abs(spaced - apart - 2) < 0.01)
        #expect(one <= apart)
    }

    @Test func `underline, strikethrough and background are painted`() throws {
        let plain = try attributes()
        let lined = try attributes([.underlineStyle: NSUnderlineStyle.single.rawValue])
        let struck = try attributes([.strikethroughStyle: NSUnderlineStyle.single])
        let backed = try attributes([.backgroundColor: UIColor.yellow])
        let place = CGPoint(x: 10, y: 10)
        let under = picture { "HH".draw(at: place, withAttributes: lined) }
        #expect(ink(under).maxY >= 30)
        #expect(ink(picture { "HH".draw(at: place, withAttributes: plain) }).maxY == 29)
        let through = picture { "H H".draw(at: place, withAttributes: struck) }
        #expect((20..<28).contains { through[28, $0] >> 24 == 255 })
        let behind = picture { "H".draw(at: place, withAttributes: backed) }
        #expect(behind.pixel(x: 11, y: 12) == (255, 255, 0, 255))
    }

    @Test func `a baseline offset lifts letters and makes the line higher`() throws {
        let lifted = try attributes([.baselineOffset: 6])
        let drawn = ink(picture { "H".draw(at: CGPoint(x: 10, y: 10), withAttributes: lifted) })
        let plain = "H".size(withAttributes: try attributes()).height
        #expect(drawn.maxY == 29)
        #expect("H".size(withAttributes: lifted).height == plain + 6)
        let mixed = NSMutableAttributedString(string: "HH", attributes: try attributes())
        mixed.addAttribute(.baselineOffset, value: -4, range: NSRange(location: 1, length: 1))
        #expect(mixed.size().height == plain + 4)
    }

    @Test func `a shadow is a copy at its offset`() throws {
        let shadow = NSShadow()
        shadow.shadowColor = .red
        shadow.shadowOffset = CGSize(width: 30, height: 5)
        let shadowed = try attributes([.shadow: shadow])
        let drawn = picture { "H".draw(at: CGPoint(x: 10, y: 10), withAttributes: shadowed) }
        #expect(ink(drawn).maxY == 34)
        #expect(drawn.pixel(x: 43, y: 25).r == 255)
    }

    @Test func `a blurred shadow spreads around its letters`() throws {
        let shadow = NSShadow()
        shadow.shadowColor = .red
        shadow.shadowBlurRadius = 6
        let plain = try attributes()
        let shadowed = try attributes([.shadow: shadow])
        let place = CGPoint(x: 30, y: 30)
        let letters = ink(picture { "H".draw(at: place, withAttributes: plain) })
        let drawn = picture { "H".draw(at: place, withAttributes: shadowed) }
        #expect(ink(drawn).minX < letters.minX - 2 && ink(drawn).maxX > letters.maxX + 2)
        let beside = drawn.pixel(x: Int(letters.minX) - 2, y: Int(letters.midY))
        #expect(beside.r == 255 && beside.a > 0 && beside.a < 128)
    }

    @Test func `an attachment stands on the baseline and takes its room`() throws {
        let red = CGContext.draw(size: CGSize(width: 30, height: 40), scale: 1) { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
        }
        let attachment = NSTextAttachment(image: UIImage(cgImage: CGImage(red)))
        let text = NSMutableAttributedString(string: "H", attributes: try attributes())
        let alone = text.size()
        text.append(NSAttributedString(attachment: attachment))
        #expect(abs(text.size().width - alone.width - 30) < 1e-9)
        #expect(text.size().height > 40)
        let drawn = picture { text.draw(at: CGPoint(x: 10, y: 10)) }
        #expect(drawn.pixel(x: 40, y: 30) == (255, 0, 0, 255))
        attachment.bounds = CGRect(x: 0, y: -5, width: 10, height: 10)
        #expect(abs(text.size().width - alone.width - 10) < 1e-9)
    }

    @Test func `lines are broken and spaced by the paragraph style`() throws {
        let style = NSMutableParagraphStyle()
        let text = "one two three four five six"
        func height() throws -> CGFloat {
            let attributes = try attributes([.paragraphStyle: style])
            return NSAttributedString(string: text, attributes: attributes).boundingRect(
                with: CGSize(width: 100, height: 1000),
                options: .usesLineFragmentOrigin,
                context: nil
            ).height
        }
        let line = 2384.0 / 2048 * 20
        let plain = try height()
        let count = (plain / line).rounded()
        #expect(count >= 3)
        #expect(abs(plain - count * line) < 0.01)
        style.lineSpacing = 5
        #expect(abs(try height() - plain - (count - 1) * 5) < 0.01)
        style.lineSpacing = 0
        style.lineHeightMultiple = 2
        #expect(abs(try height() - 2 * plain) < 0.01)
        style.lineHeightMultiple = 0
        style.minimumLineHeight = 40
        #expect(abs(try height() - count * 40) < 0.01)
        style.minimumLineHeight = 0
        style.maximumLineHeight = 10
        #expect(abs(try height() - count * 10) < 0.01)
    }

    @Test func `indents move and narrow lines`() throws {
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 40
        style.headIndent = 20
        style.tailIndent = -30
        let attributes = try attributes([.paragraphStyle: style])
        let drawn = picture {
            "HHH HHH HHH HHH".draw(
                in: CGRect(x: 0, y: 0, width: 200, height: 100),
                withAttributes: attributes
            )
        }
        func left(_ rows: Range<Int>) -> Int? {
            (0..<200).first { x in rows.contains { drawn[x, $0] != 0 } }
        }
        #expect(left(5..<20) == 42 || left(5..<20) == 41)
        #expect(left(30..<42) == 22 || left(30..<42) == 21)
        #expect(ink(drawn).maxX <= 170)
    }

    @Test func `text is centred on its tab stops and ends at them`() throws {
        let style = NSMutableParagraphStyle()
        style.tabStops = [
            NSTextTab(textAlignment: .center, location: 60),
            NSTextTab(textAlignment: .right, location: 150),
        ]
        let attributes = try attributes([.paragraphStyle: style])
        // H is 15.04 points wide, its ink from 1.95 to 13.09.
        let centred = ink(picture { "\tHH".draw(at: .zero, withAttributes: attributes) })
        #expect(abs(centred.midX - 60) <= 1)
        let right = ink(picture { "\t\tH".draw(at: .zero, withAttributes: attributes) })
        #expect(abs(right.maxX - 148) <= 1)
        #expect(abs("\t\tH".size(withAttributes: attributes).width - 150) < 0.01)
        // What has no room before the stop follows at once.
        let long = "HHHHHHHH\tHHHH".size(withAttributes: attributes).width
        #expect(abs(long - 12 * 15.04) < 0.1)
    }

    @Test func `a context makes text smaller, but not smaller than it allows`() throws {
        let text = NSAttributedString(string: "HHHHHHHHHH", attributes: try attributes())
        let context = NSStringDrawingContext()
        let room = CGSize(width: 100, height: 100)
        // One line, of as many letters as there is room for: 15.04 points each.
        #expect(abs(text.boundingRect(with: room, context: context).width - 6 * 15.04) < 0.1)
        #expect(context.actualScaleFactor == 1)
        context.minimumScaleFactor = 0.5
        let fitted = text.boundingRect(with: room, context: context)
        #expect(fitted.width <= 100 && fitted.width > 97)
        #expect(abs(context.actualScaleFactor - fitted.width / 150.4) < 0.01)
        context.minimumScaleFactor = 0.9
        #expect(abs(text.boundingRect(with: room, context: context).width - 7 * 13.54) < 0.1)
        #expect(context.actualScaleFactor == 0.9)
        let drawn = picture {
            text.draw(
                with: CGRect(x: 10, y: 50, width: 100, height: 30),
                options: .usesLineFragmentOrigin,
                context: {
                    context.minimumScaleFactor = 0.1
                    return context
                }()
            )
        }
        #expect(ink(drawn).maxX <= 110 && context.actualScaleFactor < 0.7)
    }

    @Test func `lines by word leave spaces out, and patterns have gaps`() throws {
        func row(_ style: NSUnderlineStyle) throws -> [Bool] {
            let lined = try attributes([.underlineStyle: style])
            let drawn = picture { "HH HH".draw(at: .zero, withAttributes: lined) }
            let under = [19, 20, 21, 22].map { y in (0..<66).map { drawn[$0, y] >> 24 > 0 } }
            // The line is one pixel thick; letters end above it.
            return under.first { $0.contains(true) } ?? []
        }
        // HH is 30.08 points wide, a space 6.36.
        #expect(try row(.single).allSatisfy { $0 })
        let words = try row([.single, .byWord])
        #expect(words[2] && words[28] && !words[33] && words[38] && words[60])
        let dots = try row([.single, .patternDot])
        #expect(Array(dots[0..<8]) == [true, true, false, false, true, true, false, false])
        let dashes = try row([.single, .patternDash])
        #expect(Array(dashes[0..<9]) == Array(repeating: true, count: 6) + [false, false, false])
        // A pattern without a line is none.
        #expect(try row(.patternDot).allSatisfy { !$0 })
    }

    @Test func `tabs go to their stops`() throws {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .left, location: 90)]
        let attributes = try attributes([.paragraphStyle: style])
        let drawn = picture { "\tH".draw(at: .zero, withAttributes: attributes) }
        #expect(ink(drawn).minX == 91 || ink(drawn).minX == 92)
        // Without own stops they are 28 points apart.
        let plain = try self.attributes()
        let standard = ink(picture { "H\tH".draw(at: .zero, withAttributes: plain) })
        #expect(abs(standard.maxX - 28 - 14) <= 1)
    }

    @Test func `what has no room in the height is left out, with an ellipsis on request`() throws {
        let attributes = try attributes()
        let text = NSAttributedString(string: "one two three four five six", attributes: attributes)
        let cut = picture { text.draw(in: CGRect(x: 0, y: 0, width: 100, height: 50)) }
        #expect(ink(cut).maxY <= 50)
        let all = picture {
            text.draw(
                with: CGRect(x: 0, y: 0, width: 100, height: 50),
                options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
                context: nil
            )
        }
        #expect(all != cut)
    }

    @Test func `without line fragments the origin is the baseline's`() throws {
        let attributes = try attributes()
        let drawn = picture {
            "H".draw(
                with: CGRect(x: 10, y: 50, width: 0, height: 0),
                attributes: attributes,
                context: nil
            )
        }
        #expect(ink(drawn).maxY == 50)
    }

    @Test(
        arguments: [
            ("😀b", 0, 1, 10), ("😀b", 1, 1, 0), ("😀b", 1, 2, 10), ("a😀b", 0, 2, 20),
            ("a😀b", 2, 1, 0), ("😀", 0, 1, 10), ("😀😀", 1, 2, 10), ("😀😀", 0, 3, 20),
        ] as [(String, Int, Int, CGFloat)]
    )
    func `attributes that begin or end within a character begin or end behind it`(
        string: String,
        start: Int,
        count: Int,
        wider: CGFloat
    ) {
        let text = NSMutableAttributedString(string: string)
        let plain = text.size().width
        text.addAttribute(.kern, value: 10, range: NSRange(location: start, length: count))
        #expect(abs(text.size().width - plain - wider) < 0.01)
    }
}
