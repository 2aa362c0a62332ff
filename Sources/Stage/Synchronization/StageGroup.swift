/// Counts pieces of work that are under way, and tells when none is left.
///
/// `@unchecked Sendable`: touched only by the holder of the stage's baton.
public final class StageGroup: @unchecked Sendable {
  private let stage: Stage
  private var count = 0
  private let line = WaitLine()
  private var notices: [(queue: QueueCore, job: Job)] = []

  init(stage: Stage) { self.stage = stage }

  /// Counts one more.
  public func enter() {
    stage.checkBaton()
    count += 1
  }

  /// Counts one less.
  ///
  /// The last one out wakes who waits and hands in the notices, in the order in which they came.
  ///
  /// - Throws: `StageError.groupNotEntered`.
  public func leave() throws {
    stage.checkBaton()
    if count == 0 { throw StageError.groupNotEntered }
    count -= 1
    if count > 0 { return }
    while let thread = line.popFirst() { stage.wake(thread, .signalled) }
    let due = notices
    notices = []
    for notice in due { stage.hand(in: notice.job, to: notice.queue) }
  }

  /// Waits until the group is empty.
  ///
  /// - Returns: False if `deadline` came first.
  /// - Throws: ``StageEnded`` if the run is ending.
  @discardableResult
  public func wait(until deadline: StageTime = .never) throws -> Bool {
    stage.checkBaton()
    if count == 0 { return true }
    if deadline <= stage.now { return false }
    return try stage.block(.group, in: line, until: deadline)
  }

  /// Hands `body` into `queue` once the group is empty: now, if it is.
  public func notify(_ queue: StageQueue, _ body: @escaping () throws -> Void) {
    stage.checkBaton()
    let origin = stage.currentThread
    let job = Job(body: body, origin: origin, cause: origin.cause)
    if count == 0 {
      stage.hand(in: job, to: queue.core)
    } else {
      notices.append((queue.core, job))
    }
  }
}

extension Stage {
  /// A group that is empty.
  public func makeGroup() -> StageGroup { StageGroup(stage: self) }
}
