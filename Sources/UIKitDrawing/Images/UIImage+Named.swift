import Synchronization
import UIKitGeometry

extension UIImage {
    /// Creates the image of a name in the main bundle; nil when there is none.
    ///
    /// The name may have an extension; without one PNG, JPEG and WebP files are tried. Of files for
    /// several scales, such as `lamp@2x.png`, the one that suits the main display is taken. The same
    /// name gives the same pixels again without reading the file.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// Creates the image of a name in a bundle, the main one where it is nil; nil when there is none.
    ///
    /// The configuration is kept with the image.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        with configuration: Configuration?
    ) {
        let scale = DisplayScale.scale(for: configuration)
        guard let found = NamedImages.find(name, in: bundle ?? .main, scale: scale) else {
            return nil
        }
        self.init(found.source, found.attributes, configuration)
    }

    /// Creates the image of a name in a bundle, the main one where it is nil, for traits; nil when there is none.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        let configuration = traitCollection.map { Configuration(traitCollection: $0) }
        self.init(named: name, in: bundle, with: configuration)
    }
}

/// Images that have been found by name, so that a name's pixels are shared.
private enum NamedImages {
    private struct Key: Hashable {
        let name: String
        let bundle: Bundle
        let scale: CGFloat
    }

    /// Sources are small, unless they hold pixels, which the pixel cache limits.
    private static let known = Mutex<[Key: UIImage]>([:])

    static func find(_ name: String, in bundle: Bundle, scale: CGFloat) -> UIImage? {
        if name.isEmpty { return nil }
        let key = Key(name: name, bundle: bundle, scale: scale)
        if let image = known.withLock({ $0[key] }) { return image }
        for folder in bundle.folders {
            guard let choice = ScaledFile.named(name, in: folder, scale: scale) else { continue }
            guard let image = UIImage(contentsOfFile: choice.path) else { return nil }
            known.withLock { $0[key] = image }
            return image
        }
        return nil
    }
}
