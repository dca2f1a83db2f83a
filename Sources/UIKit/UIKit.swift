// What an application imports: everything that UIKit offers, from every module below.
@_exported public import UIKitControls
