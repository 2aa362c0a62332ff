/// The entries that the user can recall, oldest first, without duplicates.
package struct History: Equatable, Sendable {
  package private(set) var entries: [String] = []
  package let limit: Int

  /// - Parameter limit: The number of entries that are kept; the oldest are removed first.
  package init(limit: Int = 1_000) {
    self.limit = limit
  }

  /// Appends an entry.
  ///
  /// An equal earlier entry is removed; a blank one is not kept.
  package mutating func add(_ entry: String) {
    // A C string ends at a zero, and a carriage return would overwrite the recalled text on the screen.
    let entry = String(
      String.UnicodeScalarView(entry.unicodeScalars.filter { $0 != "\0" && $0 != "\r" })
    )
    guard entry.contains(where: { !$0.isWhitespace }) else { return }
    entries.removeAll { $0 == entry }
    entries.append(entry)
    entries.removeFirst(max(0, entries.count - limit))
  }
}

extension History {
  /// Reads entries from a file's text.
  init(text: String, limit: Int) {
    self.init(limit: limit)
    for entry in EntryText.entries(in: text) { add(entry) }
  }

  var text: String { EntryText.text(of: entries) }
}
