import LabBindings
package import SwiftScript

/// A change within a line of a script.
package struct ScriptEdit: Sendable {
  /// The script before the change.
  package let before: SourceFile
  /// The script after the change.
  package let after: SourceFile
  /// The changed line.
  let line: Int

  /// The line with its number: `- 33 │ …` before the change, `+ 33 │ …` after it.
  package func lines(_ view: ViewOptions) -> [String] {
    [("-", before, ViewOptions.Colour.red), ("+", after, .green)].map { sign, file, colour in
      view.paint("\(sign) \(line) │ \(file.textOfLine(line))", colour).trimmedAtEnd
    }
  }
}
