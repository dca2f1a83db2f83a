/// What UIKit calls the colours of the system, for descriptions.
enum SystemColorNames {
    /// The name that a description shows for a dynamic colour; nil where an application made it.
    static func name(of color: UIColor) -> String? { names[color] }

    private static let names: [UIColor: String] = [
        .label: "labelColor", .secondaryLabel: "secondaryLabelColor",
        .tertiaryLabel: "tertiaryLabelColor", .quaternaryLabel: "quaternaryLabelColor",
        .placeholderText: "placeholderTextColor", .link: "linkColor",
        .systemFill: "systemFillColor", .secondarySystemFill: "secondarySystemFillColor",
        .tertiarySystemFill: "tertiarySystemFillColor",
        .quaternarySystemFill: "quaternarySystemFillColor",
        .separator: "separatorColor", .opaqueSeparator: "opaqueSeparatorColor",
        .systemBackground: "systemBackgroundColor",
        .secondarySystemBackground: "secondarySystemBackgroundColor",
        .tertiarySystemBackground: "tertiarySystemBackgroundColor",
        .systemGroupedBackground: "systemGroupedBackgroundColor",
        .secondarySystemGroupedBackground: "secondarySystemGroupedBackgroundColor",
        .tertiarySystemGroupedBackground: "tertiarySystemGroupedBackgroundColor",
        .systemRed: "systemRedColor", .systemGreen: "systemGreenColor",
        .systemBlue: "systemBlueColor", .systemOrange: "systemOrangeColor",
        .systemYellow: "systemYellowColor", .systemPink: "systemPinkColor",
        .systemPurple: "systemPurpleColor", .systemTeal: "systemTealColor",
        .systemIndigo: "systemIndigoColor", .systemBrown: "systemBrownColor",
        .systemMint: "systemMintColor", .systemCyan: "systemCyanColor",
        .systemGray: "systemGrayColor", .systemGray2: "systemGray2Color",
        .systemGray3: "systemGray3Color", .systemGray4: "systemGray4Color",
        .systemGray5: "systemGray5Color", .systemGray6: "systemGray6Color",
    ]
}
