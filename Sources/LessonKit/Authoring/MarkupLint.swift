import LabBindings

/// Checks the markup of a script.
struct MarkupLint {
  /// The findings, each with its line.
  let findings: [String]

  /// The callouts that rxlab knows.
  private static let own = [
    "Predict", "Question", "Answer", "Experiment", "Hint", "Limit", "Build", "Setup", "Task",
    "Misconception",
  ]
  /// Further callouts that Xcode knows, which rxlab shows as prose.
  private static let xcode = [
    "Attention", "Author", "Authors", "Bug", "Callout", "Complexity", "Copyright", "Date",
    "Example", "Important", "Invariant", "Note", "Postcondition", "Precondition", "Remark",
    "Requires", "Since", "Todo", "Version", "Warning",
  ]

  /// - Parameter needsTitle: Whether a script without a title is a finding.
  init(_ script: String, needsTitle: Bool = true) {
    let lines = Markup.lines(of: script)
    findings =
      (needsTitle ? Self.title(lines) : [])
      + lines.compactMap { line in
        line.prose.flatMap(Self.callout).map { "line \(line.number): " + $0 }
      }
  }

  private static func title(_ lines: [Markup.Line]) -> [String] {
    let first = lines.first { if case .code(let text) = $0.content { !text.isBlank } else { true } }
    for line in lines {
      switch line.content {
      case .prose(let text) where text.hasPrefix("# "): return []
      case .code(let text) where !text.isBlank: return [missing(first?.number ?? 1)]
      default: continue
      }
    }
    return [missing(first?.number ?? 1)]
  }

  private static func missing(_ line: Int) -> String {
    "line \(line): there is no title: begin with `/*: # Title`"
  }

  private static func callout(_ text: String) -> String? {
    do {
      if try PredictionTask(text) != nil { return nil }
    } catch {
      return error.description
    }
    guard let word = text.prefixMatch(of: /- ([A-Z][A-Za-z]*):/).map({ String($0.1) }) else {
      return nil
    }
    if word == "Build", let build = Markup.callout(word, text),
      ScriptBuild(rawValue: String(build.trimmed)) == nil
    {
      return "`\(build)` is not a build: write `- Build: release`; without it, it is `debug`"
    }
    if word == "Limit", let limit = Markup.callout(word, text), Markup.time(limit) == nil {
      return "`\(limit)` is not a time: write, for example, `- Limit: 10 s`"
    }
    if word == "Misconception", let name = Markup.callout(word, text) {
      return Misconception.finding(about: name)
    }
    if (own + xcode).contains(word) { return nil }
    let advice = Suggestion.text(for: word, among: own) { "- \($0):" }
    return "unknown callout `- \(word):`; \(advice ?? "it is shown as prose")"
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
