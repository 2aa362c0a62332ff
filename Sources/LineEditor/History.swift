/// The entries a person may want again, oldest first, each once.
package struct History: Equatable, Sendable {
  package private(set) var entries: [String] = []
  package let limit: Int

  /// - Parameter limit: How many entries are kept. The oldest leave first.
  package init(limit: Int = 1_000) {
    self.limit = limit
  }

  /// Puts an entry last.
  ///
  /// An earlier equal one goes away; a blank one is not kept.
  package mutating func add(_ entry: String) {
    // A C string ends at a zero, and a carriage return would run the recalled text together.
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
  /// One line of text for each line of an entry: `> ` opens an entry, `. ` goes on with it.
  ///
  /// Nothing is escaped, so the file can be read and searched. Lines that start otherwise, as a
  /// foreign or damaged file may have, are skipped.
  init(text: String, limit: Int) {
    self.init(limit: limit)
    var entry: String?
    // Bytes, since a combining mark would hide the space before it.
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
