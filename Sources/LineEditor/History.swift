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
  /// Reads entries from a file's text: `> ` begins an entry, `. ` continues it on the next line.
  ///
  /// Nothing is escaped, so the file can be read and searched. Other lines, as in a damaged file, are skipped.
  init(text: String, limit: Int) {
    self.init(limit: limit)
    var entry: String?
    // Bytes, since a combining mark would join the space before it.
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let rest = String(Substring(line.dropFirst(2)))
      if line.starts(with: "> ".utf8) {
        if let entry { add(entry) }
        entry = rest
      } else if line.starts(with: ". ".utf8), let start = entry {
        entry = start + "\n" + rest
      }
    }
    if let entry { add(entry) }
  }

  var text: String {
    entries.map { entry in
      "> "
        + entry.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n. ") + "\n"
    }.joined()
  }
}
