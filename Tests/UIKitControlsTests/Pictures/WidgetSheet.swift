import UIKit
import UIKitRaster
import UIKitTesting

/// The looks of one widget on one picture: a column for each state; rows light, dark, and both from right to left.
@MainActor struct WidgetSheet {
    /// A state that a widget is drawn in.
    enum Look: Int, CaseIterable {
        case normal
        case highlighted
        case selected
        case disabled
    }

    /// The widget's name, which the picture's file has too.
    let name: String
    /// How large it is drawn, in points.
    let size: CGSize
    /// Makes the widget.
    let make: @MainActor () -> UIView
    /// Where a finger presses it, as parts of its size; nil to highlight it as a whole.
    var finger: CGPoint?
    /// Selects it, as far as that is possible.
    let select: @MainActor (UIView) -> Void

    /// Points between two widgets.
    private static let gap: CGFloat = 12

    /// The size of the picture, in points.
    private var sheetSize: CGSize {
        let columns = CGFloat(Look.allCases.count)
        return CGSize(
            width: columns * (size.width + Self.gap) + Self.gap,
            height: 4 * (size.height + Self.gap * 2)
        )
    }

    /// Draws the picture at `scale` pixels a point.
    func draw(scale: CGFloat) -> (Harness, Bitmap) {
        let harness = Harness(size: sheetSize, scale: scale)
        let rowHeight = size.height + Self.gap * 2
        for row in 0..<4 {
            let band = UIView(
                frame: CGRect(
                    x: 0,
                    y: CGFloat(row) * rowHeight,
                    width: sheetSize.width,
                    height: rowHeight
                )
            )
            band.overrideUserInterfaceStyle = row % 2 == 0 ? .light : .dark
            band.traitOverrides.layoutDirection = row < 2 ? .leftToRight : .rightToLeft
            band.backgroundColor = .systemBackground
            harness.root.addSubview(band)
            for look in Look.allCases {
                let view = add(look, to: band)
                if look == .highlighted, let finger {
                    let bounds = view.bounds
                    let isMirrored = row >= 2
                    let place = CGPoint(
                        x: bounds.width * (isMirrored ? 1 - finger.x : finger.x),
                        y: bounds.height * finger.y
                    )
                    harness.down(row, at: view.convert(place, to: nil))
                }
            }
        }
        // What a finger presses has taken its look.
        harness.advance(by: 0.3)
        return (harness, harness.render())
    }

    private func add(_ look: Look, to band: UIView) -> UIView {
        let view = make()
        view.frame = CGRect(
            x: Self.gap + CGFloat(look.rawValue) * (size.width + Self.gap),
            y: Self.gap,
            width: size.width,
            height: size.height
        )
        band.addSubview(view)
        UIView.performWithoutAnimation {
            switch look {
            case .normal: break
            case .highlighted: (view as? UIControl)?.isHighlighted = finger == nil
            case .selected: select(view)
            case .disabled: (view as? UIControl)?.isEnabled = false
            }
            view.layoutIfNeeded()
        }
        return view
    }
}

extension WidgetSheet {
    /// The names of ``all``.
    nonisolated static let names = [
        "switch", "slider", "stepper", "segmented-control", "page-control", "progress-view",
        "activity-indicator", "dial", "button-plain", "button-gray", "button-tinted",
        "button-filled", "button-system",
    ]

    /// Every widget.
    static let all: [WidgetSheet] =
        [
            WidgetSheet(
                name: "switch",
                size: CGSize(width: 51, height: 31),
                make: { UISwitch() },
                select: { ($0 as? UISwitch)?.isOn = true }
            ),
            WidgetSheet(
                name: "slider",
                size: CGSize(width: 110, height: 34),
                make: {
                    let slider = UISlider()
                    slider.value = 0.4
                    return slider
                },
                select: { ($0 as? UISlider)?.value = 1 }
            ),
            WidgetSheet(
                name: "stepper",
                size: CGSize(width: 94, height: 32),
                make: { UIStepper() },
                finger: CGPoint(x: 0.75, y: 0.5),
                select: { ($0 as? UIStepper)?.value = 50 }
            ),
            WidgetSheet(
                name: "segmented-control",
                size: CGSize(width: 150, height: 34),
                make: { UISegmentedControl(items: ["Day", "Night"]) },
                finger: CGPoint(x: 0.75, y: 0.5),
                select: { ($0 as? UISegmentedControl)?.selectedSegmentIndex = 0 }
            ),
            WidgetSheet(
                name: "page-control",
                size: CGSize(width: 100, height: 28),
                make: {
                    let control = UIPageControl()
                    control.numberOfPages = 4
                    return control
                },
                select: { ($0 as? UIPageControl)?.currentPage = 2 }
            ),
            WidgetSheet(
                name: "progress-view",
                size: CGSize(width: 90, height: 12),
                make: {
                    let view = UIProgressView(progressViewStyle: .default)
                    view.progress = 0.6
                    return view
                },
                select: { ($0 as? UIProgressView)?.progress = 1 }
            ),
            WidgetSheet(
                name: "activity-indicator",
                size: CGSize(width: 37, height: 37),
                make: {
                    let view = UIActivityIndicatorView(style: .large)
                    view.hidesWhenStopped = false
                    return view
                },
                select: { ($0 as? UIActivityIndicatorView)?.color = .systemBlue }
            ),
            WidgetSheet(
                name: "dial",
                size: CGSize(width: 110, height: 110),
                make: {
                    let dial = Dial()
                    dial.value = 0.3
                    dial.trackWidth = 12
                    dial.tickCount = 13
                    return dial
                },
                select: { ($0 as? Dial)?.value = 0.8 }
            ),
        ] + buttons

    private static var buttons: [WidgetSheet] {
        let styles: [(String, UIButton.Configuration)] = [
            ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
        ]
        let configured = styles.map { name, style in
            WidgetSheet(
                name: "button-\(name)",
                size: CGSize(width: 110, height: 40),
                make: {
                    var configuration = style
                    configuration.title = "Save"
                    configuration.image = UIImage(systemName: "checkmark")
                    configuration.imagePadding = 6
                    return UIButton(configuration: configuration)
                },
                select: { ($0 as? UIButton)?.isSelected = true }
            )
        }
        let system = WidgetSheet(
            name: "button-system",
            size: CGSize(width: 70, height: 36),
            make: {
                let button = UIButton(type: .system)
                button.setTitle("Save", for: .normal)
                return button
            },
            select: { ($0 as? UIButton)?.isSelected = true }
        )
        return configured + [system]
    }
}
