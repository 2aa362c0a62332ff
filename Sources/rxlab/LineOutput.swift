import Glibc
import Synchronization

/// Standard output by lines, gathered into large writes unless somebody watches them come.
final class LineOutput: Sendable {
  private struct State {
    var waiting: [UInt8] = []
    var error: CInt = 0
  }

  private let state = Mutex(State())
  private let isInteractive: Bool

  /// Makes the output.
  ///
  /// - Parameter isInteractive: Whether each line shall be seen at once.
  init(isInteractive: Bool) { self.isInteractive = isInteractive }

  func write(_ line: String) {
    state.withLock { state in
      state.waiting += line.utf8
      state.waiting.append(UInt8(ascii: "\n"))
      if isInteractive || state.waiting.count > 1 << 16 { Self.drain(&state) }
    }
  }

  /// Writes what waits.
  ///
  /// - Returns: Why lines were lost, in the system's words; `nil` if none was, or if the reader wanted no more.
  func flush() -> String? {
    state.withLock { state in
      Self.drain(&state)
      return state.error == 0 ? nil : String(cString: strerror(state.error))
    }
  }

  private static func drain(_ state: inout State) {
    var rest = state.waiting[...]
    state.waiting = []
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        // A reader that went away, as `head` does, wants nothing more.
        if errno != EPIPE { state.error = errno }
        return
      }
    }
  }
}
