import Glibc
import Synchronization

/// Gives the terminal back as it was found when a signal ends the process.
///
/// The process then ends by that signal, as one without handlers does.
package enum TerminalRestoration {
  /// What a handler needs.
  ///
  /// It is never freed, since a handler on another thread may be reading it.
  fileprivate struct Found {
    var modes: termios
    let input: CInt
    let output: CInt
    /// The thread that uses the terminal.
    ///
    /// It alone restores it, so that nothing changes the modes again afterwards.
    let thread: pthread_t
    /// The codes that end what the program has switched on, such as a paste's marks and colours.
    let reset: UnsafeBufferPointer<UInt8>
    var earlier: [(signal: CInt, action: sigaction)] = []
  }

  /// The signals that end a process and that it may handle, except SIGINT, which Ctrl-C sends.
  private static let signals: [CInt] = [
    SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGTERM, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
  ]

  /// Notes the terminal's modes, before anything changes them, and restores them at a signal from here on.
  ///
  /// Call it on the thread that uses the terminal, and ``end()`` as well.
  ///
  /// - Parameter codes: What is written while ``setEditing(_:)`` says so.
  static func begin(input: CInt, output: CInt, reset codes: String) {
    var modes = termios()
    guard tcgetattr(input, &modes) == 0 else { return }
    let reset = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: codes.utf8.count)
    let (_, count) = reset.update(from: codes.utf8)
    let state = UnsafeMutablePointer<Found>.allocate(capacity: 1)
    state.initialize(
      to: Found(
        modes: modes,
        input: input,
        output: output,
        thread: pthread_self(),
        reset: UnsafeBufferPointer(rebasing: reset[..<count])
      )
    )
    _ = isEditing.load(ordering: .relaxed)
    found.store(UInt(bitPattern: state), ordering: .releasing)
    for number in signals {
      var earlier = sigaction()
      // What is ignored, as SIGHUP under `nohup`, stays ignored.
      guard sigaction(number, nil, &earlier) == 0, !earlier.isIgnoring else { continue }
      var handling = sigaction()
      handling.__sigaction_handler.sa_handler = { handle($0) }
      handling.sa_flags = SA_RESTART
      sigfillset(&handling.sa_mask)
      sigaction(number, &handling, nil)
      state.pointee.earlier.append((number, earlier))
    }
  }

  /// Handles no signals any more.
  static func end() {
    guard let state else { return }
    found.store(0, ordering: .releasing)
    for (number, action) in state.pointee.earlier {
      var action = action
      sigaction(number, &action, nil)
    }
  }

  /// Whether something is switched on that the codes end: while a line is typed, or while the whole window is used.
  static func setEditing(_ value: Bool) { isEditing.store(value, ordering: .relaxed) }

  /// Restores the terminal, if there is one, and ends the process by a signal.
  ///
  /// - Parameter group: Whether the whole process group gets the signal, as with a key at the terminal.
  package static func endProcess(by number: CInt, group: Bool = false) -> Never {
    if let state { restore(state) }
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(group ? 0 : getpid(), number)
    while true { pause() }
  }

  /// Sets the modes that the terminal had at the beginning.
  package static func restoreModes() {
    guard let state else { return }
    tcsetattr(state.pointee.input, TCSADRAIN, &state.pointee.modes)
  }

  fileprivate static var state: UnsafeMutablePointer<Found>? {
    UnsafeMutablePointer(bitPattern: found.load(ordering: .acquiring))
  }

  /// Only calls what a signal handler may call.
  fileprivate static func restore(_ state: UnsafeMutablePointer<Found>) {
    // In the background the terminal belongs to another job.
    guard tcgetpgrp(state.pointee.input) == getpgrp() else { return }
    tcsetattr(state.pointee.input, TCSANOW, &state.pointee.modes)
    if isEditing.load(ordering: .relaxed) {
      let reset = state.pointee.reset
      write(state.pointee.output, reset.baseAddress, reset.count)
    }
    var newline = UInt8(ascii: "\n")
    write(state.pointee.output, &newline, 1)
  }
}

/// The handler.
private func handle(_ number: CInt) {
  guard let state = TerminalRestoration.state else {
    signal(number, SIG_DFL)
    raise(number)
    return
  }
  guard pthread_equal(pthread_self(), state.pointee.thread) != 0 else {
    pthread_kill(state.pointee.thread, number)
    return
  }
  TerminalRestoration.restore(state)
  signal(number, SIG_DFL)
  // It is blocked while its handler runs, and ends the process when that returns.
  raise(number)
}

// They are lock-free, so a handler may read them.

/// The address of what was found; 0 if no terminal is in use.
private let found = Atomic<UInt>(0)
private let isEditing = Atomic(false)

extension sigaction {
  /// Whether the signal is ignored.
  var isIgnoring: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
