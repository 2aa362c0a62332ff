import ScriptSource

/// `value.dynamicType` is `type(of: value)` today.
enum OldDynamicTypes {
  static func repair(_ words: inout Words) {
    for position in words.positions where words[position] == "dynamicType" {
      guard words[position - 1] == ".", let start = words.startOfChain(endingAt: position - 2)
      else { continue }
      let value = words.part(start..<position - 1)
      words.replace(start..<position + 1, by: [.text("type(of: "), value, .text(")")])
    }
  }
}
