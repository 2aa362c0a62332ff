package import LabBindings
import ScriptSource
package import Stage

/// What a script's playground markup, `//:` lines and `/*: … */` blocks, says about the whole script.
///
/// ``LessonStep`` reads what it says about each step.
package struct Markup: Sendable {
  /// The text of the first heading.
  package private(set) var title: String?
  /// The time limit: `- Limit: 12 s`.
  package private(set) var limit: StageTime?
  /// What a broken rule of the screen or of a binding does: `- Build: release`.
  package private(set) var build: ScriptBuild?

  /// Reads the markup of a script.
  package init(_ script: String) {
    for line in Self.lines(of: script).compactMap(\.prose) {
      if title == nil, line.hasPrefix("#") {
        title = String(line.drop { $0 == "#" || $0 == " " })
      } else if let text = Self.callout("Limit", line) {
        limit = Self.time(text)
      } else if let text = Self.callout("Build", line) {
        build = ScriptBuild(rawValue: String(text.trimmed))
      }
    }
  }

  /// A line of a script.
  struct Line {
    enum Content {
      /// The text, without comment delimiters and indentation.
      case prose(String)
      case code(String)
    }

    /// Counted from 1.
    let number: Int
    let content: Content

    /// The text of a line of prose; nil for code.
    var prose: String? { if case .prose(let text) = content { text } else { nil } }
  }

  /// A script's lines, without those that only open or close a block of prose.
  ///
  /// A callout continues on the lines below it, up to a blank line or the next item.
  static func lines(of script: String) -> [Line] {
    var joined: [Line] = []
    var end = 0
    for line in plainLines(of: script) {
      if case .prose(let text) = line.content, line.number == end + 1, let last = joined.last,
        case .prose(let start) = last.content, isCallout(start), !text.isEmpty,
        !text.hasPrefix("-"), !text.hasPrefix("#")
      {
        joined[joined.count - 1] = Line(number: last.number, content: .prose(start + " " + text))
      } else {
        joined.append(line)
      }
      end = line.number
    }
    return joined
  }

  private static func isCallout(_ line: String) -> Bool {
    guard line.hasPrefix("- ") else { return false }
    let word = line.dropFirst(2).prefix { $0 != " " }
    return word.hasSuffix(":") || word == "Predict" && line.contains("):")
  }

  private static func plainLines(of script: String) -> [Line] {
    var lines: [Line] = []
    // The number of open comments; they can be nested.
    var depth = 0
    for (index, line) in script.lines.enumerated() {
      func add(_ content: Line.Content) { lines.append(Line(number: index + 1, content: content)) }
      // Most lines are code without a slash, which need no further check.
      if depth == 0, !line.utf8.contains(UInt8(ascii: "/")) {
        add(.code(String(line)))
        continue
      }
      let text = line.drop(while: \.isWhitespace)
      if depth > 0 || text.hasPrefix("/*:") {
        let words = depth > 0 ? text : text.dropFirst(3)
        depth = max(depth, 1)
        let end = Self.end(of: words, &depth)
        let prose = words[..<(end ?? words.endIndex)].trimmed
        if end == nil || !prose.isEmpty { add(.prose(prose)) }
      } else if text.hasPrefix("//:") {
        add(.prose(String(text.dropFirst(3).drop { $0 == " " })))
      } else {
        add(.code(String(line)))
      }
    }
    return lines
  }

  /// The end of the outermost open comment, if it is in this text.
  private static func end(of words: Substring, _ depth: inout Int) -> Substring.Index? {
    var last: UInt8 = 0
    var index = words.startIndex
    while index < words.endIndex {
      defer { words.utf8.formIndex(after: &index) }
      let byte = words.utf8[index]
      switch (last, byte) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
      default:
        last = byte
        continue
      }
      last = 0
      if depth == 0 { return words.utf8.index(before: index) }
    }
    return nil
  }

  /// The text after `- Name:`.
  static func callout(_ name: String, _ line: String) -> String? {
    let start = "- \(name):"
    guard line.hasPrefix(start) else { return nil }
    return String(line.dropFirst(start.count).drop { $0 == " " })
  }

  /// Parses a time: `12 s`, `12s`, `500ms`, `2 min`, `1h`, or a plain number of seconds.
  package static func time(_ text: String) -> StageTime? {
    let compact = text.filter { $0 != " " }
    let digits = compact.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits) else { return nil }
    switch compact.dropFirst(digits.count) {
    case "", "s", "sec": return .seconds(number)
    case "ms": return .seconds(number / 1_000)
    case "min", "m": return .seconds(number * 60)
    case "h": return .seconds(number * 3_600)
    default: return nil
    }
  }
}
