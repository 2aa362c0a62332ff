import Testing

@testable import SwiftScript

/// A message stays readable, however long the line or the name is that it is about.
struct LongLineTests {
  private func text(_ script: String, at start: Int, _ message: String = "no") -> [Substring] {
    let file = SourceFile(name: "x.swift", text: script)
    let span = SourceSpan(file: file, start: start, end: script.utf8.count)
    return DiagnosticPrinter.text(of: Diagnostic(message, at: span)).split(separator: "\n")
  }

  @Test func `of a long line, the part around the caret is shown`() {
    let script = String(repeating: "a", count: 5_000) + "!" + String(repeating: "b", count: 5_000)
    let lines = text(script, at: 5_000)
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count < 2 * DiagnosticPrinter.widestLine })
    let caret = lines[2].firstIndex(of: "^").map {
      lines[2].distance(from: lines[2].startIndex, to: $0)
    }
    #expect(caret.map { Array(lines[1])[$0] } == "!")
    #expect(lines[1].contains("| …a") && lines[1].hasSuffix("b…"))
    #expect(lines[2].count == lines[1].count - 1)
  }

  @Test func `a line that fits is shown whole`() {
    #expect(
      text("let a = b", at: 8) == ["x.swift:1:9: error: no", "  1 | let a = b", "    |         ^"]
    )
  }

  @Test func `a message without end is shortened`() {
    let name = String(repeating: "n", count: 1_000_000)
    #expect(text("a", at: 0, "there is no `\(name)` here")[0].count < 1_100)
  }

  @Test func `after a hundred mistakes the rest is counted`() {
    let mistakes = (0..<10_000).map { Diagnostic("mistake \($0)", at: nil) }
    let texts = DiagnosticPrinter.texts(of: mistakes)
    #expect(texts.count == 101)
    #expect(texts.last == "error: 9900 more mistakes are not shown")
    #expect(DiagnosticPrinter.texts(of: Array(mistakes.prefix(101))).count == 101)
  }
}
