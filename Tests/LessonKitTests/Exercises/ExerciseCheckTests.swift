import Foundation
import LessonKit
import Testing

/// What a check says about programs that are right, wrong, or do not run.
struct ExerciseCheckTests {
  @Test(arguments: [
    "let page = request().share(replay: 1)", "let page = request().share()",
    "let page = request().replay(1).refCount()",
  ])
  func `any program that prints the goal solves it`(page: String) throws {
    let check = try SampleExercise().check(page)
    #expect(check.isSolved)
    #expect(check.difference == nil)
    #expect(
      CheckView(of: check).lines(ViewOptions()).first
        == "Solved: all 4 lines are as they should be."
    )
  }

  /// A wrong program, and what is said about it.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String { page }
    let page: String
    let kind: GoalDifference.Kind
    let headline: String
    let sentences: [String]
  }

  @Test(arguments: [
    Row(
      page: "let page = request()",
      kind: .unexpected,
      headline: "1 of 4 lines matches.",
      sentences: [
        "Line 2 of the goal: expected `text: tea` at 0.5 s, but `GET` came at 0.2 s.",
        "`GET` is in the goal once; your program prints it twice.",
        "`text: tea` is line 3 of your log, at 0.5 s.",
        "Why `GET` came: line 13 prints it, because the subscriber `count` (line 24) subscribed to create (line 12).",
      ]
    ),
    Row(
      page: """
        let late = ConcurrentDispatchQueueScheduler(qos: .default)
        let page = request().delay(.milliseconds(100), scheduler: late).share()
        """,
      kind: .otherTime,
      headline: "1 of 4 lines matches.",
      sentences: ["`text: tea` came 0.1 s too late: at 0.6 s instead of 0.5 s."]
    ),
    Row(
      page: "let page = Observable.just(\"tea\")",
      kind: .otherOrder,
      headline: "0 of 4 lines match.",
      sentences: [
        "Line 1 of the goal: expected `GET` at 0 s, but `text: tea` came at 0 s.",
        "`GET` never comes.",
        "Why `text: tea` came: line 22 prints it, because the subscriber `text` (line 22) received tea.",
      ]
    ),
    Row(
      page: "let page = request().share().map { \"green \" + $0 }",
      kind: .unexpected,
      headline: "1 of 4 lines matches.",
      sentences: [
        "but `text: green tea` came at 0.5 s.",
        "`text: green tea` is not in the goal; your program prints it once.",
        "`text: tea` never comes.",
        "the subscriber `text` (line 22) received green tea",
      ]
    ),
  ])
  func `what a wrong program shows`(row: Row) throws {
    let check = try SampleExercise().check(row.page)
    #expect(!check.isSolved)
    let lines = CheckView(of: check).lines(ViewOptions(width: 200))
    #expect(check.difference?.kind == row.kind, "\(lines)")
    #expect(lines.first == row.headline)
    for sentence in row.sentences {
      #expect(lines.contains { $0.contains(sentence) }, "\(sentence) in \(lines)")
    }
  }

  @Test func `a program that stops early shows its subscribers`() throws {
    let sample = try SampleExercise()
    let text = SampleExercise.program("let page = request().share()")
      .replacing(
        "Thread.sleep(forTimeInterval: 1)\nprint(\"end\")",
        with: "text.dispose()\ncount.dispose()"
      )
    let check = try sample.check(text: text)
    #expect(check.difference?.kind == .silence)
    let lines = CheckView(of: check).lines(ViewOptions(width: 200))
    #expect(
      lines.suffix(3) == [
        "Line 2 of the goal: expected `text: tea` at 0.5 s, but nothing more was printed.",
        "The subscriber `text` (line 22) was disposed at 0.2 s; it received no element.",
        "The subscriber `count` (line 24) was disposed at 0.2 s; it received no element.",
      ]
    )
    #expect(lines.contains("    (nothing more came)"))
  }

  @Test func `a program that prints more than the goal`() throws {
    let sample = try SampleExercise()
    let check = try sample.check(text: SampleExercise.solution + "print(\"end\")\n")
    #expect(check.difference?.kind == .afterTheGoal)
    let lines = CheckView(of: check).lines(ViewOptions(width: 200))
    #expect(lines[0] == "All 4 lines match, but more lines follow.")
    #expect(lines.contains("  → 1.200s  end"))
    #expect(lines.contains("`end` is in the goal once; your program prints it twice."))
  }

  @Test func `a line too many is not one that came too early`() {
    func log(_ seconds: [Int]) -> [String] {
      seconds.map { "2016-05-01 04:17:\(17 + $0).000: ring" }
    }
    let recording = Lessons.recording(
      text: "for _ in 1...2 { Thread.sleep(forTimeInterval: 1); print(\"ring\") }"
    )
    let extra = ExerciseCheck(goal: log([2]), recording: recording)
    #expect(extra.difference?.kind == .unexpected)
    #expect(
      extra.difference?.sentences == [
        "expected `ring` at 2 s, but `ring` came at 1 s.",
        "`ring` is in the goal once; your program prints it twice.",
        "`ring` is line 2 of your log, at 2 s.",
      ]
    )
    let late = ExerciseCheck(goal: log([0, 2]), recording: recording)
    #expect(late.difference?.kind == .otherTime)
    #expect(late.difference?.sentences == ["`ring` came 1 s too late: at 1 s instead of 0 s."])
  }

  @Test func `an error's own full stop is enough`() throws {
    let recording = Lessons.recording(
      text: #"""
        let one = Observable.of(1, 2).asSingle()
        one.subscribe(onSuccess: { print($0) }, onFailure: { print("failed \($0)") })
        """#
    )
    let check = ExerciseCheck(goal: ["2016-05-01 04:17:17.000: 1"], recording: recording)
    let cause = try #require(check.difference?.cause)
    #expect(cause.hasSuffix("element."))
  }

  @Test func `lines in another order`() throws {
    let sample = try SampleExercise()
    let text = SampleExercise.solution
      .replacing("let text = page.subscribe(onNext: { print(\"text: \\($0)\") })\n", with: "")
      .replacing(
        "print(\"count: \\($0.count)\") })",
        with: "print(\"count: \\($0.count)\"); print(\"text: \\($0)\") })"
      )
      .replacing(
        "Thread.sleep(forTimeInterval: 0.2)",
        with: "let first = page.subscribe()\nThread.sleep(forTimeInterval: 0.2)"
      )
    let check = try sample.check(text: text)
    #expect(check.difference?.kind == .otherOrder)
    let lines = CheckView(of: check).lines(ViewOptions(width: 200))
    #expect(lines.contains("`text: tea` is line 3 of your log, at 0.5 s."), "\(lines)")
  }

  @Test(.disabled("what a mistaken value is passed to is called ambiguous, too"))
  func `a mistake is no log`() throws {
    let check = try SampleExercise().check("let page = request().sharReplay(1)")
    #expect(!check.isSolved)
    #expect(check.mistakes.count == 1)
    let lines = CheckView(of: check).lines(ViewOptions())
    #expect(lines.first == "The program prints nothing yet: it has an error.")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  · ") })
    #expect(lines.count == 5)
  }

  @Test func `a solved program without Rx, or with little of the one given, gets a remark`() throws
  {
    let sample = try SampleExercise()
    let solved = try sample.check(text: SampleExercise.solution)
    #expect(solved.isSolved && solved.remark == nil)
    let lines = """
      import RxSwift
      print("GET")
      Thread.sleep(forTimeInterval: 0.5)
      print("text: tea")
      print("count: 3")
      Thread.sleep(forTimeInterval: 0.7)
      print("end")
      """
    let bare = try sample.check(text: lines)
    #expect(bare.isSolved)
    #expect(bare.remark?.contains("subscribes to nothing") == true)
    let shown = CheckView(of: bare).lines(ViewOptions()).joined(separator: " ")
    #expect(shown.contains("subscribes to nothing"), "\(shown)")
    let other = try sample.check(
      text: lines.replacing(
        "print(\"GET\")",
        with: "print(\"GET\")\n_ = Observable.just(1).subscribe()"
      )
    )
    #expect(other.remark?.contains("little of the program as given") == true)
    #expect(try sample.check("let page = request()").remark == nil)
  }

  @Test func `a failure after the last line is not solved`() throws {
    let sample = try SampleExercise()
    let check = try sample.check(text: SampleExercise.solution + "fatalError(\"oh\")\n")
    #expect(!check.isSolved)
    #expect(CheckView(of: check).headline == "All 4 lines match, but the program fails.")
  }

  @Test func `an exercise without a goal cannot be checked`() throws {
    let sample = try SampleExercise(records: false)
    #expect(throws: ScriptFile.Problem.self) { try sample.check("let page = request()") }
  }

  @Test func `long goals are folded around the first difference`() throws {
    let goal = (1...40).map { "2016-05-01 04:17:17.000: \($0)" }
    func view(_ text: String, isWhole: Bool = false) -> [String] {
      let recording = Lessons.recording(text: text)
      return CheckView(of: ExerciseCheck(goal: goal, recording: recording), isWhole: isWhole)
        .goalLines(ViewOptions())
    }
    let wrong = "for n in 1...40 { print(n == 20 ? 0 : n) }"
    #expect(
      view(wrong) == [
        "  ✓ ⋯ 16 lines", "  ✓ 0s  17", "  ✓ 0s  18", "  ✓ 0s  19", "  ✗ 0s  20", "  → 0s  0",
        "  · 0s  21", "  · 0s  22", "  · 0s  23", "  · ⋯ 17 lines",
      ]
    )
    #expect(view(wrong, isWhole: true).count == 41)
    #expect(
      view("for n in 1...40 { print(n) }") == [
        "  ✓ 0s  1", "  ✓ 0s  2", "  ✓ 0s  3", "  ✓ ⋯ 34 lines", "  ✓ 0s  38", "  ✓ 0s  39",
        "  ✓ 0s  40",
      ]
    )
  }

  @Test func `colours repeat what the marks say`() throws {
    let check = try SampleExercise().check("let page = request()")
    let plain = CheckView(of: check).lines(ViewOptions())
    let coloured = CheckView(of: check).lines(ViewOptions(usesColour: true))
    #expect(coloured.contains { $0.hasPrefix("\u{1B}[32m  ✓") })
    #expect(coloured.contains { $0.hasPrefix("\u{1B}[31m  ✗") })
    #expect(coloured.map { $0.replacing(/\u{1B}\[[0-9]*m/, with: "") } == plain)
  }

  @Test func `long lines and narrow windows`() throws {
    let check = try SampleExercise().check("let page = request()")
    for width in [20, 30, 80] {
      let lines = CheckView(of: check).lines(ViewOptions(width: width))
      #expect(lines.allSatisfy { $0.count <= width }, "\(lines)")
    }
  }
}
