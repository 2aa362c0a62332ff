import LessonKit

/// Words that were broken for a wide page, to be read in a window.
enum Prose {
  /// The lines in a window: paragraphs are joined and broken anew, lists go on below their words, and what is set in by four
  /// spaces, as code and marbles are, stays as it is.
  ///
  /// - Parameter indent: Stands before each line.
  static func lines(_ lines: [String], in view: ViewOptions, indent: String = "") -> [String] {
    paragraphs(lines).flatMap { line in
      if line.isEmpty { return [""] }
      if isSetIn(line) { return [indent + line] }
      let isItem = line.drop { $0 == " " }.hasPrefix("- ")
      let own = String(line.prefix { $0 == " " })
      return view.folded(indent + line, indent: indent + own + (isItem ? "  " : ""))
    }
  }

  private static func paragraphs(_ lines: [String]) -> [String] {
    var paragraphs: [String] = []
    var isOpen = false
    for line in lines {
      let isInItem = isOpen && (paragraphs.last?.trimmed.hasPrefix("- ") ?? false)
      let isOwn =
        line.isEmpty || line.hasPrefix("- ") || line.hasPrefix("  - ") || line.hasPrefix("#")
        || isSetIn(line) && !isInItem
      if isOpen, !isOwn {
        paragraphs[paragraphs.count - 1] += " " + line.trimmed
      } else {
        paragraphs.append(line)
      }
      isOpen = !line.isEmpty && !line.hasPrefix("#") && (!isSetIn(line) || isInItem)
    }
    return paragraphs
  }

  private static func isSetIn(_ line: String) -> Bool { line.hasPrefix("    ") }
}
