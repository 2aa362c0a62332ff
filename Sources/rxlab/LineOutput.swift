import Glibc
import LabShell
import Synchronization

/// Standard output by lines: at once where somebody watches them come, elsewhere the first one at once, so that who waits
/// sees it begin, and the others gathered into large writes; through the pager if they are many and came quickly.
final class LineOutput: Sendable {
  private struct State {
    var waiting: [UInt8] = []
    var isHeld = false
    var hasBegun = false
    var error: CInt = 0
  }

  private let state = Mutex(State())
  private let isInteractive: Bool
  private let progressLine: ProgressLine?
  private let pager: Pager?

  /// Makes the output.
  ///
  /// - Parameters:
  ///   - isInteractive: Whether each line shall be seen at once.
  ///   - progressLine: What has to make room for a line.
  ///   - pager: If there is one, lines are held back until ``release()`` or ``flush()``.
  init(isInteractive: Bool, progressLine: ProgressLine? = nil, pager: Pager? = nil) {
    self.isInteractive = isInteractive
    self.progressLine = progressLine
    self.pager = pager
    state.withLock { $0.isHeld = pager != nil }
  }

  func write(_ line: String) {
    state.withLock { state in
      state.waiting += line.utf8
      state.waiting.append(UInt8(ascii: "\n"))
      guard !state.isHeld else { return }
      if isInteractive || !state.hasBegun || state.waiting.count > 1 << 16 { drain(&state) }
    }
  }

  /// Holds nothing back any more: it takes longer than a person waits without seeing anything.
  func release() {
    state.withLock { state in
      guard state.isHeld else { return }
      state.isHeld = false
      drain(&state)
    }
  }

  /// Writes what waits.
  ///
  /// - Returns: Why lines were lost, in the system's words; `nil` if none was, or if the reader wanted no more.
  func flush() -> String? {
    state.withLock { state in
      if let pager, state.isHeld, pager.show(state.waiting) { state.waiting = [] }
      drain(&state)
      return state.error == 0 ? nil : String(cString: strerror(state.error))
    }
  }

  private func drain(_ state: inout State) {
    guard !state.waiting.isEmpty else { return }
    progressLine?.clear()
    state.hasBegun = true
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
