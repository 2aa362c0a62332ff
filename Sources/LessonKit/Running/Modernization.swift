import LabBindings
import SwiftScript

/// A script, rewritten with current API names.
package enum Modernization {
  /// The new text, and a note on each name that now stands for something else.
  case text(String, notes: [String])
  /// The script cannot be parsed; the mistakes, each with its lines to print.
  case mistakes([String])

  /// Replaces the older names in a script.
  package init(of script: RunnableScript) {
    do {
      let text = try Spellings.table.modernized(script.file, of: script.program)
      self = .text(text, notes: Self.notes(on: script.file))
    } catch let errors as ScriptErrors {
      self = .mistakes(DiagnosticPrinter.texts(of: errors.diagnostics))
    } catch {
      self = .mistakes(["\(error)"])
    }
  }

  private static func notes(on file: SourceFile) -> [String] {
    let names = OperatorReference.builtIn?.names ?? []
    var noted: Set<String> = []
    return Spellings.table.uses(in: [file]).compactMap { use in
      let (old, new) = (use.spelling.name, use.spelling.new)
      let call = new.split(separator: "(")[0].split(separator: ".").last.map(String.init) ?? new
      guard names.contains(old), names.contains(call), call != old, noted.insert(old).inserted
      else { return nil }
      let line = file.line(at: use.place.start)
      return
        "line \(line): `\(old)` has been renamed to `\(call)`; the current `\(old)` does something else"
    }
  }
}
