package import FoundationEssentials

/// Where the library's own lines go, and whose clock dates them.
package enum Diagnostics {
  private struct State {
    var write: @Sendable (String) -> Void = { line in print(line) }
    var now: @Sendable () -> Date = { Date() }
  }

  private static let state = Guarded(State())

  /// Receives each line, without its newline; standard output unless replaced.
  package static var write: @Sendable (String) -> Void {
    get { state.read(\.write) }
    set { state.change { $0.write = newValue } }
  }

  /// Dates the lines of `debug`; the wall clock unless replaced.
  package static var now: @Sendable () -> Date {
    get { state.read(\.now) }
    set { state.change { $0.now = newValue } }
  }
}
