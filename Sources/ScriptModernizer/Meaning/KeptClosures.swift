/// Closures that are kept have a word for it today; in Swift 2 those had one that are not.
enum KeptClosures {
  static func repair(_ words: inout Words) {
    for start in words.positions where ["func", "init"].contains(words[start]) {
      guard words[start - 1] != ".",
        let open = words.positions.dropFirst(start + 1).prefix(40)
          .first(where: { words[$0] == "(" }),
        let close = words.partner(of: open),
        let brace = words.first(["{", "}", "func"], from: close + 1), words[brace] == "{",
        let end = words.partner(of: brace)
      else { continue }
      for parameter in words.split(open + 1..<close) {
        guard let colon = parameter.first(where: { words[$0] == ":" }),
          isFunction(colon + 1..<parameter.upperBound, words),
          isKept(words[colon - 1], brace..<end, words)
        else { continue }
        words.insert("@escaping ", before: colon + 1)
      }
    }
  }

  private static func isFunction(_ type: Range<Int>, _ words: Words) -> Bool {
    if type.contains(where: { words[$0] == "@" }) { return false }
    if type.count == 1 { return isFunctionAlias(words[type.lowerBound], words) }
    return words.outside(of: type).contains { words[$0] == "->" }
  }

  private static func isFunctionAlias(_ name: String, _ words: Words) -> Bool {
    words.positions.contains { position in
      words[position] == "typealias" && words[position + 1] == name
        && words.positions.dropFirst(position + 3).prefix { !words.isFirstOfLine($0) }
          .contains { words[$0] == "->" }
    }
  }

  /// Whether a body does anything with a closure but call it.
  private static func isKept(_ name: String, _ body: Range<Int>, _ words: Words) -> Bool {
    body.contains { position in
      guard words[position] == name, words[position - 1] != ".", words[position + 1] != ":" else {
        return false
      }
      return words[position + 1] != "(" || isInClosure(position, body, words)
    }
  }

  private static func isInClosure(_ position: Int, _ body: Range<Int>, _ words: Words) -> Bool {
    let statements: Set = [
      "if", "else", "for", "while", "switch", "guard", "do", "repeat", "catch", "defer", "}",
    ]
    var around = words.bracket(around: position)
    while let open = around, open > body.lowerBound {
      if words[open] == "{" {
        var start = open - 1
        while start > body.lowerBound, !words.isFirstOfLine(start),
          !["{", ";", "}"].contains(words[start - 1])
        {
          start -= 1
        }
        if !statements.contains(words[start]) { return true }
      }
      around = words.bracket(around: open)
    }
    return false
  }
}
