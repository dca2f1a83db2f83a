import UIKitDrawing

/// A recognizer that has more to say of itself than any has.
@MainActor protocol RequirementsDescribing: UIGestureRecognizer {
    /// What the gesture needs and is not usual, in order.
    var requirementDetails: [ObjectDescription.Detail] { get }
}

/// Says what a recognizer is, in UIKit's form: what is as usual is left out.
@MainActor enum GestureDescription {
    /// One line about `recognizer`.
    static func line(_ recognizer: UIGestureRecognizer) -> String {
        var line = ObjectDescription(recognizer)
        if let name = recognizer.name { line.add("name", name) }
        line.add("state", word(recognizer.state))
        line.add("enabled", recognizer.isEnabled, unless: true)
        line.add("cancelsTouchesInView", recognizer.cancelsTouchesInView, unless: true)
        line.add("delaysTouchesBegan", recognizer.delaysTouchesBegan, unless: false)
        line.add("delaysTouchesEnded", recognizer.delaysTouchesEnded, unless: true)
        if let view = recognizer.view { line.add("view", ObjectDescription(view).text) }
        let targets = recognizer.targets.map { ObjectDescription($0).text }
        if !targets.isEmpty { line.add("targets", "[\(targets.joined(separator: ", "))]") }
        if let recognizer = recognizer as? any RequirementsDescribing {
            line.add(recognizer.requirementDetails)
        }
        return line.text
    }

    private static func word(_ state: UIGestureRecognizer.State) -> String {
        switch state {
        case .possible: "Possible"
        case .began: "Began"
        case .changed: "Changed"
        case .ended: "Ended"
        case .cancelled: "Cancelled"
        case .failed: "Failed"
        }
    }
}

extension UITapGestureRecognizer: RequirementsDescribing {
    final var requirementDetails: [ObjectDescription.Detail] {
        var details: [ObjectDescription.Detail] = []
        if numberOfTapsRequired != 1 {
            details.append(("numberOfTapsRequired", "\(numberOfTapsRequired)"))
        }
        if numberOfTouchesRequired != 1 {
            details.append(("numberOfTouchesRequired", "\(numberOfTouchesRequired)"))
        }
        return details
    }
}
