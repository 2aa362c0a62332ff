/// Text that was written for a wide page, in lines.
package enum Prose {
  /// The paragraphs, each in one line: a line that continues a paragraph or a list item is joined with it.
  ///
  /// Headings, empty lines, and lines that are indented by four spaces stay as they are.
  package static func paragraphs(_ lines: [String]) -> [String] {
    var paragraphs: [String] = []
    var isOpen = false
    for line in lines {
      let isInItem = isOpen && (paragraphs.last?.trimmed.hasPrefix("- ") ?? false)
      let isOwn =
        line.isEmpty || line.hasPrefix("- ") || line.hasPrefix("  - ") || line.hasPrefix("#")
        || isPreformatted(line) && !isInItem
      if isOpen, !isOwn {
        paragraphs[paragraphs.count - 1] += " " + line.trimmed
      } else {
        paragraphs.append(line)
      }
      isOpen = !line.isEmpty && !line.hasPrefix("#") && (!isPreformatted(line) || isInItem)
    }
    return paragraphs
  }

  /// The lines without the empty ones before and after them.
  static func trimmed(_ lines: [String]) -> [String] {
    guard let last = lines.lastIndex(where: { !$0.isEmpty }) else { return [] }
    return Array(lines[...last].drop(while: \.isEmpty))
  }

  /// Whether a line is code or a diagram, which is not wrapped.
  package static func isPreformatted(_ line: String) -> Bool { line.hasPrefix("    ") }
}
