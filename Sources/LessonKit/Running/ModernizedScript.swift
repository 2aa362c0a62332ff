import LabBindings
import ScriptModernizer
import ScriptSource

/// A script, rewritten with current API names.
package enum ModernizedScript {
  /// The new text, and a note on each name that now stands for something else.
  case text(String, notes: [String])
  /// The script cannot be parsed; the mistakes, each with its lines to print.
  case mistakes([String])

  /// Replaces the older names in a script.
  package init(of script: RunnableScript) {
    let complaints = TreeReader.read(script.file.text).complaints
    let today = ScriptProgram.modernization(of: script.file.text)
    guard complaints.isEmpty || today.isChanged else {
      let mistakes = complaints.diagnostics(in: script.file)
      self = .mistakes(DiagnosticPrinter().texts(of: mistakes))
      return
    }
    self = .text(today.text, notes: Self.notes(on: today, of: script.file))
  }

  private static func notes(on today: Modernization, of file: SourceFile) -> [String] {
    let names = RxReference.names
    var noted: Set<String> = []
    return today.renamings.compactMap { place, renaming in
      guard names.contains(renaming.old), names.contains(renaming.new),
        renaming.new != renaming.old || renaming.earlier != nil, noted.insert(renaming.old).inserted
      else { return nil }
      let line = "line \(file.line(at: place)): "
      if let earlier = renaming.earlier, renaming.new == renaming.old {
        return line
          + "up to RxSwift \(earlier.version), `\(renaming.old)` was what `\(earlier.name)` is today; "
          + "write `\(earlier.name)` if the script is that old"
      }
      return line
        + "`\(renaming.old)` has been renamed to `\(renaming.new)`; the current `\(renaming.old)` does something else"
    }
  }
}
