import CUIKitPango

/// FreeType's constants that are macros Swift doesn't see.
enum FreeType {
    /// The face has outlines (`FT_FACE_FLAG_SCALABLE`).
    static let isScalable: FT_Long = 1
    /// Load in the font's own units (`FT_LOAD_NO_SCALE`).
    static let noScale: FT_Int32 = 1
    /// Don't fit outlines to pixels (`FT_LOAD_NO_HINTING`).
    static let noHinting: FT_Int32 = 1 << 1
    /// Take outlines even where there are bitmaps (`FT_LOAD_NO_BITMAP`).
    static let noBitmap: FT_Int32 = 1 << 3
    /// Fit outlines up and down only (`FT_LOAD_TARGET_LIGHT`).
    static let lightTarget: FT_Int32 = 1 << 16
    /// Load colours (`FT_LOAD_COLOR`).
    static let color: FT_Int32 = 1 << 20
    /// Four bytes a pixel, blue first, premultiplied (`FT_PIXEL_MODE_BGRA`).
    static let bgra: UInt8 = 7

    /// How glyphs are loaded under a kind of hinting.
    static func flags(_ hinting: FontConfiguration.Hinting) -> FT_Int32 {
        switch hinting {
        case .none: noHinting
        case .slight: lightTarget
        case .full: 0
        }
    }
}
