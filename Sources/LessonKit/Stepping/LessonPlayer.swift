public import LabBindings
public import Stage
public import SwiftScript
import Synchronization

/// A lesson's run that a learner walks through, forwards and back.
///
/// The run goes on only as far as somebody wants to see, and stands still meanwhile. What it has shown is kept, so going
/// back moves a mark over moments that the run itself has written; a run that was interrupted is repeated, and being
/// deterministic comes to the same moments.
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

    /// The records that passed.
    public var records: [LogRecord] { moments.compactMap(\.record) }
  }

  public let file: SourceFile
  public let sections: [LessonSection]
  public var breakpoints: [Breakpoint] = []
  /// How many moments have passed.
  public private(set) var position = 0
  /// Whether nothing has happened yet and nothing has been asked for.
  public var isAtStart: Bool { !hasBegun }

  private let options: ScriptRun.Options
  private var run: PausedRun
  private var moments: [Moment] = []
  /// Where each move that can be taken back began.
  private var trail: [Place] = []
  /// Whether it has come to the first statement; before, it shows the words that the lesson begins with.
  private var hasBegun = false
  private let going = Mutex(Going())

  private struct Place {
    var position: Int
    var hasBegun: Bool
  }

  private struct Going {
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

  deinit { run.abandon() }

  // MARK: Where it stands

  /// What has happened so far.
  public var records: [LogRecord] { moments[..<position].compactMap(\.record) }

  /// So far as its records tell it.
  public var story: Story { Story(records) }

  /// The time of the last moment that has passed.
  public var time: StageTime { position == 0 ? .zero : moments[position - 1].time }

  /// The number of the last record that has passed; 0 at the beginning.
  public var sequence: Int {
    moments[..<position].last { $0.record != nil }?.record?.sequence ?? 0
  }

  /// The statement about to run, where it stands before one.
  public var statement: StatementStep? {
    hasBegun && position < moments.count ? moments[position].statement : nil
  }

  /// The section that the run has come to: the last one entered, whichever functions of earlier ones it calls.
  public var section: Int { entered().last ?? 0 }

  /// As far as its records are known, which may be further than it stands.
  ///
  /// It names subscribers by what they print later.
  public var names: Story { Story(moments.compactMap(\.record)) }

  /// Whether the run is over and all of it has passed.
  public var isAtEnd: Bool { position == moments.count && isOver }

  private var isOver: Bool { run.ending.map { !$0.wasInterrupted } ?? false }

  // MARK: Moving

  /// Goes on to a goal, or to a breakpoint before it.
  public func advance(to goal: Goal) -> Progress {
    let from = Place(position: position, hasBegun: hasBegun)
    let before = entered()
    var isBeyondEnd = moments[..<position].contains { $0.statement?.role == .end }
    var watch = Watch(goal, isBeginning: !hasBegun, isBeyondEnd: isBeyondEnd)
    hasBegun = true
    var visited = Set(before)
    var previous = moments[..<position].last { $0.record != nil }?.record
    begin()
    defer { finish() }
    if goal == .record(sequence), sequence > 0 {
      return progress(.goal, from: from, before)
    }
    while let next = peek() {
      let entering = next.statement.flatMap { section(of: $0, isBeyondEnd) }
        .map { !visited.contains($0) }
      if watch.stops(before: next, isNewSection: entering ?? false) {
        return progress(.goal, from: from, before)
      }
      if position > from.position, next.statement != nil, let stop = breakpoint(at: next, previous)
      {
        return progress(stop, from: from, before)
      }
      position += 1
      if let step = next.statement {
        if step.role == .end { isBeyondEnd = true }
        if let section = section(of: step, isBeyondEnd) { visited.insert(section) }
      }
      if watch.stops(after: next) { return progress(.goal, from: from, before) }
      if next.record != nil, let stop = breakpoint(at: next, previous) {
        return progress(stop, from: from, before)
      }
      previous = next.record ?? previous
    }
    let stop: Stop = isOver ? .end(run.ending?.mistakes ?? []) : .interrupted
    return progress(stop, from: from, before)
  }

  /// Takes the last move back; at most to the beginning.
  public func back() {
    let place = trail.popLast() ?? Place(position: 0, hasBegun: false)
    (position, hasBegun) = (place.position, place.hasBegun)
  }

  /// Goes back by so many events.
  public func back(events count: Int) {
    var left = count
    while position > 0, left > 0 {
      position -= 1
      if moments[position].isEvent { left -= 1 }
    }
    // Where it stood when the event before that had just come.
    while position > 0, !moments[position - 1].isEvent { position -= 1 }
    trail.removeAll { $0.position >= position }
  }

  /// Goes to the moment behind a record, forwards or back.
  public func go(toRecord number: Int) -> Progress {
    guard number < sequence else { return advance(to: .record(number)) }
    leap { moments in
      (moments.firstIndex { ($0.record?.sequence ?? 0) >= max(number, 1) } ?? -1)
        + (number < 1 ? 0 : 1)
    }
    return Progress(stop: .goal, moments: [], entered: nil)
  }

  /// Goes to the moment when all that happens up to a time has passed, forwards or back.
  public func go(toTime time: StageTime) -> Progress {
    guard position > 0, moments[position - 1].time > time else { return advance(to: .time(time)) }
    leap { moments in moments.firstIndex { $0.time > time } ?? 0 }
    return Progress(stop: .goal, moments: [], entered: nil)
  }

  /// Goes to the first statement of a section, forwards or back.
  public func go(toSection number: Int) -> Progress {
    if let index = beginning(ofSection: number), index <= position {
      leap { _ in index }
      return Progress(stop: .goal, moments: [], entered: number)
    }
    var passed: [Moment] = []
    while true {
      let progress = advance(to: .section)
      passed += progress.moments
      if progress.stop != .goal || section == number {
        return Progress(stop: progress.stop, moments: passed, entered: progress.entered)
      }
    }
  }

  /// Goes back to the beginning.
  public func rewind() {
    leap { _ in 0 }
    hasBegun = false
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

  // MARK: Inside

  private func leap(_ target: ([Moment]) -> Int) {
    trail.append(Place(position: position, hasBegun: hasBegun))
    position = max(0, target(moments))
    hasBegun = true
  }

  private func begin() { going.withLock { $0 = Going(run: run) } }

  private func finish() { going.withLock { $0.run = nil } }

  private var isInterrupted: Bool { going.withLock { $0.isInterrupted } }

  /// The next moment, for which the run goes on if it has to.
  private func peek() -> Moment? {
    if position < moments.count { return isInterrupted ? nil : moments[position] }
    if isInterrupted { return nil }
    if run.ending?.wasInterrupted ?? false { restart() }
    // Ahead of what is wanted, since asking costs two changes of threads.
    run.proceed(to: max(position + 1, min(2 * position, position + 4_096)))
    moments += run.moments(from: moments.count)
    guard position < moments.count else { return nil }
    return moments[position]
  }

  /// Repeats an interrupted run up to where it was.
  private func restart() {
    run.abandon()
    run = PausedRun(RunnableScript(file), options: options)
    begin()
    if position > 0 { run.proceed(to: position) }
  }

  private func breakpoint(at moment: Moment, _ previous: LogRecord?) -> Stop? {
    breakpoints.first { $0.isMet(by: moment, after: previous) }.map { .breakpoint($0.title) }
  }

  /// The sections whose statements have passed, and the one it stands before, in the order in which they were entered.
  private func entered() -> [Int] {
    let steps = moments[..<position].compactMap(\.statement) + (statement.map { [$0] } ?? [])
    var entered: [Int] = []
    var isBeyondEnd = false
    for step in steps {
      if step.role == .end { isBeyondEnd = true }
      if let section = section(of: step, isBeyondEnd), !entered.contains(section) {
        entered.append(section)
      }
    }
    return entered
  }

  private func progress(_ stop: Stop, from start: Place, _ before: [Int]) -> Progress {
    if position > start.position || !start.hasBegun { trail.append(start) }
    let now = section
    return Progress(
      stop: stop,
      moments: Array(moments[start.position..<position]),
      entered: before.contains(now) || stop == .interrupted ? nil : now
    )
  }

  /// Where the first statement that enters a section stands among the moments known.
  private func beginning(ofSection number: Int) -> Int? {
    var isBeyondEnd = false
    return moments.firstIndex { moment in
      guard let step = moment.statement else { return false }
      if step.role == .end { isBeyondEnd = true }
      return section(of: step, isBeyondEnd) == number
    }
  }

  /// The section that a statement leads into; none for a function's that another statement calls.
  private func section(of step: StatementStep, _ isBeyondEnd: Bool) -> Int? {
    guard step.place.file == file.name, step.role != .inFunction || isBeyondEnd else { return nil }
    return sections.firstIndex { $0.range.contains(step.place.line) }
  }
}
