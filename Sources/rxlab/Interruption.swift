import Dispatch
import Glibc
import LabShell

/// Lets Ctrl-C stop a run.
enum Interruption {
  /// A run that has not stopped after this time is abandoned.
  private static let stoppingTime = DispatchTimeInterval.seconds(1)

  /// Runs `body`; a first Ctrl-C calls `stop`, a second one ends the program.
  ///
  /// - Parameter leave: Called before the program ends with 130 because `body` has not returned within a second of the
  ///   first Ctrl-C. Like `stop`, it is called on another thread.
  static func during<Result>(
    _ stop: @escaping () -> Void,
    orElse leave: @escaping () -> Void = {},
    _ body: () -> Result
  ) -> Result {
    let actions = Actions(stop: stop, leave: leave)
    let isOver = DispatchSemaphore(value: 0)
    defer { isOver.signal() }
    return whileInterruptible(
      by: {
        actions.stop()
        signal(SIGINT, SIG_DFL)
        guard isOver.wait(timeout: .now() + stoppingTime) == .timedOut else {
          isOver.signal()
          return
        }
        actions.leave()
        _exit(130)
      },
      run: body
    )
  }
}

/// The actions of a Ctrl-C, which the signal's thread calls.
///
/// `@unchecked Sendable`: both closures are safe to call on any thread.
private struct Actions: @unchecked Sendable {
  let stop: () -> Void
  let leave: () -> Void
}
