/// Words that are no names any more: `__FUNCTION__`, `Generator.Element`, `sort()` where it gives a value.
enum OldNames {
  /// What stands in a text that has one of them.
  static let signs = [
    "__F", "__L", "__C", "Generator.", "generate()", ".sort(", ".sort {", ".reverse()",
    "InPlace",
  ]
  private static let literals = [
    "__FUNCTION__": "#function", "__LINE__": "#line", "__FILE__": "#file",
    "__COLUMN__": "#column",
  ]

  /// Words that a value may follow.
  private static let keywords: Set<String> = [
    "return", "in", "if", "while", "guard", "case", "where", "switch", "else", "throw", "try",
    "await", "repeat", "do", "defer",
  ]
  /// What may stand before a value that is used.
  private static let leads = keywords.union([
    "=", "+", "==", "!=", "??", ":", "(", ",", "[", "&&", "||", "?",
  ])

  static func repair(_ repair: inout Repair) {
    for position in repair.words.indices {
      if let literal = literals[repair[position]] {
        repair.find(position)
        repair.replace(position..<position + 1, by: literal)
      } else if repair[position] == "Generator", repair[position + 1] == ".",
        repair[position + 2] == "Element"
      {
        repair.find(position)
        repair.replace(position..<position + 3, by: "Element")
      } else if repair[position] == "generate", repair[position + 1] == "(",
        repair[position + 2] == ")"
      {
        repair.find(position)
        repair.replace(position..<position + 1, by: "makeIterator")
      } else if repair[position] == "sortInPlace" || repair[position] == "reverseInPlace" {
        repair.find(position)
        repair.replace(position..<position + 1, by: String(repair[position].dropLast(7)))
        order(by: position, &repair)
      } else if ["sort", "reverse"].contains(repair[position]), givesValue(position, repair) {
        repair.find(position)
        repair.replace(
          position..<position + 1,
          by: repair[position] + (repair[position] == "sort" ? "ed" : "d")
        )
        order(by: position, &repair)
      }
    }
  }

  /// The order that a sorting goes by has a label today.
  private static func order(by position: Int, _ repair: inout Repair) {
    guard repair[position].hasPrefix("sort"), repair[position + 1] == "(",
      repair[position + 2] != ")"
    else { return }
    repair.insert(.written("by: "), before: position + 2)
  }

  /// Whether a bracket belongs to what stands before it, as that of a call or a subscript.
  private static func belongs(_ open: Int, _ repair: Repair) -> Bool {
    guard open > 0, !repair.words[open].isFirstOfLine else { return false }
    let before = repair.words[open - 1]
    if keywords.contains(before.text) { return false }
    return before.isName || [")", "]", "}", "?", "!"].contains(before.text)
  }

  /// Whether the value of a call is used: today's `sort` and `reverse` have none.
  private static func givesValue(_ position: Int, _ repair: Repair) -> Bool {
    guard repair[position - 1] == ".", ["(", "{"].contains(repair[position + 1]),
      repair[position + 2] != "by", repair[position - 2] != "super"
    else { return false }
    if repair.words.contains(where: { $0.text == "func" }),
      repair.words.indices.contains(where: {
        repair[$0] == "func" && repair[$0 + 1] == repair[position]
      })
    {
      return false
    }
    let end = repair.after(position + 1)
    if [".", ")", "]", ","].contains(repair[end]) || repair[end] == "[" { return true }
    var start = position - 2
    while start > 0 {
      if [")", "]", "}"].contains(repair[start]), let open = repair.partner(of: start) {
        // A literal, or what is in parentheses for its own sake, is the receiver from there on.
        guard belongs(open, repair) else {
          start = open
          break
        }
        start = open - 1
      } else if repair[start - 1] == "." {
        start -= 2
      } else if repair.words[start].isName || ["?", "!"].contains(repair[start]) {
        if ["?", "!", "["].contains(repair[start]) { start -= 1 } else { break }
      } else {
        break
      }
    }
    if repair[start] == "[" || start < 0 { return true }
    if repair[start].hasPrefix("$") { return true }
    return leads.contains(repair[start - 1]) && !repair.words[start].isFirstOfLine
  }
}
