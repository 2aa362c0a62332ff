import LessonKit
import Stage
import Testing

struct MarkupTests {
  @Test func readsBlocksAndLines() {
    let script = """
      /*:
       # A title
       Some prose.
       - Limit: 12 s
       - Question: Why?
       */
      let a = 1  // - Question: not prose
      //: ## A second heading
      //: - Experiment: Change it.
      //: - Question: And now?
      """
    let markup = Markup(script)
    let steps = LessonStep.steps(of: script)
    #expect(markup.title == "A title")
    #expect(markup.limit == .seconds(12))
    #expect(steps.flatMap(\.questions).map(\.text) == ["Why?", "And now?"])
    #expect(steps.flatMap(\.experiments) == ["Change it."])
  }

  @Test(arguments: [
    ("//: - Hint: One.\nprint(1)", "print(1)"),
    ("//: - Hint: One,\n//:   and more.\nprint(1)", "print(1)"),
    ("//: - Hint: One.\n//: - Task: Do it.", "//: - Task: Do it."),
    ("/*:\n Prose.\n - Hint: One. */\nprint(1)", "/*:\n Prose.\n*/\nprint(1)"),
    ("/*:\n Prose.\n - Hint: One.\n */\nprint(1)", "/*:\n Prose.\n */\nprint(1)"),
    ("/*: - Hint: One. */\nprint(1)", "print(1)"),
    ("/*: - Hint: One.\n Prose.\n\n More. */", "/*:\n\n More. */"),
  ])
  func `hints are left out, and no code behind them`(_ row: (script: String, rest: String)) {
    #expect(Markup.withoutHints(row.script) == row.rest)
  }

  @Test func aScriptWithoutProseHasNone() {
    let script = "print(1)\n// # no markup\n"
    let markup = Markup(script)
    #expect(markup.title == nil)
    #expect(markup.limit == nil)
    #expect(LessonStep.steps(of: script).allSatisfy { $0.prose.isEmpty && $0.questions.isEmpty })
  }

  @Test(arguments: [
    ("12 s", StageTime.seconds(12)),
    ("12s", .seconds(12)),
    ("0.5", .seconds(0.5)),
    ("500ms", .milliseconds(500)),
    ("2 min", .seconds(120)),
    ("2 h", .seconds(7_200)),
    ("soon", nil),
    ("", nil),
    ("1.2.3s", nil),
  ])
  func times(_ row: (text: String, time: StageTime?)) {
    #expect(Markup.time(row.text) == row.time)
  }

  @Test func `lines may end as on Windows`() {
    let script = """
      /*:
       # A title
       Some prose.
       - Limit: 12 s
       */
      print(1)
      //: ## Another
      print(2)
      """
    let other = script.replacing("\n", with: "\r\n")
    #expect(Markup(other).title == "A title")
    #expect(Markup(other).limit == .seconds(12))
    #expect(LessonStep.steps(of: other) == LessonStep.steps(of: script))
    let code = LessonStep.steps(of: other).flatMap(\.code)
    #expect(code.map(\.number) == [6, 8] && code.map(\.text) == ["print(1)", "print(2)"])
  }

  @Test(arguments: [
    ("/*: # T\n words */\nprint(1)", ["words"]), ("/*:\n # T\n words\n */\nprint(1)", ["words"]),
    ("/*: # T */\n/*: A *cold* one */\nprint(1)", ["A *cold* one"]),
    ("/*:\n\t# T\n\twords\n\t*/\nprint(1)", ["words"]),
    ("/*:\n # T\n a /* b */ c\n words */\nprint(1)", ["a /* b */ c", "words"]),
  ])
  func `a block ends where its comment ends`(_ row: (script: String, prose: [String])) throws {
    let steps = LessonStep.steps(of: row.script)
    #expect(steps.count == 1 && steps[0].heading == "T")
    #expect(steps[0].prose == row.prose)
    #expect(steps[0].code.map(\.text) == ["print(1)"])
  }

  @Test(arguments: [
    ("//: Bye.", ["Bye."]), ("//: - Predict (number): How many?\n//:\n//: Bye.", ["Bye."]),
    ("/*: ## So\n Bye.\n\n - Question: Why? */", ["## So", "Bye."]), ("//: - Question: Why?", []),
  ])
  func `prose below all code closes the last step, which keeps its own prose`(
    _ row: (end: String, closing: [String])
  ) {
    let steps = LessonStep.steps(of: "//: # T\n//: One.\nprint(1)\n//: Two.\nprint(2)\n" + row.end)
    #expect(steps.map(\.prose) == [["One."], ["Two."]])
    #expect(steps.map(\.closing) == [[], row.closing])
  }

  @Test(arguments: [
    (
      "print(0)\n//: - Setup: a timer\nlet a = 1\nlet b = 2\n\n//: ## Next\nprint(1)", 2, [3...4]
    ),
    ("print(0)\n//: - Setup: a timer\nlet a = 1\n//:\nprint(1)", 1, [3...3]),
    (
      "//: - Setup: a\nlet a = 1\n//: - Setup: b\nlet b = 1\n//:\n//: More.\nprint(1)", 2,
      [2...2, 4...4]
    ),
  ])
  func `a setup is folded and begins no step`(
    _ row: (script: String, steps: Int, lines: [ClosedRange<Int>])
  ) {
    let steps = LessonStep.steps(of: row.script)
    #expect(steps.count == row.steps)
    #expect(steps[0].setups.map(\.lines) == row.lines)
  }
}
