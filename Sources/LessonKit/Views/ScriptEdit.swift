import LabBindings
package import SwiftScript

/// A change to neighbouring lines of a script.
package struct ScriptEdit: Sendable {
  /// The script before the change.
  package let before: SourceFile
  /// The script after the change.
  package let after: SourceFile
  /// The changed lines of the script before the change.
  private let old: ClosedRange<Int>

  init(from before: SourceFile, to after: SourceFile, firstLine: Int, lastLine: Int) {
    (self.before, self.after) = (before, after)
    old = firstLine...lastLine
  }

  /// The number of lines that the change adds, or removes if negative.
  private var growth: Int { after.text.lines.count - before.text.lines.count }

  /// The number that a line of the old script has in the changed one; the first changed line if it was removed.
  func line(after line: Int) -> Int {
    if line > old.upperBound { return line + growth }
    return min(line, max(old.upperBound + growth, old.lowerBound))
  }

  /// The changed lines with their numbers: `- 33 │ …` before the change, `+ 33 │ …` after it.
  package func lines(_ view: ViewOptions) -> [String] {
    let last = max(old.upperBound, old.upperBound + growth)
    let new = old.lowerBound...max(old.upperBound + growth, old.lowerBound)
    func rows(_ sign: String, _ numbers: ClosedRange<Int>, of file: SourceFile) -> [String] {
      numbers.map { number in
        let padding = String(repeating: " ", count: "\(last)".count - "\(number)".count)
        return "\(sign) \(padding)\(number) │ \(file.textOfLine(number))"
      }
    }
    return
      (rows("-", old, of: before).map { view.paint($0, .red) }
      + rows("+", new, of: after).map { view.paint($0, .green) })
      .map(\.trimmedAtEnd)
  }
}
