/// Which declarations a library module has at its top, by name.
package final class LibraryIndex: Sendable {
  package let name: String
  /// The library modules that it sees and gives on to who imports it.
  package let imports: [String]
  package let declarations: [String: [LibraryEntry]]
  /// Extensions by the dotted name of their type.
  package let extensions: [String: [LibraryEntry]]
  /// The types and extensions that declare an operator.
  package let operators: [String: [LibraryEntry]]

  package init(name: String, imports: [String] = [], texts: [String]) {
    self.name = name
    self.imports = imports
    var declarations: [String: [LibraryEntry]] = [:]
    var extensions: [String: [LibraryEntry]] = [:]
    var operators: [String: [LibraryEntry]] = [:]
    declarations.reserveCapacity(512)
    extensions.reserveCapacity(128)
    for text in texts {
      let text = LibraryText(text)
      var found: [String] = []
      var scanner = DeclarationScanner(text, TextRange(start: 0, end: text.count)) {
        if !found.contains($0) { found.append($0) }
      }
      while let entry = scanner.next() {
        if entry.kind == .extension {
          extensions[entry.name, default: []].append(entry)
        } else {
          declarations[entry.name, default: []].append(entry)
        }
        for name in found { operators[name, default: []].append(entry) }
        found.removeAll()
      }
    }
    self.declarations = declarations
    self.extensions = extensions
    self.operators = operators
  }
}

/// The members of a library's type or extension, by name; each is taken once.
package struct LibraryMembers {
  private var entries: [String: [LibraryEntry]] = [:]
  private var order: [LibraryEntry] = []
  private var taken: Set<Int> = []

  package init(of entry: LibraryEntry) {
    guard let range = entry.members else { return }
    var scanner = DeclarationScanner(entry.text, range)
    while let member = scanner.next() {
      order.append(member)
      entries[member.name, default: []].append(member)
      for name in member.otherNames { entries[name, default: []].append(member) }
    }
  }

  /// Whether an initializer is written in Swift.
  package var hasInitializerWithBody: Bool {
    entries["init"]?.contains { $0.endsWithBrace } ?? false
  }

  package func contains(_ name: String) -> Bool { entries[name] != nil }

  package mutating func take(_ name: String) -> [LibraryEntry] {
    guard let named = entries.removeValue(forKey: name) else { return [] }
    return named.filter { taken.insert($0.range.start).inserted }
  }

  package mutating func takeAll() -> [LibraryEntry] {
    entries.removeAll()
    return order.filter { taken.insert($0.range.start).inserted }
  }
}
