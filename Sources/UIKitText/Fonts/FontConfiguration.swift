/// Where fonts are looked for.
///
/// A process starts with the few files of the user interface's own family. Only a name or a
/// character that these do not have makes it look at everything that is installed, once.
package struct FontConfiguration: Hashable, Sendable {
    /// Folders whose fonts are known from the start.
    package var folders: [String]
    /// Whether all fonts of the system are looked at when the folders lack a name or a character.
    package var usesSystemFonts: Bool
    /// How much letters are fitted to the pixels.
    package var hinting: Hinting
    /// The language of text that says nothing of its own, as in `ja` or `zh-Hant`; nil takes English.
    package var language: String?

    /// How much letters are fitted to the pixels.
    package enum Hinting: String, Hashable, Sendable, CaseIterable {
        /// Not at all: letters keep their shapes and their places.
        case none
        /// Up and down only, by FreeType's own rules.
        case slight
        /// By the font's own instructions where it has some.
        case full
    }

    /// Creates a configuration.
    package init(
        folders: [String] = Self.standardFolders,
        usesSystemFonts: Bool = true,
        hinting: Hinting = .none,
        language: String? = nil
    ) {
        self.folders = folders
        self.usesSystemFonts = usesSystemFonts
        self.hinting = hinting
        self.language = language
    }

    /// Debian's folder of the family Inter.
    package static let standardFolders = ["/usr/share/fonts/opentype/inter"]

    /// Everything that is installed.
    static let systemFolders = [
        "/usr/share/fonts", "/usr/local/share/fonts",
    ]

    /// fontconfig's own form of the configuration.
    ///
    /// `isWhole` adds the system's folders. Nothing is taken from `/etc/fonts`, whose rules differ from
    /// machine to machine.
    func xml(isWhole: Bool) -> String {
        var text = "<?xml version=\"1.0\"?><fontconfig>"
        for folder in folders + (isWhole ? Self.systemFolders : []) {
            text += "<dir>\(Self.escaped(folder))</dir>"
        }
        if isWhole { text += "<dir prefix=\"xdg\">fonts</dir>" }
        text += "<cachedir>/var/cache/fontconfig</cachedir>"
        text += "<cachedir prefix=\"xdg\">fontconfig</cachedir>"
        // Pango asks for pictures of feelings under this name.
        text += "<alias binding=\"same\"><family>emoji</family><prefer>"
        text += "<family>Noto Color Emoji</family></prefer></alias>"
        text += "<match target=\"pattern\">"
        text += "<edit name=\"antialias\" mode=\"assign\"><bool>true</bool></edit>"
        text += "<edit name=\"hinting\" mode=\"assign\"><bool>false</bool></edit>"
        text += "</match></fontconfig>"
        return text
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
        return result
    }
}
