extension StringProtocol where SubSequence == Substring {
  /// The lines as a script's line table and a recorded log have them: `\n` or `\r\n` ends one, and what stands behind the
  /// last ending, nothing perhaps, is one too.
  package var lines: [Substring] { Substring(self).split() }
}

extension Substring {
  /// By bytes, since every script is split at its start.
  fileprivate func split() -> [Substring] {
    var lines: [Substring] = []
    var start = startIndex
    var rest = utf8[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let hasReturn = end > start && utf8[utf8.index(before: end)] == UInt8(ascii: "\r")
      lines.append(self[start..<(hasReturn ? utf8.index(before: end) : end)])
      start = utf8.index(after: end)
      rest = rest[start...]
    }
    lines.append(self[start...])
    return lines
  }
}
