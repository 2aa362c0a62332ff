struct Song { let title: String; let year: Int; let rating: Double }
let songs = [Song(title: "B", year: 1990, rating: 4), Song(title: "A", year: 1990, rating: 5), Song(title: "C", year: 1980, rating: 4)]
func by<T, K: Comparable>(_ key: @escaping (T) -> K) -> (T, T) -> Bool { { key($0) < key($1) } }
print(songs.sorted(by: by { $0.title }).map(\.title))  // expect: ["A", "B", "C"]
print(songs.sorted(by: by(\.year)).map(\.year))  // expect: [1980, 1990, 1990]
print(songs.sorted { a, b in a.year != b.year ? a.year < b.year : a.title < b.title }.map(\.title))
// expect: ["C", "A", "B"]
print(songs.sorted { ($0.rating, $0.title) > ($1.rating, $1.title) }.map(\.title))
// expect: ["A", "C", "B"]
let groups = Dictionary(grouping: songs, by: \.year).mapValues { $0.map(\.title).sorted() }
print(groups[1990]!, groups[1980]!)  // expect: ["A", "B"] ["C"]
print(songs.map(\.rating).reduce(0, +) / Double(songs.count))  // expect: 4.333333333333333
print(songs.max(by: { $0.rating < $1.rating })!.title, songs.min { $0.year < $1.year }!.title)
// expect: A C
