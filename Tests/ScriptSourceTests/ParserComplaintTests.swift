import ScriptSource
import Testing

/// What is said of a text that is no Swift, where, and what to try.
struct ParserComplaintTests {
  @Test(arguments: [
    (
      """
      let a = [1, 2, 3
        .map { $0 }
      """,
      """
      x.swift:2:14: error: expected ']' in container literal expression
        2 |   .map { $0 }
          |              ^ the `[` in line 1 is never closed
      """
    ),
    (
      "print(1, 2",
      """
      x.swift:1:11: error: expected ')' in expression list
        1 | print(1, 2
          |           ^ to match this opening '('
      """
    ),
    (
      "let s = \"ab",
      """
      x.swift:1:9: error: unterminated string literal
        1 | let s = "ab
          |         ^ to match this opening '"'
      """
    ),
    (
      "let ages = [\"a\": 1, \"b\" 2]",
      """
      x.swift:1:24: error: expected ':' in dictionary literal
        1 | let ages = ["a": 1, "b" 2]
          |                        ^
      """
    ),
    (
      "run { event n\n  print(n)\n}",
      """
      x.swift:1:12: error: consecutive statements on a line must be separated by ';'
        1 | run { event n
          |            ^ write `in` behind the parameters of a closure
      """
    ),
  ])
  func says(_ text: String, _ expected: String) {
    let file = SourceFile(name: "x.swift", text: text)
    let complaints = TreeReader.read(text).complaints
    let said = DiagnosticPrinter().texts(of: [Message]().diagnostics(behind: complaints, in: file))
    #expect(said.joined(separator: "\n") == expected)
  }

  @Test func refusesWhatNestsTooDeeply() {
    let chain = "let n = 1" + String(repeating: " + 1", count: 1_000)
    #expect(TreeReader.read(chain).complaints.map(\.text) == ["this nests too deeply"])
    let members = "let n = a" + String(repeating: ".b", count: 1_000)
    #expect(TreeReader.read(members).complaints.map(\.text) == ["this nests too deeply"])
  }

  @Test(arguments: [
    ("func f() {", true), ("print(", true), ("let a = [1,", true), ("if a {\n  b()", true),
    ("print(1)", false), ("print(\"a", false), ("let text = \"\"\"\n  a", true), ("}", false),
    ("", false), ("let a =", true),
  ])
  func knowsWhetherAnEntryGoesOn(_ text: String, _ isIncomplete: Bool) {
    #expect(TreeReader.isIncomplete(text) == isIncomplete)
  }
}
