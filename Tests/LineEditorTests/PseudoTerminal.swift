import Glibc
import LineEditor
import Synchronization
import Testing

/// A terminal whose keyboard and screen are in the test's hands.
///
/// An editor reads from it on a thread of its own. The test waits for what it expects to see, up to
/// a deadline that only a failure reaches.
final class PseudoTerminal: Sendable {
  private let master: CInt
  private let isHungUp = Mutex(false)
  private let slave: CInt
  private let screen = Mutex("")
  private let entries = InputQueue()
  private let thread = Mutex<EditorThread?>(nil)
  private let announcer = Mutex<(@Sendable (String) -> Void)?>(nil)
  private let prompter = Mutex<(@Sendable (String) -> Void)?>(nil)

  struct TimedOut: Error, CustomStringConvertible {
    let description: String
  }

  init(columns: UInt16 = 80) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var (master, slave): (CInt, CInt) = (-1, -1)
    precondition(openpty(&master, &slave, nil, nil, &size) == 0)
    self.master = master
    self.slave = slave
  }

  deinit {
    // The hang-up ends an editor that a failed test left waiting.
    hangUp()
    close(slave)
    thread.withLock { $0?.join() }
  }

  /// Closes the window.
  func hangUp() {
    isHungUp.withLock { isHungUp in
      if !isHungUp { close(master) }
      isHungUp = true
    }
  }

  /// Gives the window a new width and tells the editor, once.
  func resize(columns: UInt16, untilSeeing text: String) throws {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    precondition(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
    thread.withLock { $0?.signal(SIGWINCH) }
    try see(text)
  }

  /// Starts an editor that reads and remembers lines until the input ends.
  ///
  /// - Returns: What it sent to the screen up to its first prompt's end.
  @discardableResult
  func startEditor(
    environment: [String: String] = ["TERM": "xterm", "NO_COLOR": "1"],
    historyFile: HistoryFile? = nil,
    isPrivate: Bool = false,
    completer: (@Sendable (String) -> Completion?)? = nil
  ) throws -> String {
    let ends = [dup(slave), dup(slave)]
    let editorThread = EditorThread { [entries, announcer = WeakTerminal(self)] in
      guard let input = fdopen(ends[0], "r"), let output = fdopen(ends[1], "w") else {
        preconditionFailure("an open descriptor makes a stream")
      }
      defer {
        fclose(input)
        fclose(output)
      }
      guard
        let editor = EditLine(
          input: input,
          output: output,
          error: output,
          environment: environment,
          historyFile: historyFile,
          isPrivate: isPrivate
        )
      else { return }
      editor.completer = completer
      announcer.terminal?.take(editor.announce, editor.changePrompt)
      var entry = LineInput.interrupted
      repeat {
        entry = editor.readLine(prompt: "rx> ", continuation: false)
        entries.append(entry)
        if case .line(let line) = entry { editor.remember(line) }
      } while entry != .endOfInput
    }
    thread.withLock { $0 = editorThread }
    let hasColor = TerminalLook(environment: environment).hasColor
    return try see(hasColor ? "rx>\u{1B}[0m " : "rx> ")
  }

  /// Shows a text above the line, from the calling thread.
  func announce(_ text: String) { announcer.withLock { $0 }?(text) }

  /// Changes the prompt of the line being typed, from the calling thread.
  func change(prompt: String) { prompter.withLock { $0 }?(prompt) }

  fileprivate func take(
    _ announce: @escaping @Sendable (String) -> Void,
    _ changePrompt: @escaping @Sendable (String) -> Void
  ) {
    announcer.withLock { $0 = announce }
    prompter.withLock { $0 = changePrompt }
  }

  /// Presses keys.
  func type(_ keys: String) {
    type(bytes: Array(keys.utf8))
  }

  func type(bytes: [UInt8]) {
    precondition(write(master, bytes, bytes.count) == bytes.count)
  }

  /// Waits until the screen got `text`, and forgets everything up to its end.
  @discardableResult
  func see(_ text: String, nudge: () -> Void = {}) throws -> String {
    try wait(for: "`\(text.debugDescription)` on the screen") {
      nudge()
      return screen.withLock { screen in
        guard let found = screen.firstRange(of: text) else { return nil }
        defer { screen = String(screen[found.upperBound...]) }
        return String(screen[..<found.upperBound])
      }
    }
  }

  /// Waits until the next line is being edited.
  ///
  /// Keys pressed between two lines would meet the terminal's own line editing.
  func waitForPrompt() throws {
    try see("\u{1B}[?2004h")
  }

  /// Everything that the screen got by now.
  func takeScreen() -> String {
    while takeOutput(within: 0) {}
    return screen.withLock { screen in
      defer { screen = "" }
      return screen
    }
  }

  /// Waits for what the editor's next call returned.
  func expect(_ entry: LineInput, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let seen = try wait(for: "an entry") { entries.takeFirst() }
    #expect(seen == entry, sourceLocation: sourceLocation)
  }

  private func wait<Value>(for what: String, until look: () -> Value?) throws -> Value {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(300)
    while true {
      if let value = look() { return value }
      guard clock.now < deadline else {
        throw TimedOut(
          description: "no \(what); on the screen: \(screen.withLock(\.debugDescription))"
        )
      }
      takeOutput(within: 5)
    }
  }

  /// Takes what the editor has sent, and returns whether there was something.
  @discardableResult
  private func takeOutput(within milliseconds: CInt) -> Bool {
    guard !isHungUp.withLock(\.self) else { return false }
    var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    screen.withLock { screen in
      // Latin-1, so that a character that arrives in two pieces stays what it is.
      screen.unicodeScalars.append(contentsOf: bytes[..<count].map { Unicode.Scalar($0) })
    }
    return true
  }
}

/// A way back to the terminal that does not keep it: its end waits for the editor's thread.
private final class WeakTerminal: Sendable {
  weak let terminal: PseudoTerminal?

  init(_ terminal: PseudoTerminal) { self.terminal = terminal }
}
