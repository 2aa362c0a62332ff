import Dispatch
import LessonKit
import ScriptSource
import Stage
import Synchronization
import Testing

struct PromptSessionTests {
  @Test func anEntrySeesWhatEarlierOnesDeclared() {
    let session = PromptSession()
    #expect(session.evaluate("let a = 3").output.isEmpty)
    #expect(session.evaluate("func twice(_ x: Int) -> Int { x * 2 }").output.isEmpty)
    #expect(session.evaluate("twice(a)").output == ["Int = 6"])
    #expect(session.evaluate("let a = \"new\"").errors.isEmpty)
    #expect(session.evaluate("a").output == ["String = \"new\""])
  }

  @Test func aMistakeLeavesTheSessionAsItWas() {
    let session = PromptSession()
    _ = session.evaluate("var n = 1")
    let reply = session.evaluate("n = n / 0")
    #expect(reply.errors.count == 1)
    #expect(reply.errors.first?.hasPrefix("entry 2:1:") ?? false)
    #expect(session.evaluate("n").output == ["Int = 1"])
  }

  @Test func `Ctrl-C stops the entries that are repeated`() {
    let session = PromptSession()
    _ = session.evaluate("var n = 0; while n < 200_000 { n += 1 }")
    _ = session.evaluate("1")
    let earlier = session.withoutLastAction { repeated, run in
      let isOver = Mutex(false)
      let hasLeft = DispatchSemaphore(value: 0)
      DispatchQueue(label: "presses Ctrl-C").async {
        while !isOver.withLock(\.self) { repeated.interrupt() }
        hasLeft.signal()
      }
      run()
      isOver.withLock { $0 = true }
      hasLeft.wait()
    }
    guard case .interrupted = earlier else {
      Issue.record("it was not interrupted")
      return
    }
    #expect(session.evaluate("n").output == ["Int = 200000"])
  }

  @Test func timeIsPausedBetweenEntriesAndPassesInASleep() {
    let session = PromptSession()
    _ = session.evaluate("import RxSwift\nimport Foundation")
    _ = session.evaluate(
      """
      let d = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
        .subscribe(onNext: { print("tick", $0) })
      """
    )
    #expect(session.evaluate("1 + 1").output == ["Int = 2"])
    #expect(
      session.evaluate("DispatchQueue.global().async { print(\"work\") }").output == ["work"]
    )
  }

  @Test(arguments: [
    ("func f() {", true), ("let a = [1,", true), ("print(1)", false), ("f(", true),
    ("let s = \"open", false), ("", false), ("if a { b } else {", true), ("}", false),
    ("let s = \"\"\"\nabc", true), ("// only a comment", false),
  ])
  func incomplete(_ row: (entry: String, isIncomplete: Bool)) {
    #expect(Completeness.isIncomplete(row.entry) == row.isIncomplete)
  }
}

extension PromptSessionTests {
  @Test func `advance lets time pass`() {
    let session = PromptSession()
    _ = session.evaluate(
      """
      let d = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
        .subscribe(onNext: { print("tick", $0) })
      """
    )
    #expect(session.advance(by: .milliseconds(2_500)).output == ["tick 0", "tick 1"])
    #expect(session.time == .milliseconds(2_500))
    #expect(session.nextDue == .seconds(3))
    #expect(session.advance(by: .milliseconds(500)).output == ["tick 2"])
    #expect(session.evaluate("d.dispose()").errors.isEmpty)
    #expect(session.advance(by: .seconds(60)).output.isEmpty)
  }

  @Test func `a mistake in a timer is reported, and the session continues`() {
    let session = PromptSession()
    _ = session.evaluate(
      "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(1 / [0][0]) }"
    )
    #expect(session.advance(by: .seconds(2)).errors.count == 1)
    #expect(session.evaluate("1 + 1").output == ["Int = 2"])
  }

  @Test func `a module that there is nothing of is named in a later entry's mistake too`() {
    let session = PromptSession()
    #expect(session.evaluate("import Combine").errors == [])
    let errors = session.evaluate("let s = PassthroughSubject<Int, Never>()").errors.joined()
    #expect(errors.contains("cannot find 'PassthroughSubject' in scope"), "\(errors)")
    #expect(errors.contains("there is nothing of `Combine` here"), "\(errors)")
    #expect(!session.evaluate("let t = [1][0] + ").errors.joined().contains("Combine"))
  }

  @Test func `events come by themselves while the wall clock drives`() async {
    let session = PromptSession()
    let (lines, write) = AsyncStream.makeStream(of: String.self)
    session.goLive { write.yield($0) }
    _ = session.evaluate(
      "DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { print(\"due\") }; print(\"now\")"
    )
    var seen: [String] = []
    for await line in lines {
      seen.append(line)
      if line.hasSuffix("due") { break }
    }
    // Each behind its time, which the wall decides.
    let parts = seen.map { $0.split(separator: " ").map(String.init) }
    #expect(parts.map(\.last) == ["now", "due"])
    #expect(parts.allSatisfy { Markup.time($0[0]) != nil })
    #expect(session.isLive)
    session.stopLive()
    let time = session.time
    #expect(time >= .milliseconds(30))
    #expect(session.evaluate("1").output == ["Int = 1"])
    #expect(session.time == time)
  }

  @Test func `an entry is taken back without the time that passed after it`() async throws {
    let session = PromptSession()
    _ = session.evaluate("let a = 1")
    _ = session.evaluate("Thread.sleep(forTimeInterval: 5)")
    #expect(session.time == .seconds(5))
    session.goLive { _ in }
    while session.time < .milliseconds(5_050) { try await Task.sleep(for: .milliseconds(5)) }
    session.stopLive()
    let passed = session.time - .seconds(5)
    guard case .session(let earlier, let entry) = session.withoutLastAction() else {
      return #expect(Bool(false))
    }
    #expect(entry == "Thread.sleep(forTimeInterval: 5)")
    #expect(earlier.time == passed)
    #expect(earlier.evaluate("a").output == ["Int = 1"])
    // What `advance` has moved is taken back as a whole.
    _ = earlier.evaluate("a")
    _ = earlier.advance(by: .seconds(3))
    guard case .session(let first, nil) = earlier.withoutLastAction() else {
      return #expect(Bool(false))
    }
    #expect(first.time == passed)
  }

  private static let halfTyped: [(String, [String]?)] = [
    ("let x = coun", ["counter"]), ("counter.onE", ["onError"]),
    ("Observable.ju", ["just"]),
    ("Observable.of(1, 2).filter { $0 > 1 }.distinctU", ["distinctUntilChanged"]),
    ("[1].firs", ["first", "firstIndex", "firstRange"]), ("\"a\".uppercased", ["uppercased"]),
    ("  .flatMapF", ["flatMapFirst"]),
    ("Observable<Int>.interv", ["interval"]), ("p.x", ["x"]), ("zzz", []), ("print(\"cou", nil),
    ("1", nil),
  ]

  @Test(arguments: halfTyped)
  func completions(_ row: (line: String, names: [String]?)) {
    let session = PromptSession()
    _ = session.evaluate("struct Point { var x = 1 }\nlet p = Point()")
    _ = session.evaluate("let counter = PublishSubject<Int>()")
    #expect(session.completion(of: row.line).map(EntryCompletion.init)?.candidates == row.names)
  }
}
