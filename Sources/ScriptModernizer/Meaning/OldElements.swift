/// Names of element types: `Generator.Element`, `E` of a sequence, `AnyObject` for anything.
enum OldElements {
  static func repair(_ words: inout Words) {
    let isOwn = words.positions.contains { position in
      words[position] == "E"
        && (["enum", "class", "struct", "protocol", "case", "typealias"].contains(
          words[position - 1]
        )
          || words[position - 1] == "<" && words.isName(position - 2)
            && ["func", "class", "struct", "enum"].contains(words[position - 3]))
    }
    for position in words.positions {
      switch words[position] {
      case "Generator" where words[position + 1] == "." && words[position + 2] == "Element":
        words.replace(position..<position + 3, by: "Element")
      case "generate" where words[position - 1] == "func" && words[position + 2] == ")":
        words.replace(position..<position + 1, by: "makeIterator")
      case "E" where !isOwn: words.replace(position..<position + 1, by: "Element")
      case "AnyObject" where isElement(position, words):
        words.replace(position..<position + 1, by: "Any")
      default: break
      }
    }
  }

  /// Numbers and strings became objects where one was wanted.
  private static func isElement(_ position: Int, _ words: Words) -> Bool {
    let (before, after) = (words[position - 1], words[position + 1])
    let isValue = before == ":" && words.bracket(around: position).map { words[$0] } == "["
    // `<AnyObject: P>` is no list of types.
    return (["[", "<", ","].contains(before) && (after != ":" || before == "[") || isValue)
      && after.first.map { ">],?!:".contains($0) } ?? false
  }
}
