import LabBindings
package import SwiftScript

/// A change to neighbouring lines of a script.
package struct ScriptEdit: Sendable {
  /// The script before the change, and with it.
  package let before: SourceFile
  package let after: SourceFile
  /// The lines of the old script that the change is in.
  private let old: ClosedRange<Int>

  init(from before: SourceFile, to after: SourceFile, firstLine: Int, lastLine: Int) {
    (self.before, self.after) = (before, after)
    old = firstLine...lastLine
  }

  /// How many lines the script has become longer.
  private var growth: Int { after.text.lines.count - before.text.lines.count }

  /// The line of the changed script that a line of the old one is; the first changed line if it is gone.
  func line(after line: Int) -> Int {
    if line > old.upperBound { return line + growth }
    return min(line, max(old.upperBound + growth, old.lowerBound))
  }

  /// The changed lines with their numbers: `- 33 │ …` as it was, `+ 33 │ …` as it is.
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
