/// The members of a library's type or extension, by name; each is taken once.
package struct LibraryMembers {
  /// What an owner's text declares.
  struct Names: Sendable {
    /// How many members are searched as quickly as a table of their names is made.
    private static let few = 24
    private(set) var all: [LibraryEntry] = []
    /// By name, if they are many.
    private var table: [String: [LibraryEntry]]?

    init(of owner: LibraryEntry) {
      guard let range = owner.members else { return }
      var scanner = DeclarationScanner(owner.text, range)
      while let member = scanner.next() { all.append(member) }
      guard all.count > Self.few else { return }
      var table: [String: [LibraryEntry]] = [:]
      for member in all {
        table[member.name, default: []].append(member)
        for name in member.otherNames { table[name, default: []].append(member) }
      }
      self.table = table
    }

    func named(_ name: String) -> [LibraryEntry] {
      guard let table else { return all.filter { $0.declares(name) } }
      return table[name] ?? []
    }

    func contains(_ name: String) -> Bool {
      table.map { $0[name] != nil } ?? all.contains { $0.declares(name) }
    }
  }

  private let owner: LibraryEntry
  /// Known when the first name has been asked for.
  private lazy var names = owner.text.members(of: owner)
  private var taken: Set<Int> = []

  package init(of owner: LibraryEntry) { self.owner = owner }

  /// Whether an initializer is written in Swift.
  package var hasInitializerWithBody: Bool {
    mutating get { names.named("init").contains { $0.endsWithBrace } }
  }

  package mutating func contains(_ name: String) -> Bool { names.contains(name) }

  package mutating func take(_ name: String) -> [LibraryEntry] {
    take(names.named(name))
  }

  package mutating func takeAll() -> [LibraryEntry] { take(names.all) }

  /// Takes an operator without splitting all members.
  package mutating func take(_ member: LibraryIndex.OperatorMember) -> [LibraryEntry] {
    guard let range = owner.members else { return [] }
    let start = start(of: member.line, behind: range.start)
    var scanner = DeclarationScanner(owner.text, TextRange(start: start, end: range.end))
    return take(scanner.next().map { [$0] } ?? [])
  }

  /// Where a declaration begins, with the lines above that are attributes.
  private func start(of line: Int, behind limit: Int) -> Int {
    var start = line
    while start > limit {
      var scanner = ByteScanner(owner.text, from: start - 1, to: line)
      while scanner.position > limit, scanner.byte(-1) != .newline { scanner.advance(-1) }
      let above = scanner.position
      scanner.skipBlanks()
      guard scanner.byte == .at, above < start else { break }
      start = above
    }
    return start
  }

  private mutating func take(_ entries: [LibraryEntry]) -> [LibraryEntry] {
    entries.filter { taken.insert($0.range.start).inserted }
  }
}
