import Foundation
import HeadlessUI
import RxBinding
import Testing

@MainActor
struct ItemsTests {
  private final class Delegate: UITableViewDelegate {
    let lines: Lines

    init(_ lines: Lines) { self.lines = lines }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      lines.add("delegate \(indexPath.row)")
    }
  }

  /// Shows a table in a window.
  private func shownTable() -> UITableView {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    ScreenSession.current.show(table)
    return table
  }

  private func texts(_ table: UITableView) -> [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test func cellsThatAClosureMakes() {
    onScreen {
      let table = shownTable()
      let names = BehaviorRelay(value: ["Ada", "Bob"])
      let binding = names.bind(to: table.rx.items) { table, row, name in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(row) \(name)"
        return cell
      }
      #expect(texts(table) == ["0 Ada", "1 Bob"])
      names.accept(["Eve"])
      #expect(texts(table) == ["0 Eve"])
      binding.dispose()
      #expect(texts(table) == [])
    }
  }

  @Test func cellsOfAnIdentifierThatAClosureFills() {
    onScreen {
      let table = shownTable()
      _ = Observable.just(["Ada", "Bob"]).bind(to: table.rx.items(cellIdentifier: "cell")) {
        row,
        name,
        cell in
        cell.textLabel?.text = "\(row) \(name)"
      }
      #expect(texts(table) == ["0 Ada", "1 Bob"], "completion leaves the rows")
      let other = shownTable()
      _ = Driver.just([1, 2]).drive(
        other.rx.items(cellIdentifier: "cell", cellType: UITableViewCell.self)
      ) { _, number, cell in
        cell.textLabel?.text = "\(number)"
      }
      #expect(texts(other) == ["1", "2"])
    }
  }

  @Test func anErrorIsReportedAndLeavesTheRows() {
    onScreen {
      let table = shownTable()
      let rules = BrokenRules(containing: "rows-error")
      let rows = PublishSubject<[Int]>()
      _ = rows.bind(to: table.rx.items(cellIdentifier: "cell")) { _, number, cell in
        cell.textLabel?.text = "\(number)"
      }
      rows.onNext([1])
      rows.onError(TestError(name: "rows-error"))
      #expect(texts(table) == ["1"])
      #expect(rules.lines == ["Binding error: TestError(name: \"rows-error\")"])
    }
  }

  @Test func selection() {
    onScreen {
      let session = ScreenSession.current
      let table = shownTable()
      let lines = Lines()
      let delegate = Delegate(lines)
      _ = table.rx.setDelegate(delegate)
      _ = Observable.just(["Ada", "Bob"]).bind(to: table.rx.items(cellIdentifier: "cell")) {
        _,
        name,
        cell in
        cell.textLabel?.text = name
      }
      _ = table.rx.itemSelected.subscribe(onNext: { lines.add("row \($0.row)") })
      _ = table.rx.modelSelected(String.self).subscribe(onNext: { lines.add($0) })
      _ = table.rx.itemDeselected.subscribe(onNext: { lines.add("not row \($0.row)") })
      _ = table.rx.modelDeselected(String.self).subscribe(onNext: { lines.add("not \($0)") })
      session.hand.select("Bob")
      #expect(lines.take() == ["delegate 1", "row 1", "Bob"])
      session.hand.select("Ada")
      #expect(lines.take() == ["not row 1", "not Bob", "delegate 0", "row 0", "Ada"])
    }
  }

  @Test func modelsOfRows() throws {
    try onScreen {
      let table = shownTable()
      _ = Observable.just([4, 5]).bind(to: table.rx.items(cellIdentifier: "cell")) { _, _, _ in }
      let model: Int = try table.rx.model(at: IndexPath(row: 1, section: 0))
      #expect(model == 5)
      #expect(throws: RxCocoaError.self) {
        let _: Int = try table.rx.model(at: IndexPath(row: 2, section: 0))
      }
      let rules = BrokenRules(containing: "Failure converting from Optional(4) to Double")
      #expect(throws: RxCocoaError.self) {
        let _: Double = try table.rx.model(at: IndexPath(row: 0, section: 0))
      }
      #expect(rules.lines == ["Failure converting from Optional(4) to Double"])
    }
  }

  @Test func deletionOfAPlainRowNeedsAnObserver() {
    onScreen {
      let table = shownTable()
      let rows = BehaviorRelay(value: ["Ada", "Bob"])
      _ = rows.bind(to: table.rx.items(cellIdentifier: "cell")) { _, name, cell in
        cell.textLabel?.text = name
      }
      let path = IndexPath(row: 0, section: 0)
      #expect(table.dataSource?.tableView(table, canEditRowAt: path) == false)
      _ = table.rx.itemDeleted.subscribe(onNext: { path in
        var changed = rows.value
        changed.remove(at: path.row)
        rows.accept(changed)
      })
      #expect(table.dataSource?.tableView(table, canEditRowAt: path) == true)
      table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
      #expect(texts(table) == ["Ada", "Bob"])
      table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
      #expect(texts(table) == ["Bob"])
    }
  }

  @Test func theOtherEvents() {
    onScreen {
      let table = shownTable()
      let lines = Lines()
      let path = IndexPath(row: 1, section: 0)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      _ = table.rx.itemMoved.subscribe(onNext: { lines.add("\($0.row) → \($1.row)") })
      _ = table.rx.itemInserted.subscribe(onNext: { lines.add("inserted \($0.row)") })
      _ = table.rx.itemHighlighted.subscribe(onNext: { lines.add("highlighted \($0.row)") })
      _ = table.rx.itemUnhighlighted.subscribe(onNext: { lines.add("unhighlighted \($0.row)") })
      _ = table.rx.itemAccessoryButtonTapped.subscribe(onNext: { lines.add("accessory \($0.row)") })
      _ = table.rx.willDisplayCell.subscribe(onNext: { lines.add("shown \($0.indexPath.row)") })
      _ = table.rx.didEndDisplayingCell.subscribe(onNext: {
        lines.add("hidden \($0.indexPath.row)")
      })
      _ = table.rx.prefetchRows.subscribe(onNext: { lines.add("prefetch \($0.count)") })
      _ = table.rx.cancelPrefetchingForRows.subscribe(onNext: { lines.add("cancel \($0.count)") })
      table.dataSource?.tableView(table, moveRowAt: path, to: IndexPath(row: 0, section: 0))
      table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
      table.delegate?.tableView(table, didHighlightRowAt: path)
      table.delegate?.tableView(table, didUnhighlightRowAt: path)
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
      table.delegate?.tableView(table, willDisplay: cell, forRowAt: path)
      table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
      table.prefetchDataSource?.tableView(table, prefetchRowsAt: [path])
      table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: [path])
      #expect(
        lines.take() == [
          "1 → 0", "inserted 1", "highlighted 1", "unhighlighted 1", "accessory 1", "shown 1",
          "hidden 1", "prefetch 1", "cancel 1",
        ]
      )
    }
  }

  @Test func aSecondBindingIsRefused() {
    onScreen {
      let table = shownTable()
      _ = Observable.just([1]).bind(to: table.rx.items(cellIdentifier: "cell")) { _, _, _ in }
      let rules = BrokenRules(containing: "\(table)")
      _ = Observable.just([2]).bind(to: table.rx.items(cellIdentifier: "cell")) { _, _, _ in }
      #expect(rules.lines.count == 1)
    }
  }

  @Test func theTableIsNotKeptAlive() {
    onScreen {
      weak var kept: UITableView?
      let rows = PublishRelay<[Int]>()
      do {
        let table = UITableView()
        kept = table
        _ = rows.bind(to: table.rx.items(cellIdentifier: "cell")) { _, _, _ in }
        _ = table.rx.modelSelected(Int.self).subscribe()
        rows.accept([1])
      }
      #expect(kept == nil)
    }
  }

  @Test func prefetchedRowsAreHeardOfBeforeTheOrdinaryDataSourceIsAsked() {
    final class Loader: UITableViewDataSourcePrefetching {
      let lines: Lines

      init(_ lines: Lines) { self.lines = lines }

      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        lines.add("loader")
      }

      func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        lines.add("loader stops")
      }
    }
    onScreen {
      let lines = Lines()
      let (table, loader) = (UITableView(), Loader(lines))
      _ = table.rx.setPrefetchDataSource(loader)
      _ = table.rx.prefetchRows.subscribe(onNext: { _ in lines.add("rx") })
      _ = table.rx.cancelPrefetchingForRows.subscribe(onNext: { _ in lines.add("rx stops") })
      table.prefetchDataSource?.tableView(table, prefetchRowsAt: [])
      table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: [])
      #expect(lines.take() == ["rx", "loader", "loader stops", "rx stops"])
    }
  }
}
