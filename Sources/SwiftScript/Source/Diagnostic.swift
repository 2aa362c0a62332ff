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
