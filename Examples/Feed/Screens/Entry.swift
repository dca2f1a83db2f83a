import UIKit

/// One note of the feed.
struct Entry {
    /// Who wrote it.
    let author: String
    /// The author's first letters.
    let initials: String
    /// The colour of the author's disc.
    let tint: UIColor
    /// Where and when.
    let place: String
    /// What.
    let text: String
    /// Its pictures.
    let scenes: [Landscape]
    /// How many people like it.
    let likes: Int

    /// The feed: the same notes every time.
    static let all: [Entry] = (0..<30).map { index in
        let author = authors[index % authors.count]
        let place = places[(index * 5 + 2) % places.count]
        let count = 2 + index % 3
        return Entry(
            author: author.name,
            initials: author.initials,
            tint: author.tint,
            place: "\(place) · \(index == 0 ? "just now" : "\(index) h ago")",
            text: texts[(index * 3) % texts.count],
            scenes: (0..<count).map { Landscape(number: index * 7 + $0 * 3) },
            likes: (index * 37 + 11) % 90 + 4
        )
    }

    private static let authors: [(name: String, initials: String, tint: UIColor)] = [
        ("Ada Lindqvist", "AL", UIColor(red: 0.14, green: 0.55, blue: 0.51, alpha: 1)),
        ("Marek Novotný", "MN", UIColor(red: 0.82, green: 0.42, blue: 0.24, alpha: 1)),
        ("Ines Carvalho", "IC", UIColor(red: 0.42, green: 0.38, blue: 0.78, alpha: 1)),
        ("Tomás Ruiz", "TR", UIColor(red: 0.20, green: 0.47, blue: 0.76, alpha: 1)),
        ("Yuki Tanabe", "YT", UIColor(red: 0.76, green: 0.33, blue: 0.46, alpha: 1)),
    ]
    private static let places = [
        "Lake Sor", "North ridge", "The old ferry", "Hollow pass", "Birch meadow",
        "Stone bridge", "Upper hut",
    ]
    private static let texts = [
        "The fog lifted just before eight. Nobody else was up, and the water did not move at all.",
        "Second day on the ridge. Good boots, bad map, and the best light of the year so far.",
        "We waited an hour for the ferry and were not sorry. Three pictures from the pier.",
        "Snow above the tree line already. The hut keeps tea and a stove for whoever comes by.",
        "Found the meadow again that is on no map. It smells of thyme when the wind turns.",
        "A short walk after work, a long look back. Tomorrow the other way round.",
        "The bridge is open again. Mind the third plank, it has ideas of its own.",
    ]
}
