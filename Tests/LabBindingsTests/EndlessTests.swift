import Foundation
import LabBindings
import ScriptSource
import Stage
import Testing

/// Scripts that never end by themselves.
struct EndlessTests {
  fileprivate static let scripts = [
    "while true {}",
    "_ = Observable.repeatElement(1).subscribe()",
    "_ = Observable.repeatElement(1).subscribe(onNext: { _ in })",
    "_ = Observable.repeatElement(1).map { $0 }.take(while: { _ in true }).subscribe()",
    "_ = Observable.repeatElement(1).ignoreElements().subscribe()",
    "_ = Observable<Int>.error(RxError.unknown).retry().subscribe()",
    "_ = Observable.repeatElement(1).toArray().subscribe()",
    "_ = Observable.repeatElement(1).ignoreElements().publish().connect()",
    "_ = Observable.repeatElement(1).ignoreElements().share().subscribe()",
    "DispatchQueue.global().async { while true {} }",
    "func again() { DispatchQueue.main.async { again() } }\nagain()",
    "_ = Observable<Int>.interval(.nanoseconds(1), scheduler: MainScheduler.instance).subscribe()",
    "let c = TestScheduler(initialClock: 0)\n_ = Observable<Int>.interval(.seconds(1), scheduler: c).subscribe()\nc.start()",
    "let c = HistoricalScheduler()\n_ = c.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) { $0 }\nc.start()",
  ]

  @Test(arguments: scripts, [false, true])
  func endsAtItsBudget(_ script: String, _ traces: Bool) {
    let log = ScriptLog(script, kinds: traces ? .all : .printed)
    #expect(log.mistakes.count == 1)
    #expect(log.mistakes.first?.span != nil)
  }

  @Test(arguments: [
    "let end = Date() + 2\nwhile Date() < end {}",
    "let end = DispatchTime.now() + 2\nwhile DispatchTime.now() < end {}",
    "let end = Date() + 2\nwhile end.timeIntervalSinceNow > 0 {}",
    "let end = CFAbsoluteTimeGetCurrent() + 2\nwhile CFAbsoluteTimeGetCurrent() < end {}",
    "let s = MainScheduler.instance\nlet end = s.now + 2\nwhile s.now < end {}",
  ])
  func aLoopThatWaitsForTheClockSaysSo(_ script: String) {
    let log = ScriptLog("import Foundation\n" + script, statementBudget: 5_000_000)
    let words = /the script read the clock \d+ times and no time passed/
    KnownDifferences.run("a loop that waits for the clock") {
      #expect(log.mistakes.map(\.message).first?.wholeMatch(of: words) != nil, "\(log.mistakes)")
      #expect(log.mistakes.first?.hint?.contains("Thread.sleep") == true)
    }
  }

  @Test func aLoopThatWaitsAndReadsTheClockEnds() {
    let log = ScriptLog(
      """
      import Foundation
      let end = Date() + 2
      while Date() < end { Thread.sleep(forTimeInterval: 0.001) }
      print("over")
      """,
      statementBudget: 20_000
    )
    #expect(log.mistakes.isEmpty)
  }

  @Test(arguments: [
    "func down(_ n: Int) -> Int { down(n + 1) }\nprint(down(0))",
    """
    func down() -> Observable<Int> { Observable<Int>.empty().concat(Observable.deferred { down() }) }
    _ = down().subscribe()
    """,
    // What each level has left to do would take for ever if the failure at the bottom did not keep it from that.
    """
    let (center, name) = (NotificationCenter.default, Notification.Name("a"))
    func listen() {
      _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in
        center.post(name: name, object: nil)
        listen()
        center.post(name: name, object: nil)
      }
    }
    listen()
    center.post(name: name, object: nil)
    """,
  ])
  func endsAtTheBottomOfTheStack(_ script: String) {
    let log = ScriptLog(script, eventBudget: .max, statementBudget: .max)
    #expect(log.mistakes.map(\.message) == ["the calls nest too deeply"])
  }

  @Test func endsAtItsLimit() {
    let log = ScriptLog(
      "_ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe(onNext: { print($0) })",
      limit: .seconds(3)
    )
    guard case .limitReached = log.ending else {
      Issue.record("it ended otherwise: \(log.ending)")
      return
    }
    #expect(log.printed == ["0", "1", "2"])
  }

  @Test(arguments: scripts, [false, true])
  func endsAtAnInterrupt(_ script: String, _ traces: Bool) {
    let log = ScriptLog(
      "print(\"going\")\n" + script,
      kinds: traces ? .all : .printed,
      eventBudget: .max,
      statementBudget: .max,
      interruptedAt: "going"
    )
    guard case .interrupted = log.ending else {
      Issue.record("it ended otherwise: \(log.ending)")
      return
    }
  }

  /// In a process of its own, where no other test starts threads.
  @Test func leavesNoThreadBehind() async {
    await #expect(processExitsWith: .success) {
      func threads() -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 0
      }
      for script in EndlessTests.scripts { _ = ScriptLog(script) }
      let before = threads()
      for _ in 0..<4 { for script in EndlessTests.scripts { _ = ScriptLog(script) } }
      // Every script has four threads to leave; the system's pools may start one or two of their own.
      precondition(threads() < before + 4)
    }
  }
}
