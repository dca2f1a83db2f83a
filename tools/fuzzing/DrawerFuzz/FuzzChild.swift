import UIKit

/// A child of the drawer that notes its appearance callbacks.
@MainActor final class FuzzChild: UIViewController {
    private var last = ""
    /// Callbacks that came out of order.
    private(set) var faults: [String] = []

    override func viewWillAppear(_ animated: Bool) {
        note("will appear", after: ["", "did disappear", "will disappear"])
    }
    override func viewDidAppear(_ animated: Bool) { note("did appear", after: ["will appear"]) }
    override func viewWillDisappear(_ animated: Bool) {
        note("will disappear", after: ["did appear", "will appear"])
    }
    override func viewDidDisappear(_ animated: Bool) {
        note("did disappear", after: ["will disappear"])
    }

    /// Appeared and not gone; nil while the callbacks don't pair up.
    var isShown: Bool? {
        switch last {
        case "", "did disappear": false
        case "did appear": true
        default: nil
        }
    }

    private func note(_ step: String, after allowed: Set<String>) {
        if !allowed.contains(last) { faults.append("\(step) after \"\(last)\"") }
        last = step
    }
}
