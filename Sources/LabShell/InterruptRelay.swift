import FileAccess
import Glibc
import Synchronization

/// Carries SIGINT from its handler to a thread that may do anything.
///
/// There is one for the process, created on first use. The pipe and the thread stay: a handler may run
/// at any time on any thread, so the descriptor that it uses must never be reused.
final class InterruptRelay: Sendable {
  private struct State: Sendable {
    var actions: [(ticket: Int, action: @Sendable () -> Void)] = []
    var nextTicket = 0
    var previous = sigaction()
  }

  private let state = Mutex(State())

  static let shared: InterruptRelay? = {
    guard let (reading, writing) = Descriptor.makePipe(waits: true) else { return nil }
    interruptPipe.store(writing, ordering: .sequentiallyConsistent)
    let relay = InterruptRelay()
    var thread = pthread_t()
    let body = ThreadBody {
      // This thread takes the signal even if the program was started by one that holds it back.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGINT)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      var byte: UInt8 = 0
      while true {
        let count = read(reading, &byte, 1)
        if count == 1 { relay.callActions() } else if count == 0 || errno != EINTR { return }
      }
    }
    let failure = pthread_create(
      &thread,
      nil,
      { raw in
        if let raw { Unmanaged<ThreadBody>.fromOpaque(raw).takeRetainedValue().run() }
        return nil
      },
      Unmanaged.passRetained(body).toOpaque()
    )
    return failure == 0 ? relay : nil
  }()

  func add(_ action: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      if state.actions.isEmpty {
        var handling = sigaction()
        handling.__sigaction_handler.sa_handler = { _ in
          let saved = errno
          // A text would be copied for the call, and a handler must not allocate: it may have interrupted `malloc`.
          var byte: UInt8 = 0
          write(interruptPipe.load(ordering: .sequentiallyConsistent), &byte, 1)
          errno = saved
        }
        handling.sa_flags = SA_RESTART
        sigaction(SIGINT, &handling, &state.previous)
      }
      state.nextTicket += 1
      state.actions.append((state.nextTicket, action))
      return state.nextTicket
    }
  }

  func remove(_ ticket: Int) {
    state.withLock { state in
      state.actions.removeAll { $0.ticket == ticket }
      if state.actions.isEmpty { sigaction(SIGINT, &state.previous, nil) }
    }
  }

  private func callActions() {
    for (_, action) in state.withLock({ $0.actions }) { action() }
  }

  private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void
    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }
}

/// Where the handler writes.
///
/// It is lock-free, so a handler may read it.
private let interruptPipe = Atomic<CInt>(-1)
