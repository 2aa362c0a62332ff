/// Parameters that were variables, and `inout` before the name, which stands at the type today.
enum OldParameters {
  static func repair(_ words: inout Words) {
    for position in words.positions.dropFirst() {
      guard ["inout", "var", "let"].contains(words[position]),
        ["(", ","].contains(words[position - 1]),
        let open = words.bracket(around: position), words[open] == "(",
        let close = words.partner(of: open)
      else { continue }
      let colon = (position + 1...position + 3).first { words[$0] == ":" }
      let names = position + 1..<(colon ?? position + 2)
      guard names.allSatisfy(words.isName),
        let body = body(after: open, close, isTyped: colon != nil, words)
      else { continue }
      words.remove(position..<position + 1)
      if words[position] == "inout" {
        if let colon { words.insert(" inout", after: colon) }
      } else if words[position] == "var", let name = names.last.map({ words[$0] }) {
        let declaration = "var \(name) = \(name)"
        words.insert(
          words.isFirstOfLine(body + 1) && body + 1 < words.positions.upperBound
            ? "\n\(words.indentation(at: body + 1))\(declaration)" : " \(declaration);",
          after: body
        )
      }
    }
  }

  /// The word before the body of the function whose parameters are in these parentheses; `nil` if it is no function.
  private static func body(
    after open: Int,
    _ close: Int,
    isTyped: Bool,
    _ words: Words
  ) -> Int? {
    // A closure's parameters stand behind its brace or its captures.
    if ["{", "]"].contains(words[open - 1]) {
      return words.first(["in", "{", "}"], from: close + 1).flatMap {
        words[$0] == "in" ? $0 : nil
      }
    }
    guard isTyped else { return nil }
    let isDeclaration = (max(0, open - 12)..<open).contains {
      ["func", "init", "subscript"].contains(words[$0])
    }
    guard isDeclaration, let brace = words.first(["{", "}"], from: close + 1),
      words[brace] == "{"
    else { return close }
    return brace
  }
}
