import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitImages
import UIKitRaster

/// How much of a picture is covered, in pixels.
private func coverage(_ bitmap: Bitmap) -> Double {
    var sum = 0
    for y in 0..<bitmap.size.height {
        for x in 0..<bitmap.size.width { sum += Int(bitmap[x, y] >> 24) }
    }
    return Double(sum) / 255
}

/// Whether a picture's outermost rows and columns are clear.
private func hasMargin(_ bitmap: Bitmap) -> Bool {
    let width = bitmap.size.width
    let height = bitmap.size.height
    let rows = (0..<width).allSatisfy { bitmap[$0, 0] == 0 && bitmap[$0, height - 1] == 0 }
    return rows && (0..<height).allSatisfy { bitmap[0, $0] == 0 && bitmap[width - 1, $0] == 0 }
}

/// The text of a file of the repository.
private func text(ofFile path: String) throws -> String {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return String(decoding: try ByteFile.read("/\(root)/\(path)"), as: UTF8.self)
}

/// Names that control panels ask for.
private let common = [
    "chevron.left", "chevron.right", "chevron.up", "chevron.down", "chevron.backward",
    "chevron.forward", "arrow.left", "arrow.right", "arrow.up", "arrow.down", "arrow.clockwise",
    "arrow.counterclockwise", "arrow.uturn.backward", "plus", "minus", "xmark", "checkmark",
    "plus.circle", "plus.circle.fill", "minus.circle", "xmark.circle", "xmark.circle.fill",
    "checkmark.circle", "checkmark.circle.fill", "ellipsis", "ellipsis.circle", "gear", "gearshape",
    "gearshape.fill", "trash", "trash.fill", "pencil", "square.and.pencil", "magnifyingglass",
    "house", "house.fill", "person", "person.fill", "person.circle", "person.2", "star",
    "star.fill",
    "heart", "heart.fill", "bell", "bell.fill", "bell.slash", "bookmark", "flag", "tag", "folder",
    "doc", "calendar", "clock", "alarm", "timer", "lock", "lock.fill", "lock.open", "key",
    "envelope", "phone", "phone.fill", "camera", "camera.fill", "photo", "mic", "mic.fill",
    "mic.slash", "speaker", "speaker.fill", "speaker.slash", "speaker.slash.fill",
    "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "speaker.wave.2.fill", "play",
    "play.fill", "pause", "pause.fill", "stop", "stop.fill", "forward.fill", "backward.fill",
    "forward.end.fill", "backward.end.fill", "shuffle", "repeat", "music.note", "wifi",
    "wifi.slash", "battery.100", "battery.25", "battery.0", "bolt", "bolt.fill", "power",
    "sun.max", "sun.max.fill", "moon", "moon.fill", "cloud", "cloud.rain", "snowflake", "wind",
    "drop", "drop.fill", "flame", "flame.fill", "thermometer", "humidity", "leaf", "lightbulb",
    "lightbulb.fill", "fan", "info.circle", "questionmark.circle", "exclamationmark.triangle",
    "exclamationmark.triangle.fill", "eye", "eye.slash", "line.3.horizontal", "list.bullet",
    "square.grid.2x2", "slider.horizontal.3", "square.and.arrow.up", "square.and.arrow.down",
    "link", "globe", "map", "location", "location.fill", "display", "tv", "keyboard", "printer",
    "cart", "creditcard", "car", "circle", "circle.fill", "square", "square.fill", "wrench",
    "hammer", "hand.raised", "chart.bar", "gauge", "qrcode", "video", "headphones", "cpu",
]

@Suite struct SymbolTests {
    @Test(arguments: common)
    func `the symbol of a common name is there`(name: String) throws {
        let image = try #require(UIImage(systemName: name))
        #expect(image.isSymbolImage)
        #expect(image.size.height == 20.5)
        #expect(coverage(image.bitmap) > 10)
    }

    @Test func `every symbol is drawn in black, inside its edges, in every weight`() throws {
        #expect(UIImage.symbolNames.count >= 120)
        #expect(Set(UIImage.symbolNames).count == UIImage.symbolNames.count)
        for name in UIImage.symbolNames {
            var last = 0.0
            for weight in [UIImage.SymbolWeight.ultraLight, .regular, .black] {
                let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: weight)
                let image = try #require(
                    UIImage(systemName: name, withConfiguration: configuration)
                )
                let bitmap = image.bitmap
                #expect(bitmap.size.height == 24)
                #expect(hasMargin(bitmap) || weight == .black, "\(name) touches its edge")
                let covered = coverage(bitmap)
                #expect(covered > 4, "\(name) is hardly there")
                if !name.contains("fill") && !name.contains("circle") && !name.contains("slash") {
                    #expect(covered >= last, "\(name) is thinner when it is bolder")
                }
                last = covered
                #expect(bitmap.pixel(x: 0, y: 0).r == 0)
            }
        }
    }

    @Test func `there is no symbol of another name`() {
        for name in [
            "", "nothing", "chevron", "plus.circle.circle", "trash.circle.fill.fill", ".circle",
        ] {
            #expect(UIImage(systemName: name) == nil)
        }
    }

    @Test func `the documentation lists exactly the symbols that there are`() throws {
        let page = try text(ofFile: "docs/images.md")
        let list = page.split(separator: "<!-- symbols -->").last?
            .split(separator: "<!-- symbols end -->").first
        let names = try #require(list).split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(names.filter { $0 != "```" } == UIImage.symbolNames)
    }

    @Test func `a name without a symbol is said with the place of the list`() {
        #expect(
            UnknownSymbols.sentence("trush")
                == "there is no symbol \"trush\"; docs/images.md lists all that there are"
        )
    }

    @Test func `an unknown name is said once`() async throws {
        let result = try await #require(
            processExitsWith: .success,
            observing: [\.standardErrorContent]
        ) {
            for _ in 0..<3 { _ = UIImage(systemName: "trush") }
            _ = UIImage(systemName: "trash")
            _ = UIImage(systemName: "bim")
        }
        let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
            .split(separator: "\n").filter { $0.hasPrefix("vitrine: there is no symbol") }
        #expect(
            lines == [
                "vitrine: there is no symbol \"trush\"; docs/images.md lists all that there are",
                "vitrine: there is no symbol \"bim\"; docs/images.md lists all that there are",
            ]
        )
    }

    @Test func `point size and scale say how large a symbol is`() {
        func height(_ configuration: UIImage.SymbolConfiguration?) -> CGFloat? {
            UIImage(systemName: "plus", withConfiguration: configuration)?.size.height
        }
        #expect(height(nil) == 20.5)
        #expect(height(.init(pointSize: 20)) == 24)
        #expect(height(.init(pointSize: 20, weight: .bold)) == 24)
        #expect(height(.init(pointSize: 20, weight: .bold, scale: .small)) == 19)
        #expect(height(.init(pointSize: 20, weight: .bold, scale: .large)) == 31)
        #expect(height(.init(scale: .large)) == 26.5)
        for odd in [0, -4, .nan, .infinity] as [CGFloat] {
            #expect(height(.init(pointSize: odd)) == 20.5)
        }
        #expect(height(.init(pointSize: 1e9)) == 2_048)
    }

    @Test func `configurations are laid over each other`() throws {
        typealias Configuration = UIImage.SymbolConfiguration
        let sized = Configuration(pointSize: 30, weight: .bold)
        let large = sized.applying(Configuration(scale: .large))
        #expect(large == Configuration(pointSize: 30, weight: .bold, scale: .large))
        #expect(
            large.applying(Configuration(weight: .thin))
                == Configuration(pointSize: 30, weight: .thin, scale: .large)
        )
        #expect(large.withoutPointSizeAndWeight() == Configuration(scale: .large))
        #expect(large.withoutScale() == sized)
        #expect(sized.withoutWeight() == Configuration(pointSize: 30))
        #expect(sized.applying(nil) == sized)
        #expect(Configuration.unspecified != sized)
        let image = try #require(UIImage(systemName: "plus", withConfiguration: sized))
        #expect(image.symbolConfiguration == sized)
        let larger = try #require(image.applyingSymbolConfiguration(Configuration(pointSize: 60)))
        #expect(larger.size == CGSize(width: 72, height: 72))
        #expect(larger.symbolConfiguration == Configuration(pointSize: 60, weight: .bold))
        #expect(UIImage().applyingSymbolConfiguration(sized) == nil)
        #expect(UIImage(systemName: "plus", withConfiguration: sized) == image)
    }

    @Test func `a font says how large and how bold a symbol is`() {
        typealias Configuration = UIImage.SymbolConfiguration
        let bold = Configuration(font: .systemFont(ofSize: 20, weight: .bold))
        #expect(bold == Configuration(pointSize: 20, weight: .bold))
        let light = Configuration(font: .systemFont(ofSize: 11, weight: .light), scale: .large)
        #expect(light == Configuration(pointSize: 11, weight: .light, scale: .large))
        #expect(UIImage.SymbolWeight.heavy.fontWeight() == .heavy)
        #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
    }

    @Test func `a symbol is a template, and sharp at any size`() throws {
        let image = try #require(UIImage(systemName: "square.fill"))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let size = CGSize(width: 120, height: 120)
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor.red.setFill()
            image.draw(in: CGRect(origin: .zero, size: size))
        }.bitmap
        #expect(drawn.pixel(x: 120, y: 120) == (255, 0, 0, 255))
        #expect(drawn.pixel(x: 5, y: 120).a == 0)
        // The edge of a square at 2.3 of 24 units of 10 pixels: column 23, no blur about it.
        #expect(drawn.pixel(x: 22, y: 120).a == 0)
        #expect(drawn.pixel(x: 23, y: 120).a == 255)
        let green = image.withTintColor(.green, renderingMode: .alwaysOriginal)
        #expect(green.bitmap.pixel(x: 10, y: 10) == (0, 255, 0, 255))
    }

    @Test func `symbols that point along the writing are mirrored with it`() throws {
        #expect(UIImage(systemName: "chevron.backward")?.flipsForRightToLeftLayoutDirection == true)
        #expect(UIImage(systemName: "chevron.left")?.flipsForRightToLeftLayoutDirection == false)
    }

    @Test func `the standard images are symbols`() {
        for image in [UIImage.add, .remove, .checkmark, .actions] {
            #expect(image.isSymbolImage)
            #expect(image.size.height == 20.5)
        }
    }
}
