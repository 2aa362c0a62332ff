import LabBindings
import LessonKit
import ScriptSource
import Stage
import Testing

/// Entries that a learner types while a lesson is paused run in the lesson.
struct TypedEntryTests {
  private func player(_ text: String = lesson) -> LessonPlayer {
    LessonPlayer(SourceFile(name: "s.swift", text: text))
  }

  private static let lesson = """
    var count = 10
    func twice(_ n: Int) -> Int { n * 2 }
    let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(4)
    let first = ticks.subscribe(onNext: { print("First \\($0)") })
    Thread.sleep(forTimeInterval: 2.5)
    count += 1
    print("count \\(count)")
    """

  private func printed(_ player: LessonPlayer) -> [String] { player.story.printed.map(\.text) }

  @Test func `the lesson's names are in scope, with the values of the point`() {
    let player = player()
    _ = player.advance(to: .statements(2))
    #expect(player.evaluate("count").output == ["Int = 10"])
    #expect(player.evaluate("print(twice(count))").output == ["20"])
    #expect(player.completion(of: "tic").map(EntryCompletion.init)?.candidates == ["ticks"])
    _ = player.advance(to: .lines(1))
    #expect(player.evaluate("count").output == ["Int = 11"])
  }

  @Test func `what is typed acts on what follows, and is heard beside it`() {
    let player = player()
    _ = player.advance(to: .time(.milliseconds(1_500)))
    #expect(
      player.evaluate("let second = ticks.subscribe(onNext: { print(\"Second \\($0)\") })").errors
        == []
    )
    #expect(player.evaluate("count = 41").errors == [])
    _ = player.advance(to: .end)
    #expect(
      printed(player) == [
        "count 42", "First 0", "Second 0", "First 1", "Second 1", "First 2", "Second 2", "First 3",
        "Second 3",
      ]
    )
  }

  @Test func `an entry leaves the learner before the same statement`() {
    let player = player()
    _ = player.advance(to: .statements(3))
    let line = player.statement?.place.line
    #expect(line == 4)
    #expect(player.evaluate("print(1)").output == ["1"])
    #expect(player.statement?.place.line == line)
    _ = player.advance(to: .statements(1))
    #expect(player.statement?.place.line == 5)
  }

  @Test func `going back behind an entry takes it away, and up to it keeps it`() {
    let fresh = player()
    _ = fresh.advance(to: .statements(3))
    let player = player()
    _ = player.advance(to: .statements(3))
    _ = player.evaluate("count = 100; print(\"typed\")")
    _ = player.advance(to: .end)
    #expect(printed(player).contains("count 101"))
    player.back()
    #expect(player.evaluate("count").output == ["Int = 100"])
    #expect(printed(player) == ["typed"])
    player.back()
    player.back()
    #expect(player.evaluate("count").output == ["Int = 10"])
    player.back()
    #expect(player.records == fresh.records)
    #expect(player.position == fresh.position)
    _ = player.advance(to: .end)
    _ = fresh.advance(to: .end)
    #expect(player.records == fresh.records)
  }

  @Test func `what an entry sets in motion is the same in every repetition`() {
    let player = player()
    _ = player.advance(to: .events(6))
    _ = player.evaluate(
      "Thread.sleep(forTimeInterval: 1.5)\nfor n in 0..<3 { DispatchQueue.global().async { print(\"job\", n) } }"
    )
    _ = player.advance(to: .end)
    let once = player.records
    _ = player.go(toRecord: player.sequence - 3)
    _ = player.advance(to: .end)
    #expect(player.records == once)
  }

  @Test(arguments: [
    ("nothing", "cannot find `nothing`"), ("let a = [0]; print(a[1])", "index"),
    (
      "count = 5; _ = ticks.take(-1).subscribe(onNext: { _ in print([0][2]) }); let z = [0][1]",
      "index"
    ),
  ])
  func `an entry with a mistake changes nothing`(_ row: (entry: String, words: String)) {
    let player = player()
    _ = player.advance(to: .statements(3))
    let records = player.records
    let reply = player.evaluate(row.entry)
    #expect(reply.errors.count == 1)
    #expect(reply.errors.first?.contains("error") ?? false, "\(reply.errors)")
    #expect(player.records == records)
    #expect(player.evaluate("count").output == ["Int = 10"])
  }

  @Test func `before the first statement and behind the last one there is a world too`() {
    let player = player()
    #expect(player.evaluate("twice(4)").output == ["Int = 8"])
    _ = player.advance(to: .end)
    #expect(player.isAtEnd)
    #expect(player.evaluate("count").output == ["Int = 11"])
    #expect(player.evaluate("_ = ticks.subscribe(onNext: { print(\"Late\", $0) })").errors == [])
    _ = player.advance(to: .end)
    #expect(printed(player).suffix(4) == ["Late 0", "Late 1", "Late 2", "Late 3"])
  }

  @Test func `a variable that has no value yet is reported`() {
    let player = player()
    _ = player.advance(to: .statements(1))
    let reply = player.evaluate("first")
    #expect(reply.errors.count == 1)
  }

  @Test func `a lesson with a mistake has no place for an entry`() {
    let player = player("let = 3")
    #expect(player.evaluate("1").errors.first?.hasPrefix("s.swift:1:") ?? false)
  }

  @Test func `what is typed between two events moves none of them`() {
    let text = """
      _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
        .take(4).subscribe(onNext: { print("tick", $0) })
      Thread.sleep(forTimeInterval: 3)
      print("slept")
      """
    let fresh = player(text)
    _ = fresh.advance(to: .end)
    let player = player(text)
    for time in [StageTime.milliseconds(500), .milliseconds(2_500), .milliseconds(3_500)] {
      _ = player.advance(to: .time(time))
      #expect(player.time == time)
      #expect(player.evaluate("print(\"typed\")").output == ["typed"])
      #expect(player.time == time)
    }
    _ = player.advance(to: .end)
    let printed = player.story.printed.filter { $0.text != "typed" }.map { "\($0.time) \($0.text)" }
    #expect(printed == fresh.story.printed.map { "\($0.time) \($0.text)" })
    #expect(player.story.printed.count == printed.count + 3)
  }

  @Test(arguments: ["nonsense", "let mine = 1", "print(count)"])
  func `what is typed before the first step leaves the place at the beginning`(_ entry: String) {
    let player = player()
    _ = player.evaluate(entry)
    #expect(player.step == 0)
    #expect(player.statement == nil)
    #expect(player.time == .zero)
    #expect(player.advance(to: .statements(1)).stop == .arrived)
    #expect(player.statement?.place.line == 1)
  }

  @Test func `what is typed at the beginning can be used and taken back, and only a mistake can't`()
  {
    let fresh = player()
    let player = player()
    #expect(player.evaluate("nonsense").errors.count == 1)
    #expect(player.isAtStart)
    _ = player.evaluate("let mine = 4; print(mine)")
    #expect(!player.isAtStart)
    #expect(player.evaluate("twice(mine)").output == ["Int = 8"])
    _ = player.advance(to: .statements(2))
    #expect(player.evaluate("count + mine").output == ["Int = 14"])
    while !player.isAtStart { player.back() }
    #expect(player.records == [])
    #expect(player.evaluate("mine").errors.count == 1)
    _ = player.advance(to: .end)
    _ = fresh.advance(to: .end)
    #expect(player.records == fresh.records)
  }

  @Test func `the clock of an entry shows the time that was let pass`() {
    let fresh = player()
    _ = fresh.advance(to: .end)
    let player = player()
    _ = player.advance(to: .statements(1))
    #expect(player.evaluate("let began = Date()").errors == [])
    let passed = "Int((Date().timeIntervalSince(began) * 1000).rounded())"
    for _ in 0..<2 {
      _ = player.advance(to: .time(player.time + .milliseconds(400)))
    }
    #expect(player.evaluate(passed).output == ["Int = 800"])
    #expect(
      player.evaluate("DispatchQueue.main.asyncAfter(deadline: .now() + 5) { print(\"due\") }")
        .errors
        == []
    )
    #expect(player.time == .milliseconds(800))
    _ = player.advance(to: .end)
    let printed = player.story.printed.map { "\($0.time) \($0.text)" }
    #expect(printed.contains("5.800s due"))
    #expect(
      printed.filter { !$0.hasSuffix("due") } == fresh.story.printed.map { "\($0.time) \($0.text)" }
    )
    // Repeated, it is the same.
    _ = player.go(toTime: .seconds(1))
    #expect(player.evaluate(passed).output == ["Int = 1000"])
  }

  @Test func `an entry that takes time leaves the clock where it has come to`() {
    let player = player()
    _ = player.advance(to: .time(.milliseconds(500)))
    #expect(player.evaluate("Thread.sleep(forTimeInterval: 0.1)").errors == [])
    #expect(
      player.evaluate("print(Date().timeIntervalSince1970 - 1_462_076_237 > 0.59)").output == [
        "true"
      ]
    )
  }
}
