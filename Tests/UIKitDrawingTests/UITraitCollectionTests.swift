import Testing
import UIKitDrawing
import UIKitGeometry

private struct Volume: UITraitDefinition {
    static let defaultValue = 3
}

private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
}

@Suite struct UITraitCollectionTests {
    @Test func `CTL-08 the last of several collections decides, and unspecified never does`() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(horizontalSizeClass: .unspecified),
        ])
        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged.displayScale == 3)
        #expect(merged.horizontalSizeClass == .unspecified)
        let again = UITraitCollection(traitsFrom: [
            merged, UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        #expect(again.userInterfaceStyle == .dark)
    }

    @Test func `a collection that says nothing has unspecified traits`() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.accessibilityContrast == .unspecified)
        #expect(traits.legibilityWeight == .unspecified)
        #expect(traits.userInterfaceLevel == .unspecified)
        #expect(traits.displayScale == 0)
    }

    @Test func `mutations make and change collections`() {
        let traits = UITraitCollection { mutable in
            mutable.userInterfaceStyle = .dark
            mutable.horizontalSizeClass = .compact
        }
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.horizontalSizeClass == .compact)
        let other = traits.modifyingTraits { $0.userInterfaceStyle = .light }
        #expect(other.userInterfaceStyle == .light)
        #expect(other.horizontalSizeClass == .compact)
        #expect(traits.userInterfaceStyle == .dark)
    }

    @Test func `traits of an application's own are carried along`() {
        #expect(UITraitCollection()[Volume.self] == 3)
        let traits = UITraitCollection { $0[Volume.self] = 7 }
        #expect(traits[Volume.self] == 7)
        #expect(traits == UITraitCollection { $0[Volume.self] = 7 })
        #expect(traits != UITraitCollection { $0[Volume.self] = 8 })
        #expect(!traits.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        let themed = UITraitCollection { $0[Theme.self] = "night" }
        #expect(themed.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    }

    @Test func `collections that say the same are equal and contain each other`() {
        let one = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
        ])
        let two = UITraitCollection {
            $0.displayScale = 2
            $0.userInterfaceStyle = .dark
        }
        #expect(one == two)
        #expect(one.hashValue == two.hashValue)
        #expect(one.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(!one.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(one.containsTraits(in: nil))
    }

    @Test func `only style, contrast and level change how colours look`() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let wide = light.modifyingTraits { $0.horizontalSizeClass = .regular }
        #expect(!light.hasDifferentColorAppearance(comparedTo: wide))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(light.hasDifferentColorAppearance(comparedTo: dark))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    }

    @Test func `current is what was set, within performAsCurrent another`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let before = UITraitCollection.current
        var inside: UITraitCollection?
        dark.performAsCurrent { inside = UITraitCollection.current }
        #expect(inside == dark)
        #expect(UITraitCollection.current == before)
    }

    @Test func `sizes of text are in order`() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }
}
