import ScriptSource

/// `if let x = y, z = w where x > 0` has a `let` for each name and a comma today.
enum OldConditions {
  static func repair(_ words: inout Words) {
    for start in words.positions where ["if", "guard", "while"].contains(words[start]) {
      guard let end = words.first(["{", "else", "}"], from: start + 1), end > start + 1 else {
        continue
      }
      var keyword = ""
      for position in words.outside(of: start + 1..<end) {
        switch words[position] {
        case "let", "var": keyword = words[position]
        case "where" where !keyword.isEmpty || words[start + 1] == "case":
          words.replace(
            position - 1..<position + 1,
            by: [words.part(position - 1..<position), .text(",")]
          )
        case "," where !keyword.isEmpty && words[position + 2] == "=" && words.isName(position + 1):
          words.insert(keyword + " ", before: position + 1)
        default: break
        }
      }
    }
  }
}
