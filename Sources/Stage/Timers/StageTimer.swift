/// Hands a job into a queue at a deadline, once or again and again.
///
/// Lap n of a repeating timer is due at its deadline plus n intervals, however late the ones before
/// were handled: it does not drift. Between things due at the same instant the sequence number
/// decides, and a timer keeps on every lap the number of its first arming.
///
/// Laps coalesce as they do with dispatch sources: while the handler's job waits for its queue, or
/// runs, further laps make one more call together, and ``laps`` says how many. So what a learner
/// sees here is what their app does.
///
/// `@unchecked Sendable`: touched only by the holder of the stage's baton.
public final class StageTimer: @unchecked Sendable {
  /// The first deadline.
  public let deadline: StageTime
  /// The distance between laps; nil for a timer that goes off once.
  public let interval: StageTime?
  /// Whether the timer has been cancelled.
  public private(set) var isCancelled = false
  /// How many laps the call that runs now, or ran last, stands for.
  public private(set) var laps = 0

  private let stage: Stage
  private let queue: QueueCore
  private let sequence: Int
  private let origin: StageThread
  private let cause: Int?
  private let armed: StageTime
  private let call: SourcePosition?
  private var handler: (() throws -> Void)?
  private var alarm: Alarm?
  private var lapsDone: Int64 = 0
  private var lapsWaiting = 0
  private var isHandedIn = false
  private var isSuspended = false

  init(
    on queue: StageQueue,
    at deadline: StageTime,
    every interval: StageTime?,
    handler: @escaping () throws -> Void
  ) {
    stage = queue.stage
    self.queue = queue.core
    self.deadline = deadline
    self.interval = interval.map { max($0, StageTimer.shortestInterval) }
    self.handler = handler
    sequence = stage.nextSequence()
    origin = stage.currentThread
    cause = origin.cause
    armed = stage.now
    call = stage.callPosition?()
    arm()
  }

  /// A shorter interval, zero among them, counts as this long; else the clock would never get past
  /// the first lap.
  public static let shortestInterval = StageTime.microseconds(1)

  /// Ends the timer, also from inside its handler.
  ///
  /// No call begins any more, not even one that waits for the queue.
  public func cancel() {
    stage.checkBaton()
    isCancelled = true
    disarm()
    handler = nil
  }

  /// Stops calling the handler until ``resume()``.
  ///
  /// A suspended timer does not keep the run alive.
  public func suspend() {
    stage.checkBaton()
    isSuspended = true
    disarm()
  }

  /// Goes on.
  ///
  /// Laps that passed meanwhile make one call, at once.
  public func resume() {
    stage.checkBaton()
    guard isSuspended else { return }
    isSuspended = false
    arm()
  }

  /// The alarm went off: counts the laps that have passed, asks for a call, and sets the next
  /// alarm.
  func lapse() {
    alarm = nil
    var passed: Int64 = 1
    if let interval {
      let late = (stage.now - lapTime).nanoseconds
      passed += max(0, late) / interval.nanoseconds
    }
    lapsDone += passed
    lapsWaiting += Int(passed)
    if !isHandedIn {
      isHandedIn = true
      stage.hand(
        in: Job(body: { [self] in try goOff() }, origin: origin, cause: cause, trace: trace),
        to: queue
      )
    }
    if interval != nil { arm() }
  }

  private var lapTime: StageTime { interval.map { deadline + $0 * lapsDone } ?? deadline }

  private func arm() {
    let isOneShotDone = interval == nil && lapsDone > 0
    if isCancelled || isSuspended || isOneShotDone || stage.isOver || lapTime == .never { return }
    let alarm = Alarm(time: lapTime, sequence: sequence, action: .lapse(self))
    self.alarm = alarm
    stage.timeline.insert(alarm)
  }

  private func disarm() {
    if let alarm { stage.timeline.cancel(alarm) }
    alarm = nil
  }

  /// What the next call leaves in its record.
  private var trace: JobTrace? {
    guard stage.callPosition != nil else { return nil }
    let delay = max(.zero, deadline - armed)
    let timer = LogRecord.Timer(delay: delay, interval: interval, lap: Int(lapsDone))
    return JobTrace(call: call, timer: timer)
  }

  private func goOff() throws {
    isHandedIn = false
    guard let handler else { return }
    laps = lapsWaiting
    lapsWaiting = 0
    if interval == nil { self.handler = nil }
    try handler()
  }
}

extension StageQueue {
  /// A timer of this queue, armed now.
  ///
  /// Its calls are handed in as by the thread that arms it.
  ///
  /// - Parameters:
  ///   - deadline: When it first goes off; at once if that has passed.
  ///     ``StageTime/never`` never does.
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
