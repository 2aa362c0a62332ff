/// A line of `...` says that an article leaves something out: it becomes a comment.
enum Elisions {
  static func repair(_ words: inout Words) {
    for position in words.positions
    where words[position] == "..." && words.isFirstOfLine(position)
      && words.isFirstOfLine(position + 1)
    {
      words.replace(position..<position + 1, by: "// ...")
    }
  }
}
