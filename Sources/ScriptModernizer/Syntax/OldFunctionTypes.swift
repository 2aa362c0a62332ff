/// `Int -> Int` has parentheses around its parameter today, and `(n: Int) -> Int` no label.
enum OldFunctionTypes {
  static func repair(_ words: inout Words) {
    var labelled: [String: Int] = [:]
    for arrow in words.positions where words[arrow] == "->" {
      var end = arrow - 1
      while ["throws", "rethrows", "async"].contains(words[end]) { end -= 1 }
      if words[end] == ")", let start = words.partner(of: end), canBegin(start, words) {
        let labels = labels(of: words.split(start + 1..<end), words)
        for label in labels { words.insert("_ ", before: label) }
        if !labels.isEmpty, words[start - 1] == ":" { labelled[words[start - 2]] = labels.count }
      }
      guard words[end] != ")", let start = startOfType(endingAt: end, words),
        canBegin(start, words)
      else { continue }
      if end == start, words[start] == "Void" {
        words.replace(start..<start + 1, by: "()")
      } else {
        words.insert("(", before: start)
        words.insert(")", after: end)
      }
    }
    for position in words.positions where words[position + 1] == "(" {
      guard let count = labelled[words[position]], words[position - 1] != "func",
        let close = words.partner(of: position + 1)
      else { continue }
      let labels = labels(of: words.split(position + 2..<close), words)
      if labels.count == count { for label in labels { words.remove(label..<label + 2) } }
    }
  }

  private static func labels(of parameters: [Range<Int>], _ words: Words) -> [Int] {
    parameters.map(\.lowerBound).filter {
      words[$0 + 1] == ":" && words.isName($0) && words[$0] != "_"
    }
  }

  /// Whether a type may stand here, and no parameter of a closure.
  private static func canBegin(_ position: Int, _ words: Words) -> Bool {
    switch words[position - 1] {
    case ":", "->", "=", "<", "as", "is", "inout", "(", "noescape", "escaping", "autoclosure":
      true
    case "[": words.partner(of: position - 1).map { words[$0 + 1] != "in" } ?? false
    case ",": words.bracket(around: position).map { words[$0] == "(" } ?? false
    default: false
    }
  }

  /// The first word of the type whose last one is at `end`.
  private static func startOfType(endingAt end: Int, _ words: Words) -> Int? {
    var position = end
    while ["?", "!"].contains(words[position]) { position -= 1 }
    if [")", "]"].contains(words[position]) { return words.partner(of: position) }
    if words[position].contains(">") {
      var depth = 0
      repeat {
        depth += words[position].count { $0 == ">" } - words[position].count { $0 == "<" }
        position -= 1
      } while depth > 0 && position >= 0
    }
    guard words.isName(position) else { return nil }
    while words[position - 1] == ".", words.isName(position - 2) { position -= 2 }
    return position
  }
}
