import Testing
import UIKitDrawing
import UIKitGeometry

@Suite struct UIColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var red: CGFloat = -1
        var green: CGFloat = -1
        var blue: CGFloat = -1
        var alpha: CGFloat = -1
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    @Test func `components come back as they were set, clamped`() {
        #expect(
            components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [
                0.1, 0.2, 0.3, 0.4,
            ]
        )
        #expect(components(UIColor(red: -1, green: 2, blue: .nan, alpha: 1)) == [0, 1, 0, 1])
        #expect(components(UIColor(white: 0.25, alpha: 0.5)) == [0.25, 0.25, 0.25, 0.5])
    }

    private static let wheel: [(hue: CGFloat, components: [CGFloat])] = [
        (0, [1, 0, 0]), (1.0 / 6, [1, 1, 0]), (1.0 / 3, [0, 1, 0]), (0.5, [0, 1, 1]),
        (2.0 / 3, [0, 0, 1]), (5.0 / 6, [1, 0, 1]), (1, [1, 0, 0]),
    ]

    @Test(arguments: wheel)
    func `a hue is a place on the colour wheel`(hue: CGFloat, expected: [CGFloat]) {
        let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
        for (component, value) in zip(components(color), expected) {
            #expect(abs(component - value) < 1e-9)
        }
    }

    @Test func `hue, saturation and brightness come back`() {
        let color = UIColor(hue: 0.6, saturation: 0.3, brightness: 0.8, alpha: 0.5)
        var hue: CGFloat = 0
        var saturation: CGFloat = 0
        var brightness: CGFloat = 0
        var alpha: CGFloat = 0
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - 0.6) < 1e-9)
        #expect(abs(saturation - 0.3) < 1e-9)
        #expect(abs(brightness - 0.8) < 1e-9)
        #expect(alpha == 0.5)
    }

    @Test func `only greys have a white component`() {
        var white: CGFloat = 0
        #expect(UIColor.gray.getWhite(&white, alpha: nil))
        #expect(white == 0.5)
        #expect(!UIColor.red.getWhite(nil, alpha: nil))
    }

    @Test func `colours with equal components are equal`() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.withAlphaComponent(0.5) != .red)
        #expect(Set([UIColor.black, UIColor(white: 0, alpha: 1)]).count == 1)
        let blue: [CGFloat] = [31, 111, 235, 255]
        #expect(components(.systemBlue).map { ($0 * 255).rounded() } == blue)
    }
}
