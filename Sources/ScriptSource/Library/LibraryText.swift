import Synchronization

/// Library declarations as text, read piece by piece.
///
/// `@unchecked Sendable`: its bytes never change, and are kept as long as the process lives.
package final class LibraryText: @unchecked Sendable {
  /// The text with a zero behind it.
  let bytes: UnsafePointer<UInt8>
  let count: Int
  /// Whether it is the source of a compiled module, in which a declaration is internal unless it says otherwise; texts for
  /// scripts alone are public.
  package let isSource: Bool

  /// - Parameter source: The text of a file of a compiled module.
  package init(source: StaticString) {
    bytes = source.utf8Start
    count = source.utf8CodeUnitCount
    isSource = true
  }

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
    isSource = false
  }

  package subscript(range: TextRange) -> String {
    String(
      decoding: UnsafeBufferPointer(start: bytes + range.start, count: range.end - range.start),
      as: UTF8.self
    )
  }

  private let whole = Readings<Declaration>()
  private let headers = Readings<Declaration>()
  private let members = Readings<LibraryMembers.Names>()

  /// A declaration with its body; ranges are those of the whole text.
  package func wholeDeclaration(_ entry: LibraryEntry) -> Declaration {
    whole.reading(of: entry) {
      TreeReader.readDeclaration(self[entry.range], from: entry.range.start)
    }
  }

  func header(_ entry: LibraryEntry) -> Declaration {
    headers.reading(of: entry) {
      var reader = HeaderReader(entry)
      return reader.declaration()
    }
  }

  func members(of owner: LibraryEntry) -> LibraryMembers.Names {
    members.reading(of: owner) { LibraryMembers.Names(of: owner) }
  }
}

/// What was read of declarations, each once in a process.
private struct Readings<Reading: Sendable>: ~Copyable {
  /// By where the declarations begin.
  private let known = Mutex<[Int: Reading]>([:])

  func reading(of entry: LibraryEntry, _ read: () -> Reading) -> Reading {
    if let known = known.withLock({ $0[entry.range.start] }) { return known }
    let reading = read()
    known.withLock { $0[entry.range.start] = reading }
    return reading
  }
}
