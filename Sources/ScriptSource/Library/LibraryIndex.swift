/// Which declarations a library module has at its top, by name.
package final class LibraryIndex: Sendable {
  /// An operator that a type or an extension declares.
  package struct OperatorMember: Sendable {
    package let owner: LibraryEntry
    /// Where its line begins.
    let line: Int
  }

  package let declarations: [String: [LibraryEntry]]
  /// Extensions by the dotted name of their type.
  package let extensions: [String: [LibraryEntry]]
  package let operators: [String: [OperatorMember]]
  /// The names of all types, aliases and associated types that are members of others, some of them more than once.
  package let memberTypes: [String]

  private let texts: [LibraryText]

  package convenience init(_ texts: [String]) { self.init(of: texts.map { LibraryText($0) }) }

  package init(of texts: [LibraryText]) {
    self.texts = texts
    var declarations: [String: [LibraryEntry]] = [:]
    var extensions: [String: [LibraryEntry]] = [:]
    var operators: [String: [OperatorMember]] = [:]
    var memberTypes: [String] = []
    declarations.reserveCapacity(512)
    extensions.reserveCapacity(128)
    for text in texts {
      var found: [(name: String, line: Int)] = []
      var scanner = DeclarationScanner(text, TextRange(start: 0, end: text.count)) {
        switch $0 {
        case .operator(let name, let line): found.append((name, line))
        case .type(let name): memberTypes.append(name)
        }
      }
      while let entry = scanner.next() {
        if entry.kind == .extension {
          extensions[entry.name, default: []].append(entry)
        } else {
          declarations[entry.name, default: []].append(entry)
        }
        for (name, line) in found {
          operators[name, default: []].append(OperatorMember(owner: entry, line: line))
        }
        found.removeAll(keepingCapacity: true)
      }
    }
    self.declarations = declarations
    self.extensions = extensions
    self.operators = operators
    self.memberTypes = memberTypes
  }

  /// The positions of the texts that declare what has a name at the top, or extend it or what is in it.
  package func texts(about name: String) -> [Int] {
    let inner = name + "."
    let extending = extensions.lazy.filter { $0.key == name || $0.key.hasPrefix(inner) }
    let entries = (declarations[name] ?? []) + extending.flatMap(\.value)
    return texts.indices.filter { position in
      entries.contains { $0.text === texts[position] }
    }
  }
}
