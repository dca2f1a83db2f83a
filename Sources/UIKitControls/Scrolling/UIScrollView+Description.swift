import UIKitCore
package import UIKitDrawing
import UIKitGeometry

extension UIScrollView: DescribedInDetail {
    package final var descriptionDetails: [ObjectDescription.Detail] {
        let insets = adjustedContentInset
        let sides = [insets.top, insets.left, insets.bottom, insets.right]
        return [
            ("contentOffset", contentOffset.plainText),
            ("contentSize", contentSize.plainText),
            ("adjustedContentInset", "{\(sides.map(NumberText.plain).joined(separator: ", "))}"),
        ]
    }
}
