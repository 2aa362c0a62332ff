import Foundation
import LabShell
import LessonKit
import Testing

/// What Enter repeats, what can be taken back, and what is said where something goes wrong.
extension LessonCommandTests {
  private static let ticks = """
    let timer = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
    let sub = timer.take(9).subscribe(onNext: { print("tick", $0) })
    print("a")
    print("b")
    print("c")
    print("d")
    """

  @Test func `only views and pages are paged, never a report`() throws {
    let seen = try session([
      ":open tiny", "", ":step", ":goto 3", ":look", ":back", "print(1)", ":reset", ":marbles",
      ":help", ":log events", ":doc map",
    ])
    let firsts = seen.views.compactMap { $0.first { !$0.isEmpty } }
    #expect(
      firsts.map { $0.prefix(8) } == [
        "── Tiny ", "line 1 0", "── Two  ", "There ar", "Commands", "Nothing ", "Observab",
      ],
      "\(firsts)"
    )
  }

  @Test(arguments: [
    ([":next", ""], "▶ 3"), ([":step 2", ""], "line 1 "), ([":next 3", ":back", ""], "▶ 2"),
    ([":goto 1", ""], "▶ 2"), ([":next", ":step x", ""], "▶ 3"),
    ([":next", ":back x", ""], "▶ 3"), ([":advance 1s", ":state", ""], "tick 1"),
    ([":break \"tick\"", ":run", ""], "`tick 1`"),
  ])
  func `Enter does again what went on`(_ row: (typed: [String], seen: String)) throws {
    let seen = try answers([":open tiny", ""] + row.typed, script: Self.ticks)
    let last = seen.suffix(4)
    #expect(last.contains { $0.contains(row.seen) }, "\(seen.joined(separator: "\n"))")
  }

  @Test func `at the prompt Enter repeats nothing once something else was entered`() throws {
    let seen = try answers([":advance 1s", "", "1 + 1", "", ":advance 1s", ":log", "", ""])
    #expect(seen.filter { $0.hasPrefix("Now at") }.count == 3)
  }

  @Test func `an entry that fails later is taken back by one command`() throws {
    let script = """
      let subject = PublishSubject<Int>()
      print("one")
      subject.onNext(1)
      print("two")
      """
    let entry = "let bad = subject.map { [0][$0] }.subscribe()"
    let seen = try answers(
      [":open tiny", ":next 2", entry, ":run", ":back", ":run"],
      script: script
    )
    #expect(seen.contains("! `:back` takes back entry 1, so that the lesson can continue."))
    #expect(seen.contains("took back `\(entry)`"))
    #expect(seen.contains { $0.contains("`two`") }, "\(seen.joined(separator: "\n"))")
    let twice = try answers([":open tiny", "", "let a = 1", ":back"], script: script)
    #expect(twice.contains("took back `let a = 1`"))
  }

  @Test func `a change that does not compile keeps the lesson as it is`() throws {
    let seen = try session([":open tiny", ":goto 3", ":change print(\"two\") => prin(", ":run"])
      .lines
    #expect(seen.contains("! The lesson is unchanged."))
    #expect(seen.contains("tiny 3/3 0s> :run"))
    #expect(seen.contains { $0.contains("`two`") })
    #expect(!seen.contains { $0.contains("ran again") })
  }

  @Test func `reset undoes changes and reads the file again`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "rxlab-\(UUID()).swift"
    )
    defer { try? FileManager.default.removeItem(at: path) }
    try Data("print(\"one\")\n".utf8).write(to: path)
    let seen = try answers([
      ":open \(path.path)", ":change one => 1", ":reset", ":run", ":change one => 1", ":log",
    ])
    #expect(seen.contains("Everything is reset. `:change` is undone."))
    #expect(seen.contains { $0.contains("`one`") })
    #expect(seen.last == "1  0s 1")
  }

  @Test func `a script that does not compile says so when it is opened`() throws {
    let seen = try answers([":open tiny", "1 + 1"], script: "print(1)\nlet a: = 2")
    let mistakes = seen.filter { $0.hasPrefix("! tiny.swift:2:") }
    #expect(mistakes.count == 2, "\(seen.joined(separator: "\n"))")
    #expect(seen.contains { $0.contains("`:reset` reads it again") })
  }

  @Test(arguments: [
    ("lines of `A`", "two things at once", "Type lines as they are printed, separated by `;`"),
    ("number of `A`", "quite many of them", "Type a number: `:predict 99`."),
    ("yes if `A`", "it depends", "Type `yes` or `no`."),
    ("first of `A`, `B`", "who knows", "Type one of them: `A` or `B`;"),
  ])
  func `what is no answer is refused before anything runs`(
    _ row: (kind: String, answer: String, advice: String)
  ) throws {
    let script = """
      //: # Two
      //: - Predict (\(row.kind)): What?
      print("A 1")
      print("B 2")
      """
    let seen = try answers([":open tiny", ":predict \(row.answer)", ":log"], script: script)
    let errors = seen.filter { $0.hasPrefix("! ") }.joined().replacing("!   ", with: " ")
    #expect(errors.contains("I cannot read `\(row.answer)` as an answer"))
    #expect(errors.contains(row.advice), "\(errors)")
    #expect(!seen.contains { $0.contains("`A 1`") })
  }

  @Test func `answers come after a try, from another run`() throws {
    let script = """
      //: # Sum
      //: - Predict (number of `A`): How many lines begin with `A`?
      //: - Question: Why?
      //: - Answer: Each element is printed.
      _ = Observable.of(1, 2).subscribe(onNext: { print("A", $0) })
      """
    let seen = try answers([":open tiny", ":answer", ":answer"], script: script)
    #expect(seen.contains("Try `:predict` first; another `:answer` shows the answer."))
    #expect(seen.contains("  → 2 lines begin with `A`"))
    #expect(seen.contains("  → Each element is printed."))
    #expect(try !answers([":open tiny", ":answer"], script: script).contains("  → 2 lines"))
  }

  @Test func `a difference says that a run failed`() throws {
    let script = "print(1)\nprint(2)\nprint(3 / [0][0])\n"
    let failed = "tiny.swift:3:7: error: Division by zero"
    let both = try answers([":open tiny", ":diff print(2) => print(4)"], script: script)
    #expect(both.contains("! Before the change, the run failed: \(failed)"))
    #expect(both.contains("! \(failed)"))
    #expect(both.contains { $0.hasPrefix("line 2: before") })
    let recorded = try answers([":open tiny", ":diff"], script: script)
    #expect(recorded.contains("! \(failed)"))
  }

  @Test func `a replay stops where a lesson is missing`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("rxlab-\(UUID())")
    defer { try? FileManager.default.removeItem(at: path) }
    try Data(":open nothing\n:next\n".utf8).write(to: path)
    let seen = try session([":replay \(path.path)"]).lines
    #expect(seen.contains("! error: the entries after `:open nothing` are not run"))
    #expect(!seen.contains("rx> :next"))
  }

  @Test func `going to a step says no more than the step`() throws {
    let seen = try answers([":open tiny", ":goto 3", ":goto 1", ":goto 3", ":b", ":goto 2"])
    #expect(seen.suffix(1).first?.hasPrefix("▶ 8") ?? false)
  }

  @Test func `the texts of the log are aligned`() throws {
    let seen = try answers([":open tiny", ":run", ":log"], script: Self.ticks)
    let texts = seen.filter { $0.contains(/^ *\d+  .*[a-d] |tick/) && !$0.hasPrefix("#") }
    #expect(
      Set(
        seen.suffix(13).compactMap { line in
          line.firstRange(of: " tick").map {
            line.distance(from: line.startIndex, to: $0.lowerBound)
          }
        }
      ).count == 1,
      "\(texts)"
    )
  }
}
