import Dispatch
import Foundation
import Glibc
import LessonKit
import LineEditor
package import Stage
import Synchronization

/// A line on a terminal that says how far something long has come, and is gone when that is over.
package final class ProgressLine: Sendable {
  /// How far something has come: its time, and how many events there have been.
  package typealias Reached = () -> (time: StageTime, events: Int)?

  private let descriptor: CInt
  private let isShown = Mutex(false)
  /// What is shorter than so many seconds shows nothing.
  private let patience: Double
  private static let usualPatience = 0.4
  private static let period = DispatchTimeInterval.milliseconds(100)

  /// - Parameters:
  ///   - descriptor: A terminal that knows escape codes.
  ///   - patience: How many seconds something takes before it shows how far it has come.
  private init(descriptor: CInt, patience: Double) {
    self.descriptor = descriptor
    self.patience = patience
  }

  /// The line on standard error; nothing unless that is a terminal that knows escape codes.
  ///
  /// - Parameter environment: `TERM` is looked at, and `RXLAB_PROGRESS_DELAY` for the patience.
  package static func onStandardError(environment: [String: String]) -> ProgressLine? {
    guard isatty(STDERR_FILENO) == 1, TerminalLook(environment: environment).hasEscapes
    else { return nil }
    let delay = environment["RXLAB_PROGRESS_DELAY"].flatMap(Double.init) ?? usualPatience
    return ProgressLine(
      descriptor: STDERR_FILENO,
      patience: delay >= 0 ? min(delay, 1e9) : usualPatience
    )
  }

  /// Shows how far `body` has come.
  ///
  /// - Parameter reached: Asked on another thread.
  package func during<Result>(_ reached: @escaping Reached, _ body: () -> Result) -> Result {
    let isOver = DispatchSemaphore(value: 0)
    let hasLeft = DispatchSemaphore(value: 0)
    let watch = Watch(reached: reached)
    Thread { [self] in
      watch.begin()
      var next = DispatchTime.now() + patience
      while isOver.wait(timeout: next) == .timedOut {
        if let now = watch.reached() { show(Self.text(now.time, now.events)) }
        next = .now() + Self.period
      }
      hasLeft.signal()
    }.start()
    defer {
      isOver.signal()
      // A system short of threads may not start this one yet; once it does, it finds that all is over.
      if watch.hasBegun { hasLeft.wait() }
      clear()
    }
    return body()
  }

  static func text(_ time: StageTime, _ events: Int) -> String {
    "… \(time) of virtual time, \(events) \(events == 1 ? "event" : "events"); Ctrl-C stops it"
  }

  /// Takes the line away, before something else is written.
  package func clear() {
    isShown.withLock { isShown in
      if isShown { write("\r\u{1B}[K") }
      isShown = false
    }
  }

  private func show(_ text: String) {
    isShown.withLock { isShown in
      // A line that wraps could not be taken away again.
      write("\r\u{1B}[K" + TextWidth.cut(text, to: max(columns - 1, 1)))
      isShown = true
    }
  }

  private var columns: Int {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  private func write(_ text: String) {
    text.withCString { _ = Glibc.write(descriptor, $0, strlen($0)) }
  }

  /// On its way to the watching thread.
  ///
  /// `@unchecked Sendable`: what it calls is safe on any thread.
  private final class Watch: @unchecked Sendable {
    let reached: Reached
    private let begun = Mutex(false)

    init(reached: @escaping Reached) { self.reached = reached }

    func begin() { begun.withLock { $0 = true } }

    var hasBegun: Bool { begun.withLock(\.self) }
  }
}
