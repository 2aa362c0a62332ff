import Foundation

/// A change of a list, as the program announced it.
enum ListChange: Equatable {
  case deleteRow(IndexPath)
  case insertRow(IndexPath)
  case reloadRow(IndexPath)
  case moveRow(IndexPath, to: IndexPath)
  case deleteSection(Int)
  case insertSection(Int)
  case reloadSection(Int)
  case moveSection(Int, to: Int)
}

/// The changes of a batch, checked against the sizes of the list before and after it.
///
/// Deletions and reloads are about the list before, insertions about the list after, and a move about both. For the
/// sections, and for the rows of each section, what was there, what was announced and what is there must agree.
struct ListUpdate {
  /// How messages call the list and its rows: "table view" and "rows".
  struct Words {
    let list: String
    let rows: String
  }

  /// The places after the batch of the rows that were there before and are the same; without reloaded ones.
  private(set) var destinations: [IndexPath: IndexPath] = [:]

  /// The places after the batch of the rows that were reloaded.
  private(set) var reloaded: [IndexPath: IndexPath] = [:]

  private let before: [Int]
  private let after: [Int]
  private let words: Words
  private let changes: [ListChange]

  /// - Returns: The update, or the sentence that says where the sizes do not agree.
  static func make(
    before: [Int],
    after: [Int],
    _ changes: [ListChange],
    _ words: Words
  ) -> Result<ListUpdate, Inconsistency> {
    var update = ListUpdate(before: before, after: after, words: words, changes: changes)
    do {
      try update.check()
      return .success(update)
    } catch {
      return .failure(error)
    }
  }

  struct Inconsistency: Error {
    let sentence: String
  }

  private init(before: [Int], after: [Int], words: Words, changes: [ListChange]) {
    self.before = before
    self.after = after
    self.words = words
    self.changes = changes
  }

  /// The rows that were announced to move, with their places before and after.
  var moved: [(IndexPath, IndexPath)] {
    changes.compactMap { if case .moveRow(let old, let new) = $0 { (old, new) } else { nil } }
  }

  /// The places before the batch of the rows that are not there any more.
  var deleted: [IndexPath] {
    before.enumerated().flatMap { section, size in
      (0..<size).map { IndexPath(row: $0, section: section) }
    }
    .filter { destinations[$0] == nil && reloaded[$0] == nil }
  }

  /// What happens to the rows or sections of one list of places.
  private struct Places {
    var leaving: Set<Int> = []
    var arriving: Set<Int> = []
    var movedOut = 0
    var movedIn = 0

    var deleted: Int { leaving.count - movedOut }
    var inserted: Int { arriving.count - movedIn }

    /// The places before and after of those that stay, in order.
    func staying(before: Int, after: Int) -> [(Int, Int)] {
      let old = (0..<before).filter { !leaving.contains($0) }
      let new = (0..<after).filter { !arriving.contains($0) }
      return Array(zip(old, new))
    }

    func agrees(before: Int, after: Int) -> Bool {
      before - leaving.count + arriving.count == after
    }
  }

  private mutating func check() throws(Inconsistency) {
    let sections = try checkSections()
    let reloadedSections = Set(changes.compactMap(\.reloadedSection))
    let rows = try checkRows()
    for (old, new) in sections where !reloadedSections.contains(old) {
      var places = rows.before[old] ?? Places()
      let arriving = rows.after[new] ?? Places()
      places.arriving = arriving.arriving
      places.movedIn = arriving.movedIn
      guard places.agrees(before: before[old], after: after[new]) else {
        throw Inconsistency(sentence: sentence(places, section: old, before[old], after[new]))
      }
      let reloaded = Set(changes.compactMap { $0.reloadedRow(in: old) })
      for (oldRow, newRow) in places.staying(before: before[old], after: after[new]) {
        let (source, target) = (
          IndexPath(row: oldRow, section: old), IndexPath(row: newRow, section: new)
        )
        if reloaded.contains(oldRow) {
          self.reloaded[source] = target
        } else {
          destinations[source] = target
        }
      }
    }
    for case .moveRow(let old, let new) in changes { destinations[old] = new }
  }

  /// The sections that stay, before and after, moved ones included.
  private func checkSections() throws(Inconsistency) -> [(Int, Int)] {
    var places = Places()
    var seen: [Int: ListChange] = [:]
    var moves: [(Int, Int)] = []
    for change in changes {
      switch change {
      case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, _):
        try expect(section < before.count, change, "there are \(before.count) sections before")
        if let other = seen[section] { throw twice(other, change) }
        seen[section] = change
      default: break
      }
      switch change {
      case .deleteSection(let section): places.leaving.insert(section)
      case .insertSection(let section):
        try expect(section < after.count, change, "there are \(after.count) sections after")
        places.arriving.insert(section)
      case .moveSection(let old, let new):
        try expect(new < after.count, change, "there are \(after.count) sections after")
        places.leaving.insert(old)
        places.arriving.insert(new)
        places.movedOut += 1
        places.movedIn += 1
        moves.append((old, new))
      default: break
      }
    }
    guard places.agrees(before: before.count, after: after.count) else {
      throw Inconsistency(
        sentence: """
          Invalid update: invalid number of sections. The number of sections contained in the \
          \(words.list) after the update (\(after.count)) must be equal to the number of sections \
          contained in the \(words.list) before the update (\(before.count)), plus or minus the \
          number of sections inserted or deleted (\(places.inserted) inserted, \(places.deleted) \
          deleted).
          """
      )
    }
    return places.staying(before: before.count, after: after.count) + moves
  }

  private func checkRows() throws(Inconsistency) -> (before: [Int: Places], after: [Int: Places]) {
    var result: (before: [Int: Places], after: [Int: Places]) = ([:], [:])
    var seen: [IndexPath: ListChange] = [:]
    for change in changes {
      if let path = change.rowBefore {
        try expect(isInside(path, before), change, "the \(words.list) before has no such row")
        if let other = seen[path] { throw twice(other, change) }
        seen[path] = change
      }
      if let path = change.rowAfter {
        try expect(isInside(path, after), change, "the \(words.list) after has no such row")
      }
      switch change {
      case .deleteRow(let path):
        result.before[path.section, default: Places()].leaving.insert(path.row)
      case .insertRow(let path):
        result.after[path.section, default: Places()].arriving.insert(path.row)
      case .moveRow(let old, let new):
        result.before[old.section, default: Places()].leaving.insert(old.row)
        result.before[old.section]?.movedOut += 1
        result.after[new.section, default: Places()].arriving.insert(new.row)
        result.after[new.section]?.movedIn += 1
      default: break
      }
    }
    return result
  }

  private func isInside(_ path: IndexPath, _ sizes: [Int]) -> Bool {
    sizes.indices.contains(path.section) && path.row < sizes[path.section]
  }

  private func expect(
    _ holds: Bool,
    _ change: ListChange,
    _ reason: String
  ) throws(Inconsistency) {
    if !holds {
      throw Inconsistency(sentence: "Invalid update: cannot \(change.words): \(reason).")
    }
  }

  private func twice(_ one: ListChange, _ other: ListChange) -> Inconsistency {
    Inconsistency(
      sentence: "Invalid update: cannot \(other.words) and \(one.words) in the same batch."
    )
  }

  private func sentence(_ places: Places, section: Int, _ before: Int, _ after: Int) -> String {
    """
    Invalid update: invalid number of \(words.rows) in section \(section). The number of \
    \(words.rows) contained in an existing section after the update (\(after)) must be equal to \
    the number of \(words.rows) contained in that section before the update (\(before)), plus or \
    minus the number of \(words.rows) inserted or deleted from that section (\(places.inserted) \
    inserted, \(places.deleted) deleted) and plus or minus the number of \(words.rows) moved into \
    or out of that section (\(places.movedIn) moved in, \(places.movedOut) moved out).
    """
  }
}

extension ListChange {
  fileprivate var reloadedSection: Int? {
    if case .reloadSection(let section) = self { section } else { nil }
  }

  fileprivate func reloadedRow(in section: Int) -> Int? {
    if case .reloadRow(let path) = self, path.section == section { path.row } else { nil }
  }

  fileprivate var rowBefore: IndexPath? {
    switch self {
    case .deleteRow(let path), .reloadRow(let path), .moveRow(let path, _): path
    default: nil
    }
  }

  fileprivate var rowAfter: IndexPath? {
    switch self {
    case .insertRow(let path), .moveRow(_, let path): path
    default: nil
    }
  }

  fileprivate var words: String {
    switch self {
    case .deleteRow(let path): "delete row \(path.row) of section \(path.section)"
    case .insertRow(let path): "insert row \(path.row) of section \(path.section)"
    case .reloadRow(let path): "reload row \(path.row) of section \(path.section)"
    case .moveRow(let old, let new):
      "move row \(old.row) of section \(old.section) to row \(new.row) of section \(new.section)"
    case .deleteSection(let section): "delete section \(section)"
    case .insertSection(let section): "insert section \(section)"
    case .reloadSection(let section): "reload section \(section)"
    case .moveSection(let old, let new): "move section \(old) to \(new)"
    }
  }
}
