import UIKitCore
import UIKitGeometry
import UIKitLayers

/// How widgets go from one look to the next.
@MainActor enum WidgetMotion {
    /// Makes `changes`, animated if `isAnimated` and the user lets things move; a finger may interrupt it.
    static func run(_ isAnimated: Bool, _ changes: @escaping @MainActor () -> Void) {
        if isAnimated && !UIAccessibility.isReduceMotionEnabled {
            UIView.animate(
                withDuration: ControlPolicy.motionDuration,
                delay: 0,
                options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
                animations: changes
            )
        } else {
            changes()
        }
    }
}
