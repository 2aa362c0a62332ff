import LessonKit
import ScriptSource
import Stage
import Testing

/// What a learner may type as a prediction, and the verdict.
struct PredictionTests {
  private static let script = """
    //: # Tea
    //: Words.
    import Foundation
    import RxSwift
    let kitchen = DispatchQueue(label: "kitchen")
    let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(3)
    //: ## Two
    print("open")
    _ = ticks.subscribe(onNext: { print("First \\($0)") }, onCompleted: { print("First completed") })
    RunLoop.main.run(until: Date() + 1.5)
    _ = ticks.map { $0 * 2 }.subscribe(onNext: { print("Second \\($0)") })
    kitchen.sync { print("boil") }
    kitchen.async { print("got tea") }
    RunLoop.main.run(until: Date() + 4)
    print("Cups 0")
    print("Cups are in the sink")
    //: ## Three
    print("closed")
    """

  /// The grade of an answer to a task that stands before step 2.
  private static func grade(_ text: String, _ task: String?) throws -> PredictionGrade? {
    let tasks = try task.map { [try #require(try PredictionTask($0))] } ?? []
    guard let prediction = Prediction(text, for: tasks) else { return nil }
    let player = LessonPlayer(SourceFile(name: "tea.swift", text: Self.script))
    _ = player.go(toStep: 1)
    let (start, earlier) = (player.time, player.stepRecords)
    let progress = player.advance(to: .matching(prediction))
    return PredictionGrade(
      prediction,
      against: progress.records,
      from: start,
      after: earlier,
      in: player.story
    )
  }

  /// A task, three spellings of its answer, and wrong answers with the reason that is given.
  struct Row: Sendable, CustomTestStringConvertible {
    let task: String
    let right: [String]
    let wrong: [(answer: String, reason: String)]
    var testDescription: String { task }
  }

  /// Gestures and changes on the screen count where a question names them, and nowhere else.
  @Test(arguments: [
    ("- Predict (number of `screen: count`): How many?", "2"),
    ("- Predict (number of `user: tap`): How many?", "2"),
    ("- Predict (first of `screen: count`, `Tap`): Which?", "Tap"),
    ("- Predict (thread of `screen: count`): Where?", "main"),
    ("- Predict (yes if `screen: count \"1\" → \"2\"`): Is it?", "yes"),
    ("- Predict (number): How many lines are printed?", "2"),
  ])
  func `a question names lines of the screen`(_ task: String, _ answer: String) throws {
    let script = """
      //: # A screen
      //: Words.
      import PlaygroundSupport
      import RxCocoa
      import RxSwift
      import UIKit
      let add = UIButton(type: .system)
      let count = UILabel()
      add.setTitle("Add", for: .normal)
      let root = UIViewController()
      for part in [add, count] { root.view.addSubview(part) }
      PlaygroundPage.current.liveView = root
      //: ## Two
      _ = add.rx.tap.subscribe(onNext: { print("Tap") })
      _ = add.rx.tap.scan(0) { taps, _ in taps + 1 }.map { "\\($0)" }.bind(to: count.rx.text)
      user.tap("Add")
      user.tap("Add")
      """
    let task = try #require(try PredictionTask(task))
    let prediction = try #require(Prediction(answer, for: [task]))
    let player = LessonPlayer(SourceFile(name: "screen.swift", text: script))
    _ = player.go(toStep: 1)
    let (start, earlier) = (player.time, player.stepRecords)
    let progress = player.advance(to: .matching(prediction))
    let grade = PredictionGrade(
      prediction,
      against: progress.records,
      from: start,
      after: earlier,
      in: player.story
    )
    #expect(grade.isRight, "\(grade.answers.map(\.reason))")
  }

  static let rows = [
    Row(
      task: "- Predict (number of `First`): How many lines begin with `First`?",
      right: ["4", "four", "4 lines"],
      wrong: [("3", "4 lines begin with `First`"), ("none", "4 lines begin with `First`")]
    ),
    Row(
      task: "- Predict (number of `First` before `Second`): And before `Second`?",
      right: ["2", "twice", "2 times"],
      wrong: [
        ("3", "2 lines begin with `First` before `Second`"), ("1", "2 lines begin with `First`"),
      ]
    ),
    Row(
      task: "- Predict (thread of `got tea`): On which thread is it got?",
      right: ["worker 1", "kitchen", "on the kitchen queue"],
      wrong: [
        ("main", "`got tea` is printed on worker 1 (queue kitchen)"),
        ("got tea on main", "`got tea` is printed on worker 1 (queue kitchen)"),
      ]
    ),
    Row(
      task: "- Predict (thread of `boil`): On which thread does it boil?",
      right: ["main", "the main thread", "[main]"],
      wrong: [("worker 1", "`boil` is printed on main"), ("a worker", "")]
    ),
    Row(
      task: "- Predict (yes if `Second 4`): Does Second get a 4?",
      right: ["yes", "Yes.", "y"],
      wrong: [("no", "`Second 4` is printed at 4.5 s"), ("nope", "`Second 4` is printed at 4.5 s")]
    ),
    Row(
      task: "- Predict (yes if `Second completed`): Does Second complete?",
      right: ["no", "n", "no, never"],
      wrong: [
        ("yes", "no line begins with `Second completed`"),
        ("y", "no line begins with `Second completed`"),
      ]
    ),
    Row(
      task: "- Predict (first of `First`, `Second`): What comes first?",
      right: ["First", "first 0", "`First`"],
      wrong: [("Second", "`First 0` is printed first"), ("second 0", "`First 0` is printed first")]
    ),
    Row(
      task: "- Predict (one of `First completed`, `Second completed`): Which completes?",
      right: ["First completed", "first completed", "First c"],
      wrong: [
        ("Second completed", "of these, `First completed` is printed"),
        ("second", "of these, `First completed` is printed"),
      ]
    ),
    Row(
      task: "- Predict (first line of `Second`): What does Second print first?",
      right: ["Second 0", "0", "2.5s 0", "2.5s Second 0", "[main] Second 0; Second 2"],
      wrong: [
        ("Second 1", "you said `Second 1`; `Second 0` was printed at 2.5 s"),
        ("Second 2", "you said `Second 2`; `Second 0` was printed at 2.5 s"),
        ("2", "you said `Second 2`; `Second 0` was printed at 2.5 s"),
        ("nothing", "`Second 0` was printed at 2.5 s"),
      ]
    ),
    Row(
      task: "- Predict (lines of `Cups`): What does Cups print?",
      right: ["Cups 0; Cups are in the sink", "5.5s Cups 0; Cups are in the sink"],
      wrong: [
        ("Cups 1", "you said `Cups 1`; `Cups 0` was printed at 5.5 s"),
        ("Cups are in the sink", "`Cups 0` was printed at 5.5 s"),
      ]
    ),
    Row(
      task: "- Predict (lines of `Second` before `boil`): What does Second print before `boil`?",
      right: ["nothing", "Second: nothing", "Second prints nothing"],
      wrong: [
        ("Second 0", "you said `Second 0`, and `Second` printed nothing before `boil`"),
        ("1s Second 0", "you said `Second 0`, and `Second` printed nothing before `boil`"),
      ]
    ),
    Row(
      task: "- Predict (marble of `First`): Draw First.",
      right: ["First: -01(2<completed>)", "First: -01(2|)", "first: -0", "-01"],
      wrong: [
        ("First: 0-1", "`First 0`: you said 0 s, it was 1 s"),
        ("--01", "`First 0`: you said 2 s, it was 1 s"),
        ("First: -1--", "`First 0` was printed at 1 s"),
        ("First: -0-", "`First 1` was printed at 2 s"),
      ]
    ),
    Row(
      task: "- Predict (marble of `Second` every 500 ms): Draw Second.",
      right: ["Second: -----0-2-4", "-----0-2-", "second: ^-----0"],
      wrong: [
        ("Second: --0-2", "`Second 0`: you said 1 s, it was 2.5 s"),
        ("Second: -----1", "`Second 0` was printed at 2.5 s"),
      ]
    ),
    Row(
      task: "- Predict (first 3 lines of `First`, `Second`): What do they print first?",
      right: [
        "First 0; First 1; Second 0; First 2; Second 2; Second 4",
        "1s First 0; First 1; Second 0; First 2; First completed; Second 2; 4.5s Second 4",
      ],
      wrong: [
        ("First 0; First 1; Second 1", "you said `Second 1`; `Second 0` was printed at 2.5 s"),
        ("First 0; First 1; First 2; Second 0", "`Second 0` was printed before `First 2`"),
      ]
    ),
    Row(
      task: "- Predict (first 2 lines): How does it begin?",
      right: ["open; First 0", "open; 1s First 0", "open; first 0; got tea on kitchen"],
      wrong: [
        ("First 0; open", "`open` was printed before `First 0`"),
        ("open; closed", "you said `closed`"),
      ]
    ),
    Row(
      task: "- Predict: What is printed?",
      right: [
        "open; First 0; boil; got tea; First 1; Second 0; First 2; First completed; Second 2; Second 4; Cups 0; Cups are in the sink"
      ],
      wrong: [
        ("Second 0; First 0", "`First 0` was printed before `Second 0`"),
        ("got tea on main", "`got tea`: you said main, it was worker 1 (queue kitchen)"),
      ]
    ),
  ]

  @Test(arguments: rows)
  func `right answers are accepted, and wrong ones are refused with a reason`(_ row: Row) throws {
    for answer in row.right {
      let grade = try #require(try Self.grade(answer, row.task))
      #expect(grade.isRight, "\(answer): \(grade.lines())")
    }
    for (answer, reason) in row.wrong {
      let grade = try #require(try Self.grade(answer, row.task))
      #expect(!grade.isRight, "\(answer)")
      #expect(grade.lines().contains { $0.contains(reason) }, "\(answer): \(grade.lines())")
    }
  }

  @Test(arguments: [
    ("(lines of `Second`)", "0", "2 more lines: `Second 2` at 3.5 s, `Second 4` at 4.5 s"),
    ("(lines of `Second`)", "2.5s Second 0; Second 2", "1 more line: `Second 4` at 4.5 s"),
    ("(lines of `Cups`)", "Cups 0", "1 more line: `Cups are in the sink` at 5.5 s"),
    (
      "(lines of `Second`, `Cups`)", "Cups 0; Cups are in the sink",
      "3 more lines: `Second 0` at 2.5 s"
    ),
    ("(lines)", "open; First 0; Second 0", "9 more lines: `boil` at 1.5 s"),
    ("(lines before `boil`)", "open", "1 more line: `First 0` at 1 s"),
    ("(first 2 lines of `Second`)", "Second 0", "1 more line: `Second 2` at 3.5 s"),
    ("(first line of `First`, `Second`)", "First 0", "1 more line: `Second 0` at 2.5 s"),
  ])
  func `an answer that leaves lines out is right so far`(
    _ row: (kind: String, answer: String, missing: String)
  ) throws {
    let grade = try #require(try Self.grade(row.answer, "- Predict \(row.kind): What?"))
    #expect(!grade.isRight && !grade.hasFault, "\(grade.lines())")
    let lines = grade.lines(ViewOptions(width: 400))
    #expect(lines.count == 1 && lines[0].hasPrefix("… right so far, \(row.missing)"), "\(lines)")
  }

  @Test func `a wrong answer names the record that shows it`() throws {
    let grade = try #require(
      try Self.grade("3", "- Predict (number of `First`): How many?")
    )
    #expect(grade.counterexample != nil)
  }

  @Test func `the answers of several tasks are told apart`() throws {
    let tasks = try [
      "- Predict (number of `First`): How many?", "- Predict (thread of `boil`): Where?",
    ].compactMap { try PredictionTask($0) }
    let prediction = try #require(Prediction("4; main; 1s First 0", for: tasks))
    #expect(prediction.answers.count == 2)
    #expect(prediction.lines?.entries.map(\.text) == ["First 0"])
  }

  @Test func `an empty text is no prediction`() {
    #expect(Prediction(" \n ") == nil)
  }

  @Test func `a character of a marble is a tick`() throws {
    let prediction = try #require(Prediction("^-a-(bc|)", tick: .milliseconds(10)))
    let lines = try #require(prediction.lines)
    #expect(lines.isMarble)
    #expect(lines.entries.map(\.text) == ["a", "b", "c", "completed"])
    #expect(
      lines.entries.map(\.time) == [.milliseconds(10)]
        + Array(repeating: .milliseconds(30), count: 3)
    )
  }

  @Test(arguments: [
    ("- Predict (numbr of `x`): Why?", "is not a kind of prediction; write ``number of `text` ``"),
    ("- Predict (first of `x`): Why?", "write ``first of `one`, `other` ``"),
    (
      "- Predict (marble of `x` every now): Why?", "write the time of a character as `every 200 ms`"
    ),
    ("- Predict (): Why?", "the kinds begin with lines, marble, number"),
  ])
  func `an unknown kind gets advice`(_ callout: String, _ advice: String) {
    #expect {
      _ = try PredictionTask(callout)
    } throws: {
      "\($0)".contains(advice)
    }
  }
}
