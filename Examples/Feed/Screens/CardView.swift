import UIKit

/// One note: who and where, the pictures, the words and a heart.
package final class CardView: UIView {
    /// The pictures.
    package let pager: PagerView
    /// The heart.
    package let like: LikeButton
    private let disc = UILabel()
    private let name = UILabel()
    private let place = UILabel()
    private let text = UILabel()

    private static let margin: CGFloat = 16
    private static let header: CGFloat = 68
    private static let footer: CGFloat = 44

    init(_ entry: Entry) {
        pager = PagerView(entry.scenes)
        like = LikeButton(likes: entry.likes)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 18
        disc.text = entry.initials
        disc.textAlignment = .center
        disc.textColor = .white
        disc.font = .systemFont(ofSize: 15, weight: .semibold)
        disc.backgroundColor = entry.tint
        disc.layer.cornerRadius = 20
        name.text = entry.author
        name.font = .systemFont(ofSize: 17, weight: .semibold)
        place.text = entry.place
        place.font = .systemFont(ofSize: 14)
        place.textColor = .secondaryLabel
        text.text = entry.text
        text.font = .systemFont(ofSize: 16)
        text.numberOfLines = 0
        for view in [disc, name, place, pager, text, like] { addSubview(view) }
    }

    package required init?(coder: NSCoder) { nil }

    private func pictureHeight(_ width: CGFloat) -> CGFloat {
        (min(300, width * 0.5)).rounded()
    }

    private func textHeight(_ width: CGFloat) -> CGFloat {
        let room = CGSize(width: max(0, width - 2 * Self.margin), height: .greatestFiniteMagnitude)
        return text.sizeThatFits(room).height.rounded(.up)
    }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width,
            height: Self.header + pictureHeight(size.width) + 14 + textHeight(size.width) + 4
                + Self.footer + 4
        )
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let margin = Self.margin
        disc.frame = CGRect(x: margin, y: 14, width: 40, height: 40)
        let left = margin + 52
        let room = max(0, width - left - margin)
        name.frame = CGRect(x: left, y: 13, width: room, height: 22)
        place.frame = CGRect(x: left, y: 35, width: room, height: 19)
        pager.frame = CGRect(x: 0, y: Self.header, width: width, height: pictureHeight(width))
        text.frame = CGRect(
            x: margin,
            y: pager.frame.maxY + 14,
            width: max(0, width - 2 * margin),
            height: textHeight(width)
        )
        like.frame = CGRect(x: 4, y: text.frame.maxY + 4, width: 110, height: Self.footer)
    }
}
