import ScriptSource

extension Markup {
  /// A script without its `- Hint:` callouts.
  package static func withoutHints(_ script: String) -> String {
    let all = script.lines
    let known = lines(of: script)
    var hidden: Set<Int> = []
    for (index, line) in known.enumerated() {
      guard let prose = line.prose, callout("Hint", prose) != nil else { continue }
      let next = index + 1 < known.count ? known[index + 1].number : all.count + 1
      hidden.formUnion(line.number..<next)
    }
    let kept = all.enumerated().compactMap { index, line -> String? in
      guard hidden.contains(index + 1) else { return String(line) }
      // A block of prose that begins or ends with a hint keeps its delimiters.
      switch (line.trimmed.hasPrefix("/*:"), line.contains("*/")) {
      case (true, false): return "/*:"
      case (false, true): return line.trimmed == "*/" ? String(line) : "*/"
      default: return nil
      }
    }
    return kept.joined(separator: "\n")
  }
}
