import UIKit

/// What a row of the lists is made of.
@MainActor enum ListRow {
    /// The row's disc, each in a colour of its own.
    static func disc(_ index: Int) -> UIView {
        let disc = UIView(frame: CGRect(x: 20, y: 12, width: 40, height: 40))
        disc.layer.cornerRadius = 20
        disc.backgroundColor = UIColor(hex: (index * 7_919 + 4_321) * 65_537 & 0xFFFFFF)
        return disc
    }

    /// The row's title and detail.
    static func labels(_ index: Int) -> [UILabel] {
        let title = UILabel(frame: CGRect(x: 76, y: 12, width: 600, height: 20))
        title.text = "List item title number \(index)"
        title.font = .systemFont(ofSize: 16)
        title.textColor = UIColor(hex: 0x212121)
        let detail = UILabel(frame: CGRect(x: 76, y: 36, width: 600, height: 18))
        detail.text = "Secondary text with a few more words \(index)"
        detail.font = .systemFont(ofSize: 14)
        detail.textColor = UIColor(hex: 0x757575)
        return [title, detail]
    }
}
