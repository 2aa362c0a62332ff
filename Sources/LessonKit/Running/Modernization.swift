import LabBindings
import SwiftScript

/// A script in today's spelling.
package enum Modernization {
  /// The text with its line breaks, and a sentence about each name that means something else today.
  case text(String, notes: [String])
  /// The script is no Swift; the mistakes, each as the lines to print.
  case mistakes([String])

  /// Rewrites a script's older spellings.
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
    var said: Set<String> = []
    return Spellings.table.uses(in: [file]).compactMap { use in
      let (old, new) = (use.spelling.name, use.spelling.new)
      let call = new.split(separator: "(")[0].split(separator: ".").last.map(String.init) ?? new
      guard names.contains(old), names.contains(call), call != old, said.insert(old).inserted
      else { return nil }
      let line = file.line(at: use.place.start)
      return
        "line \(line): what was called `\(old)` is `\(call)` today; today's `\(old)` does something else"
    }
  }
}
