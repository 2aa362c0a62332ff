import Stage
import SwiftScript

/// Mistakes noted while a script goes on.
final class Reports {
  // Guarded by the baton: only script threads write, and the host reads when the run is over.
  private(set) var diagnostics: [Diagnostic] = []
  weak var interpreter: Interpreter?

  /// Where the object was released whose `deinit` is running on this thread.
  var release: SourcePosition? { interpreter?.machine.release.map(SourcePosition.init) }

  func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
