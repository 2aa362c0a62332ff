/// A token with its place, in bytes from the start of the text.
struct Word {
  let text: String
  let range: Range<Int>
  let isFirstOfLine: Bool

  var isName: Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return first.properties.isAlphabetic || first == "_" || first == "`"
  }

  /// Whether it counts up or down.
  var isCounting: Bool { text == "++" || text == "--" }
}
