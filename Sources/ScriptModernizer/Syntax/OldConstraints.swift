import ScriptSource

/// `<T where T: Equatable>` has its conditions behind the signature today.
enum OldConstraints {
  static func repair(_ words: inout Words) {
    for start in words.positions where words[start] == "where" {
      guard isInList(start, words), let close = closing(after: start, words) else { continue }
      let conditions = words.part(start..<close)
      // The space before `where` goes with it.
      words.replace(start - 1..<close, by: [words.part(start - 1..<start)])
      let line = words.outside(of: close + 1..<words.words.count).prefix {
        !words.isFirstOfLine($0) && !["}", ";"].contains(words[$0])
      }
      if let body = line.first(where: { words[$0] == "{" }) {
        words.insert([conditions, .text(" ")], before: body)
      } else {
        let end = line.last.map { words.after($0) - 1 } ?? close
        words.insert([.text(" "), conditions], after: end)
      }
    }
  }

  /// Whether a position is between the `<` and `>` of a declaration's generic parameters.
  private static func isInList(_ position: Int, _ words: Words) -> Bool {
    var depth = 0
    for place in stride(from: position - 1, through: 1, by: -1) {
      switch words[place] {
      case ">": depth += 1
      case "<" where depth > 0: depth -= 1
      case "<": return words.isName(place - 1)
      case "{", "}", ";", "(", ")": return false
      default: break
      }
    }
    return false
  }

  private static func closing(after position: Int, _ words: Words) -> Int? {
    var depth = 0
    for place in words.positions.dropFirst(position + 1) {
      switch words[place] {
      case "<": depth += 1
      case ">" where depth > 0: depth -= 1
      case ">": return place
      case "{", "}", ";": return nil
      default: break
      }
    }
    return nil
  }
}
