import UIKitCore
import UIKitDrawing
import UIKitGeometry

/// A view that accounts for its touches and does something to the tree in its callbacks.
@MainActor final class FuzzView: UIView {
    private unowned let scene: FuzzScene
    let name: String

    init(_ scene: FuzzScene, name: String, frame: CGRect) {
        self.scene = scene
        self.name = name
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(.began, touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(.moved, touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(.ended, touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(.cancelled, touches)
    }

    private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        scene.ledger.note(phase, touches, name)
        for touch in touches {
            if touch.view !== self { scene.ledger.complain("\(name) got another view's touch") }
            if touch.phase != phase {
                scene.ledger.complain("\(name) got \(phase) of a touch that is \(touch.phase)")
            }
        }
        scene.disturb(self)
    }
}
