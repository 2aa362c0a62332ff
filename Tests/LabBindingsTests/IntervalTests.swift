import ScriptSource
import Testing

/// An interval that is no length of time is refused where the script gives it.
struct IntervalTests {
  @Test(arguments: [
    "_ = Timer.scheduledTimer(withTimeInterval: .nan, repeats: true) { _ in print(1) }",
    "_ = Timer.scheduledTimer(withTimeInterval: -1, repeats: true) { _ in print(1) }",
    "_ = Timer.scheduledTimer(withTimeInterval: .infinity, repeats: true) { _ in print(1) }",
    "_ = Timer(timeInterval: .nan, repeats: false) { _ in print(1) }",
    "Thread.sleep(forTimeInterval: .nan)", "Thread.sleep(forTimeInterval: -0.5)",
    "Thread.sleep(forTimeInterval: .infinity)",
    "let t = DispatchSource.makeTimerSource(); t.schedule(deadline: .now(), repeating: .seconds(-1))",
    "let t = DispatchSource.makeTimerSource(); t.schedule(deadline: .now(), repeating: .nan)",
    "DispatchQueue.main.asyncAfter(deadline: .now() + .nan) { print(1) }",
    "RunLoop.main.run(until: Date() + .nan)",
    "_ = Observable<Int>.interval(.seconds(-1), scheduler: MainScheduler.instance).subscribe()",
    "_ = Observable<Int>.timer(.milliseconds(-1), scheduler: MainScheduler.instance).subscribe()",
    "_ = Observable<Int>.timer(.seconds(1), period: .seconds(-1), scheduler: MainScheduler.instance).subscribe()",
    "_ = Observable.just(1).delay(.seconds(-1), scheduler: MainScheduler.instance).subscribe()",
    "_ = Observable.just(1).toBlocking(timeout: -1)",
  ])
  func isRefusedAtItsLine(_ line: String) {
    let log = ScriptLog("import Foundation\n\(line)\nRunLoop.main.run(until: Date() + 1)")
    #expect(log.mistakes.count == 1)
    #expect(log.mistakes.first?.span?.line == 3)
    #expect(log.printed == [])
  }

  @Test func zeroAndATimeInThePastAreNot() {
    let log = ScriptLog(
      """
      import Foundation
      Thread.sleep(forTimeInterval: 0)
      DispatchQueue.main.asyncAfter(deadline: .now() - 1) { print("past") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(-1)) { print("before") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .infinity) { print("never") }
      _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in print("soon") }
      try await Task.sleep(for: .seconds(-1))
      print("slept")
      """
    )
    #expect(log.mistakes.map(\.message) == [])
    #expect(log.printed == ["slept", "past", "before", "soon"])
  }

  @Test func aSemaphoreCountsNoFurtherThanItCan() {
    let log = ScriptLog("import Foundation\nlet s = DispatchSemaphore(value: Int.max)\ns.signal()")
    #expect(log.mistakes.map { $0.span?.line } == [4])
  }
}
