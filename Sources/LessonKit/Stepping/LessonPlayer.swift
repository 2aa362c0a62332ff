public import LabBindings
public import Stage
public import SwiftScript
import Synchronization

/// A lesson's run that a learner walks through, forwards and back.
///
/// The run stands still exactly where the learner stands, so what they type meanwhile runs in the lesson's own world at
/// that point. To go back, the run is repeated from its start up to the earlier point, with what was typed before that
/// point; being deterministic it comes to the same moments, and what lay behind the point is as if it had never been.
public final class LessonPlayer {
  /// Why a player stands where it does.
  public enum Stop: Sendable, Hashable {
    /// It came to where it was to go.
    case goal
    case breakpoint(String)
    /// The script is over; with its mistakes, if it has some.
    case end([String])
    /// Somebody called `interrupt`.
    case interrupted
  }

  /// What came of a move.
  public struct Progress: Sendable {
    public let stop: Stop
    /// What passed.
    public let moments: [Moment]
    /// The section in which it stands now, if that has been entered with this move.
    public let entered: Int?
    /// The sections that have been entered with this move, each with how many of the moments came before it.
    var entrances: [(moment: Int, section: Int)] = []

    /// The records that passed.
    public var records: [LogRecord] { moments.compactMap(\.record) }
  }

  public let file: SourceFile
  public let sections: [LessonSection]
  public var breakpoints: [Breakpoint] = []

  /// What has passed.
  var moments: [Moment] = []
  /// What the run has come to and has not passed: a statement, or what lies beyond the time to go to.
  var ahead: Moment?
  /// Whether it has come to the first statement; before, it shows the words that the lesson begins with.
  var hasBegun = false
  /// How far the clock has been let go on, where nothing happened that late.
  var clock = StageTime.zero
  /// What was typed so far.
  var entries: [TypedEntry] = []
  /// Where each move that can be taken back began.
  var trail: [Place] = []

  let options: ScriptRun.Options
  /// The run, which stands where the learner does or a moment further; nil where it has to be repeated first.
  var run: PausedRun?
  /// What Ctrl-C stops.
  let going = Mutex(Going())

  /// A point at which the player has stood.
  struct Place {
    let position: Int
    let ahead: Moment?
    let hasBegun: Bool
    let clock: StageTime
    let entries: Int
  }

  struct Going {
    var run: PausedRun?
    var isInterrupted = false
  }

  /// Makes a player that stands at the beginning.
  public init(_ file: SourceFile, options: ScriptRun.Options = ScriptRun.Options()) {
    self.file = file
    self.options = options
    sections = LessonSection.sections(of: file.text)
    run = PausedRun(RunnableScript(file), options: options)
  }

  deinit { run?.abandon() }

  // MARK: Where it stands

  /// How many moments have passed.
  public var position: Int { moments.count }

  /// Whether nothing has happened yet and nothing has been asked for or typed.
  public var isAtStart: Bool { !hasBegun && entries.isEmpty }

  /// What has happened so far.
  public var records: [LogRecord] { moments.compactMap(\.record) }

  /// What has happened since the section began in which it stands.
  public var sectionRecords: [LogRecord] {
    moments.dropFirst(beginning(ofSection: section) ?? 0).compactMap(\.record)
  }

  /// So far as its records tell it.
  public var story: Story { Story(records) }

  /// The time of the last moment that has passed, or the time that it was told to go to.
  public var time: StageTime { max(clock, moments.last?.time ?? .zero) }

  /// The number of the last record that has passed; 0 at the beginning.
  public var sequence: Int { moments.last { $0.record != nil }?.record?.sequence ?? 0 }

  /// The statement about to run, where it stands before one.
  public var statement: StatementStep? {
    hasBegun ? ahead?.statement.flatMap { $0.time > time ? nil : $0 } : nil
  }

  /// The script's own statement that runs or waits, where it stands in the middle of one; that of its end once it has come
  /// there.
  public var running: StatementStep? {
    statement == nil ? moments.last { $0.isOfScript }?.statement : nil
  }

  /// The section that the run has come to: the last one entered, whichever functions of earlier ones it calls.
  public var section: Int { map(beyond: statement).entered.last ?? 0 }

  /// Whether the run is over and all of it has passed.
  public var isAtEnd: Bool { run?.ending.map { !$0.wasInterrupted } ?? false }

  /// The limit of time that has ended the run, if one has.
  public var reachedLimit: ReachedLimit? { isAtEnd ? run?.ending?.reachedLimit : nil }

  /// How far the run has come by now, while it moves.
  ///
  /// Safe on any thread; nothing where nothing moves.
  public var reached: (time: StageTime, events: Int)? { going.withLock { $0.run }?.reached }

  var place: Place {
    Place(
      position: position,
      ahead: ahead,
      hasBegun: hasBegun,
      clock: clock,
      entries: entries.count
    )
  }

  private func map(beyond statement: StatementStep? = nil) -> SectionMap {
    var map = SectionMap(sections, of: file.name)
    for step in moments.lazy.compactMap(\.statement) { map.pass(step) }
    if let statement { map.pass(statement) }
    return map
  }

  // MARK: Going on

  /// Goes on to a goal, or to a breakpoint before it.
  public func advance(to goal: Goal) -> Progress {
    let from = place
    let before = map(beyond: statement).entered
    if goal == .record(sequence), sequence > 0 { return progress(.goal, from: from, before) }
    let walk = Mutex(
      Walk(goal, breakpoints, behind: moments, map(beyond: statement), isBeginning: !hasBegun)
    )
    hasBegun = true
    begin()
    defer { finish() }
    if let ahead, walk.withLock({ $0.meets(ahead) }) {
      return arrive(at: walk.withLock(\.halt), goal, from: from, before)
    }
    guard let run = world() else { return progress(.interrupted, from: from, before) }
    run.proceed { moment, _ in walk.withLock { $0.meets(moment) } }
    ahead = nil
    moments += run.moments(from: moments.count)
    return arrive(at: walk.withLock(\.halt), goal, from: from, before)
  }

  /// Lets a moment of time pass, of many: all of them are one move for ``back()``.
  func drift(to time: StageTime, isFirst: Bool) -> Progress {
    let moves = trail.count
    let progress = advance(to: .time(time))
    if !isFirst, trail.count > moves { trail.removeLast(trail.count - moves) }
    return progress
  }

  private func arrive(
    at halt: Walk.Halt?,
    _ goal: Goal,
    from start: Place,
    _ before: [Int]
  ) -> Progress {
    switch halt {
    case .before(let stop):
      if ahead == nil { ahead = moments.popLast() }
      if stop == .goal, case .time(let time) = goal {
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

  private func progress(_ stop: Stop, from start: Place, _ before: [Int]) -> Progress {
    if position > start.position || !start.hasBegun || time > start.clock { trail.append(start) }
    let now = section
    let passed = Array(moments[start.position...])
    let isNew = !before.contains(now) && stop != .interrupted
    var entrances = self.entrances(in: passed, before)
    if isNew, entrances.last?.section != now { entrances.append((passed.count, now)) }
    return Progress(
      stop: stop,
      moments: passed,
      entered: isNew ? now : nil,
      entrances: entrances
    )
  }

  private func entrances(in passed: [Moment], _ before: [Int]) -> [(moment: Int, section: Int)] {
    var map = map()
    // Where nothing new has been entered, there is nothing to look for.
    guard map.entered.count > before.count else { return [] }
    map = SectionMap(sections, of: file.name)
    for step in moments.dropLast(passed.count).lazy.compactMap(\.statement) { map.pass(step) }
    var entrances: [(moment: Int, section: Int)] = []
    for (index, moment) in passed.enumerated() {
      guard let step = moment.statement else { continue }
      let count = map.entered.count
      map.pass(step)
      if map.entered.count > count, let section = map.entered.last, !before.contains(section) {
        entrances.append((index, section))
      }
    }
    return entrances
  }

  // MARK: The run

  func drop() {
    run?.abandon()
    run = nil
  }

  /// The run, repeated up to where the learner stands if need be.
  ///
  /// - Returns: Nothing if it was interrupted on the way.
  func world() -> PausedRun? {
    if let run { return run }
    let run = PausedRun(RunnableScript(file), options: options)
    going.withLock { $0.run = run }
    for entry in entries {
      run.proceed(to: entry.count)
      _ = run.evaluate(entry)
    }
    run.proceed(to: position + (ahead?.statement == nil ? 0 : 1))
    if going.withLock(\.isInterrupted) {
      run.abandon()
      return nil
    }
    moments = Array(run.moments(from: 0).prefix(position))
    self.run = run
    return run
  }

  /// Stops a move, soon.
  ///
  /// Safe on any thread; without effect where nothing moves.
  public func interrupt() {
    going.withLock { going in
      guard let run = going.run else { return }
      going.isInterrupted = true
      run.interrupt()
    }
  }

  func begin() { going.withLock { $0 = Going(run: run) } }

  func finish() { going.withLock { $0.run = nil } }
}
