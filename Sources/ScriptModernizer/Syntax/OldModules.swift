/// Modules that have another name today.
enum OldModules {
  static func repair(_ words: inout Words) {
    for position in words.positions
    where words[position] == "import" && words[position + 1] == "XCPlayground" {
      words.replace(position + 1..<position + 2, by: "PlaygroundSupport")
    }
  }
}
