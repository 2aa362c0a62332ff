import FoundationEssentials
import ReactiveKernel

/// Receives the lines that the library itself prints.
package enum Diagnostics {
  private struct State {
    var write: @Sendable (String) -> Void = { line in print(line) }
    var writeDated: @Sendable (String) -> Void = { content in
      Diagnostics.write("\(timestamp(Date())): \(content)")
    }
    var report: @Sendable (BrokenRule) -> Void = { rule in BrokenRule.handle(rule) }
  }

  private static let state = LockedSetting(State())

  /// Receives each line, without its newline; standard output unless replaced.
  package static var write: @Sendable (String) -> Void {
    get { state.read(\.write) }
    set { state.set(\.write, to: newValue) }
  }

  /// Receives what `debug` prints and adds the date.
  ///
  /// Unless replaced, it puts the wall clock's time in front of the line.
  package static var writeDated: @Sendable (String) -> Void {
    get { state.read(\.writeDated) }
    set { state.set(\.writeDated, to: newValue) }
  }

  /// Receives a broken rule; if it returns, the program continues.
  package static var report: @Sendable (BrokenRule) -> Void {
    get { state.read(\.report) }
    set { state.set(\.report, to: newValue) }
  }
}
