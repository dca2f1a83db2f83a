import Testing
import UIKit
import UIKitTesting

private final class Watcher: UIView {
    var changes: [UIUserInterfaceStyle] = []
    var drawn: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
    override func draw(_ rect: CGRect) {
        drawn.append(UITraitCollection.current.userInterfaceStyle)
        UIColor.systemBackground.setFill()
        UIRectFill(rect)
    }
}

private final class WatchingController: UIViewController {
    var log: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log.append("\(traitCollection.userInterfaceStyle)")
    }
}

private struct Mood: UITraitDefinition {
    static let defaultValue = "calm"
}

@MainActor @Suite(.serialized) struct TraitEnvironmentTests {
    @Test func `the screen's traits come down to every view`() {
        let harness = Harness(size: CGSize(width: 800, height: 480), scale: 2)
        let view = UIView()
        harness.root.addSubview(view)
        #expect(view.traitCollection.userInterfaceStyle == .light)
        #expect(view.traitCollection.displayScale == 2)
        #expect(view.traitCollection.layoutDirection == .leftToRight)
        #expect(view.traitCollection.horizontalSizeClass == .regular)
        #expect(view.traitCollection.verticalSizeClass == .regular)
        #expect(view.traitCollection.userInterfaceIdiom == .phone)
        #expect(view.traitCollection.preferredContentSizeCategory == .large)
    }

    @Test func `an override reaches the subtree and nobody else, and can be taken back`() {
        let harness = Harness()
        let (parent, child, other) = (UIView(), Watcher(), Watcher())
        harness.root.addSubview(parent)
        parent.addSubview(child)
        harness.root.addSubview(other)
        parent.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(child.changes == [.light])
        #expect(other.traitCollection.userInterfaceStyle == .light)
        #expect(other.changes == [])
        child.traitOverrides.userInterfaceStyle = .light
        #expect(child.traitCollection.userInterfaceStyle == .light)
        child.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        parent.overrideUserInterfaceStyle = .unspecified
        #expect(child.changes == [.light, .dark, .light, .dark])
    }

    @Test func `a view takes the traits of where it is put`() {
        let harness = Harness()
        let (dark, view) = (UIView(), Watcher())
        dark.overrideUserInterfaceStyle = .dark
        harness.root.addSubview(dark)
        harness.root.addSubview(view)
        #expect(view.changes == [])
        dark.addSubview(view)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.changes == [.light])
    }

    @Test func `a controller's override is its view's, a parent may say its child's`() {
        let harness = Harness()
        let (parent, child) = (WatchingController(), WatchingController())
        harness.window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent.overrideUserInterfaceStyle = .dark
        #expect(parent.log == ["dark"])
        #expect(child.log == ["dark"])
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        parent.setOverrideTraitCollection(
            UITraitCollection(userInterfaceStyle: .light),
            forChild: child
        )
        #expect(child.log == ["dark", "light"])
        #expect(parent.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `the window's style is everybody's, presented controllers included`() {
        let harness = Harness()
        harness.window.overrideUserInterfaceStyle = .dark
        let controller = UIViewController()
        harness.window.rootViewController?.present(controller, animated: false)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `registrations hear of the traits that they name, until they end`() {
        let harness = Harness()
        let view = UIView()
        harness.root.addSubview(view)
        var styles: [UIUserInterfaceStyle] = []
        var moods: [String] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, previous: UITraitCollection) in
            styles.append(view.traitCollection.userInterfaceStyle)
            #expect(UITraitCollection.current == view.traitCollection)
        }
        view.registerForTraitChanges([Mood.self]) { (view: UIView, _) in
            moods.append(view.traitCollection[Mood.self])
        }
        harness.window.overrideUserInterfaceStyle = .dark
        harness.root.traitOverrides[Mood.self] = "wild"
        #expect(styles == [.dark])
        #expect(moods == ["wild"])
        view.unregisterForTraitChanges(registration)
        harness.window.overrideUserInterfaceStyle = .light
        #expect(styles == [.dark])
    }

    @Test func `dynamic backgrounds follow, also those that were set outside the tree`() {
        let harness = Harness(size: CGSize(width: 10, height: 10))
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        card.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        harness.root.addSubview(card)
        #expect(harness.render().pixel(x: 5, y: 5) == (0, 0, 0, 255))
        harness.window.overrideUserInterfaceStyle = .dark
        #expect(harness.render().pixel(x: 5, y: 5) == (255, 255, 255, 255))
        #expect(card.backgroundColor?.resolvedColor(with: card.traitCollection) == .white)
        card.layer.backgroundColor = UIColor.red.cgColor
        #expect(card.backgroundColor == .red)
        harness.window.overrideUserInterfaceStyle = .light
        #expect(harness.render().pixel(x: 5, y: 5) == (255, 0, 0, 255))
    }

    @Test func `what a view draws is drawn anew in another style`() {
        let harness = Harness(size: CGSize(width: 10, height: 10))
        let view = Watcher(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        harness.root.addSubview(view)
        #expect(harness.render().pixel(x: 5, y: 5) == (255, 255, 255, 255))
        defer { harness.application.interfaceSettings = InterfaceSettings() }
        harness.application.interfaceSettings.userInterfaceStyle = .dark
        #expect(harness.render().pixel(x: 5, y: 5) == (16, 19, 24, 255))
        #expect(view.drawn == [.light, .dark])
    }

    @Test func `the settings come with their notifications`() {
        let harness = Harness()
        var posted: [String] = []
        let token = NotificationCenter.default.addObserver(forName: nil, object: nil) {
            posted.append($0.name.rawValue)
        }
        #expect(!UIAccessibility.isReduceMotionEnabled)
        defer { harness.application.interfaceSettings = InterfaceSettings() }
        harness.application.interfaceSettings.isReduceMotionEnabled = true
        harness.application.interfaceSettings.isBoldTextEnabled = true
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(UIAccessibility.isBoldTextEnabled)
        #expect(harness.root.traitCollection.legibilityWeight == .bold)
        harness.application.interfaceSettings.preferredContentSizeCategory = .small
        #expect(harness.root.traitCollection.preferredContentSizeCategory == .small)
        NotificationCenter.default.removeObserver(token)
        #expect(
            posted == [
                "UIAccessibilityReduceMotionStatusDidChangeNotification",
                "UIAccessibilityBoldTextStatusDidChangeNotification",
                "UIContentSizeCategoryDidChangeNotification",
            ]
        )
        #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
    }

    @Test func `a window that becomes narrow is compact`() {
        let harness = Harness(size: CGSize(width: 800, height: 480))
        #expect(harness.root.traitCollection.horizontalSizeClass == .regular)
        harness.resize(to: CGSize(width: 480, height: 800))
        #expect(harness.root.traitCollection.horizontalSizeClass == .compact)
        #expect(harness.root.traitCollection.verticalSizeClass == .regular)
    }

    @Test func `the direction comes from the traits unless the content forces one`() {
        let harness = Harness()
        let view = UIView()
        harness.root.addSubview(view)
        harness.root.traitOverrides.layoutDirection = .rightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .playback
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        harness.root.traitOverrides.remove(UITraitLayoutDirection.self)
        view.semanticContentAttribute = .unspecified
        defer { harness.application.interfaceSettings = InterfaceSettings() }
        harness.application.userInterfaceLayoutDirection = .rightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
