/// `E`, which was what `Element` is today in extensions of sequences and observers.
enum OldElements {
  static func repair(_ repair: inout Repair) {
    let uses = repair.words.indices.filter { repair[$0] == "E" }
    let isOwn = uses.contains { position in
      ["enum", "class", "struct", "protocol", "case"].contains(repair[position - 1])
        || ["<", ","].contains(repair[position - 1])
          && [":", ">", ","].contains(repair[position + 1])
          && declaresGenerics(position, repair)
    }
    if isOwn { return }
    for position in uses {
      repair.find(position)
      repair.replace(position..<position + 1, by: "Element")
    }
  }

  /// Whether the list around a position stands behind the name of something that is declared.
  private static func declaresGenerics(_ position: Int, _ repair: Repair) -> Bool {
    guard let open = (max(0, position - 12)..<position).last(where: { repair[$0] == "<" }) else {
      return false
    }
    return ["func", "class", "struct", "enum", "init"].contains(repair[open - 2])
      || repair[open - 1] == "init"
  }
}
