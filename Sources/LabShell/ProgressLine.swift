import Dispatch
import FileAccess
import Foundation
import Glibc
import LessonKit
import LineEditor
package import Stage
import Synchronization
import TerminalText

/// A line on a terminal that shows the progress of a long run, and disappears when the run ends.
package final class ProgressLine: Sendable {
  /// Returns the time and the number of events that a run has reached.
  package typealias Reached = () -> (time: StageTime, events: Int)?

  private let descriptor: CInt
  private let isShown = Mutex(false)
  /// Seconds before the line appears.
  private let patience: Double
  private static let usualPatience = 0.4
  private static let period = DispatchTimeInterval.milliseconds(100)

  /// - Parameters:
  ///   - descriptor: A terminal that supports escape codes.
  ///   - patience: Seconds before the line appears.
  private init(descriptor: CInt, patience: Double) {
    self.descriptor = descriptor
    self.patience = patience
  }

  /// The line on standard error, or nil unless that is a terminal that supports escape codes.
  ///
  /// - Parameter environment: `TERM`, and `RXLAB_PROGRESS_DELAY` for the seconds before the line appears.
  package static func onStandardError(environment: [String: String]) -> ProgressLine? {
    guard isatty(STDERR_FILENO) == 1, TerminalLook(environment: environment).hasEscapes
    else { return nil }
    let delay = environment["RXLAB_PROGRESS_DELAY"].flatMap(Double.init) ?? usualPatience
    return ProgressLine(
      descriptor: STDERR_FILENO,
      patience: delay >= 0 ? min(delay, 1e9) : usualPatience
    )
  }

  /// Runs `body` and shows its progress.
  ///
  /// - Parameter reached: Called on another thread.
  package func during<Result>(_ reached: @escaping Reached, _ body: () -> Result) -> Result {
    during(text: { reached().map(Self.text) }, body)
  }

  /// Runs `body` and shows a text meanwhile.
  ///
  /// - Parameter text: Returns the text now; called on another thread.
  package func during<Result>(text: @escaping () -> String?, _ body: () -> Result) -> Result {
    let isOver = DispatchSemaphore(value: 0)
    let hasLeft = DispatchSemaphore(value: 0)
    let watch = Watch(text: text)
    Thread { [self] in
      watch.begin()
      var next = DispatchTime.now() + patience
      while isOver.wait(timeout: next) == .timedOut {
        if let now = watch.text() { show(now) }
        next = .now() + Self.period
      }
      hasLeft.signal()
    }.start()
    defer {
      isOver.signal()
      // A busy system may not have started the thread yet; when it does, the run is over.
      if watch.hasBegun { hasLeft.wait() }
      clear()
    }
    return body()
  }

  /// The progress of a run.
  static func text(_ reached: (time: StageTime, events: Int)) -> String {
    "… \(reached.time.phrase) of virtual time, \(Counted.of(reached.events, "event")); Ctrl-C stops it"
  }

  /// The progress of a search for logs.
  package static func text(_ reached: (schedules: Int, logs: Int)) -> String {
    "… \(Counted.of(reached.schedules, "schedule")), \(Counted.of(reached.logs, "log")); Ctrl-C ends the search"
  }

  /// Removes the line before something else is written.
  package func clear() {
    isShown.withLock { isShown in
      if isShown { write("\r\u{1B}[K") }
      isShown = false
    }
  }

  private func show(_ text: String) {
    isShown.withLock { isShown in
      // A line that wraps could not be removed again.
      write("\r\u{1B}[K" + TextWidth.cut(text, to: max(columns - 1, 1)))
      isShown = true
    }
  }

  private var columns: Int { TerminalSize(of: descriptor)?.columns ?? 80 }

  private func write(_ text: String) {
    Descriptor.write(text, to: descriptor)
  }

  /// What the watching thread needs.
  ///
  /// `@unchecked Sendable`: `text` is safe on any thread.
  private final class Watch: @unchecked Sendable {
    let text: () -> String?
    private let begun = Mutex(false)

    init(text: @escaping () -> String?) { self.text = text }

    func begin() { begun.withLock { $0 = true } }

    var hasBegun: Bool { begun.withLock(\.self) }
  }
}
