import Foundation
import LabBindings
public import Stage
public import SwiftScript
import Synchronization

/// A prompt's world: entries run one after another, and what they declare stays.
///
/// Virtual time stands still between entries, while what is ready still runs; ``advance(by:)`` lets it pass, and
/// ``goLive(_:)`` lets the wall clock drive it.
///
/// `@unchecked Sendable`: `turn` is held by whoever lets the world move; the rest is safe on any thread.
public final class LabSession: @unchecked Sendable {
  private let lab: Lab
  private let lines: Lines
  private let held: Records
  private let turn = NSLock()
  private let live = Mutex<LiveClock?>(nil)
  private var entries = 0

  /// Makes a world with nothing in it.
  public init() {
    let lines = Lines()
    let records = Records()
    self.lines = lines
    held = records
    let renderer = PlainRenderer(clock: LogClock())
    var configuration = Lab.Configuration()
    configuration.sink = { record in
      records.append(record)
      if let line = renderer.line(for: record) { lines.append(line) }
    }
    lab = Lab(configuration)
  }

  deinit { lab.finish() }

  /// Everything that has happened since the world was made.
  public var records: [LogRecord] { held.all }

  /// The world's time.
  public var time: StageTime { turn.withLock { lab.stage.now } }

  /// When the next thing is due; nil if nothing is.
  public var nextDue: StageTime? { turn.withLock { lab.stage.nextDue } }

  /// Whether an entry goes on in the next line.
  public func isIncomplete(_ entry: String) -> Bool { Interpreter.isIncomplete(entry) }

  /// The names with which a half-typed line can go on.
  public func completions(of line: String) -> NameCompletion? {
    turn.withLock { lab.interpreter.completion(of: line) }
  }

  /// Runs an entry; a final expression's value becomes a line of the output.
  public func evaluate(_ entry: String) -> EntryReply {
    turn.withLock {
      live.withLock { $0 }?.catchUp()
      entries += 1
      let file = SourceFile(name: "entry \(entries)", text: entry)
      return reply { lab.evaluate(file, echo: lines.append) }
    }
  }

  /// Lets time pass, with everything that falls due in it.
  public func advance(by duration: StageTime) -> EntryReply {
    turn.withLock { reply { lab.advance(by: duration) } }
  }

  /// Stops what is running.
  ///
  /// Safe on any thread.
  public func interrupt() { lab.interrupt() }

  /// Lets the wall clock drive the world, until ``stopLive()``.
  ///
  /// - Parameter write: Receives each line that comes, on a thread of its own.
  public func goLive(_ write: @escaping @Sendable (String) -> Void) {
    live.withLock { live in
      guard live == nil else { return }
      lines.forward(to: write)
      let clock = LiveClock(
        start: lab.stage.now,
        move: { [weak self] target, isHeld in self?.move(to: target, isHeld: isHeld) },
        failed: write
      )
      live = clock
      clock.start()
    }
  }

  /// Lets the world's time stand still again.
  public func stopLive() {
    let clock = live.withLock { live in
      defer { live = nil }
      return live
    }
    clock?.stop()
    lines.forward(to: nil)
  }

  /// Whether the wall clock drives the world.
  public var isLive: Bool { live.withLock { $0 != nil } }

  /// Lets the world come to a time; the errors of what ran then.
  private func move(to target: StageTime, isHeld: Bool) -> [String] {
    if !isHeld { turn.lock() }
    defer { if !isHeld { turn.unlock() } }
    let now = lab.stage.now
    guard target > now else { return [] }
    return reply { lab.advance(by: target - now) }.errors
  }

  private func reply(_ body: () -> Lab.Ending) -> EntryReply {
    let reportedBefore = lab.reported.count
    var errors: [String] = []
    switch body() {
    case .finished: break
    case .failed(let mistakes): errors = mistakes.map(DiagnosticPrinter.text)
    case .interrupted: errors = ["interrupted"]
    case .limitReached: errors = ["the session has ended"]
    }
    errors += lab.reported.dropFirst(reportedBefore).map(DiagnosticPrinter.text)
    return EntryReply(output: lines.take(), errors: errors)
  }
}

/// Lines on their way from the stage's threads to the prompt.
private final class Lines: Sendable {
  private struct State {
    var lines: [String] = []
    var write: (@Sendable (String) -> Void)?
  }

  private let state = Mutex(State())

  func append(_ line: String) {
    let write = state.withLock { state in
      if state.write == nil { state.lines.append(line) }
      return state.write
    }
    write?(line)
  }

  /// Hands lines on as they come, or keeps them again.
  func forward(to write: (@Sendable (String) -> Void)?) { state.withLock { $0.write = write } }

  func take() -> [String] {
    state.withLock { state in
      defer { state.lines = [] }
      return state.lines
    }
  }
}
