import UIKit

/// Fills the screen with a `TouchMarksView`.
public final class TouchMarksViewController: UIViewController {
    /// The view that follows the contacts.
    public let marksView = TouchMarksView()

    public override func loadView() {
        view = marksView
    }
}
