// What an application imports: everything that UIKit offers, from every module below, and libdispatch.
@_exported public import Dispatch
@_exported public import UIKitControls
@_exported public import UIKitCore
@_exported public import UIKitDrawing
@_exported public import UIKitGeometry
@_exported public import UIKitImages
@_exported public import UIKitLayers
@_exported public import UIKitRaster
