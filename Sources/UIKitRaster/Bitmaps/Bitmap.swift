public import UIKitGeometry

/// A picture in memory: rows of pixels, each four bytes blue, green, red and alpha, premultiplied.
///
/// A value: copies share memory until one of them is written to.
public struct Bitmap: Sendable {
    /// The extent in pixels.
    public let size: PixelSize
    /// Pixels per point; says how large the picture is meant to be, and nothing about its pixels.
    public var scale: CGFloat
    private var storage: PixelStorage

    /// Creates a transparent bitmap.
    package init(size: PixelSize, scale: CGFloat = 1) {
        demand(
            size.width >= 0 && size.height >= 0,
            "a bitmap cannot have a negative side: \(size.width) x \(size.height)"
        )
        self.size = size
        self.scale = scale
        storage =
            size.area == 0
            ? PixelStorage.nothing : PixelStorage(width: size.width, height: size.height)
    }

    /// Creates a bitmap of memory that is large enough for `size`, with the pixels that are there.
    init(_ storage: PixelStorage, size: PixelSize) {
        self.size = size
        scale = 1
        self.storage = storage
    }

    /// The colour at a place, in components 0…255 that are not premultiplied.
    public func pixel(x: Int, y: Int) -> (r: Int, g: Int, b: Int, a: Int) {
        let color = PixelColor(premultiplied: self[x, y])
        return (Int(color.red), Int(color.green), Int(color.blue), Int(color.alpha))
    }

    /// The premultiplied pixel `0xAARRGGBB` at a place.
    package subscript(x: Int, y: Int) -> UInt32 {
        get {
            check(x, y)
            return storage[x, y]
        }
        set {
            check(x, y)
            makeUnique()
            storage[x, y] = newValue
        }
    }

    /// The size in points.
    package var pointSize: CGSize {
        CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
    }

    /// Bytes from one row to the next, at least four a pixel.
    package var stride: Int { storage.stride }

    /// Whether both are the same memory, which says quickly that they are equal.
    package func isIdentical(to other: Self) -> Bool { storage === other.storage }

    /// Whether every pixel has alpha 255; looks at all of them.
    package var isOpaque: Bool { storage.areOpaque(size) }

    /// Lends the bytes of all rows, `stride` apart, for the length of `body`.
    package func withUnsafeBytes<R>(
        _ body: (UnsafeRawBufferPointer) throws -> R
    ) rethrows -> R {
        defer { withExtendedLifetime(storage) {} }
        return try body(UnsafeRawBufferPointer(start: storage.base, count: storage.byteCount))
    }

    /// Lends the bytes of all rows, `stride` apart, for writing during `body`.
    package mutating func withUnsafeMutableBytes<R>(
        _ body: (UnsafeMutableRawBufferPointer) throws -> R
    ) rethrows -> R {
        makeUnique()
        let storage = storage
        defer { withExtendedLifetime(storage) {} }
        return try body(
            UnsafeMutableRawBufferPointer(start: storage.base, count: storage.byteCount)
        )
    }

    /// The memory, for reading by this module's painting code.
    var pixels: PixelStorage { storage }

    /// The memory, for writing: copied first unless this value is its only owner.
    mutating func uniquePixels() -> PixelStorage {
        makeUnique()
        return storage
    }

    private mutating func makeUnique() {
        if size.area == 0 { return }
        if isKnownUniquelyReferenced(&storage) { return storage.willChange() }
        let copy = PixelStorage(width: size.width, height: size.height)
        copy.copy(from: storage)
        storage = copy
    }

    private func check(_ x: Int, _ y: Int) {
        demand(
            x >= 0 && y >= 0 && x < size.width && y < size.height,
            "pixel (\(x), \(y)) is outside the bitmap of \(size.width) x \(size.height)"
        )
    }
}

extension Bitmap: Equatable {
    /// Whether both have the same size and the same pixels; the scale doesn't count.
    public static func == (a: Self, b: Self) -> Bool {
        if a.size != b.size { return false }
        if a.isIdentical(to: b) { return true }
        return a.storage.equals(b.storage, a.size)
    }
}
