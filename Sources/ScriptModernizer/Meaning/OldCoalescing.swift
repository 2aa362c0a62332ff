import ScriptSource

/// `a ?? b ?? c` in an `Any`: today the compiler makes an optional of what `b ?? c` gives where the two have no type in common.
enum OldCoalescing {
  static func repair(_ words: inout Words) {
    for first in words.positions where words[first] == "??" {
      guard let start = words.startOfChain(endingAt: first - 1), words[start - 1] != "??",
        let second = words.first(["??", ",", ";"], from: first + 1), words[second] == "??",
        words.startOfChain(endingAt: second - 1) == first + 1
      else { continue }
      words.replace(
        start..<second,
        by: [.text("("), words.part(start..<second), .text(")")]
      )
    }
  }
}
