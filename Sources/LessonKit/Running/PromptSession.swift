import Foundation
import LabBindings
package import ScriptChecker
import ScriptSource
package import Stage
import Synchronization

/// The session at the prompt: entries run one after another, and their declarations stay in scope.
///
/// Virtual time does not pass between entries, but work that is due now runs. Call ``advance(by:)`` to let time pass, or
/// ``goLive(_:around:)`` to let it follow the wall clock.
///
/// `@unchecked Sendable`: `turn` is locked while entries run or time passes; everything else is safe on any thread.
package final class PromptSession: @unchecked Sendable {
  private let lab: Lab
  private let lines: Lines
  private let collector: RecordCollector
  private let turn = NSLock()
  private let live = Mutex<LiveClock?>(nil)
  /// The actions so far, from which the session can be repeated; guarded by `turn`.
  private var actions: [Action] = []

  /// An entry, or a call of `advance`.
  private struct Action {
    let time: StageTime
    /// Nil for a call of `advance`.
    var entry: SourceFile?
    /// Whether the entry is a gesture.
    var isGesture = false
    /// The time after it.
    var end: StageTime
  }

  private let memory: Int?

  /// Creates a session without entries.
  ///
  /// - Parameter memory: The most bytes by which the process may grow; the standard budget if nil.
  package init(memory: Int? = nil) {
    self.memory = memory
    let lines = Lines()
    let records = RecordCollector()
    self.lines = lines
    collector = records
    let renderer = EntryRenderer(clock: LogClock())
    var configuration = Lab.Configuration()
    configuration.kinds = .all
    configuration.build = .debug
    if let memory { configuration.memoryBudget = memory }
    configuration.sink = { record in
      records.append(record)
      if case .echo(let text) = record.payload { lines.append(text) }
      if let line = renderer.line(for: record) { lines.append(line, at: record.time) }
    }
    lab = Lab(configuration)
  }

  deinit { lab.finish() }

  /// The records of the session.
  package var records: [LogRecord] { collector.all }

  /// The virtual time.
  package var time: StageTime { turn.withLock { lab.stage.now } }

  /// The next deadline; nil if there is none.
  package var nextDue: StageTime? { turn.withLock { lab.stage.nextDue } }

  /// The text of the entry with this name, `entry 3`; nil if there is none.
  package func text(ofEntry name: String) -> String? {
    turn.withLock {
      let action = actions.first { $0.entry?.name == name }
      return (action?.entry?.text).map { action?.isGesture == true ? ":" + $0 : $0 }
    }
  }

  /// The picture of the screen; nil if nothing was made for one.
  package var picture: String? {
    turn.withLock { lab.hasScreen ? lab.ask { [lab] in lab.picture } : nil }
  }

  /// How a sentence that says a gesture can go on.
  package func completions(ofGesture sentence: String) -> (typed: String, names: [String])? {
    turn.withLock { lab.ask { [lab] in lab.completions(ofGesture: sentence) } ?? nil }
  }

  /// How a line can go on.
  package func completion(of line: String) -> Completion? {
    turn.withLock { lab.completion(of: line) }
  }

  /// Runs an entry.
  ///
  /// The value of a final expression is the last line of the output.
  package func evaluate(_ entry: String) -> EntryReply {
    turn.withLock {
      live.withLock { $0 }?.catchUp()
      return run(nextEntry(entry))
    }
  }

  /// Makes the gesture that a sentence says, `tap Add`, on the screen of the session.
  package func make(gesture sentence: String) -> EntryReply {
    turn.withLock {
      live.withLock { $0 }?.catchUp()
      return run(nextEntry(sentence), isGesture: true)
    }
  }

  private func nextEntry(_ text: String) -> SourceFile {
    SourceFile(name: "entry \(actions.count { $0.entry != nil } + 1)", text: text)
  }

  private func run(_ entry: SourceFile, isGesture: Bool = false) -> EntryReply {
    begin(entry, isGesture: isGesture)
    return reply {
      let ending = isGesture ? lab.perform(gesture: entry) : lab.evaluate(entry)
      end()
      // An interrupted entry can't be repeated: it could be interrupted anywhere.
      if case .interrupted = ending { actions.removeLast() }
      return ending
    }
  }

  private func begin(_ entry: SourceFile? = nil, isGesture: Bool = false) {
    let now = lab.stage.now
    actions.append(Action(time: now, entry: entry, isGesture: isGesture, end: now))
  }

  private func end() { actions[actions.count - 1].end = lab.stage.now }

  /// What ``withoutLastAction(during:)`` made.
  package enum Earlier {
    /// A new session, and the text of the last action if it was an entry.
    case session(PromptSession, entry: String?)
    /// There were no actions.
    case nothing
    /// The new session was interrupted.
    case interrupted
  }

  /// Creates a session that repeats all actions but the last, each at its time.
  ///
  /// The time that the last action took is taken back, and the time that passed after it is kept.
  ///
  /// - Parameter during: Calls its second argument, which runs the session that is its first one.
  package func withoutLastAction(
    during: (_ session: PromptSession, _ run: () -> Void) -> Void = { $1() }
  ) -> Earlier {
    let (done, now) = turn.withLock { (actions, lab.stage.now) }
    guard let last = done.last else { return .nothing }
    let time = last.time + (now - last.end)
    let session = PromptSession(memory: memory)
    var isComplete = false
    during(session) {
      isComplete = session.turn.withLock {
        done.dropLast().allSatisfy(session.repeatAction) && session.advance(until: time)
      }
    }
    let text = last.entry.map { last.isGesture ? ":" + $0.text : $0.text }
    return isComplete ? .session(session, entry: text) : .interrupted
  }

  /// - Returns: Whether it was not interrupted.
  private func repeatAction(_ action: Action) -> Bool {
    guard advance(until: action.time) else { return false }
    if let entry = action.entry {
      return !run(entry, isGesture: action.isGesture).wasInterrupted
    }
    actions.append(action)
    return true
  }

  /// - Returns: Whether it was not interrupted.
  private func advance(until time: StageTime) -> Bool {
    guard time > lab.stage.now else { return true }
    return !reply { lab.advance(by: time - lab.stage.now) }.wasInterrupted
  }

  /// Lets time pass, and runs everything that becomes due.
  package func advance(by duration: StageTime) -> EntryReply {
    turn.withLock {
      begin()
      defer { end() }
      return reply { lab.advance(by: duration) }
    }
  }

  /// Stops what is running.
  ///
  /// Safe on any thread.
  package func interrupt() { lab.interrupt() }

  /// Lets virtual time follow the wall clock, until ``stopLive()``.
  ///
  /// - Parameters:
  ///   - write: Receives each printed line, after its time, on the clock's thread.
  ///   - around: Called for each move of the clock, which it performs; the move can be interrupted meanwhile.
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

  /// Stops live time.
  package func stopLive() {
    let clock = live.withLock { live in
      defer { live = nil }
      return live
    }
    clock?.stop()
    turn.withLock { lab.stage.takesWallTime = false }
    lines.forward(to: nil)
  }

  /// The time and the number of events that have been reached.
  ///
  /// Safe on any thread.
  package var reached: (time: StageTime, events: Int) { lab.reached }

  /// Whether time is live.
  package var isLive: Bool { live.withLock { $0 != nil } }

  /// Moves to a time.
  ///
  /// - Parameter isHeld: Whether the caller has locked `turn`.
  /// - Returns: The errors of what ran.
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
    let ending = body()
    switch ending {
    case .finished: break
    case .failed(let mistakes): errors = DiagnosticPrinter().texts(of: mistakes)
    case .interrupted: errors = ["interrupted"]
    case .limitReached: errors = ["the session has ended"]
    }
    errors += DiagnosticPrinter().texts(of: Array(lab.reported.dropFirst(reportedBefore)))
    var reply = EntryReply(output: lines.take(), errors: errors)
    if case .interrupted = ending { reply.wasInterrupted = true }
    return reply
  }
}

/// Collects printed lines from the stage's threads for the prompt.
private final class Lines: Sendable {
  private struct State {
    var lines: [String] = []
    var write: (@Sendable (String) -> Void)?
  }

  private let state = Mutex(State())

  /// - Parameter time: The time of the line, which is put before it in live time.
  func append(_ line: String, at time: StageTime? = nil) {
    let write = state.withLock { state in
      if state.write == nil { state.lines.append(line) }
      return state.write
    }
    write?(time.map { "\($0) \(line)" } ?? line)
  }

  /// Passes each new line to `write`; nil collects lines again.
  func forward(to write: (@Sendable (String) -> Void)?) { state.withLock { $0.write = write } }

  /// Removes and returns the collected lines.
  func take() -> [String] {
    state.withLock { state in
      defer { state.lines = [] }
      return state.lines
    }
  }
}
