import LabBindings
import ScriptSource
import Testing

/// An error that nothing catches is reported at the line where it was thrown, in words and without our own types.
struct UncaughtErrorTests {
  @Test(arguments: [
    ("throw RxError.unknown", "Unknown error occurred."),
    ("_ = try Observable<Int>.error(RxError.timeout).toBlocking().first()", "Sequence timeout."),
    (
      "for try await x in Observable<Int>.error(RxError.timeout).values { print(x) }",
      "Sequence timeout."
    ),
    ("throw NSError(domain: \"a\", code: 1)", "Error Domain=a Code=1 \"(null)\""),
    ("let t = Task { throw RxError.unknown }\n_ = try await t.value", "Unknown error occurred."),
  ])
  func hasItsLine(_ script: String, _ error: String) {
    let log = ScriptLog("import Foundation\n" + script)
    #expect(
      log.mistakes.map(\.message) == ["the error `\(error)` was thrown and nothing catches it"]
    )
    let line = 2 + script.split(separator: "\n").count
    #expect(log.mistakes.first?.span?.line == line)
  }

  @Test(arguments: [
    "await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in }",
    "var t: Task<Int, Never>!\nt = Task { await t.value }\n_ = await t.value",
    "let s = AsyncStream<Int> { _ in }\nfor await x in s { print(x) }",
    "_ = try await PublishSubject<Int>().first().value",
  ])
  func anAwaitThatNothingCanEndIsADeadlock(_ script: String) {
    let log = ScriptLog(script)
    let message = log.mistakes.first?.message ?? ""
    #expect(message.hasPrefix("deadlock: main waits for what it awaits"), "\(log.ending)")
    #expect(log.mistakes.first?.span != nil)
  }

  @Test func whatIsAwaitedComesAtItsTime() {
    let log = ScriptLog(
      """
      import Foundation
      let start = Date()
      let task = Task { try await Task.sleep(for: .seconds(1)); return 7 }
      print(try await task.value, Date().timeIntervalSince(start))
      let n = await withCheckedContinuation { c in
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { c.resume(returning: 8) }
      }
      print(n, Date().timeIntervalSince(start))
      """
    )
    #expect(log.printed == ["7 1.0", "8 2.0"])
  }

  @Test func aThreadTooManyIsReportedWhereItWasAskedFor() {
    let log = ScriptLog(
      "import Foundation\nfor _ in 0..<300 { Thread.detachNewThread { Thread.sleep(forTimeInterval: 9) } }"
    )
    #expect(log.mistakes.map { $0.span?.line } == [3])
    #expect(log.mistakes.first?.message.hasPrefix("all 256 threads beside main are busy") ?? false)
  }

  @Test func threadsThatEndMakeRoomForOthers() {
    let log = ScriptLog(
      "import Foundation\nvar n = 0\nfor _ in 0..<300 { Thread.detachNewThread { n += 1 } }\nThread.sleep(forTimeInterval: 1)\nprint(n)"
    )
    #expect(log.printed == ["300"])
  }

  @Test func noFailureOfAJobEndsASession() {
    let lab = Lab()
    defer { lab.finish() }
    let entries = [
      "import Foundation",
      "DispatchQueue.global().async { fatalError(\"boom\") }",
      "0 + 0",
      "for _ in 0..<300 { Thread.detachNewThread { Thread.sleep(forTimeInterval: 1000) } }",
      "1 + 1",
      "await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in }",
      "3 + 3",
    ]
    let replies = entries.map { entry in
      var reply = ""
      let ending = lab.evaluate(SourceFile(name: "entry", text: entry)) { reply = $0 }
      guard case .failed(let mistakes) = ending else { return reply }
      #expect(mistakes.allSatisfy { $0.span != nil })
      return mistakes.map { $0.message.prefix { !$0.isPunctuation } }.joined()
    }
    #expect(
      replies == [
        "", "Fatal error", "Int = 0", "all 256 threads beside main are busy", "Int = 2",
        "main waits for what it awaits", "Int = 6",
      ]
    )
  }
}
