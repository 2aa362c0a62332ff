import Differentiator
import Foundation
import HeadlessUI
import RxBinding
import Testing

@MainActor
struct SectionedTests {
  private typealias Numbers = AnimatableSectionModel<String, Int>

  private func cell(_ table: UITableView, _ text: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = text
    return cell
  }

  /// The rows that the table shows, section by section.
  private func shown(_ table: UITableView) -> [[String]] {
    table.layoutIfNeeded()
    return (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text ?? "?"
      }
    }
  }

  @Test func reload() {
    onScreen {
      let table = UITableView()
      ScreenSession.current.show(table)
      let source = RxTableViewSectionedReloadDataSource<SectionModel<String, Int>>(
        configureCell: { _, table, _, item in cell(table, "\(item)") },
        titleForHeaderInSection: { source, section in source[section].model }
      )
      let sections = BehaviorRelay(value: [SectionModel(model: "a", items: [1, 2])])
      _ = sections.bind(to: table.rx.items(dataSource: source))
      #expect(shown(table) == [["1", "2"]])
      #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 0) == "a")
      sections.accept([
        SectionModel(model: "a", items: [3]), SectionModel(model: "b", items: [4]),
      ])
      #expect(shown(table) == [["3"], ["4"]])
      let lines = Lines()
      _ = table.rx.modelSelected(Int.self).subscribe(onNext: { lines.add("\($0)") })
      ScreenSession.current.hand.select("4")
      #expect(lines.take() == ["4"])
    }
  }

  @Test func animated() {
    onScreen {
      let table = UITableView()
      ScreenSession.current.show(table)
      var batches: [Int] = []
      let source = RxTableViewSectionedAnimatedDataSource<Numbers>(
        decideViewTransition: { _, _, changes in
          batches.append(changes.count)
          return .animated
        },
        configureCell: { _, table, _, item in cell(table, "\(item)") }
      )
      let sections = BehaviorRelay(value: [Numbers(model: "a", items: [1, 2, 3])])
      _ = sections.bind(to: table.rx.items(dataSource: source))
      #expect(shown(table) == [["1", "2", "3"]])
      #expect(batches == [], "the first list reloads")
      sections.accept([Numbers(model: "b", items: [4]), Numbers(model: "a", items: [3, 5, 1])])
      #expect(shown(table) == [["4"], ["3", "5", "1"]])
      #expect(batches == [3])
    }
  }

  @Test func aDuplicateIsReportedAndReloads() {
    onScreen {
      let table = UITableView()
      ScreenSession.current.show(table)
      let source = RxTableViewSectionedAnimatedDataSource<Numbers>(
        configureCell: { _, table, _, item in cell(table, "\(item)") }
      )
      let sections = BehaviorRelay(value: [Numbers(model: "a", items: [987, 987])])
      _ = sections.bind(to: table.rx.items(dataSource: source))
      let rules = BrokenRules(containing: "987")
      sections.accept([Numbers(model: "a", items: [987])])
      #expect(rules.lines == ["Duplicate item 987"])
      #expect(shown(table) == [["987"]])
    }
  }

  @Test func editing() {
    onScreen {
      let table = UITableView()
      let source = TableViewSectionedDataSource<Numbers>(
        configureCell: { _, table, _, item in cell(table, "\(item)") },
        titleForFooterInSection: { _, section in "end of \(section)" },
        canEditRowAtIndexPath: { _, path in path.row == 0 },
        canMoveRowAtIndexPath: { _, path in path.row == 1 },
        sectionIndexTitles: { source in source.sectionModels.map(\.model) },
        sectionForSectionIndexTitle: { _, _, index in index }
      )
      source.setSections([Numbers(model: "a", items: [1, 2]), Numbers(model: "b", items: [3])])
      let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
      #expect(source.tableView(table, canEditRowAt: first))
      #expect(!source.tableView(table, canMoveRowAt: first))
      #expect(source.tableView(table, titleForFooterInSection: 1) == "end of 1")
      #expect(source.sectionIndexTitles(for: table) == ["a", "b"])
      #expect(source.tableView(table, sectionForSectionIndexTitle: "b", at: 1) == 1)
      source.tableView(table, moveRowAt: second, to: IndexPath(row: 0, section: 1))
      #expect(source.sectionModels.map(\.items) == [[1], [2, 3]])
      source[first] = 7
      #expect((try? source.model(at: first)) as? Int == 7)
      #expect(throws: RxCocoaError.self) { try source.model(at: second) }
    }
  }
}
