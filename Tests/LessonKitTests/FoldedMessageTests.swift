import LessonKit
import Testing

/// Messages fit the window.
struct FoldedMessageTests {
  @Test(arguments: [
    ("    |     ^~~~ short help", ["    |     ^~~~ short help"]),
    (
      "    |     ^~~~ did you mean something else, perhaps?",
      ["    |     ^~~~", "    did you mean something else,", "    perhaps?"]
    ),
    (
      "  | \t^ did you mean something else, perhaps?",
      ["  | \t^", "    did you mean something else,", "    perhaps?"]
    ),
    (
      "  3 | let code = \"code is shown as it is\"",
      ["  3 | let code = \"code is shown as it is\""]
    ),
    ("a.swift:3:4: error: one two three four", ["a.swift:3:4: error: one two three", "  four"]),
  ])
  func `the help beside a caret moves below it, and code stays`(
    _ row: (line: String, folded: [String])
  ) {
    #expect(ViewOptions(width: 34).foldedMessage(row.line) == row.folded)
  }
}
