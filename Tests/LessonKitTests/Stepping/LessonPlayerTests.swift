import Foundation
import LabBindings
import LessonKit
import ScriptSource
import Stage
import Synchronization
import Testing

struct LessonPlayerTests {
  private static let lesson = SourceFile(
    name: "tiny.swift",
    text: """
      /*:
       # Tiny
       Two counts.
       - Limit: 10 s
       */
      import Foundation
      import RxSwift

      //: ## Counting
      //: - Predict: What is first?
      let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      let first = ticks.subscribe(onNext: { print("First \\($0)") })
      Thread.sleep(forTimeInterval: 2.5)

      //: ## Again
      //: - Hint: It is cold.
      let second = ticks.take(2).subscribe(onNext: { print("Second \\($0)") })
      print("waiting")
      """
  )

  private func player(_ text: String? = nil) -> LessonPlayer {
    LessonPlayer(text.map { SourceFile(name: "s.swift", text: $0) } ?? Self.lesson)
  }

  private func printed(_ player: LessonPlayer) -> [String] { player.story.printed.map(\.text) }

  @Test func `statements are stops, and what they print comes between`() {
    let player = player()
    #expect(player.position == 0)
    let start = player.advance(to: .statements(1))
    #expect(start.records.isEmpty)
    #expect(player.statement?.place.line == 11)
    _ = player.advance(to: .statements(2))
    #expect(player.statement?.place.line == 13)
    let sleep = player.advance(to: .statements(1))
    #expect(sleep.records.filter { $0.kind == .print }.map(\.text) == [])
    #expect(player.statement?.place.line == 17)
    _ = player.advance(to: .statements(2))
    #expect(printed(player) == ["waiting"])
    #expect(player.statement?.role == .end)
  }

  private static let stepping: [(rule: String, script: String, lines: [Int])] = [
    (
      "a function is stepped over where a statement calls it, and into where a timer does",
      """
      func later() {
        print("later")
        print("much")
      }
      func now() {
        print("now")
      }
      now()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { later() }
      """, [8, 9, 10, 2, 3]
    ),
    (
      "what a timer's function calls is stepped over, as in the script's own code",
      """
      func inner() {
        print("inner")
      }
      func later() {
        inner()
        Observable.just(1).subscribe(onNext: { _ in inner() }).dispose()
        for _ in 1...1 {
          print("end")
        }
      }
      later()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { later() }
      """, [11, 12, 13, 5, 6, 7, 8]
    ),
    (
      "what a queue calls while a statement waits is part of the statement",
      """
      func inner() {
        print("inner")
      }
      DispatchQueue.global().async { inner() }
      Thread.sleep(forTimeInterval: 1)
      print("end")
      """, [4, 5, 6]
    ),
    (
      "a step is shown even if it begins in a function that a callback calls",
      """
      func later() {
        inner()
        print("end")
      }
      DispatchQueue.main.async { later() }
      //: ## Inside
      func inner() {
        print("inner")
        print("more")
      }
      """, [5, 11, 2, 8, 3]
    ),
  ]

  @Test(arguments: stepping)
  func stepsByStatements(_ row: (rule: String, script: String, lines: [Int])) {
    let player = player(row.script)
    var lines: [Int] = []
    while player.advance(to: .statements(1)).stop == .arrived {
      lines.append(player.statement?.place.line ?? 0)
    }
    #expect(lines == row.lines, Comment(rawValue: row.rule))
  }

  private static let destinations: [(Destination, [String]?)] = [
    (.lines(1), ["waiting"]), (.lines(3), ["waiting", "First 0", "First 1"]),
    (.time(.milliseconds(2_500)), ["waiting", "First 0"]),
    (.time(.milliseconds(3_499)), ["waiting", "First 0", "First 1"]),
    (.end, nil),
  ]

  @Test(arguments: destinations)
  func goes(_ row: (destination: Destination, printed: [String]?)) {
    let player = player()
    let progress = player.advance(to: row.destination)
    if let printed = row.printed {
      #expect(self.printed(player) == printed)
      #expect(progress.stop == .arrived)
    } else {
      #expect(progress.stop == .end([]))
      #expect(player.isAtEnd)
      #expect(player.records == Recording(of: Self.lesson).records)
    }
  }

  @Test func `steps are entered one after the other`() {
    let player = player()
    #expect(player.steps.map(\.heading) == ["Tiny", "Counting", "Again"])
    #expect(player.steps[1].predictions.map(\.question) == ["What is first?"])
    #expect(player.steps[2].hints == ["It is cold."])
    let first = player.advance(to: .step)
    #expect(first.entered == 1)
    #expect(player.statement?.place.line == 11)
    let second = player.advance(to: .step)
    #expect(second.entered == 2)
    #expect(player.step == 2)
    _ = player.go(toStep: 1)
    #expect(player.step == 1)
    #expect(player.statement?.place.line == 11)
    #expect(player.records.isEmpty)
  }

  @Test func `places are found forwards and back`() {
    let player = player()
    _ = player.go(toTime: .seconds(4))
    let there = player.records
    _ = player.go(toTime: .seconds(1))
    #expect(player.records.allSatisfy { $0.time <= .seconds(1) })
    _ = player.go(toRecord: there.last?.sequence ?? 0)
    #expect(player.records == there)
    _ = player.go(toRecord: 2)
    #expect(player.sequence == 2)
    player.rewind()
    #expect(player.position == 0)
    player.back()
    #expect(player.isAtStart)
  }

  private static let breakpoints: [(String, String?)] = [
    ("error", "error("), ("next 2", "next(2)"), ("s1 next", "next(0)"),
    ("completed", nil), ("\"got 1\"", "got 1"),
  ]

  @Test(arguments: breakpoints)
  func stops(_ row: (words: String, phrase: String?)) throws {
    let player = player(
      """
      let source = PublishSubject<Int>()
      let sub = source.subscribe(onNext: { print("got \\($0)") }, onError: { _ in print("failed") })
      for number in 0..<3 { source.onNext(number) }
      source.onError(RxError.overflow)
      """
    )
    player.breakpoints = [try #require(Breakpoint(row.words))]
    let progress = player.advance(to: .end)
    if let phrase = row.phrase {
      #expect(progress.stop == .breakpoint(row.words))
      let last = try #require(player.records.last)
      #expect(last.phrase.hasPrefix(phrase))
    } else {
      #expect(progress.stop == .end([]))
    }
  }

  @Test func `a change of threads and a line are places to stop`() throws {
    let player = player(
      "print(1)\nDispatchQueue.global().async { print(2) }\nThread.sleep(forTimeInterval: 1)\nprint(3)"
    )
    player.breakpoints = [try #require(Breakpoint("thread changes"))]
    #expect(player.advance(to: .end).stop == .breakpoint("thread changes"))
    #expect(player.records.last?.thread.title == "worker 1")
    player.breakpoints = [try #require(Breakpoint("line 4"))]
    #expect(player.advance(to: .end).stop == .breakpoint("line 4"))
    #expect(printed(player) == ["1", "2"])
  }

  @Test(arguments: ["", "frobnicate", "line x", "sub#x next", "\"\""])
  func `nothing to stop at`(_ words: String) { #expect(Breakpoint(words) == nil) }

  @Test func `a trap ends the run`() {
    let player = player("print(1)\nlet a = 0\nprint(1 / a)\nprint(2)")
    let progress = player.advance(to: .end)
    guard case .end(let mistakes) = progress.stop else { return #expect(Bool(false)) }
    #expect(mistakes.first?.hasPrefix("s.swift:3:") ?? false)
    #expect(printed(player) == ["1"])
  }

  @Test func `a script that does not parse has no points`() {
    let player = player("let = 3")
    guard case .end(let mistakes) = player.advance(to: .statements(1)).stop else {
      return #expect(Bool(false))
    }
    #expect(mistakes.count == 1)
    #expect(player.position == 0)
  }

  @Test func `an interrupted move can be repeated from the beginning`() {
    let player = player("print(1)\nprint(2)\nwhile true {}")
    let interrupter = Interrupter(player)
    // Again and again: the loop may not have been come to when the first call is made.
    let progress = interrupter.during { player.advance(to: .end) }
    #expect(progress.stop == .interrupted)
    let seen = player.records
    player.rewind()
    let again = interrupter.during { player.advance(to: .end) }
    #expect(again.stop == .interrupted)
    let longer = player.records.count < seen.count ? seen : player.records
    #expect(longer.starts(with: player.records))
    #expect(longer.starts(with: seen))
    player.rewind()
    _ = player.advance(to: .lines(2))
    #expect(printed(player) == ["1", "2"])
  }

  @Test func `a player that is dropped leaves no thread behind`() throws {
    func threads() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
    }
    let before = try threads()
    for _ in 0..<50 {
      let player = player()
      _ = player.advance(to: .lines(2))
    }
    // Each would leave two at least; tests that run meanwhile have some of their own.
    #expect(try threads() - before < 50)
  }
}

/// Interrupts a player from a thread of its own.
///
/// `@unchecked`: interrupting is all that the thread does with it, and that is safe on any.
private final class Interrupter: @unchecked Sendable {
  private let player: LessonPlayer
  private let isOver = Mutex(false)

  init(_ player: LessonPlayer) { self.player = player }

  func during<Result>(_ body: () -> Result) -> Result {
    isOver.withLock { $0 = false }
    let ended = DispatchSemaphore(value: 0)
    Thread { [self] in
      while !isOver.withLock(\.self) {
        player.interrupt()
        usleep(1_000)
      }
      ended.signal()
    }.start()
    let result = body()
    isOver.withLock { $0 = true }
    ended.wait()
    return result
  }
}
