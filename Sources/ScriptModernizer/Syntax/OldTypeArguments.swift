import ScriptSource

/// `table.rx_modelSelected(Post)` names a type as an argument, which is `Post.self` today.
enum OldTypeArguments {
  static func repair(_ words: inout Words) {
    for position in words.positions where words[position].hasPrefix("rx_") {
      guard words[position - 1] == ".", words[position + 1] == "(",
        let first = words[position + 2].first, first.isUppercase
      else { continue }
      let end = end(ofTypeAt: position + 2, words)
      guard [")", ","].contains(words[end]) else { continue }
      words.insert(".self", after: end - 1)
    }
  }

  /// The position behind a type's name and its generic arguments.
  private static func end(ofTypeAt start: Int, _ words: Words) -> Int {
    guard words[start + 1] == "<" else { return start + 1 }
    var depth = 0
    for position in words.positions.dropFirst(start + 1) {
      if words[position] == "<" { depth += 1 }
      if words[position].allSatisfy({ $0 == ">" }) { depth -= words[position].count }
      if depth == 0 { return position + 1 }
    }
    return start + 1
  }
}
