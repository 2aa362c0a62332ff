package import LabBindings
package import ScriptSource
package import Stage
import Synchronization

/// Steps through a lesson's run, forwards and back.
///
/// The run is paused exactly at the learner's point, so an entry runs in the lesson at that point. To go back, the run is
/// repeated from its start up to the earlier point, with the entries before it. The run is deterministic, so it reaches the
/// same points, and what came after them is as if it had never happened.
package final class LessonPlayer {
  /// Why a move ended.
  package enum Stop: Sendable, Hashable {
    /// It reached its destination.
    case arrived
    case breakpoint(String)
    /// The script has ended, with its mistakes if it has some.
    case end([String])
    /// `interrupt` was called.
    case interrupted
  }

  /// The result of a move.
  package struct Progress: Sendable {
    package let stop: Stop
    /// The time when the move began.
    package let start: StageTime
    /// The points that passed.
    package let points: [RunPoint]
    /// The current step, if this move entered it.
    package let entered: Int?
    /// The steps that this move entered, each with the number of points before it.
    var entrances: [(point: Int, step: Int)] = []

    /// The records among the points.
    package var records: [LogRecord] { points.compactMap(\.record) }
  }

  package var file: SourceFile { script.file }
  private let script: RunnableScript
  package let steps: [LessonStep]
  package var breakpoints: [Breakpoint] = []

  /// The points that have passed.
  var points: [RunPoint] = []
  /// The point that the run has reached but not passed: a statement, or the first point after the destination's time.
  var ahead: RunPoint?
  /// Whether the first statement has been reached; until then, only the first page is shown.
  var hasBegun = false
  /// The time that was moved to, which may be later than the last point.
  var clock = StageTime.zero
  /// The entries so far.
  var entries: [TypedEntry] = []
  /// Where each move that can be undone began.
  var history: [Bookmark] = []

  let options: ScriptRun.Options
  /// Whether the script has been seen to have a screen.
  var hasScreen = false
  /// The run, paused at the current point or the one after it; nil if it must be repeated first.
  var run: PausedRun?
  /// The current move, which `interrupt` stops.
  let move = Mutex(Move())

  /// Where the learner was before a move.
  struct Bookmark {
    let position: Int
    let ahead: RunPoint?
    let hasBegun: Bool
    let clock: StageTime
    let entries: Int

    /// Before the first statement, without entries.
    static let start = Bookmark(position: 0, ahead: nil, hasBegun: false, clock: .zero, entries: 0)

    func isSamePoint(as other: Bookmark) -> Bool {
      position == other.position && hasBegun == other.hasBegun && clock == other.clock
    }
  }

  struct Move {
    var run: PausedRun?
    var isInterrupted = false
  }

  /// Creates a player at the beginning of a script.
  package init(_ script: RunnableScript, options: ScriptRun.Options = ScriptRun.Options()) {
    self.script = script
    self.options = options
    steps = LessonStep.steps(of: script.file.text)
    run = PausedRun(script, steps, options: options)
  }

  /// Creates a player at the beginning of a script without other files.
  package convenience init(_ file: SourceFile, options: ScriptRun.Options = ScriptRun.Options()) {
    self.init(RunnableScript(file), options: options)
  }

  deinit { run?.abandon() }

  // MARK: The current point

  /// How many points have passed.
  package var position: Int { points.count }

  /// Whether there has been no move and no entry.
  package var isAtStart: Bool { !hasBegun && entries.isEmpty }

  /// The records so far.
  package var records: [LogRecord] { points.compactMap(\.record) }

  /// The records since the beginning of the current step.
  package var stepRecords: [LogRecord] {
    points.dropFirst(beginning(ofStep: step) ?? 0).compactMap(\.record)
  }

  /// The story of the records so far.
  package var story: Story { Story(records) }

  /// The time of the last point, or the time that was moved to.
  package var time: StageTime { max(clock, points.last?.time ?? .zero) }

  /// The number of the last record; 0 at the beginning.
  package var sequence: Int { points.last { $0.record != nil }?.record?.sequence ?? 0 }

  /// The statement that is about to run, if the learner is before one.
  package var statement: StatementStep? {
    hasBegun ? ahead?.statement.flatMap { $0.time > time ? nil : $0 } : nil
  }

  /// The script's own statement that is running or waiting, if the learner is in the middle of one; at the end, that of the
  /// end.
  package var running: StatementStep? {
    statement == nil ? points.last { $0.isTopLevel }?.statement : nil
  }

  /// The current step: the last one entered, even if it calls functions of earlier ones.
  package var step: Int { map(beyond: statement).entered.last ?? 0 }

  /// The steps without a statement that has run, except the first.
  package var unentered: [Int] { map(beyond: statement).notEntered }

  /// Whether the run has ended and all its points have passed.
  package var isAtEnd: Bool { run?.ending.map { !$0.wasInterrupted } ?? false }

  /// The time limit that has ended the run, if one has.
  package var reachedLimit: ReachedLimit? { isAtEnd ? run?.ending?.reachedLimit : nil }

  /// The time and the number of events that a move has reached; nil if there is no move.
  ///
  /// Safe on any thread.
  package var reached: (time: StageTime, events: Int)? { move.withLock { $0.run }?.reached }

  var bookmark: Bookmark {
    Bookmark(
      position: position,
      ahead: ahead,
      hasBegun: hasBegun,
      clock: clock,
      entries: entries.count
    )
  }

  private func map(beyond statement: StatementStep? = nil) -> StepMap {
    var map = StepMap(steps, of: file.name)
    for statement in points.lazy.compactMap(\.statement) { map.pass(statement) }
    if let statement { map.pass(statement) }
    return map
  }

  // MARK: Moving forward

  /// Moves forward to a destination, or to a breakpoint before it.
  package func advance(to destination: Destination) -> Progress {
    let from = bookmark
    let before = map(beyond: statement).entered
    if destination == .record(sequence), sequence > 0 {
      return progress(.arrived, from: from, before)
    }
    let check = Mutex(
      StopCheck(
        destination,
        breakpoints,
        behind: points,
        map(beyond: statement),
        at: statement,
        hasBegun: hasBegun
      )
    )
    hasBegun = true
    beginMove()
    defer { endMove() }
    if let ahead, check.withLock({ $0.check(ahead) }) {
      return arrive(at: check.withLock(\.halt), destination, from: from, before)
    }
    guard let run = preparedRun() else { return progress(.interrupted, from: from, before) }
    run.proceed { point, _ in check.withLock { $0.check(point) } }
    ahead = nil
    points += run.points(from: points.count)
    return arrive(at: check.withLock(\.halt), destination, from: from, before)
  }

  /// Moves forward in live time.
  ///
  /// All such moves together are one move for ``back()``.
  func advanceLive(to time: StageTime, isFirst: Bool) -> Progress {
    let moves = history.count
    let progress = advance(to: .time(time))
    if !isFirst, history.count > moves { history.removeLast(history.count - moves) }
    return progress
  }

  private func arrive(
    at halt: StopCheck.Halt?,
    _ destination: Destination,
    from start: Bookmark,
    _ before: [Int]
  ) -> Progress {
    switch halt {
    case .before(let stop):
      if ahead == nil { ahead = points.popLast() }
      if stop == .arrived, case .time(let time) = destination {
        clock = max(clock, time)
      } else {
        clock = max(clock, ahead?.time ?? .zero)
      }
      return progress(stop, from: start, before)
    case .after(let stop):
      return progress(stop, from: start, before)
    case nil:
      guard let ending = run?.ending, !ending.wasInterrupted else {
        run = nil
        return progress(.interrupted, from: start, before)
      }
      return progress(.end(ending.mistakes), from: start, before)
    }
  }

  private func progress(_ stop: Stop, from start: Bookmark, _ before: [Int]) -> Progress {
    if position > start.position || !start.hasBegun || time > start.clock { history.append(start) }
    let now = step
    let passed = Array(points[start.position...])
    let isNew = !before.contains(now) && stop != .interrupted
    var entrances = self.entrances(in: passed, before)
    if isNew, entrances.last?.step != now { entrances.append((passed.count, now)) }
    return Progress(
      stop: stop,
      start: max(start.clock, points.prefix(start.position).last?.time ?? .zero),
      points: passed,
      entered: isNew ? now : nil,
      entrances: entrances
    )
  }

  private func entrances(in passed: [RunPoint], _ before: [Int]) -> [(point: Int, step: Int)] {
    var map = map()
    // No step was entered.
    guard map.entered.count > before.count else { return [] }
    map = StepMap(steps, of: file.name)
    for statement in points.dropLast(passed.count).lazy.compactMap(\.statement) {
      map.pass(statement)
    }
    var entrances: [(point: Int, step: Int)] = []
    for (index, point) in passed.enumerated() {
      guard let statement = point.statement else { continue }
      let count = map.entered.count
      map.pass(statement)
      if map.entered.count > count, let step = map.entered.last, !before.contains(step) {
        entrances.append((index, step))
      }
    }
    return entrances
  }

  // MARK: The run

  func discardRun() {
    run?.abandon()
    run = nil
  }

  /// The run at the current point, repeated up to there if necessary.
  ///
  /// - Returns: Nil if it was interrupted.
  func preparedRun() -> PausedRun? {
    if let run { return run }
    let run = PausedRun(script, steps, options: options)
    move.withLock { $0.run = run }
    for entry in entries {
      run.proceed(to: entry.count)
      _ = run.evaluate(entry)
    }
    run.proceed(to: position + (ahead?.statement == nil ? 0 : 1))
    if move.withLock(\.isInterrupted) {
      run.abandon()
      return nil
    }
    points = Array(run.points(from: 0).prefix(position))
    self.run = run
    return run
  }

  /// Interrupts the current move, if there is one.
  ///
  /// Safe on any thread.
  package func interrupt() {
    move.withLock { move in
      guard let run = move.run else { return }
      move.isInterrupted = true
      run.interrupt()
    }
  }

  func beginMove() { move.withLock { $0 = Move(run: run) } }

  func endMove() { move.withLock { $0.run = nil } }
}
