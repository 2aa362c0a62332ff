import Glibc

/// A process to be: which of its descriptors are what.
struct Spawn {
  private var actions = posix_spawn_file_actions_t()
  private var childEnds: [CInt] = []

  init() { posix_spawn_file_actions_init(&actions) }

  /// Makes a descriptor of the process one end of a new connection, and returns the other end.
  ///
  /// Its output goes through a pipe, as in a shell. Its input comes from a socket, since writing to
  /// one whose reader is gone can be told to raise no signal.
  mutating func connect(_ descriptor: CInt) -> CInt {
    var ends: [CInt] = [-1, -1]
    if descriptor == STDIN_FILENO {
      let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      precondition(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    } else {
      precondition(pipe(&ends) == 0)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    posix_spawn_file_actions_adddup2(&actions, ends[1], descriptor)
    childEnds.append(ends[1])
    return ends[0]
  }

  /// Makes descriptors of the process a new terminal, which it then is controlled by.
  ///
  /// - Returns: What holds the terminal's keyboard and screen.
  mutating func connectTerminal(_ descriptors: [CInt], columns: UInt16, rows: UInt16) -> CInt {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var (screen, inside): (CInt, CInt) = (-1, -1)
    var path = [CChar](repeating: 0, count: 64)
    precondition(openpty(&screen, &inside, nil, nil, &size) == 0)
    precondition(ttyname_r(inside, &path, path.count) == 0)
    _ = fcntl(screen, F_SETFD, FD_CLOEXEC)
    for descriptor in descriptors {
      // Opened there by its path: that is what makes it the controlling one.
      posix_spawn_file_actions_addopen(&actions, descriptor, path, O_RDWR, 0)
    }
    childEnds.append(inside)
    return screen
  }

  /// Starts the process, in a session of its own.
  mutating func start(
    _ executable: String,
    _ arguments: [String],
    _ environment: [String: String]
  ) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
      for end in childEnds { close(end) }
    }
    // Other tests hold descriptors and treat signals in ways that the process must not inherit.
    for descriptor in 3..<CInt(256) {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // Swift does not see the C library's `POSIX_SPAWN_SETSID`.
    let newSession: Int16 = 0x80
    posix_spawnattr_setflags(
      &attributes,
      newSession | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    )
    let words = ([executable] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, executable, &actions, &attributes, words, variables)
    precondition(
      failure == 0,
      "\(executable) can't be started: \(String(cString: strerror(failure)))"
    )
    return process
  }
}
