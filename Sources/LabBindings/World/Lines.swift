extension StringProtocol {
  /// The lines as a script's line table and a recorded log have them: `\n` or `\r\n` ends one, and what stands behind the
  /// last ending, nothing perhaps, is one too.
  package var lines: [SubSequence] {
    // By bytes, since every script is split at its start.
    var lines: [SubSequence] = []
    var start = startIndex
    while let end = self[start...].utf8.firstIndex(of: UInt8(ascii: "\n")) {
      let line = self[start..<end]
      lines.append(line.last == "\r" ? line.dropLast() : line)
      start = utf8.index(after: end)
    }
    return lines + [self[start...]]
  }
}
