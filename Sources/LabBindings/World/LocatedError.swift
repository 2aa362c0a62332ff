import Stage
import SwiftScript

/// An error that nothing in the script catches, and where the script was when it was thrown.
struct LocatedError: Error {
  let error: any Error
  let site: SourceSpan?
}

extension Error {
  /// Whether it ends the script, so that no operator may take it for an error of its source.
  var isOfTheScript: Bool {
    self is ScriptTrap || self is ScriptErrors || self is StageError || self is StageEnded
  }
}

extension LabContext {
  /// The error with the position of the script's code on the calling thread, unless it has one or ends nothing.
  func located(_ error: any Error) -> any Error {
    switch error {
    case is ScriptTrap, is ScriptErrors, is ScriptStopped, is StageEnded, is LocatedError: error
    default: LocatedError(error: error, site: reports.interpreter?.machine.site)
    }
  }

  /// Runs what is outermost in a script, so that an error that nothing catches has a position.
  func locating<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch { throw located(error) }
  }
}
