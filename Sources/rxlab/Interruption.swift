import Dispatch
import Glibc

/// Lets Ctrl-C stop a run.
enum Interruption {
  /// Runs `body`; a first Ctrl-C calls `stop`, a second one ends the program.
  static func during<Result>(_ stop: @escaping () -> Void, _ body: () -> Result) -> Result {
    let box = Stop(stop)
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      box.stop()
      signal(SIGINT, SIG_DFL)
    }
    source.resume()
    defer {
      source.cancel()
      signal(SIGINT, SIG_DFL)
    }
    return body()
  }
}

/// What to do at Ctrl-C, on its way to the signal's queue.
///
/// Guarded by what it calls, which is safe on any thread.
private final class Stop: @unchecked Sendable {
  let stop: () -> Void

  init(_ stop: @escaping () -> Void) { self.stop = stop }
}
