import ScriptSource
import Stage
import Testing

/// What the records of a screen say, and which rules of a screen end a script.
struct ScreenRecordTests {
  /// The place of a mistake is a line of this script, whose imports are line 1.
  private static let counter = """
    import PlaygroundSupport; import UIKit
    let root = UIViewController()
    let add = UIButton(type: .system)
    let count = UILabel()
    add.setTitle("Add", for: .normal)
    for part in [add, count] { root.view.addSubview(part) }
    PlaygroundPage.current.liveView = root

    """

  struct BrokenRule: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let script: String
    let message: String
    let line: Int
  }

  @Test(arguments: [
    BrokenRule(
      testDescription: "a change off main",
      script: "DispatchQueue.global().async {\n  count.text = \"1\"\n}",
      message:
        "only the main thread may change what is on the screen, and this is worker 1",
      line: 10
    ),
    BrokenRule(
      testDescription: "a change by a subscriber off main",
      script: """
        _ = Observable.just("1").observe(on: SerialDispatchQueueScheduler(qos: .default))
          .subscribe(onNext: { count.text = $0 })
        """,
      message:
        "only the main thread may change what is on the screen, and this is worker 1",
      line: 10
    ),
    BrokenRule(
      testDescription: "a tap on what is not there",
      script: "user.tap(\"Remove\")",
      message: "there is no \"Remove\" on the screen; it has: button \"Add\"",
      line: 9
    ),
    BrokenRule(
      testDescription: "a tap on a disabled button",
      script: "add.isEnabled = false\nuser.tap(\"Add\")",
      message: "button \"Add\" is disabled",
      line: 10
    ),
  ])
  func `a broken rule ends the script at its place`(_ row: BrokenRule) {
    let log = ScriptLog(Self.counter + row.script)
    #expect(log.mistakes.map(\.message) == [row.message])
    #expect(log.mistakes.first?.span?.line == row.line)
  }

  @Test func `binding off main goes to main by itself`() {
    let log = ScriptLog(
      Self.counter + """
        _ = Observable.just("1").observe(on: SerialDispatchQueueScheduler(qos: .default))
          .bind(to: count.rx.text)
        """
    )
    #expect(log.mistakes.map(\.message) == [])
    let shown = log.records.last { $0.kind == .shown }
    #expect(shown?.text == "\"1\"")
    #expect(shown?.thread.number == 1)
  }

  @Test func `a change leads back to the gesture by way of the elements`() {
    let log = ScriptLog(
      Self.counter + """
        _ = add.rx.tap.map { "tapped" }.bind(to: count.rx.text)
        user.tap("Add")
        """
    )
    #expect(log.mistakes.map(\.message) == [])
    var chain: [LogRecord] = []
    var next = log.records.last { $0.kind == .shown }
    while let record = next {
      chain.append(record)
      next = record.cause.map { log.records[$0 - 1] }
    }
    let kinds = chain.reversed().map(\.kind)
    #expect(kinds.first == .gesture)
    #expect(kinds.dropFirst().first == .control)
    #expect(kinds.dropFirst(2).dropLast().allSatisfy { $0 == .next })
    #expect(kinds.count > 3)
    let gesture = chain.last
    #expect(gesture?.text == "tap Add")
    #expect(gesture?.call?.line == 10)
    #expect(gesture?.view?.type == "UIButton")
    #expect(gesture?.view?.name == "add")
  }

  @Test func `a change has its view, its property and the value before`() throws {
    let log = ScriptLog(Self.counter + "count.text = \"1\"\nadd.isEnabled = false")
    let shown = log.records.filter { $0.kind == .shown }
    let changes = shown.compactMap { record -> LogRecord.Change? in
      if case .shown(_, let change) = record.payload { change } else { nil }
    }
    #expect(changes.map(\.property) == ["text", "isEnabled"])
    #expect(changes.map(\.before) == ["nil", "enabled"])
    #expect(changes.map(\.after) == ["\"1\"", "disabled"])
    #expect(shown.map(\.view?.title) == ["count", "add"])
    #expect(shown.map(\.call?.line) == [9, 10])
    #expect(shown.allSatisfy { $0.cause == nil })
  }

  @Test func `a picture is recorded once for a turn in which it changed`() {
    let log = ScriptLog(
      Self.counter + """
        add.addAction(UIAction { _ in count.text = "1"; count.text = "2" }, for: .touchUpInside)
        user.tap("Add")
        user.wait(1)
        """
    )
    #expect(log.mistakes.map(\.message) == [])
    let pictures = log.records.filter { $0.kind == .screen }.map(\.text)
    #expect(pictures.count == 2)
    #expect(pictures.last?.contains("│ 2  ") == true)
  }
}
