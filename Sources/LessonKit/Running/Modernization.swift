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
      self = .text(text, notes: Self.notes(on: script))
    } catch let errors as ScriptErrors {
      self = .mistakes(DiagnosticPrinter.texts(of: errors.diagnostics))
    } catch {
      self = .mistakes(["\(error)"])
    }
  }

  private static func notes(on script: RunnableScript) -> [String] {
    let names = OperatorReference.builtIn?.names ?? []
    let isOld = Spellings.table.uses(in: script.program)
      .contains { $0.spelling.versions.upperBound <= 2 }
    var noted: Set<String> = []
    return Spellings.table.uses(in: [script.file]).compactMap { use in
      let old = use.spelling.name
      // Where the same text was another operator once, only the rest of the script can say how old it is.
      let earlier = Spellings.table.spellings.first {
        $0.home == use.spelling.home && $0.old == use.spelling.old && $0.operatorName != old
      }
      let call = (isOld ? earlier : nil)?.operatorName ?? use.spelling.operatorName
      guard names.contains(old), names.contains(call), call != old || earlier != nil,
        noted.insert(old).inserted
      else { return nil }
      let line = "line \(script.file.line(at: use.place.start)): "
      if let earlier, call == old {
        return line
          + "up to RxSwift \(earlier.versions.upperBound), `\(old)` was what `\(earlier.operatorName)` is today; "
          + "write `\(earlier.operatorName)` if the script is that old"
      }
      return line
        + "`\(old)` has been renamed to `\(call)`; the current `\(old)` does something else"
    }
  }
}

extension Spelling {
  /// The name of the operator that is called today.
  fileprivate var operatorName: String {
    new.split(separator: "(")[0].split(separator: ".").last.map(String.init) ?? new
  }
}
