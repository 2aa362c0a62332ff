import LessonKit
import ScriptSource
import Stage
import Synchronization
import Testing

struct ExplorerTests {
  // MARK: Which logs there are

  @Test func `two threads that print have two logs`() {
    let found = explore(twoThreads)
    #expect(found.printed == [["A", "B"], ["B", "A"]])
    #expect(found.coverage == .all)
  }

  @Test func `a tie of three has six logs`() {
    let found = explore(
      """
      for name in ["a", "b", "c"] {
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { print(name) }
      }
      """
    )
    #expect(
      Set(found.printed) == [
        ["a", "b", "c"], ["a", "c", "b"], ["b", "a", "c"], ["b", "c", "a"], ["c", "a", "b"],
        ["c", "b", "a"],
      ]
    )
    #expect(found.logs.map(\.count) == [1, 1, 1, 1, 1, 1])
    #expect(found.coverage == .all)
  }

  @Test func `timers of an observable tie, too`() {
    let found = explore(
      """
      import RxSwift
      let first = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).map { _ in "a" }
      let second = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).map { _ in "b" }
      _ = Observable.merge(first, second).subscribe(onNext: { print($0) })
      """
    )
    #expect(found.printed == [["a", "b"], ["b", "a"]])
    #expect(found.coverage == .all)
  }

  @Test(
    arguments: [
      "for number in 1...3 { print(number); Thread.sleep(forTimeInterval: 1) }",
      """
      let queue = DispatchQueue(label: "q")
      for number in 1...3 { queue.sync { print(number) } }
      """,
      """
      DispatchQueue.main.async { print("first") }
      DispatchQueue.main.async { print("second") }
      """,
      """
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) { print("later") }
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { print("sooner") }
      """,
    ]
  )
  func `a program whose order is certain has one log`(script: String) {
    let found = explore(script)
    #expect(found.logs.count == 1)
    #expect(found.count == 1)
    #expect(found.coverage == .all)
    #expect(found.summary == "1 log, the only schedule tried")
  }

  @Test func `a thread may be preempted by the one that it starts`() {
    let found = explore(
      """
      DispatchQueue.global().async { print("worker") }
      print("main")
      """
    )
    #expect(found.printed == [["main", "worker"], ["worker", "main"]])
  }

  @Test func `a thread may be preempted between two elements of a source`() {
    let found = explore(
      """
      import RxSwift
      let queue = ConcurrentDispatchQueueScheduler(qos: .default)
      let low = Observable.of(1, 2).subscribe(on: queue)
      let high = Observable.just(10).subscribe(on: queue)
      _ = Observable.merge(low, high).subscribe(onNext: { print($0) })
      """
    )
    #expect(found.coverage == .all)
    #expect(
      Set(found.printed) == [["1", "2", "10"], ["1", "10", "2"], ["10", "1", "2"]]
    )
  }

  @Test func `tasks that sleep race only when they wake`() {
    let found = explore(
      """
      Task { try await Task.sleep(nanoseconds: 1_000_000_000); print("A") }
      Task { try await Task.sleep(nanoseconds: 1_000_000_000); print("B") }
      """
    )
    #expect(found.printed == [["A", "B"], ["B", "A"]])
    #expect(found.coverage == .all)
    #expect(found.count < 20)
  }

  // MARK: A race, and its correction

  /// Which guests come is certain, who comes first is not.
  private let race = """
    var guests: [String] = []
    let group = DispatchGroup()
    for name in ["Ada", "Bob"] {
      DispatchQueue.global().async(group: group) {
        guests.append(name)
      }
    }
    group.wait()
    print(guests.joined(separator: ", "))
    """

  @Test func `two threads that append to an array race`() {
    let found = explore(race)
    #expect(found.printed == [["Ada, Bob"], ["Bob, Ada"]])
    #expect(found.coverage == .all)
  }

  @Test func `a serial queue alone does not decide who is first`() {
    let guarded = race.replacing(
      "guests.append(name)",
      with: "queue.sync { guests.append(name) }"
    )
    let found = explore("let queue = DispatchQueue(label: \"guests\")\n" + guarded)
    #expect(found.printed == [["Ada, Bob"], ["Bob, Ada"]])
  }

  @Test func `jobs of one serial queue have one log`() {
    let ordered = race.replacing("DispatchQueue.global()", with: "queue")
    let found = explore("let queue = DispatchQueue(label: \"guests\")\n" + ordered)
    #expect(found.printed == [["Ada, Bob"]])
    #expect(found.count > 1)
    #expect(found.coverage == .all)
  }

  @Test(
    arguments: [
      "counter += 1", "counter = counter + 1", "let seen = counter; counter = seen + 1",
      "box.value += 1", "box.value = box.value + 1",
    ]
  )
  func `an update is lost between reading and storing`(update: String) {
    let found = explore(counting(update))
    #expect(Set(found.printed) == [["2"], ["1"]])
    #expect(found.coverage == .all)
  }

  @Test(
    arguments: [
      "queue.sync { counter += 1 }", "lock.lock(); counter += 1; lock.unlock()",
      "lock.withLock { counter = counter + 1 }",
    ]
  )
  func `a lock or a serial queue keeps every update`(update: String) {
    let found = explore(counting(update), runs: 5_000)
    #expect(found.printed == [["2"]])
    #expect(found.coverage == .all)
  }

  @Test func `a deadlock of some schedules is found`() throws {
    let found = explore(
      """
      let a = NSLock(), b = NSLock()
      func work(_ first: NSLock, _ second: NSLock) {
        first.lock()
        second.lock()
        second.unlock()
        first.unlock()
      }
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { work(a, b) }
      DispatchQueue.global().async(group: group) { work(b, a) }
      group.wait()
      print("done")
      """,
      runs: 60
    )
    #expect(found.printed == [["done"], []])
    let messages = try #require(found.logs.last?.outcome.messages)
    #expect(messages.contains { $0.contains("deadlock: main waits for a group") })
  }

  // MARK: Bounds

  @Test func `a bound that is reached says so`() {
    let found = explore(manyThreads, runs: 10)
    #expect(found.count == 10)
    #expect(found.coverage == .some(preemptions: nil))
    #expect(found.summary.hasSuffix("in 10 schedules; not all were tried"))
  }

  @Test func `a bound on preemptions says which schedules were tried`() {
    let none = explore(counting("counter += 1"), preemptions: 0)
    #expect(none.printed == [["2"]])
    #expect(none.coverage == .some(preemptions: 0))
    let one = explore(counting("counter += 1"), preemptions: 1)
    #expect(one.printed == [["2"], ["1"]])
    #expect(one.coverage == .some(preemptions: 1))
  }

  @Test func `an interrupted search says so`() {
    let explorer = Explorer(RunnableScript(source(twoThreads)))
    explorer.interrupt()
    let found = explorer.explore()
    #expect(found.stop == .interrupted)
    #expect(found.logs.isEmpty)
  }

  @Test func `a script with mistakes has no logs`() {
    let found = explore("print(nothing)")
    #expect(found.logs.isEmpty)
    #expect(found.mistakes.count == 1)
    #expect(found.mistakes.first?.contains("nothing") ?? false)
  }

  // MARK: Determinism and replay

  @Test(arguments: [nil, 7])
  func `a search finds the same each time`(seed: UInt64?) {
    let searches = (1...2).map { _ in explore(manyThreads, runs: 25, seed: seed) }
    #expect(searches[0].logs == searches[1].logs)
    #expect(searches[0].logs.count > 6)
  }

  @Test(arguments: [nil, 7])
  func `each schedule replays its log in every format`(seed: UInt64?) throws {
    let logs = explore(manyThreads, runs: 25, seed: seed).logs
    try #require(logs.count > 1)
    for log in logs {
      var options = ScriptRun.Options()
      options.schedule = log.schedule
      let recording = Recording(of: source(manyThreads), options: options)
      #expect(recording.lines == log.outcome.lines)
      for format in Format.allCases {
        options.format = format
        let lines = Mutex<[String]>([])
        let run = ScriptRun(source(manyThreads), options: options) { line in
          lines.withLock { $0.append(line) }
        }
        #expect(run.run().misfit == nil, "\(format)")
        if format == .console { #expect(lines.withLock(\.self) == log.outcome.lines) }
        if format == .plain { #expect(lines.withLock(\.self) == log.printed) }
      }
    }
  }

  @Test func `the first log is that of a run without a schedule`() {
    let found = explore(manyThreads, runs: 5)
    #expect(found.logs.first?.outcome.lines == Recording(of: source(manyThreads)).lines)
    #expect(found.logs.first?.schedule == .usual)
  }

  @Test func `random schedules find what the search in order finds`() {
    let found = explore(counting("counter += 1"), runs: 100, seed: 1)
    #expect(Set(found.printed) == [["2"], ["1"]])
    #expect(found.coverage == .some(preemptions: nil))
    // One preemption is enough, however many the random schedule had.
    #expect(found.logs.last?.schedule.choices.count == 1)
  }

  @Test func `a schedule of another script does not fit`() throws {
    var options = ScriptRun.Options()
    options.schedule = Schedule("2:1")
    let report = Recording(of: source("print(1)"), options: options).report
    #expect(
      report.misfit?.description == "the schedule does not fit at `2:1`: the run has no choices"
    )
  }

  // MARK: Words

  @Test func `the lines show how the logs differ, and how to replay them`() {
    let lines = explore(twoThreads).lines(of: "race.swift", ViewOptions(), most: 10) { "run \($0)" }
    #expect(
      lines == [
        "race.swift: 2 logs, all 3 schedules tried",
        "log 1 (2 schedules): run usual",
        "log 2 (1 schedule): run 2:1",
        "  line 1: log 1 has `2016-05-01 04:17:17.000: A`, log 2 has `2016-05-01 04:17:17.000: B`",
        "    - 2016-05-01 04:17:17.000: A",
        "      2016-05-01 04:17:17.000: B",
        "    + 2016-05-01 04:17:17.000: A",
      ]
    )
  }

  @Test func `logs beyond the limit are counted`() {
    let lines = explore(twoThreads).lines(of: "race.swift", ViewOptions(), most: 1) { "\($0)" }
    #expect(lines.last == "… and 1 more log")
  }

  // MARK: Scripts

  private let twoThreads = """
    DispatchQueue.global().async { print("A") }
    DispatchQueue.global().async { print("B") }
    """

  private let manyThreads = """
    for name in ["a", "b", "c", "d"] {
      Thread.detachNewThread {
        print("\\(name) begins")
        Thread.sleep(forTimeInterval: 1)
        print("\\(name) ends")
      }
    }
    """

  private func counting(_ update: String) -> String {
    """
    final class Box { var value = 0 }
    let box = Box()
    var counter = 0
    let queue = DispatchQueue(label: "counter")
    let lock = NSLock()
    let group = DispatchGroup()
    for _ in 1...2 {
      DispatchQueue.global().async(group: group) { \(update) }
    }
    group.wait()
    print(counter + box.value)
    """
  }

  private func source(_ text: String) -> SourceFile {
    SourceFile(name: "race.swift", text: "import Foundation\n" + text)
  }

  private func explore(
    _ text: String,
    runs: Int = 1_000,
    preemptions: Int? = nil,
    seed: UInt64? = nil
  ) -> Exploration {
    let bounds = Explorer.Bounds(runs: runs, preemptions: preemptions, seed: seed)
    return Explorer(RunnableScript(source(text)), bounds: bounds).explore()
  }
}

extension Exploration {
  /// What each log prints, without dates.
  fileprivate var printed: [[String]] { logs.map(\.printed) }
}

extension Exploration.Log {
  /// What it prints, without dates.
  fileprivate var printed: [String] { outcome.lines.map { String($0.dropFirst(25)) } }
}
