/// `AnimatableSectionModel<Section, Item>`: its items were wrapped, which a program says today.
enum OldSectionModels {
  static func repair(_ words: inout Words) {
    for position in words.positions
    where words[position] == "AnimatableSectionModel" && words[position + 1] == "<" {
      guard
        let end = (position + 2..<min(position + 40, words.positions.upperBound))
          .first(where: { words[$0].contains(">") }),
        let comma = (position + 2..<end).first(where: { words[$0] == "," }),
        words[comma + 1] != "IdentifiableValue", comma + 2 == end
      else { continue }
      words.insert("IdentifiableValue<", before: comma + 1)
      words.insert(">", after: comma + 1)
    }
  }
}
