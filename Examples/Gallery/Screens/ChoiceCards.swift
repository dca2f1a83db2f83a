import UIKit

/// What chooses one of a few: segments and pages.
@MainActor enum ChoiceCards {
    static func make() -> [UIView] {
        let words = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])
        words.selectedSegmentIndex = 1
        let symbols = ["sun.max.fill", "cloud.fill", "moon.fill"].compactMap {
            UIImage(systemName: $0)
        }
        let pictures = UISegmentedControl(items: symbols)
        pictures.selectedSegmentIndex = 2
        let tinted = UISegmentedControl(items: ["Off", "Auto", "On"])
        tinted.selectedSegmentIndex = 1
        tinted.selectedSegmentTintColor = .systemBlue
        let disabled = UISegmentedControl(items: ["One", "Two", "Three"])
        disabled.selectedSegmentIndex = 0
        disabled.isEnabled = false
        let pages = UIPageControl()
        pages.numberOfPages = 6
        pages.currentPage = 2
        let colored = UIPageControl()
        colored.numberOfPages = 4
        colored.currentPageIndicatorTintColor = .systemOrange
        return [
            CardView("Segments", [words, pictures, tinted, disabled]),
            CardView("Pages", [pages, colored]),
        ]
    }
}
