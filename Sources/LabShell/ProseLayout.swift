import LessonKit

/// Wraps text that was written for a wide page.
enum ProseLayout {
  /// The lines in a window: paragraphs are joined and wrapped again, list items are indented, and lines that are indented by
  /// four spaces, such as code and marbles, stay as they are.
  ///
  /// - Parameter indent: Put before each line.
  static func lines(_ lines: [String], in view: ViewOptions, indent: String = "") -> [String] {
    Prose.paragraphs(lines).flatMap { line in
      if line.isEmpty { return [""] }
      if Prose.isPreformatted(line) { return [indent + line] }
      let isItem = line.drop { $0 == " " }.hasPrefix("- ")
      let own = String(line.prefix { $0 == " " })
      return view.folded(indent + line, indent: indent + own + (isItem ? "  " : ""))
    }
  }
}
