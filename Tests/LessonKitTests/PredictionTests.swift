import LabBindings
import LessonKit
import Stage
import SwiftScript
import Testing

struct PredictionTests {
  private static func line(_ text: String, _ seconds: Double, _ thread: Int = 1) -> LogRecord {
    LogRecord(
      sequence: 1,
      time: .seconds(seconds),
      thread: .init(number: thread, name: thread == 1 ? "main" : nil),
      .print(text)
    )
  }

  private static let came = [line("A 0", 11), line("A 1", 12, 2), line("B 1", 12)]
  private static let further =
    came + [
      line("C x on <NSThread: 0x6000000000c0>{number = 3, name = (null)}", 13, 3),
      line("D sits on main", 13),
    ]

  private func score(_ text: String) throws -> [String] {
    let prediction = try #require(Prediction(text))
    let came = text.contains("C") || text.contains("D") ? Self.further : Self.came
    return PredictionScore(prediction, against: came, from: .seconds(10)).lines()
  }

  @Test(arguments: [
    ("A 0\nA 1\nB 1", ["values ✓  order ✓  time –  thread –"]),
    (
      "A 0; B 1; A 1",
      ["values ✓  order ✗  time –  thread –", "  order: `A 1` was printed before `B 1`"]
    ),
    // Nobody types what a thread looks like.
    (
      "C x on worker 2", ["values ✓  order ✓  time –  thread ✓"]
    ),
    (
      "[main] C x", ["values ✓  order ✓  time –  thread ✗"]
    ),
    // A line that really ends so is the line that was said.
    ("D sits on main", ["values ✓  order ✓  time –  thread ✓"]),
    // Who names one subscriber speaks of that one only.
    ("A 0; A 1", ["values ✓  order ✓  time –  thread –"]),
    ("a 0; a 1", ["values ✓  order ✓  time –  thread –"]),
    (
      "A 0; A 1; now",
      [
        "values ✗  order ✓  time –  thread –",
        "  values: you said `now`; what was printed is `B 1`",
      ]
    ),
    (
      "A 0; A 2; B 1",
      [
        "values ✗  order ✓  time –  thread –",
        "  values: you said `A 2`; what was printed is `A 1`",
      ]
    ),
    ("1s A 0; 2s A 1; 2s B 1", ["values ✓  order ✓  time ✓  thread –"]),
    (
      "1.5s A 0; A 1; B 1",
      ["values ✓  order ✓  time ✗  thread –", "  time: `A 0`: you said 1.5s, it was 1s"]
    ),
    (
      "1s [main] A 0; [main] A 1; B 1",
      [
        "values ✓  order ✓  time ✓  thread ✗", "  thread: `A 1`: you said main, it was worker 1",
      ]
    ),
    ("A: -01\nB: --1", ["values ✓  order ✓  time ✓  thread –"]),
    (
      "A: --01; B: --1",
      ["values ✓  order ✗  time ✗  thread –"]
    ),
    ("A: -<0>1; B: --(1)", ["values ✓  order ✓  time ✓  thread –"]),
  ])
  func scores(_ row: (prediction: String, lines: [String])) throws {
    #expect(try score(row.prediction).prefix(row.lines.count) == row.lines[...])
  }

  @Test func marblesTakeATickASign() throws {
    let prediction = try #require(Prediction("^-a-(bc|)", tick: .milliseconds(10)))
    #expect(prediction.isMarble)
    #expect(prediction.entries.map(\.text) == ["a", "b", "c", "completed"])
    #expect(
      prediction.entries.map(\.time) == [.milliseconds(10)]
        + Array(repeating: .milliseconds(30), count: 3)
    )
  }

  @Test func nothingIsNoPrediction() {
    #expect(Prediction(" \n ") == nil)
  }

  @Test func `named marbles are about those subscribers' lines only`() throws {
    let text = """
      let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(3)
      print("before")
      _ = ticks.subscribe(onNext: { print("First", $0) })
      _ = ticks.subscribe(onNext: { print("Second", $0) })
      """
    let player = LessonPlayer(SourceFile(name: "s.swift", text: text))
    let prediction = try #require(Prediction("First: -0-1"))
    let progress = player.advance(to: .matching(prediction))
    #expect(player.time == .seconds(2))
    let score = PredictionScore(prediction, against: progress.records, from: .zero)
    #expect(score.values == .right)
    #expect(score.time == .wrong("`First 1`: you said 3s, it was 2s"))
  }

  @Test(arguments: [
    ("2", ["How many lines begin with `A`?"], ["count ✓"]),
    (
      "3", ["How many lines begin with `A`?"],
      ["count ✗", "  count: you said 3, it was 2 lines that began with `A`"]
    ),
    ("1", ["How many lines begin with `B`? And what is it?"], ["count ✓"]),
    ("3", ["How many lines come?"], ["count ✓"]),
    (
      "2; 2s B 1", ["How many lines begin with `A`? And when does `B 1` come?"],
      ["count ✓  values ✓  order ✓  time ✓  thread –"]
    ),
    // Where nobody asks how many, a number is a line.
    (
      "3", ["What is printed?"],
      [
        "values ✗  order –  time –  thread –",
        "  values: you said `3`; what was printed is `A 0`",
      ]
    ),
  ])
  func counts(_ row: (prediction: String, asked: [String], lines: [String])) throws {
    let prediction = try #require(Prediction(row.prediction, asked: row.asked))
    let score = PredictionScore(prediction, against: Self.came, from: .seconds(10))
    #expect(score.lines() == row.lines)
  }

  @Test func `a prediction that does not come true ends with the step`() throws {
    let text = """
      //: ## One
      let numbers = Observable.of(0, 1)
      let first = numbers.subscribe(onNext: { print("First", $0) })
      Thread.sleep(forTimeInterval: 4)
      //: ## Two
      print("two")
      """
    for (words, asked) in [("Frist 0", ""), ("3", "How many lines come?")] {
      let player = LessonPlayer(SourceFile(name: "s.swift", text: text))
      _ = player.advance(to: .statements(1))
      let prediction = try #require(Prediction(words, asked: [asked]))
      _ = player.advance(to: .matching(prediction))
      #expect(player.statement?.place.line == 6)
    }
  }

  @Test func `a count is of the whole step`() throws {
    let text = """
      //: ## One
      print("a")
      //: ## Two
      print("a")
      print("a")
      """
    let player = LessonPlayer(SourceFile(name: "s.swift", text: text))
    _ = player.go(toStep: 1)
    _ = player.advance(to: .statements(1))
    let earlier = player.stepRecords
    let prediction = try #require(Prediction("2", asked: ["How many lines begin with `a`?"]))
    let progress = player.advance(to: .matching(prediction))
    let score = PredictionScore(
      prediction,
      against: progress.records,
      from: .zero,
      behind: earlier
    )
    #expect(score.count == .right)
  }
}
