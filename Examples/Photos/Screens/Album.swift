import Glibc
import UIKit

/// The pictures that are shown.
@MainActor public struct Album {
    /// The pictures in their order; those of files are not decoded yet.
    public let pictures: [UIImage]
    /// Whether thumbnails take long enough to be made on another thread.
    let isLarge: Bool

    /// The PNG, JPEG and WebP files of a folder, by name.
    public init(folder: String) {
        var names: [String] = []
        if let listing = opendir(folder) {
            defer { closedir(listing) }
            while let entry = readdir(listing) {
                let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                let ending = name.split(separator: ".").last?.lowercased() ?? ""
                if ["png", "jpg", "jpeg", "webp"].contains(ending) { names.append(name) }
            }
        }
        pictures = names.sorted().compactMap { UIImage(contentsOfFile: "\(folder)/\($0)") }
        isLarge = true
    }

    /// Landscapes that are painted in memory.
    public static let painted = Album(pictures: (0..<15).map { Painting(number: $0).image() })

    private init(pictures: [UIImage]) {
        self.pictures = pictures
        isLarge = false
    }

    /// Hands over a small picture that covers `side` points each way: at once, or when it is ready.
    func thumbnail(_ index: Int, side: CGFloat, then show: @escaping @MainActor (UIImage?) -> Void)
    {
        let picture = pictures[index]
        // A thumbnail fits into the size that is asked for; a square is filled by the shorter side.
        let shorter = min(picture.size.width, picture.size.height)
        let factor = side / max(shorter, 1)
        let size = CGSize(width: picture.size.width * factor, height: picture.size.height * factor)
        if !isLarge { return show(picture.preparingThumbnail(of: size)) }
        Task { show(await picture.byPreparingThumbnail(ofSize: size)) }
    }
}
