/// `<T where T: Equatable>` has its conditions behind the signature today.
enum OldConstraints {
  static func repair(_ repair: inout Repair) {
    for start in repair.words.indices where repair[start] == "where" {
      guard opening(before: start, repair) != nil,
        let close = closing(after: start, repair), repair[close] == ">"
      else { continue }
      repair.find(start)
      let conditions = Repair.Part.words(start..<close)
      // The space before `where` goes with it.
      repair.replace(start - 1..<close, by: .words(start - 1..<start))
      let body = repair.first(["{", "}"], from: close + 1)
      if let body, repair[body] == "{", !isNewStatement(between: close, body, repair) {
        repair.insert(conditions, .written(" "), before: body)
      } else {
        let end = lineEnd(after: close, repair)
        repair.insert(.written(" "), conditions, after: end)
      }
    }
  }

  /// The `<` of a list of generic parameters around a position.
  private static func opening(before position: Int, _ repair: Repair) -> Int? {
    var depth = 0
    for place in stride(from: position - 1, through: 1, by: -1) {
      switch repair[place] {
      case ">": depth += 1
      case "<":
        if depth > 0 {
          depth -= 1
        } else {
          return repair.words[place - 1].isName || repair.words[place - 1].text == "init"
            ? place : nil
        }
      case "{", "}", ";", "(", ")": return nil
      default: break
      }
    }
    return nil
  }

  private static func closing(after position: Int, _ repair: Repair) -> Int? {
    var depth = 0
    for place in position + 1..<repair.words.count {
      switch repair[place] {
      case "<": depth += 1
      case ">":
        if depth == 0 { return place }
        depth -= 1
      case "{", "}", ";": return nil
      default: break
      }
    }
    return nil
  }

  /// Whether a declaration without a body ends before the brace.
  private static func isNewStatement(between start: Int, _ end: Int, _ repair: Repair) -> Bool {
    repair.outside(of: start + 1..<end).contains {
      repair.words[$0].isFirstOfLine
        && ["func", "var", "let", "init", "}", "subscript"].contains(repair[$0])
    }
  }

  private static func lineEnd(after position: Int, _ repair: Repair) -> Int {
    var last = position
    for place in repair.outside(of: position + 1..<repair.words.count) {
      if repair.words[place].isFirstOfLine || repair[place] == "}" || repair[place] == ";" { break }
      last = repair.after(place) - 1
    }
    return last
  }
}
