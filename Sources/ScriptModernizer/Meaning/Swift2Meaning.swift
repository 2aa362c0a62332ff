import ScriptSource

/// What a text of Swift 2 means, where the same text means something else today.
enum Swift2Meaning {
  static let rules: [Repairing.Rule] = [
    FirstLabels.repair, DelegateMethods.repair, KeptClosures.repair, OldElements.repair,
    OldTimes.repair, OldSectionModels.repair,
  ]
}

/// The first argument of a function had no label, unless one was written.
enum FirstLabels {
  static func repair(_ words: inout Words) {
    for start in words.positions where words[start] == "func" {
      guard words[start - 1] != ".",
        let open = words.positions.dropFirst(start + 1).prefix(40)
          .first(where: { words[$0] == "(" }),
        words.isName(start + 1), words.isName(open + 1), words[open + 2] == ":",
        words[open + 1] != "_"
      else { continue }
      words.insert("_ ", before: open + 1)
    }
  }
}
