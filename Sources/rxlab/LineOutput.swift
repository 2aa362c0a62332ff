import ArgumentParser
import FileAccess
import Glibc
import LabShell
import LessonKit
import Synchronization
import TerminalText

/// Writes lines to standard output.
///
/// A terminal gets each line immediately. Elsewhere the first line is written immediately, so that a reader sees the run
/// begin, and the others are collected into large writes. Many lines that come quickly go through the pager.
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
  ///   - isInteractive: Whether each line is written immediately.
  ///   - progressLine: Cleared before a line is written.
  ///   - pager: If there is one, lines are held back until ``release()`` or ``flush()``.
  init(isInteractive: Bool, progressLine: ProgressLine? = nil, pager: Pager? = nil) {
    self.isInteractive = isInteractive
    self.progressLine = progressLine
    self.pager = pager
    state.withLock { $0.isHeld = pager != nil }
  }

  /// Writes the lines of a view, and then all lines that are held.
  ///
  /// - Parameter what: What the lines are, for an error: `the picture`.
  /// - Throws: `code` if lines were lost.
  static func show(
    _ lines: [String],
    _ view: ViewOptions,
    _ what: String,
    pager: Pager? = nil,
    orFailWith code: ExitCode = ExitCode(EX_IOERR)
  ) throws {
    let output = LineOutput(isInteractive: false, pager: pager)
    for line in lines { output.show(line, view) }
    try output.finish(what, orFailWith: code)
  }

  /// Writes a line of a view, in which a script's control characters are shown and not obeyed.
  ///
  /// A window gets a line that is longer in pieces.
  func show(_ line: String, _ view: ViewOptions) {
    let line = line.showingControls(keepingColours: view.usesColour)
    for piece in view.height == nil ? [line] : view.fitted(line) { write(piece) }
  }

  func write(_ line: String) {
    state.withLock { state in
      state.waiting += line.utf8
      state.waiting.append(UInt8(ascii: "\n"))
      guard !state.isHeld else { return }
      if isInteractive || !state.hasBegun || state.waiting.count > 1 << 16 { drain(&state) }
    }
  }

  /// Writes lines from here on instead of holding them for the pager, since the run takes longer than people wait.
  func release() {
    state.withLock { state in
      guard state.isHeld else { return }
      state.isHeld = false
      drain(&state)
    }
  }

  /// Writes the lines that are held, and reports lines that were lost.
  ///
  /// - Parameter what: What the lines are: `the log`.
  /// - Throws: `code` if lines were lost.
  func finish(_ what: String, orFailWith code: ExitCode = ExitCode(EX_IOERR)) throws {
    if let loss = flush() {
      throw Message.failure("\(what) could not be written: \(loss)", code)
    }
  }

  /// Writes the lines that are held.
  ///
  /// - Returns: The system's error message if lines were lost; `nil` if none were, or if the reader closed the pipe.
  func flush() -> String? {
    state.withLock { state in
      if let pager, state.isHeld, pager.show(state.waiting) { state.waiting = [] }
      drain(&state)
      return state.error == 0 ? nil : String(cString: strerror(state.error))
    }
  }

  /// Writes the lines that are held, unless another thread is writing: the program ends in either case.
  func abandon() {
    state.withLockIfAvailable { drain(&$0) }
  }

  private func drain(_ state: inout State) {
    guard !state.waiting.isEmpty else { return }
    progressLine?.clear()
    state.hasBegun = true
    let failure = Descriptor.write(state.waiting, to: STDOUT_FILENO)
    state.waiting = []
    // A reader such as `head` closes the pipe when it has enough.
    if let failure, failure != EPIPE { state.error = failure }
  }
}
