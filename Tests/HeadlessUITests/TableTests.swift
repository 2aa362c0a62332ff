import Foundation
import HeadlessUI
import Testing

struct TableTests {
  @Test func sectionsOfRows() {
    let screen = TestScreen([])
    let rows = Rows([["1", "5"], ["3", "2"]])
    rows.titles = ["Section 1", "Section 2"]
    let table = rows.shown(on: screen)
    expectEqual(
      [screen.session.picture],
      """
      ┌────────────────────────────────────────┐
      │ Section 1                              │ table
      │ ├ 1                                    │
      │ └ 5                                    │
      │ Section 2                              │
      │ ├ 3                                    │
      │ └ 2                                    │
      └────────────────────────────────────────┘
      """
    )
    #expect(table.numberOfSections == 2)
    #expect(table.contentSize.height == 120)
    #expect(table.frame.height == 480)
  }

  @Test func cellsShowTheirAccessories() {
    let screen = TestScreen([])
    let cell = screen.run { UITableViewCell(style: .value1, reuseIdentifier: nil) }
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Anna"
    cell.accessoryType = .disclosureIndicator
    let subtitle = screen.run { UITableViewCell(style: .subtitle, reuseIdentifier: nil) }
    subtitle.textLabel?.text = "RxSwift"
    subtitle.detailTextLabel?.text = "A library"
    subtitle.isSelected = true
    screen.show { [cell, subtitle] }
    expectEqual(
      screen.rows,
      """
      Name                            Anna ›
      ▸ RxSwift
        A library
      """
    )
  }

  @Test func onlyWhatIsOnTheScreenHasCells() {
    let screen = TestScreen([])
    let rows = Rows([(0..<100).map { "row \($0)" }])
    let table = rows.shown(on: screen)
    #expect(table.visibleCells.count == 24)
    #expect(table.contentSize.height == 2000)
    rows.notesCells = true
    screen.hand.scroll(table, by: 2)
    #expect(screen.log == ["cell 0,24", "cell 0,25"])
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 2, section: 0))
    screen.hand.scroll(table, to: "row 99")
    #expect(screen.rows.last == "└ row 99")
    screen.hand.select("row 3")
    #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    #expect(screen.problems.isEmpty)
  }

  @Test func rowHeightsAreRowsOfText() {
    let screen = TestScreen([])
    let rows = Rows([["a", "b"]])
    let table = rows.shown(on: screen)
    table.rowHeight = 44
    screen.session.endTurn()
    #expect(table.contentSize.height == 80)
    #expect(screen.rows == ["├ a", "", "└ b", ""])
  }

  @Test func reloadOnlyMarks() {
    let screen = TestScreen([.shown])
    let rows = Rows([["a", "b", "c"]])
    let table = rows.shown(on: screen)
    rows.notesCells = true
    rows.sections = [["x"]]
    table.reloadData()
    table.reloadData()
    #expect(screen.log.isEmpty)
    screen.session.endTurn()
    #expect(screen.log == ["screen: table 3 rows → 1", "cell 0,0"])
  }

  final class Cell: UITableViewCell {
    nonisolated(unsafe) static var count = 0
    private(set) var reuses = 0
    required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      Self.count += 1
    }
    required init?(coder: NSCoder) { fatalError("not from an archive") }
    override func prepareForReuse() { reuses += 1 }
  }

  @Test func cellsAreReused() {
    let screen = TestScreen([])
    let rows = Rows([(0..<100).map { "row \($0)" }])
    let table = rows.shown(on: screen)
    table.register(Cell.self, forCellReuseIdentifier: "Cell")
    Cell.count = 0
    table.reloadData()
    screen.session.endTurn()
    // Those of the first class wait in the pool and are used first.
    #expect(Cell.count == 0)
    rows.sections = [(0..<30).map { "\($0)" }]
    table.register(Cell.self, forCellReuseIdentifier: "Other")
    let other = table.dequeueReusableCell(withIdentifier: "Other") as? Cell
    #expect(other?.reuses == 0)
    #expect(table.dequeueReusableCell(withIdentifier: "Unknown") == nil)
    _ = table.dequeueReusableCell(withIdentifier: "Unknown", for: IndexPath(row: 0, section: 0))
    #expect(screen.problems.first?.hasPrefix("unable to dequeue a cell") == true)
  }

  @Test func selectionIsToldInOrder() {
    let screen = TestScreen([])
    let rows = Rows([["a", "b"]])
    let table = rows.shown(on: screen)
    screen.hand.select("a")
    screen.hand.tap("b")
    expectEqual(
      screen.log,
      """
      shouldHighlight 0
      didHighlight 0
      didUnhighlight 0
      willSelect 0
      didSelect 0
      shouldHighlight 1
      didHighlight 1
      didUnhighlight 1
      willSelect 1
      willDeselect 0
      didDeselect 0
      didSelect 1
      """
    )
    #expect(screen.rows == ["├ a", "▸ b"])
    let told = screen.log
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(screen.log == told)
  }

  @Test func severalRowsCanBeSelected() {
    let screen = TestScreen([])
    let table = Rows([["a", "b", "c"]])
    let view = table.shown(on: screen)
    view.allowsMultipleSelection = true
    screen.hand.select("a")
    screen.hand.select((0, 2))
    screen.hand.deselect("a")
    #expect(view.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    #expect(
      screen.log.filter { $0.hasPrefix("did") && $0.contains("elect") } == [
        "didSelect 0", "didSelect 2", "didDeselect 0",
      ]
    )
  }

  @Test func whatARowRefuses() {
    let screen = TestScreen([])
    let rows = Rows([["a", "b"]])
    let table = rows.shown(on: screen)
    screen.hand.select("z")
    screen.hand.select((0, 7))
    screen.hand.tapAccessory(of: "a")
    screen.hand.move((0, 0), to: (0, 1))
    rows.refuses = ["canEdit"]
    screen.hand.delete("a")
    table.allowsSelection = false
    screen.hand.select("a")
    expectEqual(
      screen.problems,
      """
      no row of table says "z"; it shows "a", "b"
      table has no row (0, 7)
      the row has no accessory button
      rows are moved while the table is edited; use `setEditing`
      the data source does not let the row be edited
      the table does not allow selection
      """
    )
  }

  @Test func editing() {
    let screen = TestScreen([.gesture, .shown])
    let rows = Rows([["a", "b", "c"]])
    let table = rows.shown(on: screen)
    screen.hand.delete("b")
    table.setEditing(true, animated: true)
    #expect(screen.rows.first?.hasPrefix("├ ⊖ a") == true)
    #expect(screen.rows.first?.hasSuffix("≡") == true)
    screen.hand.move((0, 0), to: (0, 1))
    #expect(rows.sections == [["c", "a"]])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["c", "a"])
    expectEqual(
      screen.log,
      """
      user: delete b
      commit delete 0,1
      screen: table 3 rows → 2
      screen: table not editing → editing
      user: move to (0, 1): (0, 0)
      move 0,0 to 0,1
      """
    )
    #expect(screen.problems.isEmpty)
  }

  @Test func aTableWithoutCommitSaysSo() {
    final class Fixed: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "only"
        return cell
      }
    }
    let screen = TestScreen([])
    let source = Fixed()
    let table = screen.run { UITableView() }
    table.dataSource = source
    screen.run {
      screen.show { [table] }
      screen.hand.delete("only")
    }
    #expect(
      screen.problems.first?.contains("has no method `tableView(_:commit:forRowAt:)`") == true
    )
  }

  @Test func buttonsInCellsCanBeTapped() {
    let screen = TestScreen([])
    let rows = Rows([["a", "b"]])
    let table = rows.shown(on: screen)
    screen.run {
      for (index, cell) in table.visibleCells.enumerated() {
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.addHandler(for: .touchUpInside) { _ in screen.note("buy \(index)") }
        cell.contentView.addSubview(button)
      }
    }
    #expect(screen.rows == ["├ a", "│ [ Buy ]", "└ b", "  [ Buy ]"])
    screen.hand.tap("Buy", in: "b")
    #expect(screen.log == ["buy 1"])
    #expect(screen.problems.isEmpty)
  }

  @Test func anEmptyTableShowsItsBackground() {
    let screen = TestScreen([])
    let rows = Rows([[]])
    let table = rows.shown(on: screen)
    let label = screen.run { UILabel() }
    label.text = "Nothing here"
    table.backgroundView = label
    #expect(screen.rows == ["Nothing here"])
  }

  @Test func theDelegateOfATableIsThatOfTheScrollView() {
    let screen = TestScreen([])
    let rows = Rows([["a"]])
    let table = rows.shown(on: screen)
    let scroll: UIScrollView = table
    #expect(scroll.delegate === rows)
    scroll.delegate = nil
    #expect(table.delegate == nil)
  }
}
