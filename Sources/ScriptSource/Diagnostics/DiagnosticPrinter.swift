import TerminalText

/// Lays a diagnostic out as the headline, the source line and a caret under the position.
package struct DiagnosticPrinter {
  /// The columns of a source line that are shown: of a longer one, those around the caret.
  static let widestLine = 160
  /// The characters of a message that are shown: a name may be as long as the script.
  static let longestMessage = 1_000
  /// The diagnostics that are shown of one script.
  static let most = 100

  /// The columns of the terminal, which hints are folded to; `nil` for text that goes elsewhere.
  private let width: Int?

  package init(width: Int? = nil) { self.width = width }

  /// The texts of a script's diagnostics, up to a hundred of them.
  package func texts(of diagnostics: [Diagnostic]) -> [String] {
    let rest = diagnostics.count - Self.most
    guard rest > 1 else { return diagnostics.map(text) }
    return diagnostics.prefix(Self.most).map(text) + ["error: \(rest) more mistakes are not shown"]
  }

  /// The lines to print, without a trailing line break.
  package func text(of diagnostic: Diagnostic) -> String {
    let hint = diagnostic.hint.map(Self.shortened)
    let notes = diagnostic.notes.flatMap(note)
    guard let span = diagnostic.span else {
      return ([headline(diagnostic)] + (hint.map { ["  " + $0] } ?? []) + notes)
        .joined(separator: "\n")
    }
    let excerpt = Excerpt(of: span)
    let gutter = "  \(span.line) | "
    let margin = String(repeating: " ", count: gutter.count - 2) + "| "
    let caret =
      margin + excerpt.indent + "^" + String(repeating: "~", count: max(0, excerpt.marked - 1))
    return ([headline(diagnostic), gutter + excerpt.text] + beside(caret, margin, hint) + notes)
      .joined(separator: "\n")
  }

  private func note(_ text: String) -> [String] {
    let line = "  note: " + Self.shortened(text)
    return width.map { TextWidth.folded(line, to: $0, indent: "    ") } ?? [line]
  }

  /// The hint behind the caret, or below it where the terminal is too narrow.
  private func beside(_ caret: String, _ margin: String, _ hint: String?) -> [String] {
    guard let hint else { return [caret] }
    guard let width, TextWidth.of(caret) + 1 + TextWidth.of(hint) > width else {
      return [caret + " " + hint]
    }
    return [caret] + TextWidth.folded(margin + hint, to: width, indent: margin)
  }

  private func headline(_ diagnostic: Diagnostic) -> String {
    let kind = diagnostic.isWarning ? "warning" : "error"
    let message = "\(kind): \(Self.shortened(diagnostic.message))"
    guard let span = diagnostic.span else { return message }
    return "\(span.file.name):\(span.line):\(span.column): \(message)"
  }

  /// A text without its middle, if it is too long to read.
  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > longestMessage, text.count > longestMessage else { return text }
    return text.prefix(longestMessage / 2) + " … " + text.suffix(longestMessage / 2)
  }

  /// The part of a source line that is shown, and the columns of the caret under it.
  private struct Excerpt {
    let text: String
    /// Brings the caret under its character: tabs where the line has tabs.
    let indent: String
    /// How many columns are underlined.
    let marked: Int

    init(of span: SourceSpan) {
      let line = span.file.textOfLine(span.line)
      let before = line.prefix(span.column - 1)
      let rest = line[before.endIndex...]
      let isShort = line.utf8.count <= widestLine || TextWidth.of(line) <= widestLine
      // Two thirds of what is shown are from the caret on.
      let head = isShort ? before : before.suffix(widestLine / 3)
      let tail = isShort ? rest : TextWidth.fitting(rest, in: widestLine - TextWidth.of(head))
      let isCut = (start: head.startIndex > line.startIndex, end: tail.endIndex < line.endIndex)
      text = (isCut.start ? "…" : "") + head + tail + (isCut.end ? "…" : "")
      indent =
        (isCut.start ? " " : "")
        + head.map { $0 == "\t" ? "\t" : String(repeating: " ", count: TextWidth.of($0)) }.joined()
      marked = TextWidth.of(span.text.prefix(tail.count).prefix { !$0.isNewline })
    }
  }
}
