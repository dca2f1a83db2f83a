import CUIKitPango

/// A font by its names.
package struct FontEntry: Hashable, Sendable {
    /// The family's name.
    package var family: String
    /// The font's own name without spaces, for example `Inter-Bold`.
    package var postScriptName: String
    /// The font's own name in full, for example `Inter Bold`.
    package var fullName: String
    /// How heavy, 1…1000, 400 being regular.
    package var weight: Int
    /// Whether letters lean.
    package var slant: FontDescription.Slant
}

/// The fonts that can be asked for by name; part of the module's border to C.
package enum FontCatalogue {
    /// All fonts of the system and the application.
    package static var entries: [FontEntry] {
        FontLibrary.shared.withLock {
            _ = FontLibrary.shared.widen()
            return read()
        }
    }

    /// The font with a name: its own, its full one, or its family's, in this order; nil where there is none.
    ///
    /// The fonts of the user interface are looked at first, and only then all of the system's.
    package static func entry(named name: String) -> FontEntry? {
        FontLibrary.shared.withLock {
            if let found = find(name, read()) { return found }
            if !FontLibrary.shared.widen() { return nil }
            return find(name, read())
        }
    }

    /// The name of the font that a description stands for; nil where there is no font at all.
    package static func entry(of description: FontDescription) -> FontEntry? {
        FontLibrary.shared.withLock {
            FontLibrary.shared.prepare(description.family)
            guard let context = FontLibrary.shared.context() else { return nil }
            let wanted = FontLibrary.shared.pangoDescription(description)
            guard let font = pango_context_load_font(context, wanted) else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(font)) }
            let known = UnsafeMutableRawPointer(font)
                .assumingMemoryBound(to: PangoFcFont.self)
            return pango_fc_font_get_pattern(known).flatMap(entry)
        }
    }

    private static func find(_ name: String, _ entries: [FontEntry]) -> FontEntry? {
        let wanted = name.lowercased()
        if let exact = entries.first(where: { $0.postScriptName.lowercased() == wanted }) {
            return exact
        }
        let ofFamily = entries.filter { $0.family.lowercased() == wanted }
        let plainest = ofFamily.min {
            ($0.slant == .upright ? 0 : 1000) + abs($0.weight - 400)
                < ($1.slant == .upright ? 0 : 1000) + abs($1.weight - 400)
        }
        return plainest ?? entries.first { $0.fullName.lowercased() == wanted }
    }

    private static func read() -> [FontEntry] {
        var result: [FontEntry] = []
        FontLibrary.shared.forEachPattern { pattern in
            if let entry = entry(pattern) { result.append(entry) }
        }
        return result.sorted { ($0.family, $0.postScriptName) < ($1.family, $1.postScriptName) }
    }

    private static func entry(_ pattern: OpaquePointer) -> FontEntry? {
        guard let family = string(pattern, FC_FAMILY) else { return nil }
        var weight: Int32 = 0
        if FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight) != FcResultMatch { weight = 80 }
        var slant: Int32 = 0
        FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        let full = string(pattern, FC_FULLNAME) ?? family
        return FontEntry(
            family: family,
            postScriptName: string(pattern, FC_POSTSCRIPT_NAME) ?? full.filter { $0 != " " },
            fullName: full,
            weight: Int(FcWeightToOpenType(weight)),
            slant: slant > 0 ? .italic : .upright
        )
    }

    private static func string(_ pattern: OpaquePointer, _ name: String) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        if FcPatternGetString(pattern, name, 0, &value) != FcResultMatch { return nil }
        return value.map { String(cString: $0) }
    }
}
