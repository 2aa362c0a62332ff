import SwiftSyntax

/// The older spellings that a host knows.
public struct SpellingTable: Sendable {
  /// The rows in order; of two that fit, the first one counts.
  public let spellings: [Spelling]
  /// Modules that new types need.
  let companions: [CompanionModule]
  private let byName: [String: [Spelling]]

  /// Makes a table.
  public init(_ spellings: [Spelling], companions: [CompanionModule] = []) {
    self.spellings = spellings
    self.companions = companions
    byName = Dictionary(grouping: spellings, by: \.name)
  }

  func spellings(named name: String) -> [Spelling] { byName[name] ?? [] }

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
