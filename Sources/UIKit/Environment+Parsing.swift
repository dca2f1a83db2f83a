import UIKitGeometry
import UIKitLinux
import UIKitRaster
import UIKitText

extension Environment {
    /// Works out what `variables` and the options among `arguments` ask for.
    ///
    /// An option, for example `--uikit-size=800x480`, wins over its variable; arguments without our prefix belong to the
    /// application. An empty variable counts as not set. `exists` tells whether there is a file at a path.
    package init(
        variables: [String: String],
        arguments: [String],
        exists: (String) -> Bool
    ) throws(EnvironmentError) {
        self.init()
        for variable in EnvironmentVariable.allCases {
            guard let value = variables[variable.rawValue], !value.isEmpty else { continue }
            try set(Setting(variable: variable, name: variable.rawValue, value: value), exists)
        }
        for argument in arguments where argument.hasPrefix("--uikit-") {
            try set(try Self.setting(of: argument), exists)
        }
        warnings = Self.warnings(about: variables)
    }

    private static func setting(of argument: String) throws(EnvironmentError) -> Setting {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let variable = EnvironmentVariable.allCases.first { $0.option == parts[0] }
        guard let variable, parts.count == 2 else {
            throw EnvironmentError(
                given: argument.debugDescription,
                accepted: EnvironmentVariable.allCases.map { "\($0.option)=…" }
                    .joined(separator: ", ")
            )
        }
        return Setting(variable: variable, name: variable.option, value: String(parts[1]))
    }

    private static func warnings(about variables: [String: String]) -> [String] {
        let known = EnvironmentVariable.allCases.map(\.rawValue)
        return variables.keys.sorted()
            .filter { $0.hasPrefix(EnvironmentVariable.prefix) && !known.contains($0) }
            .map { "\($0) is not read; there are \(known.joined(separator: ", "))" }
    }

    private mutating func set(
        _ setting: Setting,
        _ exists: (String) -> Bool
    ) throws(EnvironmentError) {
        switch setting.variable {
        case .display: display = try setting.read { DisplayChoice(rawValue: $0) }
        case .size: size = try setting.read(Self.size)
        case .scale:
            isScaleAutomatic = setting.value == "auto"
            scale = isScaleAutomatic ? nil : try setting.read(Self.scale)
        case .drmDevice: drmDevice = try setting.path(exists)
        case .drmOutput: drmOutput = try setting.read(Self.name)
        case .drmMode: drmMode = try setting.read { ModeRequest($0) }
        case .rotation: rotation = try setting.read(Self.turn)
        case .touchRotation: touchRotation = try setting.read(Self.turn)
        case .screens: screens = try setting.read { ScreenChoice(rawValue: $0) }
        case .touchOutput:
            touchOutputs = try setting.list().map { part throws(EnvironmentError) in
                try part.read { TouchRule($0) }
            }
        case .blank: blankAfter = try setting.read(Self.blankTime)
        case .keyboard: keyboardLayout = try setting.read(Self.layout)
        case .calibration: calibrationPath = try setting.read { $0.isEmpty ? nil : $0 }
        case .touchFilter:
            touchFilters = Set(
                try setting.list().map { part throws(EnvironmentError) in
                    try part.read { TouchFilter.Kind(rawValue: $0) }
                }
            )
        case .accelerometer:
            accelerometer = setting.value == "auto" ? "auto" : try setting.path(exists)
        case .input:
            inputPaths = try setting.list().map { part throws(EnvironmentError) in
                try part.path(exists)
            }
        case .seat: seat = try setting.read(Self.name)
        case .session: session = try setting.path(exists)
        case .replay: replay = try setting.path(exists)
        case .record: record = try setting.read { $0.isEmpty ? nil : $0 }
        case .output: output = try setting.read { $0.isEmpty ? nil : $0 }
        case .kernels:
            kernels = try setting.read { KernelSet.available.contains($0) ? $0 : nil }
        case .fonts:
            fonts = try setting.list().map { part throws(EnvironmentError) in
                try part.path { $0 == Self.systemFonts || exists($0) }
            }
        case .hinting: hinting = try setting.read { FontConfiguration.Hinting(rawValue: $0) }
        case .language: language = try setting.read(Self.name)
        case .style: style = try setting.read { Style(rawValue: $0) }
        case .direction: direction = try setting.read { Direction(rawValue: $0) }
        case .accessibility:
            needs = Set(
                try setting.list().map { part throws(EnvironmentError) in
                    try part.read { Need(rawValue: $0) }
                }
            )
        case .trace:
            traces = Set(
                try setting.list().map { part throws(EnvironmentError) in
                    try part.read { Trace(rawValue: $0) }
                }
            )
        }
    }

    // MARK: - Values

    private static func size(_ text: String) -> PixelSize? {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map(side)
        guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
        return PixelSize(width: width, height: height)
    }

    private static func side(_ text: Substring) -> Int? {
        guard text.allSatisfy({ ("0"..."9").contains($0) }), let side = Int(text),
            (1...16_384).contains(side)
        else { return nil }
        return side
    }

    /// Digits with at most one point among them: no sign, no exponent, no "nan".
    private static func scale(_ text: String) -> CGFloat? {
        guard text.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }),
            let scale = Double(text), (0.25...16).contains(scale)
        else { return nil }
        return scale
    }

    /// Whole seconds; `never` is no time, which is why it is optional twice.
    private static func blankTime(_ text: String) -> TimeInterval?? {
        if text == "never" { return .some(nil) }
        guard text.allSatisfy({ ("0"..."9").contains($0) }), let seconds = Int(text),
            (1...86_400).contains(seconds)
        else { return nil }
        return .some(TimeInterval(seconds))
    }

    /// Letters, digits and what parts layouts and variants in xkb's names.
    private static func layout(_ text: String) -> String? {
        let isPlain = text.allSatisfy { character in
            character.isASCII && (character.isLetter || character.isNumber)
                || "-_(),".contains(character)
        }
        return isPlain && !text.isEmpty && text.utf8.count <= 128 ? text : nil
    }

    private static func turn(_ text: String) -> QuarterTurn? {
        QuarterTurn.allCases.first { "\($0.rawValue)" == text }
    }

    private static func name(_ text: String) -> String? {
        let isPlain = text.allSatisfy { character in
            character.isASCII && (character.isLetter || character.isNumber)
                || character == "-" || character == "_"
        }
        return isPlain && !text.isEmpty && text.utf8.count <= 64 ? text : nil
    }
}

/// A value on its way to a variable.
private struct Setting {
    let variable: EnvironmentVariable
    /// The variable or option that it came by.
    let name: String
    let value: String

    /// What `convert` makes of the value.
    func read<Value>(_ convert: (String) -> Value?) throws(EnvironmentError) -> Value {
        guard let converted = convert(value) else { throw error() }
        return converted
    }

    /// The value as the path of something that exists.
    func path(_ exists: (String) -> Bool) throws(EnvironmentError) -> String {
        guard !value.isEmpty else { throw error() }
        guard exists(value) else { throw error("there is no such file") }
        return value
    }

    /// The parts between commas, each with the name that it came by.
    func list() -> [Setting] {
        value.split(separator: ",", omittingEmptySubsequences: false).map {
            Setting(variable: variable, name: name, value: String($0))
        }
    }

    private func error(_ reason: String? = nil) -> EnvironmentError {
        EnvironmentError(
            given: "\(name)=\(value.debugDescription)",
            reason: reason,
            accepted: variable.accepted
        )
    }
}
