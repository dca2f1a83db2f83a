import CUIKitPango
import Glibc
import UIKitGeometry
import UIKitRaster

/// The fonts of the process: where they are found, and the libraries that read them.
///
/// Part of the module's border to C. It owns fontconfig's configuration, Pango's font map and
/// FreeType's library for the life of the process, and guards them by one lock: text may be measured
/// and drawn on any thread.
package final class FontLibrary: @unchecked Sendable {
    /// The fonts of the process.
    package static let shared = FontLibrary()

    /// Where fonts are looked for; set before the first text, or everything is looked up anew.
    package var configuration: FontConfiguration {
        get { withLock { storedConfiguration } }
        set {
            withLock {
                if storedConfiguration == newValue { return }
                storedConfiguration = newValue
                GlyphAtlas.removeAll()
                isWhole = false
                reset()
            }
        }
    }

    /// Grows whenever other fonts may be found than before; what was measured earlier is then out of date.
    package var generation: Int { withLock { storedGeneration } }

    private let lock = Lock()
    private var storedConfiguration = FontConfiguration()
    private var storedGeneration = 0
    private var isWhole = false
    private var registered: [String] = []
    private let freeType: FT_Library?
    private var configured: OpaquePointer?
    private var map: UnsafeMutablePointer<PangoFontMap>?
    private var storedContext: OpaquePointer?
    private var storedFamilies: Set<String>?
    private var preparedFamilies: Set<String> = []
    private var descriptions: [FontDescription: OpaquePointer] = [:]
    private var faces: [FaceKey: FontFace] = [:]
    private var metrics: [FontDescription: FontMetrics] = [:]
    private var plainFonts: [FontDescription: PlainFont?] = [:]
    private var latestPlainFont: (description: FontDescription, font: PlainFont?)?
    private let buffer = hb_buffer_create()

    private struct FaceKey: Hashable {
        let file: String
        let index: Int
    }

    private init() {
        var library: FT_Library?
        if FT_Init_FreeType(&library) != 0 { library = nil }
        freeType = library
    }

    /// Runs `body` while no other thread uses the libraries; not to be nested.
    func withLock<R>(_ body: () throws -> R) rethrows -> R {
        try lock.withLock(body)
    }

    /// How much letters are fitted to the pixels; asked under the lock.
    var hinting: FontConfiguration.Hinting { storedConfiguration.hinting }

    /// The language of text that says nothing of its own; asked under the lock.
    var language: String { storedConfiguration.language ?? "en" }

    // MARK: - Under the lock

    /// fontconfig's configuration, made when it is first needed.
    private func fonts() -> OpaquePointer? {
        if let configured { return configured }
        let config = makeConfiguration()
        // With a current configuration fontconfig doesn't read the system's, which takes 10 ms.
        FcConfigSetCurrent(config)
        configured = config
        return config
    }

    /// Pango's context, made when it is first needed.
    func context() -> OpaquePointer? {
        if let storedContext { return storedContext }
        let config = fonts()
        if map == nil { map = pango_ft2_font_map_new() }
        guard let map else { return nil }
        pango_ft2_font_map_set_resolution(OpaquePointer(map), 72, 72)
        pango_fc_font_map_set_config(OpaquePointer(map), config)
        let context = pango_font_map_create_context(map)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string(language))
        storedContext = context
        return context
    }

    /// fontconfig's choice for a description, without its size; the caller destroys it.
    func match(_ description: FontDescription) -> OpaquePointer? {
        FontMatch.find(description, families(description), language, fonts())
    }

    /// The families that a description stands for, in their order.
    private func families(_ description: FontDescription) -> [String] {
        FontFamilies.all(
            for: description.family,
            language: description.language ?? storedConfiguration.language
        )
    }

    /// Looks at all fonts of the system from now on; false where it does already or must not.
    func widen() -> Bool {
        if isWhole || !storedConfiguration.usesSystemFonts { return false }
        isWhole = true
        reset()
        return true
    }

    /// Looks at all fonts of the system if those that are known lack a family.
    func prepare(_ family: String) {
        if isWhole || !storedConfiguration.usesSystemFonts { return }
        if !preparedFamilies.insert(family).inserted { return }
        let families = knownFamilies()
        let wanted = FontFamilies.firstChoices(for: family)
        if !wanted.contains(where: { families.contains($0.lowercased()) }) { _ = widen() }
    }

    /// The names of the families that are known now, in small letters.
    private func knownFamilies() -> Set<String> {
        if let storedFamilies { return storedFamilies }
        var names: Set<String> = []
        forEachPattern { pattern in
            var name: UnsafeMutablePointer<FcChar8>?
            if FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch, let name {
                names.insert(String(cString: name).lowercased())
            }
        }
        storedFamilies = names
        return names
    }

    /// The face of a font that Pango chose.
    func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace? {
        let known = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
        guard let pattern = pango_fc_font_get_pattern(known) else { return nil }
        return face(pattern, openedAs: pango_font_get_hb_font(font).flatMap(hb_font_get_face))
    }

    /// The face of a pattern that fontconfig chose; the file is mapped unless HarfBuzz has opened it as `source`.
    func face(_ pattern: OpaquePointer, openedAs source: OpaquePointer?) -> FontFace? {
        var file: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        if FcPatternGetString(pattern, FC_FILE, 0, &file) != FcResultMatch { return nil }
        guard let file else { return nil }
        FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        let key = FaceKey(file: String(cString: file), index: Int(index))
        if let known = faces[key] { return known }
        let mapped = source.map(hb_face_reference_blob) ?? hb_blob_create_from_file(key.file)
        guard let bytes = mapped else { return nil }
        let face = FontFace(
            file: key.file,
            index: key.index,
            bytes: bytes,
            library: self,
            freeType: freeType
        )
        faces[key] = face
        return face
    }

    /// Shapes plain text by the first font that a description stands for; nil where that lacks a character.
    func shapePlain(
        _ text: [UInt8],
        _ description: FontDescription,
        hasLetters: Bool
    ) -> ShapedItem? {
        guard let buffer, let font = plainFont(description) else { return nil }
        return font.shape(text, hasLetters: hasLetters, buffer)
    }

    /// The first font that a description, without a size, stands for.
    func plainFont(_ description: FontDescription) -> PlainFont? {
        if let latestPlainFont, latestPlainFont.description == description {
            return latestPlainFont.font
        }
        let font: PlainFont?
        if let known = plainFonts[description] {
            font = known
        } else {
            font = PlainFont(description, self)
            plainFonts[description] = .some(font)
        }
        latestPlainFont = (description, font)
        return font
    }

    /// Pango's form of a description, at the size that everything is shaped at; it stays the library's.
    func pangoDescription(_ description: FontDescription) -> OpaquePointer? {
        var key = description
        key.size = 0
        key.features = []
        if let known = descriptions[key] { return known }
        let result = pango_font_description_new()
        pango_font_description_set_family(
            result,
            families(description).joined(separator: ",")
        )
        pango_font_description_set_weight(
            result,
            PangoWeight(rawValue: PangoWeight.RawValue(description.weight))
        )
        pango_font_description_set_style(
            result,
            description.slant == .italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL
        )
        pango_font_description_set_absolute_size(result, Self.shapingSize * 1024)
        descriptions[key] = result
        return result
    }

    /// Pixels per em that text is shaped at.
    ///
    /// Without hinting everything grows with the size, so one size serves all of them: a font is looked up once
    /// and not once a size. 512 keeps the error of Pango's whole 1024ths far below a pixel's.
    static let shapingSize: CGFloat = 512

    private func makeConfiguration() -> OpaquePointer? {
        let config = FcConfigCreate()
        let xml = storedConfiguration.xml(isWhole: isWhole)
        if FcConfigParseAndLoadFromMemory(config, xml, 1) == 0 {
            fatalError("fontconfig does not take the toolkit's own configuration")
        }
        FcConfigBuildFonts(config)
        for file in registered { FcConfigAppFontAddFile(config, file) }
        return config
    }

    private func reset() {
        storedGeneration += 1
        metrics.removeAll()
        descriptions.values.forEach(pango_font_description_free)
        descriptions.removeAll()
        plainFonts.removeAll()
        latestPlainFont = nil
        storedFamilies = nil
        preparedFamilies.removeAll()
        if let storedContext { g_object_unref(UnsafeMutableRawPointer(storedContext)) }
        storedContext = nil
        // Pango holds it for as long as it needs it.
        if let configured { FcConfigDestroy(configured) }
        configured = nil
    }

    // MARK: - Fonts of the application

    /// Adds the fonts of a file, before all others of their names.
    package func register(file: String) throws(FontError) {
        guard FontFile.isReadable(file, freeType) else {
            throw FontError(
                operation: "register font",
                subject: file,
                reason: access(file, R_OK) == 0
                    ? "this is no font that FreeType can read" : String(cString: strerror(errno))
            )
        }
        withLock {
            if registered.contains(file) { return }
            registered.append(file)
            reset()
        }
    }

    /// Adds the fonts of a file's bytes.
    package func register(bytes: [UInt8]) throws(FontError) {
        let file = try FontFile.inMemory(bytes)
        try register(file: file)
    }

    /// Calls `body` with fontconfig's patterns of all fonts that are known now.
    func forEachPattern(_ body: (OpaquePointer) -> Void) {
        let configured = fonts()
        for kind in [FcSetApplication, FcSetSystem] {
            guard let set = FcConfigGetFonts(configured, kind), let fonts = set.pointee.fonts else {
                continue
            }
            for index in 0..<Int(set.pointee.nfont) {
                if let pattern = fonts[index] { body(pattern) }
            }
        }
    }

    /// The measures of a font, in points; those of nothing where there is no font at all.
    package func metrics(_ description: FontDescription) -> FontMetrics {
        withLock {
            if let known = metrics[description] { return known }
            let result = MetricsReader.read(description, self)
            metrics[description] = result
            return result
        }
    }
}
