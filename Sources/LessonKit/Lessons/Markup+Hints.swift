import LabBindings

extension Markup {
  /// A script without its `- Hint:` callouts.
  static func withoutHints(_ script: String) -> String {
    var isHint = false
    let lines = script.lines.filter { line in
      let text = line.trimmed.trimmingPrefix("//:").trimmed
      let ends = text.isEmpty || text.hasPrefix("- ") || text.hasPrefix("#") || text.hasPrefix("*/")
      if ends || !isHint { isHint = callout("Hint", text) != nil }
      // The end of a block stays, whatever is in front of it.
      if isHint, line.contains("*/") {
        isHint = false
        return true
      }
      return !isHint
    }
    return lines.joined(separator: "\n")
  }
}
