/// Closures that are kept have a word for it today; in Swift 2 those had one that are not.
enum OldEscaping {
  static func repair(_ repair: inout Repair) {
    let functionTypes = Set(
      repair.words.indices.compactMap { position -> String? in
        guard repair[position] == "typealias", repair[position + 2] == "=",
          let end = (position + 3..<repair.words.count).first(where: {
            repair.words[$0].isFirstOfLine
          }) ?? Optional(repair.words.count),
          (position + 3..<end).contains(where: { repair[$0] == "->" })
        else { return nil }
        return repair[position + 1]
      }
    )
    for start in repair.words.indices where ["func", "init"].contains(repair[start]) {
      guard repair[start - 1] != ".",
        let open = (start + 1..<min(start + 40, repair.words.count))
          .first(where: { repair[$0] == "(" }), let close = repair.partner(of: open),
        let brace = repair.first(["{", "}", "func"], from: close + 1), repair[brace] == "{",
        let end = repair.partner(of: brace)
      else { continue }
      for parameter in repair.split(open + 1..<close) {
        guard let colon = parameter.first(where: { repair[$0] == ":" }),
          isFunction(colon + 1..<parameter.upperBound, functionTypes, repair),
          isKept(repair[colon - 1], brace..<end, repair)
        else { continue }
        repair.insert(.written("@escaping "), before: colon + 1)
      }
    }
  }

  private static func isFunction(_ type: Range<Int>, _ names: Set<String>, _ repair: Repair) -> Bool
  {
    if type.contains(where: { repair[$0] == "@" || repair[$0].hasSuffix("escape") }) {
      return false
    }
    if type.count == 1 { return names.contains(repair[type.lowerBound]) }
    return repair.outside(of: type).contains { repair[$0] == "->" }
  }

  /// Whether a body does anything with a closure but call it.
  private static func isKept(_ name: String, _ body: Range<Int>, _ repair: Repair) -> Bool {
    let statements: Set = [
      "if", "else", "for", "while", "switch", "guard", "do", "repeat", "catch", "defer",
    ]
    return body.contains { position in
      guard repair[position] == name, repair[position - 1] != ".", repair[position + 1] != ":"
      else {
        return false
      }
      if repair[position + 1] != "(" { return true }
      var around = repair.bracket(around: position)
      while let open = around, open > body.lowerBound {
        if repair[open] == "{" {
          var start = open - 1
          while start > body.lowerBound, !repair.words[start].isFirstOfLine,
            !["{", ";", "}"].contains(repair[start - 1])
          {
            start -= 1
          }
          if !statements.contains(repair[start]), repair[start] != "}" { return true }
        }
        around = repair.bracket(around: open)
      }
      return false
    }
  }
}
