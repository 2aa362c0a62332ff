import FileAccess
import Glibc
package import LessonKit
package import LineEditor
import ScriptSource
import Synchronization
import TerminalText

/// Runs a script at each save, and shows each run: in place at a terminal, one below the other elsewhere.
package final class Watch {
  private let path: String
  private let load: () throws -> RunnableScript
  private let page: WatchPage
  private let options: ScriptRun.Options
  private let view: () -> ViewOptions
  private let screen: FullScreen?

  private var detector = SaveDetector()
  private var last: WatchedRun?
  private var active: BackgroundRun?
  /// Whether the file has been saved since the active run began.
  private var isSaved = false
  private var isMissing = false
  /// The error of the last write.
  private var failure: CInt?
  /// When the progress of the active run was shown.
  private var shownProgress: ContinuousClock.Instant?

  private static let pause: CInt = 20
  private static let shortPause: CInt = 4
  /// A run that is shorter than this has no progress to show.
  private static let longRun = Duration.milliseconds(300)
  /// A run that does not stop within this time is abandoned.
  private static let stoppingTime = Duration.seconds(1)

  /// - Parameters:
  ///   - path: The file whose saves start a run.
  ///   - load: Reads the script; by default, it is that file alone.
  ///   - page: What is shown after each run.
  ///   - options: How the script runs.
  ///   - screen: The terminal's window; nil prints plain text.
  ///   - view: Returns the window's size and colours.
  package init(
    _ path: String,
    reading load: (() throws -> RunnableScript)? = nil,
    page: WatchPage,
    options: ScriptRun.Options,
    screen: FullScreen?,
    view: @escaping () -> ViewOptions
  ) {
    self.path = path
    self.load = load ?? { RunnableScript(try ScriptFile.read(path, kind: .regular)) }
    self.page = page
    self.options = options
    self.screen = screen
    self.view = view
  }

  /// Watches until `q`, Ctrl-C, or the end of the output.
  ///
  /// - Returns: The exit code.
  package func run() -> Int32 {
    // It is never closed, since a run that is abandoned may still write to it.
    guard let bell = Descriptor.makePipe(waits: false) else { return EX_OSERR }
    let interruption = Interruption()
    screen?.begin()
    defer { screen?.end() }
    return whileInterruptible(by: interruption.note) { loop(bell, interruption) }
  }

  private func loop(
    _ bell: (reading: CInt, writing: CInt),
    _ interruption: Interruption
  ) -> Int32 {
    while true {
      if interruption.isNoted { return leave(130) }
      let pause = detector.isPending ? Self.shortPause : Self.pause
      switch wait(for: bell.reading, milliseconds: pause) {
      case .leave: return leave(0)
      case .redraw: show()
      case .nothing: break
      }
      look()
      if let active, let recording = active.recording { finish(recording) }
      // Each time, since a run that has only just been started does not hear it.
      if isSaved { active?.stop() }
      if isSaved, active == nil { start(bell.writing) }
      showProgress()
      if let failure { return leave(failure == EPIPE ? 0 : EX_IOERR) }
    }
  }

  private enum Request {
    case nothing
    case redraw
    case leave
  }

  /// Waits for a key, the end of a run, or the time to look at the file again.
  private func wait(for bell: CInt, milliseconds: CInt) -> Request {
    var request = Request.nothing
    if let screen {
      let woken = screen.wait(for: bell, milliseconds: milliseconds)
      if woken.isResized { request = .redraw }
      if woken.isClosed { return .leave }
      for key in woken.keys {
        switch key {
        case UInt8(ascii: "q"), UInt8(ascii: "Q"): return .leave
        // Ctrl-L
        case 0x0C: request = .redraw
        // Ctrl-Z
        case 0x1A:
          screen.suspend()
          request = .redraw
        default: break
        }
      }
    } else {
      var wait = pollfd(fd: bell, events: Int16(POLLIN), revents: 0)
      poll(&wait, 1, milliseconds)
    }
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(bell, &bytes, bytes.count) > 0 {}
    return request
  }

  /// Looks whether the file has been saved.
  private func look() {
    switch detector.note(FileStamp(of: path), at: .now) {
    case .nothing: return
    case .saved:
      isSaved = true
      isMissing = false
    case .missing:
      isMissing = true
      show()
    }
  }

  private func start(_ bell: CInt) {
    isSaved = false
    do {
      active = BackgroundRun(try load(), options: options, bell: bell)
    } catch {
      show(WatchedRun(problem: "\(error)", after: last))
    }
  }

  private func finish(_ recording: Recording) {
    active = nil
    shownProgress = nil
    // A save has interrupted it, and the next run begins.
    if recording.report.wasInterrupted { return }
    show(WatchedRun(recording, after: last, showsThreads: options.showsThreads))
  }

  private func show(_ run: WatchedRun) {
    last = run
    show()
  }

  /// Shows the last run.
  private func show() {
    let view = view()
    let waiting =
      last == nil
      ? "it does not exist yet; save it, and it runs" : "it is missing; save it, and it runs"
    let keys = screen == nil ? "" : "  (q leaves)"
    let title = isMissing ? waiting : last.map { "run \($0.number): \($0.summary)" } ?? ""
    let lines = page.lines(after: last, title: title + keys, view)
    if isMissing, screen == nil {
      write([lines[0]], view)
    } else {
      write(lines, view)
    }
  }

  /// Shows that a run takes long.
  private func showProgress() {
    guard let active, let screen, let reached = active.reached else { return }
    let now = ContinuousClock.now
    guard now - (shownProgress ?? active.began) >= Self.longRun else { return }
    shownProgress = now
    let view = view()
    let events = Counted.of(reached.events, "event")
    let words =
      "run \((last?.number ?? 0) + 1): \(reached.time.phrase) of virtual time, \(events) …"
    let title = page.title(words, view).showingControls(keepingColours: view.usesColour)
    failure = failure ?? screen.drawFirst(title)
  }

  private func write(_ lines: [String], _ view: ViewOptions) {
    let lines = lines.map { $0.showingControls(keepingColours: view.usesColour) }
    if let screen {
      failure = failure ?? screen.draw(lines)
    } else {
      let text = lines.map { $0 + "\n" }.joined()
      failure = failure ?? Descriptor.write(Array(text.utf8), to: STDOUT_FILENO)
    }
  }

  /// Stops the active run.
  private func leave(_ code: Int32) -> Int32 {
    guard let active else { return code }
    let start = ContinuousClock.now
    while active.recording == nil, ContinuousClock.now - start < Self.stoppingTime {
      active.stop()
      usleep(5_000)
    }
    return code
  }

  /// Whether Ctrl-C was pressed, which another thread notes.
  private final class Interruption: Sendable {
    private let noted = Atomic(false)
    var isNoted: Bool { noted.load(ordering: .relaxed) }
    @Sendable func note() { noted.store(true, ordering: .relaxed) }
  }
}
