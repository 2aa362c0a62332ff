/// Counts the brackets that are open after the lines of a long entry, so that not each of its lines needs a parser.
struct OpenBrackets {
  private var depth = 0
  private var lines = 0
  /// Whether something has come in which brackets may not be brackets.
  private var isUnsure = false

  /// Mistakes in an entry with fewer lines are reported at once, not when its brackets are closed.
  private static let linesToParse = 64

  /// Whether the lines are so many that parsing each is slow, and a bracket is certainly open.
  var isSurelyOpen: Bool { lines > Self.linesToParse && depth > 0 && !isUnsure }

  /// Counts the brackets of a line.
  mutating func read(_ line: String) {
    lines += 1
    var rest = line.utf8[...]
    while !isUnsure, let character = rest.popFirst() {
      switch character {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""): skipText(&rest)
      // A comment to the end of the line; otherwise a longer comment, a regular expression, or a division.
      case UInt8(ascii: "/"):
        guard rest.first == UInt8(ascii: "/") else {
          isUnsure = true
          continue
        }
        rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      // A raw text or a name in backticks.
      case UInt8(ascii: "#"), UInt8(ascii: "`"): isUnsure = true
      default: break
      }
    }
  }

  /// Skips a text of one line, without code in it.
  private mutating func skipText(_ rest: inout Substring.UTF8View) {
    if rest.starts(with: "\"\"".utf8) {
      isUnsure = true
      return
    }
    while let character = rest.popFirst() {
      switch character {
      case UInt8(ascii: "\""): return
      case UInt8(ascii: "\\"):
        if rest.popFirst() == UInt8(ascii: "(") { isUnsure = true }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isUnsure = true
      default: break
      }
    }
    isUnsure = true
  }
}
