import Glibc
import LineEditor
import Synchronization

/// What Ctrl-C does in a session at a terminal while something runs.
///
/// The first one asks it to stop. If it does not, the second one says how to leave, and the third one ends the process
/// with the terminal restored; what was entered, and the progress, are on disk already.
final class Interruptions: Sendable {
  enum Action: Equatable {
    case interrupt
    case warn
    case leave
  }

  private struct State {
    var isReading = false
    var count = 0
    var first: ContinuousClock.Instant?
  }

  static let warning =
    "rxlab: it has not stopped yet; another Ctrl-C ends the session. What you entered is kept."

  private let state = Mutex(State())
  private let interrupt: @Sendable () -> Void
  private let clear: @Sendable () -> Void

  /// How long what runs has to stop: a person may press several times before it can have stopped.
  private static let stoppingTime = Duration.seconds(1)

  /// - Parameters:
  ///   - interrupt: Asks what runs to stop.
  ///   - clear: Makes room for a line on the terminal.
  init(interrupt: @escaping @Sendable () -> Void, clear: @escaping @Sendable () -> Void) {
    (self.interrupt, self.clear) = (interrupt, clear)
  }

  /// Waits for a line; a signal that comes meanwhile is not about something that does not stop.
  func whileReading<Result>(_ body: () -> Result) -> Result {
    state.withLock { $0 = State(isReading: true) }
    defer { state.withLock { $0 = State() } }
    return body()
  }

  /// How often Ctrl-C has been pressed since the last line was read.
  var count: Int { state.withLock(\.count) }

  /// Does what the next Ctrl-C is for.
  func press() {
    switch next(at: .now) {
    case .interrupt: interrupt()
    case .warn:
      interrupt()
      clear()
      let line = Self.warning + "\n"
      write(STDERR_FILENO, line, line.utf8.count)
    case .leave:
      clear()
      TerminalRestoration.endProcess(by: SIGINT)
    }
  }

  func next(at now: ContinuousClock.Instant) -> Action {
    state.withLock { state in
      guard !state.isReading else { return .interrupt }
      state.count += 1
      let first = state.first ?? now
      state.first = first
      switch state.count {
      case 2: return .warn
      case 3... where now - first >= Self.stoppingTime: return .leave
      default: return .interrupt
      }
    }
  }
}
