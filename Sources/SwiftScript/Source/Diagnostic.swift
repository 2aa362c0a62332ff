/// What is wrong with a script, where, and one thing to try.
///
/// A value without colour or layout; `DiagnosticPrinter` turns it into text.
public struct Diagnostic: Error, Sendable {
  /// One sentence: what was seen and what was expected, the script's own words in backticks.
  public let message: String
  /// The place; `nil` for an error of the whole file.
  public let span: SourceSpan?
  /// One thing to try, printed beside the caret.
  public let hint: String?
  /// Whether the script goes on all the same.
  public let isWarning: Bool

  /// Makes a diagnostic.
  public init(
    _ message: String,
    at span: SourceSpan?,
    hint: String? = nil,
    isWarning: Bool = false
  ) {
    self.isWarning = isWarning
    self.message = message
    self.span = span
    self.hint = hint
  }
}

extension Diagnostic {
  fileprivate var offset: Int { span?.start ?? 0 }
}

/// The mistakes found in a script before it ran, in source order.
///
/// Never empty.
public struct ScriptErrors: Error, Sendable {
  /// The mistakes.
  public let diagnostics: [Diagnostic]

  /// Sorts mistakes and keeps the first at each place; what follows there is mostly the same thing said again.
  init(_ found: [Diagnostic]) {
    var places: Set<Int> = []
    var names: Set<String> = []
    diagnostics = found.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element).filter { places.insert($0.offset).inserted }
      // A name that is unknown is unknown everywhere.
      .filter {
        guard let text = $0.span?.text, $0.message.contains("`\(text)`"),
          $0.message.hasPrefix("there is no") || $0.message.hasPrefix("`\(text)`")
        else { return true }
        return names.insert($0.message).inserted
      }
  }
}

/// Lays a diagnostic out as the headline, the source line and a caret under the place.
public enum DiagnosticPrinter {
  /// The lines to print, without a trailing line break.
  public static func text(of diagnostic: Diagnostic) -> String {
    guard let span = diagnostic.span else {
      return headline(diagnostic) + (diagnostic.hint.map { "\n  \($0)" } ?? "")
    }
    let line = span.line
    let source = span.file.textOfLine(line)
    let gutter = "  \(line) | "
    let before = source.prefix(span.column - 1)
    let marked = span.text.prefix { $0 != "\n" && $0 != "\r\n" }
    let underline = "^" + String(repeating: "~", count: max(0, columns(of: marked) - 1))
    let indent =
      String(repeating: " ", count: gutter.count - 2) + "| "
      + String(
        before.flatMap { $0 == "\t" ? "\t" : String(repeating: " ", count: columns(of: $0)) }
      )
    let hint = diagnostic.hint.map { " \($0)" } ?? ""
    return """
      \(headline(diagnostic))
      \(gutter)\(source)
      \(indent)\(underline)\(hint)
      """
  }

  private static func headline(_ diagnostic: Diagnostic) -> String {
    let said = "\(diagnostic.isWarning ? "warning" : "error"): \(diagnostic.message)"
    guard let span = diagnostic.span else { return said }
    return "\(span.file.name):\(span.line):\(span.column): \(said)"
  }

  /// The terminal columns that a text takes: two for wide East Asian characters and emoji.
  static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") {
      return 2
    }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The blocks that Unicode's East Asian Width table calls wide or full-width.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
