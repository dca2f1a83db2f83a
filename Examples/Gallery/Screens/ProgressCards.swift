import UIKit

/// What shows that something goes on.
@MainActor enum ProgressCards {
    static func make() -> [UIView] {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.35
        bar.accessibilityIdentifier = "progress"
        let green = UIProgressView(progressViewStyle: .default)
        green.progress = 0.8
        green.progressTintColor = .systemGreen
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Go on"
        let step = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [unowned bar] _ in
                bar.setProgress(bar.progress >= 1 ? 0 : bar.progress + 0.25, animated: true)
            }
        )
        step.accessibilityIdentifier = "go on"
        let small = UIActivityIndicatorView(style: .medium)
        small.startAnimating()
        let large = UIActivityIndicatorView(style: .large)
        large.color = .systemBlue
        large.startAnimating()
        return [
            CardView("Progress", [bar, green, Row.flow([step])]),
            CardView("Activity", [Row.flow([small, large])]),
        ]
    }
}
