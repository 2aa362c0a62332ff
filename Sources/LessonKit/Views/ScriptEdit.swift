import LabBindings
package import ScriptSource

/// A change of a script.
package struct ScriptEdit: Sendable {
  /// The script before the change.
  package let before: SourceFile
  /// The script after the change.
  package let after: SourceFile
  /// The first changed line.
  let line: Int

  /// Creates a change within a line.
  init(before: SourceFile, after: SourceFile, line: Int) {
    (self.before, self.after, self.line) = (before, after, line)
  }

  /// Creates the change from one text to another.
  package init(before: SourceFile, after: SourceFile) {
    let same = zip(before.text.lines, after.text.lines).prefix { $0 == $1 }.count
    self.init(before: before, after: after, line: same + 1)
  }

  /// The number that a line has after the change; nil if it was removed.
  ///
  /// A line that was replaced by as many others has its old position among them.
  func lineAfterwards(_ number: Int) -> Int? {
    let (old, new) = (before.text.lines.map(String.init), after.text.lines.map(String.init))
    guard number <= old.count else { return nil }
    let alignment = LogAlignment(old, new)
    var (a, b) = (0, 0)
    while a < old.count {
      let removed = alignment.removed[a...].prefix { $0 }.count
      let inserted = alignment.inserted[b...].prefix { $0 }.count
      if number <= a + removed {
        let offset = number - 1 - a
        return offset < inserted ? b + offset + 1 : nil
      }
      (a, b) = (a + removed, b + inserted)
      if a == number - 1 { return b + 1 }
      (a, b) = (a + 1, b + 1)
    }
    return nil
  }

  /// The line with its number: `- 33 │ …` before the change, `+ 33 │ …` after it.
  package func lines(_ view: ViewOptions) -> [String] {
    [("-", before, ViewOptions.Colour.red), ("+", after, .green)].map { sign, file, colour in
      view.paint("\(sign) \(line) │ \(file.textOfLine(line))", colour).trimmedAtEnd
    }
  }
}
