import Testing
import UIKitDrawing
import UIKitGeometry

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

private func luminance(_ color: UIColor) -> CGFloat {
    var parts: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: nil)
    func linear(_ value: CGFloat) -> CGFloat {
        value <= 0.04045 ? value / 12.92 : raise((value + 0.055) / 1.055)
    }
    return 0.2126 * linear(parts.0) + 0.7152 * linear(parts.1) + 0.0722 * linear(parts.2)
}

/// `value` to the power of 2.4, by Newton's method on the fifth root of the twelfth power.
private func raise(_ value: CGFloat) -> CGFloat {
    var power: CGFloat = 1
    for _ in 0..<12 { power *= value }
    var root: CGFloat = 1
    for _ in 0..<60 {
        root -= (root * root * root * root * root - power) / (5 * root * root * root * root)
    }
    return root
}

private func contrast(_ a: UIColor, _ b: UIColor) -> CGFloat {
    let (one, two) = (luminance(a), luminance(b))
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
}

@Suite struct DynamicColorTests {
    private let twoFaced = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    @Test func `a dynamic colour asks its provider for each environment`() {
        #expect(twoFaced.resolvedColor(with: light) == .black)
        #expect(twoFaced.resolvedColor(with: dark) == .white)
        #expect(UIColor.red.resolvedColor(with: dark) == .red)
    }

    @Test func `its components are those of the current environment`() {
        var white: CGFloat = -1
        dark.performAsCurrent { twoFaced.getWhite(&white, alpha: nil) }
        #expect(white == 1)
        light.performAsCurrent { twoFaced.getWhite(&white, alpha: nil) }
        #expect(white == 0)
        dark.performAsCurrent { #expect(twoFaced.cgColor == .white) }
    }

    @Test func `another opacity leaves it dynamic`() {
        let half = twoFaced.withAlphaComponent(0.5)
        #expect(half.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
        #expect(half.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.5))
        #expect(half == twoFaced.withAlphaComponent(0.5))
        #expect(half != twoFaced)
    }

    @Test func `a provider may answer with dynamic colours and with the current environment's`() {
        let face = twoFaced
        let nested = UIColor { _ in face.withAlphaComponent(0.25) }
        #expect(nested.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.25))
        let current = UIColor { _ in UIColor(cgColor: face.cgColor) }
        #expect(current.resolvedColor(with: dark) == .white)
    }

    @Test func `dynamic colours are equal when they are the same`() {
        #expect(twoFaced == twoFaced)
        #expect(twoFaced != UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        #expect(UIColor.label == UIColor.label)
        #expect(UIColor.label != UIColor.secondaryLabel)
    }

    @Test(arguments: [light, dark])
    func `writing of the first rank is read on every ground`(traits: UITraitCollection) {
        let grounds: [UIColor] = [
            .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
            .systemGroupedBackground, .secondarySystemGroupedBackground,
            .tertiarySystemGroupedBackground,
        ]
        for ground in grounds {
            let writing = UIColor.label.resolvedColor(with: traits)
            #expect(contrast(writing, ground.resolvedColor(with: traits)) >= 7)
        }
    }

    @Test(arguments: [light, dark])
    func `the strong hues are read on the ground`(traits: UITraitCollection) {
        for hue in [UIColor.systemBlue, .systemRed, .systemPurple, .systemIndigo, .link] {
            let ratio = contrast(
                hue.resolvedColor(with: traits),
                UIColor.systemBackground.resolvedColor(with: traits)
            )
            #expect(ratio >= 4.5)
        }
    }

    @Test(arguments: [light, dark])
    func `more contrast makes hues and veils stronger`(traits: UITraitCollection) {
        let strong = traits.modifyingTraits { $0.accessibilityContrast = .high }
        let ground = UIColor.systemBackground.resolvedColor(with: traits)
        let plain = contrast(UIColor.systemOrange.resolvedColor(with: traits), ground)
        #expect(contrast(UIColor.systemOrange.resolvedColor(with: strong), ground) > plain)
        let veil = UIColor.secondaryLabel.resolvedColor(with: traits).cgColor.alpha
        #expect(UIColor.secondaryLabel.resolvedColor(with: strong).cgColor.alpha > veil)
    }
}
