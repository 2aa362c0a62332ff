import LessonKit
import Stage
import Testing

struct MarkupTests {
  @Test func readsBlocksAndLines() {
    let markup = Markup(
      """
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
    )
    #expect(markup.title == "A title")
    #expect(markup.limit == .seconds(12))
    #expect(markup.questions == ["Why?", "And now?"])
    #expect(markup.experiments == ["Change it."])
  }

  @Test func aScriptWithoutProseHasNone() {
    let markup = Markup("print(1)\n// # no markup\n")
    #expect(markup.title == nil)
    #expect(markup.limit == nil)
    #expect(markup.questions.isEmpty)
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
}
