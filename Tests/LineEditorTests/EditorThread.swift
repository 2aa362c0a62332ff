import Glibc
import Synchronization

/// A thread for an editor that waits for keys.
///
/// Swift's own thread pool must not be blocked by it, and a test must be able to wait for its end:
/// terminfo's state is global, so that one editor has to be gone before the next one is made.
struct EditorThread: Sendable {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  init(run: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let failure = pthread_create(
      &thread,
      nil,
      { raw in
        // Inherited from a thread of Dispatch's, which blocks all signals.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        if let raw { Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().run() }
        return nil
      },
      Unmanaged.passRetained(Body(run: run)).toOpaque()
    )
    precondition(failure == 0)
    self.thread = thread
  }

  func signal(_ number: CInt) {
    pthread_kill(thread, number)
  }

  func join() {
    pthread_join(thread, nil)
  }
}
