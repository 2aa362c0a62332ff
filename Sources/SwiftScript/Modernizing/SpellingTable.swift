import SwiftSyntax

/// The older spellings that a host knows.
public struct SpellingTable: Sendable {
  /// The rows in order; of two that fit, the first one counts.
  public let spellings: [Spelling]
  /// Modules that new types need.
  let companions: [CompanionModule]
  /// The position of the first row of each name.
  private let first: [String: Int]
  /// For each row the position of the next one of its name.
  private let next: [Int?]

  /// Makes a table.
  public init(_ spellings: [Spelling], companions: [CompanionModule] = []) {
    self.spellings = spellings
    self.companions = companions
    var first: [String: Int] = Dictionary(minimumCapacity: spellings.count)
    var next: [Int?] = Array(repeating: nil, count: spellings.count)
    for position in spellings.indices.reversed() {
      next[position] = first.updateValue(position, forKey: spellings[position].name)
    }
    (self.first, self.next) = (first, next)
  }

  func spellings(named name: String) -> [Spelling] {
    var found: [Spelling] = []
    var position = first[name]
    while let row = position {
      found.append(spellings[row])
      position = next[row]
    }
    return found
  }

  /// The old spellings that a program of one or more files uses, in the order of its text.
  ///
  /// A name that the program declares itself is its own and no old one.
  public func uses(in files: [SourceFile]) -> [SpellingUse] {
    let search = SpellingSearch(table: self, names: DeclaredNames(files.flatMap(\.namingNodes)))
    return files.flatMap { file in
      (search.uses(in: file)
        + file.repairs.map { SpellingUse(spelling: .olderSyntax, place: $0) })
        .sorted { $0.place.start < $1.place.start }
    }
  }
}

/// A place where a program uses an old spelling.
public struct SpellingUse: Sendable {
  /// The row.
  public let spelling: Spelling
  /// The old name.
  public let place: SourceSpan
}
