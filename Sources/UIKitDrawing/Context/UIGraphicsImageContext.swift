public import UIKitGeometry
import UIKitRaster

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a new picture of `size` points, one pixel each, what drawing goes to until it is ended.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a new picture of `size` points what drawing goes to until it is ended.
///
/// `opaque` starts it black instead of transparent; `scale` is in pixels per point, 0 for the main display's. A size without
/// pixels makes no picture: drawing goes nowhere until the end. A `UIGraphicsImageRenderer` says the same with a closure.
public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize,
    _ opaque: Bool,
    _ scale: CGFloat
) {
    let scale = scale > 0 && scale.isFinite ? scale : DisplayScale.main
    let context = CGContext.bitmap(size: size, scale: scale)
    if opaque { context.fill(CGRect(origin: .zero, size: size)) }
    UIGraphicsPushContext(context)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture that has been drawn so far; nil where the current context is none of a picture, or has no pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    UIGraphicsGetCurrentContext()?.picture
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Goes back to the context before the last picture was begun; does nothing where that is not the current one.
public func UIGraphicsEndImageContext() {
    if UIGraphicsGetCurrentContext()?.isBitmap == true { UIGraphicsPopContext() }
}

extension CGContext {
    /// What a picture's context holds now, in a copy that further drawing leaves alone; nil without pixels.
    var picture: UIImage? {
        guard let pixels = pixelCopy, pixels.size.area > 0 else { return nil }
        return UIImage(pixels)
    }
}
