import UIKit

/// Buttons by style, size, corner and state.
@MainActor enum ButtonCards {
    static func make() -> [UIView] {
        [styles(), pictures(), sizes(), states(), legacy()]
    }

    private static let all: [(String, UIButton.Configuration)] = [
        ("Filled", .filled()), ("Tinted", .tinted()), ("Gray", .gray()), ("Plain", .plain()),
    ]

    private static func button(
        _ title: String?,
        _ configuration: UIButton.Configuration,
        _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    private static func styles() -> UIView {
        let destructive = button("Delete", .tinted())
        destructive.role = .destructive
        let row = all.map { button($0.0, $0.1) } + [destructive]
        let disabled = all.map { name, configuration in
            let view = button(name, configuration)
            view.isEnabled = false
            return view
        }
        return CardView("Styles", [Row.flow(row), Row.flow(disabled)])
    }

    private static func pictures() -> UIView {
        let row = [
            button("Play", .filled()) {
                $0.image = UIImage(systemName: "play.fill")
                $0.imagePadding = 8
            },
            button("Share", .gray()) {
                $0.image = UIImage(systemName: "square.and.arrow.up")
                $0.imagePlacement = .trailing
                $0.imagePadding = 8
            },
            button("Home", .tinted()) {
                $0.image = UIImage(systemName: "house.fill")
                $0.imagePlacement = .top
                $0.imagePadding = 4
            },
            button("Office", .gray()) {
                $0.subtitle = "12 devices"
                $0.image = UIImage(systemName: "lightbulb.fill")
                $0.imagePadding = 10
                $0.cornerStyle = .large
            },
        ]
        return CardView("Pictures and subtitles", [Row.flow(row)])
    }

    private static func sizes() -> UIView {
        let sizes: [(String, UIButton.Configuration.Size)] = [
            ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
        ]
        let row = sizes.map { name, size in button(name, .filled()) { $0.buttonSize = size } }
        let capsule = button("Capsule", .filled()) { $0.cornerStyle = .capsule }
        return CardView("Sizes and corners", [Row.flow(row + [capsule])])
    }

    private static func states() -> UIView {
        let toggle = button("Favourite", .gray()) {
            $0.image = UIImage(systemName: "star")
            $0.imagePadding = 8
        }
        toggle.changesSelectionAsPrimaryAction = true
        toggle.accessibilityIdentifier = "favourite"
        toggle.configurationUpdateHandler = { button in
            button.configuration?.image = UIImage(
                systemName: button.isSelected ? "star.fill" : "star"
            )
        }
        let loading = button("Connecting", .tinted()) {
            $0.showsActivityIndicator = true
            $0.imagePadding = 8
        }
        let card = CardView("States", [Row.flow([toggle, loading])])
        return card
    }

    private static func legacy() -> UIView {
        let system = UIButton(type: .system)
        system.setTitle("System", for: .normal)
        let add = UIButton(type: .contactAdd)
        let info = UIButton(type: .detailDisclosure)
        let custom = UIButton(type: .custom)
        custom.setTitle("Custom", for: .normal)
        custom.setTitleColor(.systemPurple, for: .normal)
        custom.setTitleColor(.systemPink, for: .highlighted)
        return CardView("Without a configuration", [Row.flow([system, add, info, custom])])
    }
}
