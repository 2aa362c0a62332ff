/// `Int -> Int` has parentheses around its parameter today, and `(n: Int) -> Int` no label.
enum OldFunctionTypes {
  static func repair(_ repair: inout Repair) {
    var labelled: [String: Int] = [:]
    for arrow in repair.words.indices where repair[arrow] == "->" {
      var end = arrow - 1
      while ["throws", "rethrows", "async"].contains(repair[end]) { end -= 1 }
      if repair[end] == ")", let start = repair.partner(of: end), canBegin(start, repair) {
        let labels = labels(of: repair.split(start + 1..<end), repair)
        for label in labels {
          repair.find(label)
          repair.insert(.written("_ "), before: label)
        }
        if !labels.isEmpty, repair[start - 1] == ":" { labelled[repair[start - 2]] = labels.count }
      }
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
    dropLabels(of: labelled, &repair)
  }

  /// The labels of a function type's parameters.
  private static func labels(of parameters: [Range<Int>], _ repair: Repair) -> [Int] {
    parameters.compactMap { parameter in
      guard parameter.count > 2, repair[parameter.lowerBound + 1] == ":",
        repair.words[parameter.lowerBound].isName, repair[parameter.lowerBound] != "_"
      else { return nil }
      return parameter.lowerBound
    }
  }

  /// Takes the labels out of the calls of what has such a type.
  private static func dropLabels(of labelled: [String: Int], _ repair: inout Repair) {
    for position in repair.words.indices where repair[position + 1] == "(" {
      guard let count = labelled[repair[position]], repair[position - 1] != "func",
        let close = repair.partner(of: position + 1)
      else { continue }
      let arguments = repair.split(position + 2..<close)
      let labels = labels(of: arguments, repair)
      guard labels.count == count else { continue }
      for label in labels { repair.remove(label..<label + 2) }
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
