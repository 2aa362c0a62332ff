/// `if let x = y, z = w where x > 0` has a `let` for each name and a comma today.
enum OldConditions {
  static func repair(_ repair: inout Repair) {
    for start in repair.words.indices where ["if", "guard", "while"].contains(repair[start]) {
      guard let end = repair.first(["{", "else", "}"], from: start + 1), end > start + 1 else {
        continue
      }
      let words = repair.outside(of: start + 1..<end)
      var keyword = ""
      for position in words {
        switch repair[position] {
        case "let", "var": keyword = repair[position]
        case "where" where !keyword.isEmpty || repair[start + 1] == "case":
          repair.find(position)
          repair.replace(
            position - 1..<position + 1,
            by: .words(position - 1..<position),
            .written(",")
          )
        case "," where !keyword.isEmpty:
          guard repair[position + 2] == "=", repair.words[position + 1].isName else { continue }
          repair.find(position + 1)
          repair.insert(.written(keyword + " "), before: position + 1)
        default: break
        }
      }
    }
  }
}
