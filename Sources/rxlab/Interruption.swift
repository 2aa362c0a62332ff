import Glibc
import LabShell

/// Lets Ctrl-C stop a run.
enum Interruption {
  /// Runs `body`; a first Ctrl-C calls `stop`, a second one ends the program.
  static func during<Result>(_ stop: @escaping () -> Void, _ body: () -> Result) -> Result {
    let box = Stop(stop)
    return whileInterruptible(
      by: {
        box.stop()
        signal(SIGINT, SIG_DFL)
      },
      run: body
    )
  }
}

/// What to do at Ctrl-C, on its way to the signal's thread.
///
/// Guarded by what it calls, which is safe on any thread.
private final class Stop: @unchecked Sendable {
  let stop: () -> Void

  init(_ stop: @escaping () -> Void) { self.stop = stop }
}
