/// Entries of several lines in a text: `> ` begins an entry, `. ` continues it on the next line.
///
/// Nothing is escaped, so the text can be read and searched.
package enum EntryText {
  /// Whether a text has such marks: no Swift and no command begins with `> `.
  package static func isMarked(_ text: String) -> Bool {
    text.utf8.drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.starts(with: "> ".utf8)
  }

  /// The text of entries.
  package static func text(of entries: [String]) -> String {
    entries.map { entry in
      let lines = entry.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return "> " + lines.map { String(Substring($0)) }.joined(separator: "\n. ") + "\n"
    }.joined()
  }

  /// The entries of a text.
  ///
  /// Lines without a mark, as in a damaged file, are skipped.
  package static func entries(in text: String) -> [String] {
    var entries: [String] = []
    // Bytes, since a combining mark would join the space before it.
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let rest = String(Substring(line.dropFirst(2)))
      if line.starts(with: "> ".utf8) {
        entries.append(rest)
      } else if line.starts(with: ". ".utf8), let start = entries.popLast() {
        entries.append(start + "\n" + rest)
      }
    }
    return entries
  }
}
