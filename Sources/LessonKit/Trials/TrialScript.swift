import ScriptSource

/// The script of a trial, and where its parts are.
struct TrialScript {
  let file: SourceFile
  /// The line that declares each source.
  let sourceLines: [Int]
  /// The line that subscribes to the result.
  let resultLine: Int
  private let code: TrialCode
  /// The number of bytes before the code.
  private let start: Int
  private let request: TrialRequest

  /// - Parameter allowsNumbers: Whether elements that are numbers have the type `Int`.
  init(
    _ request: TrialRequest,
    _ sources: [TrialSource],
    _ code: TrialCode,
    allowsNumbers: Bool
  ) {
    self.request = request
    self.code = code
    var text = TrialSource.support
    func line() -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } + 1 }
    var lines: [Int] = []
    for source in sources {
      lines.append(line())
      text += source.declaration(allowsNumbers: allowsNumbers) + "\n"
    }
    sourceLines = lines
    text += "let result = "
    start = text.utf8.count
    text += code.text + "\n"
    resultLine = line()
    text += "_ = result.asObservable().subscribe { _ in }\n"
    file = SourceFile(name: "trial", text: text)
  }

  /// The diagnostics of the script as diagnostics of what was typed.
  ///
  /// - Parameter hasRun: Whether the script was accepted, and they are about its run.
  func typed(_ diagnostics: [Diagnostic], hasRun: Bool) -> [Diagnostic] {
    // The line that subscribes is where a run stands that the code stops.
    if hasRun { return diagnostics.map(typed) }
    let mapped = diagnostics.map { (typed: typed($0), isAfter: isAfterCode($0)) }
    // A mistake in the code leads to further ones behind it.
    let own = mapped.filter { !$0.isAfter }
    return own.isEmpty ? mapped.prefix(1).map { notObservable($0.typed) } : own.map(\.typed)
  }

  private func isAfterCode(_ diagnostic: Diagnostic) -> Bool {
    guard let span = diagnostic.span, span.file === file else { return false }
    return span.range.start >= start + code.text.utf8.count
  }

  /// The result has no `asObservable()`.
  private func notObservable(_ diagnostic: Diagnostic) -> Diagnostic {
    Diagnostic(
      "the result is not an observable, so there are no events to draw",
      at: diagnostic.span,
      hint: "end with an operator"
    )
  }

  private func typed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let span = diagnostic.span, span.file === file else { return diagnostic }
    return Diagnostic(
      diagnostic.message,
      at: request.span(range(span.range.start, span.range.end) ?? request.code.range),
      hint: diagnostic.hint,
      isWarning: diagnostic.isWarning
    )
  }

  /// The typed text in a range of the script; nil if nothing in it was typed.
  ///
  /// What is between the first and the last typed character of the range belongs to it.
  private func range(_ start: Int, _ end: Int) -> Range<Int>? {
    var found: Range<Int>?
    var offset = self.start
    for piece in code.pieces {
      let next = offset + piece.text.utf8.count
      if case .typed(_, let place) = piece, offset <= start ? start < next : offset < end {
        let first = place.lowerBound + max(0, start - offset)
        let last = place.lowerBound + min(max(start, end), next) - offset
        found = (found?.lowerBound ?? first)..<last
      }
      offset = next
    }
    return found
  }
}
