import ScriptSource
import Testing

/// A message stays readable, however long the line, the name or the hint is.
struct DiagnosticPrinterTests {
  private func text(
    _ script: String,
    at start: Int,
    _ message: String = "no",
    hint: String? = nil,
    width: Int? = nil
  ) -> [Substring] {
    let file = SourceFile(name: "x.swift", text: script)
    let span = SourceSpan(TextRange(start: start, end: script.utf8.count), in: file)
    return DiagnosticPrinter(width: width)
      .text(of: Diagnostic(message, at: span, hint: hint)).split(separator: "\n")
  }

  @Test func `of a long line, the part around the caret is shown`() {
    let script = String(repeating: "a", count: 5_000) + "!" + String(repeating: "b", count: 5_000)
    let lines = text(script, at: 5_000)
    #expect(lines.count == 3 && lines.allSatisfy { $0.count < 320 })
    let caret = lines[2].prefix { $0 != "^" }.count
    #expect(Array(lines[1])[caret] == "!")
    #expect(lines[1].contains("| …a") && lines[1].hasSuffix("b…"))
  }

  @Test func `a line that fits is shown whole`() {
    #expect(
      text("let a = b", at: 8) == ["x.swift:1:9: error: no", "  1 | let a = b", "    |         ^"]
    )
  }

  @Test func `a hint that does not fit beside the caret stands below it`() {
    #expect(
      text("let a = b", at: 8, hint: "one two three four", width: 22).dropFirst(2) == [
        "    |         ^", "    | one two three", "    | four",
      ]
    )
  }

  @Test func `a message without end is shortened`() {
    let name = String(repeating: "n", count: 1_000_000)
    #expect(text("a", at: 0, "there is no `\(name)` here")[0].count < 1_100)
  }

  @Test func `after a hundred mistakes the rest is counted`() {
    let mistakes = (0..<10_000).map { Diagnostic("mistake \($0)", at: nil) }
    let texts = DiagnosticPrinter().texts(of: mistakes)
    #expect(texts.count == 101 && texts.last == "error: 9900 more mistakes are not shown")
    #expect(DiagnosticPrinter().texts(of: Array(mistakes.prefix(101))).count == 101)
  }

  @Test func `edits know where their text came from`() {
    let edited = EditedText(
      "a.old(1).old(2)",
      [
        TextEdit(TextRange(start: 2, end: 5), "newer"),
        TextEdit(TextRange(start: 0, end: 15), "outer"),
        TextEdit(TextRange(start: 9, end: 12), "n"),
      ]
    )
    #expect(edited.text == "a.newer(1).n(2)")
    #expect([0, 4, 8, 11, 13].map(edited.original) == [0, 2, 6, 9, 13])
  }
}
