import Foundation
import LabBindings
package import Stage
package import SwiftScript
import Synchronization

/// A prompt's world: entries run one after another, and what they declare stays.
///
/// Virtual time stands still between entries, while what is ready still runs; ``advance(by:)`` lets it pass, and
/// ``goLive(_:)`` lets the wall clock drive it.
///
/// `@unchecked Sendable`: `turn` is held by whoever lets the world move; the rest is safe on any thread.
package final class LabSession: @unchecked Sendable {
  private let lab: Lab
  private let lines: Lines
  private let held: Records
  private let turn = NSLock()
  private let live = Mutex<LiveClock?>(nil)
  /// What was asked for so far, from which the world can be made again; guarded by `turn`.
  private var asked: [Asked] = []

  /// Something that was asked for, and when.
  private struct Asked {
    let time: StageTime
    /// Nothing where only time was let pass.
    var entry: SourceFile?
  }

  /// Makes a world with nothing in it.
  package init() {
    let lines = Lines()
    let records = Records()
    self.lines = lines
    held = records
    let renderer = PlainRenderer(clock: LogClock())
    var configuration = Lab.Configuration()
    configuration.kinds = .all
    configuration.sink = { record in
      records.append(record)
      if case .echo(let text) = record.payload { lines.append(text) }
      if let line = renderer.line(for: record) { lines.append(line, at: record.time) }
    }
    lab = Lab(configuration)
  }

  deinit { lab.finish() }

  /// Everything that has happened since the world was made.
  package var records: [LogRecord] { held.all }

  /// The world's time.
  package var time: StageTime { turn.withLock { lab.stage.now } }

  /// When the next thing is due; nil if nothing is.
  package var nextDue: StageTime? { turn.withLock { lab.stage.nextDue } }

  /// What was typed as the entry of this name, `entry 3`; nothing if it is none.
  package func text(ofEntry name: String) -> String? {
    turn.withLock { asked.first { $0.entry?.name == name }?.entry?.text }
  }

  /// The names with which a half-typed line can go on.
  package func completions(of line: String) -> NameCompletion? {
    turn.withLock { lab.interpreter.completion(of: line) }
  }

  /// Runs an entry; a final expression's value becomes a line of the output.
  package func evaluate(_ entry: String) -> EntryReply {
    turn.withLock {
      live.withLock { $0 }?.catchUp()
      return run(SourceFile(name: "entry \(asked.count { $0.entry != nil } + 1)", text: entry))
    }
  }

  private func run(_ entry: SourceFile) -> EntryReply {
    asked.append(Asked(time: lab.stage.now, entry: entry))
    return reply {
      let ending = lab.evaluate(entry)
      // Where it was interrupted nobody knows, so it can't be done again.
      if case .interrupted = ending { asked.removeLast() }
      return ending
    }
  }

  /// Makes a world in which the last thing that was asked for was not: the others are done again, each at its time.
  ///
  /// - Returns: The world, and the entry that is not in it, if it was one; nothing if nothing was asked for.
  package func takingBack() -> (world: LabSession, entry: String?)? {
    let done = turn.withLock { asked }
    guard let last = done.last else { return nil }
    let world = LabSession()
    world.turn.withLock {
      for step in done.dropLast() { world.doAgain(step) }
      world.pass(until: last.time)
    }
    return (world, last.entry?.text)
  }

  private func doAgain(_ step: Asked) {
    pass(until: step.time)
    if let entry = step.entry {
      _ = run(entry)
    } else {
      asked.append(step)
    }
  }

  private func pass(until time: StageTime) {
    guard time > lab.stage.now else { return }
    _ = reply { lab.advance(by: time - lab.stage.now) }
  }

  /// Lets time pass, with everything that falls due in it.
  package func advance(by duration: StageTime) -> EntryReply {
    turn.withLock {
      asked.append(Asked(time: lab.stage.now))
      return reply { lab.advance(by: duration) }
    }
  }

  /// Stops what is running.
  ///
  /// Safe on any thread.
  package func interrupt() { lab.interrupt() }

  /// Lets the wall clock drive the world, until ``stopLive()``.
  ///
  /// - Parameters:
  ///   - write: Receives each line that comes, behind its time, on a thread of its own.
  ///   - around: Makes each move of the clock, and lets it be stopped meanwhile.
  package func goLive(
    _ write: @escaping @Sendable (String) -> Void,
    around: @escaping @Sendable (_ move: () -> [String]?) -> [String]? = { $0() }
  ) {
    let start = turn.withLock {
      lab.stage.takesWallTime = true
      return lab.stage.now
    }
    live.withLock { live in
      guard live == nil else { return }
      lines.forward(to: write)
      let clock = LiveClock(
        start: start,
        move: { [weak self] target, isHeld in
          around { self?.move(to: target, isHeld: isHeld) }
        },
        failed: write
      )
      live = clock
      clock.start()
    }
  }

  /// Lets the world's time stand still again.
  package func stopLive() {
    let clock = live.withLock { live in
      defer { live = nil }
      return live
    }
    clock?.stop()
    turn.withLock { lab.stage.takesWallTime = false }
    lines.forward(to: nil)
  }

  /// How far the world has come: its time, and how many events there have been.
  ///
  /// Safe on any thread.
  package var reached: (time: StageTime, events: Int) { lab.reached }

  /// Whether the wall clock drives the world.
  package var isLive: Bool { live.withLock { $0 != nil } }

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
    case .failed(let mistakes): errors = DiagnosticPrinter.texts(of: mistakes)
    case .interrupted: errors = ["interrupted"]
    case .limitReached: errors = ["the session has ended"]
    }
    errors += DiagnosticPrinter.texts(of: Array(lab.reported.dropFirst(reportedBefore)))
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

  /// - Parameter time: When it was printed, which is told where nobody knows what the time is: of a line that is handed on.
  func append(_ line: String, at time: StageTime? = nil) {
    let write = state.withLock { state in
      if state.write == nil { state.lines.append(line) }
      return state.write
    }
    write?(time.map { "\($0) \(line)" } ?? line)
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
