import Synchronization

/// Library declarations as text, read piece by piece.
///
/// `@unchecked Sendable`: its bytes never change, and are kept as long as the process lives.
package final class LibraryText: @unchecked Sendable {
  /// The text with a zero behind it.
  let bytes: UnsafePointer<UInt8>
  let count: Int

  package init(_ text: String) {
    var text = text
    let copy = text.withUTF8 { utf8 in
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: utf8.count + 1)
      if let first = utf8.baseAddress { copy.initialize(from: first, count: utf8.count) }
      (copy + utf8.count).initialize(to: 0)
      return (copy, utf8.count)
    }
    bytes = UnsafePointer(copy.0)
    count = copy.1
  }

  package subscript(range: TextRange) -> String {
    String(
      decoding: UnsafeBufferPointer(start: bytes + range.start, count: range.end - range.start),
      as: UTF8.self
    )
  }

  /// Declarations with their bodies by where they begin.
  private let whole = Mutex<[Int: Declaration]>([:])

  /// A declaration with its body, which is read once; ranges are those of the whole text.
  package func wholeDeclaration(_ entry: LibraryEntry) -> Declaration {
    if let known = whole.withLock({ $0[entry.range.start] }) { return known }
    let read = TreeReader.readDeclaration(self[entry.range], from: entry.range.start)
    whole.withLock { $0[entry.range.start] = read }
    return read
  }
}
