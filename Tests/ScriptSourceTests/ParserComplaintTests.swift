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

  @Test(arguments: [
    ("let a = (1 + 2\nlet b = 3", ["15: expected ')' in expression list"]),
    ("print(1 2)", ["8: expected ',' separator"]),
    ("struct A {\n  for n in 1...3 { }\n}", ["13: expected declaration"]),
    ("let a = 3\nlet b = - a", ["18: unary operator cannot be separated from its operand"]),
    ("#else\nprint(1)", ["0: unexpected conditional compilation block terminator"]),
    (
      "func f(_ n: Int?) {\n  guard let n\n  print(n)\n}",
      ["33: expected 'else' after 'guard' condition"]
    ),
    (
      "#if swift(5)\n#endif",
      [
        "4: 'swift' requires a single unlabeled argument for the version comparison (>= or <= a version)"
      ]
    ),
    ("#if swift(>=5) && os(Linux)\n#endif", []),
    (
      "#sourceLocation(file: \"a\", line: 0)",
      ["33: the line number needs to be greater than zero"]
    ),
  ])
  func saysAsTheCompiler(_ text: String, _ expected: [String]) {
    let complaints = TreeReader.read(text).complaints
    #expect(complaints.map { "\($0.range.start): \($0.text)" } == expected)
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
    #expect(Completeness.isIncomplete(text) == isIncomplete)
  }
}
