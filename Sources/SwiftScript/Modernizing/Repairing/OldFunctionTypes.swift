/// `Int -> Int` has parentheses around its parameter today.
enum OldFunctionTypes {
  static func repair(_ repair: inout Repair) {
    for arrow in repair.words.indices where repair[arrow] == "->" {
      var end = arrow - 1
      while ["throws", "rethrows", "async"].contains(repair[end]) { end -= 1 }
      guard repair[end] != ")", let start = startOfType(endingAt: end, repair),
        canBegin(start, repair)
      else { continue }
      repair.find(start)
      if end == start, repair[start] == "Void" {
        repair.replace(start..<start + 1, by: "()")
      } else {
        repair.insert(.written("("), before: start)
        repair.insert(.written(")"), after: end)
      }
    }
  }

  /// Whether a type may stand here, and no parameter of a closure.
  private static func canBegin(_ position: Int, _ repair: Repair) -> Bool {
    switch repair[position - 1] {
    case ":", "->", "=", "<", "as", "is", "inout", "(", "noescape", "escaping", "autoclosure":
      return true
    case "[": return repair.partner(of: position - 1).map { repair[$0 + 1] != "in" } ?? false
    case ",": return repair.bracket(around: position).map { repair[$0] == "(" } ?? false
    default: return false
    }
  }

  /// The first word of the type whose last one is at `end`.
  private static func startOfType(endingAt end: Int, _ repair: Repair) -> Int? {
    var position = end
    while ["?", "!"].contains(repair[position]) { position -= 1 }
    switch repair[position] {
    case ")", "]": return repair.partner(of: position)
    case let text where text.allSatisfy { $0 == ">" || $0 == "?" } && text.contains(">"):
      var depth = 0
      while position >= 0 {
        depth += repair[position].count { $0 == ">" } - repair[position].count { $0 == "<" }
        if depth <= 0 { break }
        position -= 1
      }
      position -= 1
    default: break
    }
    guard position >= 0, repair.words[position].isName else { return nil }
    while repair[position - 1] == ".", position >= 2, repair.words[position - 2].isName {
      position -= 2
    }
    return position
  }
}
