import ScriptSource
import Stage
import Testing

/// A chain of operators that is too long for the stack is a mistake of the script, never a stack overflow.
struct LongChainTests {
  private static let operators = [
    "map { $0 }", "share()", "concat(Observable.just(2))", "flatMap { Observable.just($0) }",
    "observe(on: MainScheduler.instance)", "retry(2)", "take(1)", "asSingle().asObservable()",
  ]

  private func log(_ count: Int, _ end: String, chaining operation: String) -> ScriptLog {
    ScriptLog(
      """
      var o = Observable.just(1)
      for _ in 0..<\(count) { o = o.\(operation) }
      \(end)
      """,
      kinds: .printed,
      eventBudget: .max,
      statementBudget: .max,
      mainStackSize: 8 << 20
    )
  }

  @Test(arguments: operators)
  func subscribingIsRefusedAtItsLine(_ operation: String) {
    let log = log(20_000, "_ = o.subscribe()", chaining: operation)
    #expect(log.mistakes.map(\.message) == ["the operators nest too deeply"])
    #expect(log.mistakes.first?.span?.line == 4)
  }

  @Test(arguments: operators)
  func itIsReleasedWithoutRecursion(_ operation: String) {
    let log = log(20_000, "o = .just(2)\nprint(3)", chaining: operation)
    #expect(log.mistakes.map(\.message) == [])
    #expect(log.printed == ["3"])
  }

  @Test func whatASubjectSendsThroughItIsRefused() {
    let log = ScriptLog(
      """
      let s = PublishSubject<Int>()
      var o = s.asObservable()
      for _ in 0..<20_000 { o = o.map { $0 } }
      _ = o.subscribe(onNext: { print($0) })
      s.onNext(1)
      """,
      kinds: .printed,
      eventBudget: .max,
      statementBudget: .max,
      mainStackSize: 24 << 20
    )
    #expect(log.mistakes.count == 1)
    #expect(log.printed == [])
  }
}
