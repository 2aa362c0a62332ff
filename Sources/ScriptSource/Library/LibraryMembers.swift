/// The members of a library's type or extension, by name; each is taken once.
package struct LibraryMembers {
  private let owner: LibraryEntry
  private var scanned: (names: [String: [LibraryEntry]], order: [LibraryEntry])?
  private var taken: Set<Int> = []

  package init(of owner: LibraryEntry) { self.owner = owner }

  /// Splits the members when the first name is asked for.
  private mutating func scan() -> (names: [String: [LibraryEntry]], order: [LibraryEntry]) {
    if let scanned { return scanned }
    var names: [String: [LibraryEntry]] = [:]
    var order: [LibraryEntry] = []
    if let range = owner.members {
      var scanner = DeclarationScanner(owner.text, range)
      while let member = scanner.next() {
        order.append(member)
        names[member.name, default: []].append(member)
        for name in member.otherNames { names[name, default: []].append(member) }
      }
    }
    scanned = (names, order)
    return (names, order)
  }

  /// Whether an initializer is written in Swift.
  package var hasInitializerWithBody: Bool {
    mutating get { scan().names["init"]?.contains { $0.endsWithBrace } ?? false }
  }

  package mutating func contains(_ name: String) -> Bool { scan().names[name] != nil }

  package mutating func take(_ name: String) -> [LibraryEntry] {
    take(scan().names[name] ?? [])
  }

  package mutating func takeAll() -> [LibraryEntry] { take(scan().order) }

  /// Takes an operator without splitting all members.
  package mutating func take(_ member: LibraryIndex.OperatorMember) -> [LibraryEntry] {
    guard let range = owner.members else { return [] }
    var scanner = DeclarationScanner(owner.text, TextRange(start: member.line, end: range.end))
    return take(scanner.next().map { [$0] } ?? [])
  }

  private mutating func take(_ entries: [LibraryEntry]) -> [LibraryEntry] {
    entries.filter { taken.insert($0.range.start).inserted }
  }
}
