/// Adds a job to a queue at a deadline, once or repeatedly.
///
/// Lap n of a repeating timer is due at its deadline plus n intervals, however late the ones before were handled: it does
/// not drift. A tie goes to the smaller sequence number, and a timer keeps the number of its first arming on every lap.
///
/// Laps coalesce as they do with dispatch sources: while the handler's job waits for its queue, or runs, further laps make
/// one more call together, and ``laps`` is their number. So a learner sees here what their app does.
public final class StageTimer: Sendable {
  /// The first deadline.
  public let deadline: StageTime
  /// The distance between laps; nil for a timer that is due once.
  public let interval: StageTime?
  /// Whether the timer has been cancelled.
  public var isCancelled: Bool { state.isCancelled }
  /// How many laps the call that runs now, or ran last, stands for.
  public var laps: Int { state.laps }

  private final class State {
    let queue: QueueCore
    let origin: StageThread
    let cause: Cause?
    var handler: (() throws -> Void)?
    var pending: Deadline?
    var lapsDone: Int64 = 0
    var lapsWaiting = 0
    var laps = 0
    var isScheduled = false
    var isSuspended = false
    var isCancelled = false

    init(queue: QueueCore, origin: StageThread, handler: @escaping () throws -> Void) {
      self.queue = queue
      self.origin = origin
      cause = origin.cause
      self.handler = handler
    }
  }

  private let stage: Stage
  private let sequence: Int
  private let armed: StageTime
  private let call: SourcePosition?
  private let guarded: BatonGuarded<State>
  private var state: State { guarded.state }

  init(
    on queue: StageQueue,
    at deadline: StageTime,
    every interval: StageTime?,
    handler: @escaping () throws -> Void
  ) {
    stage = queue.stage
    self.deadline = deadline
    self.interval = interval.map { max($0, StageTimer.shortestInterval) }
    sequence = stage.timeline.nextSequence()
    armed = stage.now
    call = stage.wantsStarts ? stage.callPosition?() : nil
    guarded = BatonGuarded(
      State(queue: queue.core, origin: stage.currentThread, handler: handler)
    )
    arm()
  }

  /// A shorter interval, zero among them, counts as this long; otherwise the clock would never pass the first lap.
  public static let shortestInterval = StageTime.microseconds(1)

  /// Ends the timer, also from inside its handler.
  ///
  /// No call begins after this, not even one that waits for the queue.
  public func cancel() {
    stage.checkBaton()
    state.isCancelled = true
    disarm()
    // Released after the change: what the handler holds may cancel this timer again when it is freed.
    let handler = state.handler
    state.handler = nil
    withExtendedLifetime(handler) {}
  }

  /// Stops calling the handler until ``resume()``.
  ///
  /// A suspended timer does not keep the run alive.
  public func suspend() {
    stage.checkBaton()
    state.isSuspended = true
    disarm()
  }

  /// Calls the handler again.
  ///
  /// Laps that passed meanwhile make one call, immediately.
  public func resume() {
    stage.checkBaton()
    guard state.isSuspended else { return }
    state.isSuspended = false
    arm()
  }

  private var lapTime: StageTime { interval.map { deadline + $0 * state.lapsDone } ?? deadline }

  private func arm() {
    let isOneShotDone = interval == nil && state.lapsDone > 0
    if state.isCancelled || state.isSuspended || isOneShotDone || stage.isOver || lapTime == .never
    {
      return
    }
    // What is due when it is armed goes to its queue at once, in the order of the calls.
    let isImmediate = interval == nil && deadline <= armed && state.queue.width == 1
    let pending = Deadline(
      time: lapTime,
      sequence: sequence,
      owner: self,
      inLineOf: isImmediate ? state.queue : nil
    )
    state.pending = pending
    stage.timeline.insert(pending)
  }

  private func disarm() {
    if let pending = state.pending { stage.timeline.cancel(pending) }
    state.pending = nil
  }

  /// What the next call leaves in its record.
  private var trace: JobTrace? {
    guard stage.wantsStarts else { return nil }
    let delay = max(.zero, deadline - armed)
    let timer = LogRecord.Timer(delay: delay, interval: interval, lap: Int(state.lapsDone))
    return JobTrace(call: call, timer: timer)
  }

  private func callHandler() throws {
    state.isScheduled = false
    guard let handler = state.handler else { return }
    state.laps = state.lapsWaiting
    state.lapsWaiting = 0
    if interval == nil { state.handler = nil }
    try handler()
  }
}

extension StageTimer: DeadlineOwner {
  /// Counts the laps that have passed, schedules a call, and sets the next deadline.
  func deadlineReached() {
    state.pending = nil
    var passed: Int64 = 1
    if let interval {
      let late = (stage.now - lapTime).nanoseconds
      passed += max(0, late) / interval.nanoseconds
    }
    state.lapsDone += passed
    state.lapsWaiting += Int(passed)
    if !state.isScheduled {
      state.isScheduled = true
      let job = Job(
        body: { [self] in try callHandler() },
        origin: state.origin,
        cause: state.cause,
        trace: trace
      )
      stage.add(job, to: state.queue)
    }
    if interval != nil { arm() }
  }

  func deadlineDropped() { cancel() }
}

extension StageQueue {
  /// A timer of this queue, armed now.
  ///
  /// Its calls count as scheduled by the thread that arms it.
  ///
  /// - Parameters:
  ///   - deadline: When it is first due; immediately if that has passed.
  ///     ``StageTime/never`` is never reached.
  ///   - interval: The distance to each next lap; nil for one call.
  ///   - handler: An error that it throws fails the run.
  public func timer(
    at deadline: StageTime,
    every interval: StageTime? = nil,
    handler: @escaping () throws -> Void
  ) -> StageTimer {
    stage.checkBaton()
    return StageTimer(on: self, at: deadline, every: interval, handler: handler)
  }
}
