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

  package typealias Receiver<Message> = @Sendable (Message) -> Void

  /// Receives each line, without its newline; prints it unless intercepted.
  package static var write: Receiver<String> { state.read(\.write) }

  /// Receives what `debug` prints and adds the date.
  ///
  /// Unless intercepted, it puts the wall clock's time in front of the line.
  package static var writeDated: Receiver<String> { state.read(\.writeDated) }

  /// Receives a broken rule; if it returns, the program continues.
  package static var report: Receiver<BrokenRule> { state.read(\.report) }

  /// Puts a receiver of lines in front of the one that there is.
  ///
  /// Several may do so at once, and none of them is lost.
  ///
  /// - Parameter make: Makes it; the argument is the one that there is.
  package static func interceptWrite(
    _ make: (@escaping Receiver<String>) -> Receiver<String>
  ) {
    state.update(\.write, make)
  }

  /// The same for what `debug` prints.
  package static func interceptWriteDated(
    _ make: (@escaping Receiver<String>) -> Receiver<String>
  ) {
    state.update(\.writeDated, make)
  }

  /// The same for broken rules.
  package static func interceptReport(
    _ make: (@escaping Receiver<BrokenRule>) -> Receiver<BrokenRule>
  ) {
    state.update(\.report, make)
  }
}
