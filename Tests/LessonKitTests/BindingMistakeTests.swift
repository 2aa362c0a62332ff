import LabBindings
import LessonKit
import ScriptSource
import Stage
import Testing

/// What a broken rule of the screen or of a binding says: the place, what it was, and what to write; and that a release build
/// goes on.
struct BindingMistakeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let script: String
    /// What a debug build says.
    let text: String
    /// The line of a release build.
    let line: String

    init(_ name: String, _ script: String, _ text: String, release line: String) {
      testDescription = name
      self.script = script
      self.text = text
      self.line = line
    }
  }

  private static let imports =
    "import PlaygroundSupport; import RxCocoa; import RxDataSources; import RxSwift; import UIKit\n"

  static let rows = [
    Row(
      "an error that reaches a binding",
      """
      struct TooFar: Error {}
      let add = UIButton(); add.setTitle("Add", for: .normal); let label = UILabel()
      let root = UIStackView(arrangedSubviews: [add, label]); PlaygroundPage.current.liveView = root
      _ = add.rx.tap.scan(0) { n, _ in n + 1 }
        .map { n in if n == 2 { throw TooFar() }; return "\\(n)" }
        .bind(to: label.rx.text)
      for _ in 1...2 { user.tap("Add") }
      """,
      """
      s.swift:7:4: error: Binding error: TooFar()
        7 |   .bind(to: label.rx.text)
          |    ^~~~ an error has no place to go here
        note: it came from `map` (line 6); `catchAndReturn(…)` before the binding ends it with a value; inside `flatMap` it keeps the source alive, behind `flatMap` it would not
      """,
      release: "Binding error: TooFar()"
    ),
    Row(
      "a change off main",
      """
      let status = UILabel()
      PlaygroundPage.current.liveView = status
      _ = Observable.just("1").observe(on: SerialDispatchQueueScheduler(qos: .default))
        .subscribe(onNext: { status.text = $0 })
      user.wait(1)
      """,
      """
      s.swift:5:24: error: only the main thread may change what is on the screen, and this is worker 1
        5 |   .subscribe(onNext: { status.text = $0 })
          |                        ^~~~~~~~~~~
        note: `text` of `status`, a label, was set here
        note: write `.observe(on: MainScheduler.instance)` before `subscribe`, or bind to `status.rx`, which goes to main by itself
      """,
      release: "only the main thread may change what is on the screen, and this is worker 1"
    ),
    Row(
      "a driver off main",
      """
      let label = UILabel()
      let driver = Driver.just("a")
      DispatchQueue.global().async { _ = driver.drive(label.rx.text) }
      user.wait(1)
      """,
      """
      s.swift:4:36: error: `drive*` family of methods can be only called from `MainThread`.
        4 | DispatchQueue.global().async { _ = driver.drive(label.rx.text) }
          |                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~ move it there with `observe(on: MainScheduler.instance)`
        note: This is required to ensure that the last replayed `Driver` element is delivered on `MainThread`.
      """,
      release: "`drive*` family of methods can be only called from `MainThread`."
    ),
    Row(
      "a table with a data source",
      """
      final class List: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
          _ = Observable.just(["a"])
            .bind(to: tableView.rx.items(cellIdentifier: "name")) { _, name, cell in cell.textLabel?.text = name }
        }
      }
      PlaygroundPage.current.liveView = List()
      """,
      """
      s.swift:7:8: error: This is a feature to warn you that there is already a delegate (or data source) set somewhere previously. The object is `<UITableView: 0x600000100100>`.
        7 |       .bind(to: tableView.rx.items(cellIdentifier: "name")) { _, name, cell in cell.textLabel?.text = name }
          |        ^~~~
        note: `tableView` had a data source already, `<List: 0x600000100040>`; `UITableViewController` makes itself that
        note: write `tableView.dataSource = nil` before this line
      """,
      release:
        "This is a feature to warn you that there is already a delegate (or data source) set somewhere previously. The object is `<UITableView: 0x600000100100>`."
    ),
    Row(
      "a model of another type",
      """
      let table = UITableView()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
      _ = Observable.just([1, 2]).bind(to: table.rx.items(cellIdentifier: "name")) { _, number, cell in
        cell.textLabel?.text = "\\(number)"
      }
      PlaygroundPage.current.liveView = table
      _ = table.rx.modelSelected(String.self).subscribe(onNext: { print($0) }, onError: { _ in })
      user.select("2")
      """,
      """
      s.swift:8:14: error: Failure converting from Optional(2) to String
        8 | _ = table.rx.modelSelected(String.self).subscribe(onNext: { print($0) }, onError: { _ in })
          |              ^~~~~~~~~~~~~
        note: row (0, 1) holds `Int`, which prints as 2, and `String` is asked for
        note: ask for `Int.self` there, or use `rx.itemSelected` and look the row up
      """,
      release: "Failure converting from Optional(2) to String"
    ),
    Row(
      "two rows of one identity",
      """
      typealias S = AnimatableSectionModel<String, Int>
      let table = UITableView()
      let sections = BehaviorRelay(value: [S(model: "Section 1", items: [1, 3, 3])])
      let source = RxTableViewSectionedAnimatedDataSource<S>(configureCell: { _, _, _, _ in UITableViewCell() })
      PlaygroundPage.current.liveView = table
      _ = sections.bind(to: table.rx.items(dataSource: source))
      user.wait(1)
      sections.accept([S(model: "Section 1", items: [3, 1])])
      """,
      """
      s.swift:7:14: error: Duplicate item 3
        7 | _ = sections.bind(to: table.rx.items(dataSource: source))
          |              ^~~~
        note: 3 stands at (0, 1) and at (0, 2); rows are told apart by `identity`, so each needs its own
        note: both stood in the list before this one: lists are compared from the second one on
      """,
      release: "Duplicate item 3"
    ),
    Row(
      "an error that reaches a binding, in RxSwift 2",
      """
      let add = UIButton(); add.setTitle("Add", for: .normal); let label = UILabel()
      let root = UIStackView(arrangedSubviews: [add, label]); PlaygroundPage.current.liveView = root
      let taps = add.rx_tap.flatMap { _ in Observable<String?>.error(RxError.ArgumentOutOfRange) }
      taps.bindTo(label.rx_text)
      user.tap("Add")
      """,
      """
      s.swift:5:6: error: Binding error to UI: Argument out of range.
        5 | taps.bindTo(label.rx_text)
          |      ^ an error has no place to go here
        note: it came from `error` (line 4); `catchErrorJustReturn(…)` before the binding ends it with a value; inside `flatMap` it keeps the source alive, behind `flatMap` it would not
      """,
      release: "Binding error to UI: Argument out of range."
    ),
  ]

  @Test(arguments: rows)
  func `a debug build stops at the line, and a release build says it in a line and goes on`(
    _ row: Row
  ) {
    let file = SourceFile(name: "s.swift", text: Self.imports + row.script + "\nprint(\"end\")")
    let stopped = Recording(of: file)
    #expect(stopped.report.mistakes == [row.text])
    #expect(!stopped.lines.contains("end"))
    var options = ScriptRun.Options()
    options.build = .release
    let gone = Recording(of: file, options: options)
    #expect(gone.report.mistakes == [])
    let printed = gone.records.compactMap(\.printed)
    #expect(printed.contains(row.line), "\(printed)")
    #expect(printed.last == "end")
  }

  @Test(arguments: rows)
  func `the prompt's session goes on after it`(_ row: Row) {
    let session = PromptSession()
    _ = session.evaluate("let before = 7")
    let reply = session.evaluate(Self.imports + row.script)
    #expect(reply.errors.count == 1, "\(reply.errors)")
    #expect(
      reply.errors.first?.replacing("entry 2:", with: "s.swift:").hasPrefix(
        row.text.prefix { $0 != "\n" }
      ) == true,
      "\(reply.errors)"
    )
    #expect(session.evaluate("before").output.last == "Int = 7")
    let more = "let other = UILabel(); PlaygroundPage.current.liveView = other"
    #expect(session.evaluate("import PlaygroundSupport; import UIKit; \(more)").errors == [])
    #expect(
      session.evaluate("other.text = \"still there\"; screen()").output.contains {
        $0.contains("still there")
      }
    )
  }

  @Test func `the markup of a script says which build it is`() {
    let binding =
      "let p = PublishRelay<Int>(); _ = Observable<Int>.error(RxError.unknown).bind(to: p); print(\"end\")"
    let imports = "import RxRelay; import RxSwift\n"
    #expect(
      Recording(of: SourceFile(name: "s.swift", text: imports + binding)).report.mistakes.count == 1
    )
    let released = "//: # R\n//: - Build: release\n" + imports + binding
    let recording = Recording(of: SourceFile(name: "s.swift", text: released))
    #expect(recording.report.mistakes == [])
    #expect(recording.records.compactMap(\.printed).last == "end")
    #expect(Markup(released).build == .release)
  }
}
