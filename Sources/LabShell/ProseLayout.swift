import LessonKit

/// Wraps text that was written for a wide page.
enum ProseLayout {
  /// The lines in a window: paragraphs are joined and wrapped again, list items are indented, and lines that are indented by
  /// four spaces, such as code and marbles, stay as they are.
  ///
  /// - Parameter indent: Put before each line.
  static func lines(_ lines: [String], in view: ViewOptions, indent: String = "") -> [String] {
    paragraphs(lines).flatMap { line in
      if line.isEmpty { return [""] }
      if isIndented(line) { return [indent + line] }
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
        || isIndented(line) && !isInItem
      if isOpen, !isOwn {
        paragraphs[paragraphs.count - 1] += " " + line.trimmed
      } else {
        paragraphs.append(line)
      }
      isOpen = !line.isEmpty && !line.hasPrefix("#") && (!isIndented(line) || isInItem)
    }
    return paragraphs
  }

  private static func isIndented(_ line: String) -> Bool { line.hasPrefix("    ") }
}
