import Foundation
import HeadlessUI
import Testing

/// Batch updates against a model of numbers.
struct BatchTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func texts(_ table: UITableView) -> [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        table.cellForRow(at: path(section, row))?.textLabel?.text ?? "?"
      }
    }
  }

  @Test func movedRowsKeepTheirCellsAndReloadedOnesGetNew() {
    let screen = TestScreen([])
    let rows = Rows([["a", "b", "c", "d"]])
    let table = rows.shown(on: screen)
    let cells = table.visibleCells
    rows.notesCells = true
    rows.sections = [["d", "a", "X", "e"]]
    table.performBatchUpdates {
      table.moveRow(at: path(0, 3), to: path(0, 0))
      table.deleteRows(at: [path(0, 1)], with: .fade)
      table.reloadRows(at: [path(0, 2)], with: .fade)
      table.insertRows(at: [path(0, 3)], with: .fade)
    } completion: { _ in
      screen.note("done")
    }
    #expect(texts(table) == rows.sections)
    #expect(table.cellForRow(at: path(0, 0)) === cells[3])
    #expect(table.cellForRow(at: path(0, 1)) === cells[0])
    #expect(screen.log == ["cell 0,2", "cell 0,3"])
    screen.hand.wait(0)
    #expect(screen.log.last == "done")
    #expect(screen.problems.isEmpty)
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sentence: String
    let sections: [[String]]
    let update: @Sendable (UITableView) -> Void

    init(
      _ name: String,
      _ sections: [[String]],
      _ sentence: String,
      _ update: @escaping @Sendable (UITableView) -> Void
    ) {
      testDescription = name
      self.sections = sections
      self.sentence = sentence
      self.update = update
    }
  }

  @Test(arguments: [
    Mistake(
      "a row too few",
      [["a", "b", "c", "d"]],
      """
      Invalid update: invalid number of rows in section 0. The number of rows contained in an \
      existing section after the update (4) must be equal to the number of rows contained in that \
      section before the update (3), plus or minus the number of rows inserted or deleted from \
      that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out \
      of that section (0 moved in, 0 moved out).
      """
    ) { $0.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none) },
    Mistake(
      "a section too many",
      [["a", "b", "c"], []],
      """
      Invalid update: invalid number of sections. The number of sections contained in the table \
      view after the update (2) must be equal to the number of sections contained in the table \
      view before the update (1), plus or minus the number of sections inserted or deleted (0 \
      inserted, 0 deleted).
      """
    ) { $0.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none) },
    Mistake(
      "out of range",
      [["a", "b"]],
      "Invalid update: cannot delete row 3 of section 0: the table view before has no such row."
    ) { $0.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none) },
    Mistake(
      "twice",
      [["a", "b"]],
      "Invalid update: cannot reload row 0 of section 0 and delete row 0 of section 0 in the same batch."
    ) { table in
      table.performBatchUpdates {
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    },
  ])
  func inconsistentUpdates(_ row: Mistake) {
    let screen = TestScreen([])
    let rows = Rows([["a", "b", "c"]])
    let table = rows.shown(on: screen)
    rows.sections = row.sections
    row.update(table)
    #expect(screen.problems == [row.sentence])
  }

  /// A sequence of numbers that is the same in every run.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16 ^ state << 32
    }
  }

  @Test(arguments: 1...40)
  func anyConsistentBatch(_ seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    let screen = TestScreen([])
    let rows = Rows(
      (0..<3).map { s in (0..<Int.random(in: 0...5, using: &numbers)).map { "\(s)\($0)" } }
    )
    let table = rows.shown(on: screen)
    screen.session.endTurn()
    for round in 0..<5 {
      let before = rows.sections
      // Each row is deleted, moves, or stays; what stays keeps its order. Sections stay.
      var after: [[String]] = before.map { _ in [] }
      var moves: [(IndexPath, String)] = []
      var deletions: [IndexPath] = []
      for (section, items) in before.enumerated() {
        for (row, item) in items.enumerated() {
          switch Int.random(in: 0..<4, using: &numbers) {
          case 0: deletions.append(path(section, row))
          case 1: moves.append((path(section, row), item))
          default: after[section].append(item)
          }
        }
      }
      var added = moves.map(\.1)
      for number in 0..<Int.random(in: 0...3, using: &numbers) {
        added.append("n\(round)\(number)")
      }
      for item in added {
        let section = Int.random(in: 0..<3, using: &numbers)
        let row = Int.random(in: 0...after[section].count, using: &numbers)
        after[section].insert(item, at: row)
      }
      let held = Dictionary(
        uniqueKeysWithValues: table.visibleCells.map { ($0.textLabel?.text ?? "", $0) }
      )
      rows.sections = after
      table.performBatchUpdates {
        table.deleteRows(at: deletions, with: .none)
        for (section, items) in after.enumerated() {
          for (row, item) in items.enumerated() where added.contains(item) {
            if let source = moves.first(where: { $0.1 == item })?.0 {
              table.moveRow(at: source, to: path(section, row))
            } else {
              table.insertRows(at: [path(section, row)], with: .none)
            }
          }
        }
      }
      #expect(screen.problems.isEmpty)
      #expect(texts(table) == after)
      for (section, items) in after.enumerated() {
        for (row, item) in items.enumerated() {
          if let cell = held[item] { #expect(table.cellForRow(at: path(section, row)) === cell) }
        }
      }
    }
  }

  @Test func sectionsMoveWithTheirRows() {
    let screen = TestScreen([])
    let rows = Rows([["a"], ["b"], ["c"]])
    let table = rows.shown(on: screen)
    screen.session.endTurn()
    let cells = table.visibleCells
    rows.sections = [["c"], ["a"], ["n"]]
    table.performBatchUpdates {
      table.moveSection(2, toSection: 0)
      table.deleteSections(IndexSet(integer: 1), with: .none)
      table.insertSections(IndexSet(integer: 2), with: .none)
    }
    #expect(screen.problems.isEmpty)
    #expect(texts(table) == rows.sections)
    #expect(table.cellForRow(at: path(0, 0)) === cells[2])
    #expect(table.cellForRow(at: path(1, 0)) === cells[0])
  }
}
