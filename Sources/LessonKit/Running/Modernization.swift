import LabBindings
import SwiftScript

/// A script in today's spelling.
public enum Modernization {
  /// The text, its line breaks among it.
  case text(String)
  /// The script is no Swift; the mistakes, each as the lines to print.
  case mistakes([String])

  /// Rewrites a script's older spellings.
  public init(of script: RunnableScript) {
    do {
      self = .text(try Spellings.table.modernized(script.file, of: script.program))
    } catch let errors as ScriptErrors {
      self = .mistakes(errors.diagnostics.map(DiagnosticPrinter.text))
    } catch {
      self = .mistakes(["\(error)"])
    }
  }
}
