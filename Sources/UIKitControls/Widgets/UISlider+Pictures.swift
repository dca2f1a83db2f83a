import UIKitCore
public import UIKitDrawing

extension UISlider {
    /// The picture that was set as the knob for exactly this state; nil where none was.
    public final func thumbImage(for state: UIControl.State) -> UIImage? {
        pictures[.thumb]?[state]
    }

    /// The picture that was set as the line before the knob for exactly this state; nil where none was.
    public final func minimumTrackImage(for state: UIControl.State) -> UIImage? {
        pictures[.minimum]?[state]
    }

    /// The picture that was set as the whole line for exactly this state; nil where none was.
    public final func maximumTrackImage(for state: UIControl.State) -> UIImage? {
        pictures[.maximum]?[state]
    }

    /// The picture that is shown as the knob; nil where the knob is drawn.
    public final var currentThumbImage: UIImage? { pictures[.thumb]?.shown(in: state) }

    /// The picture that is shown as the line before the knob; nil where that is drawn.
    public final var currentMinimumTrackImage: UIImage? { pictures[.minimum]?.shown(in: state) }

    /// The picture that is shown as the whole line; nil where that is drawn.
    public final var currentMaximumTrackImage: UIImage? { pictures[.maximum]?.shown(in: state) }
}
