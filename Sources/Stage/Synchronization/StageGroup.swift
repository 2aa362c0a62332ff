/// Counts pieces of work that are under way, and reports when none is left.
public final class StageGroup: Sendable {
  private final class State {
    var count = 0
    let line = WaitLine()
    var notices: [(queue: QueueCore, job: Job)] = []
  }

  private let stage: Stage
  private let guarded = BatonGuarded(State())
  private var state: State { guarded.state }

  /// Creates an empty group.
  public init(on stage: Stage) { self.stage = stage }

  /// Counts one more.
  public func enter() {
    stage.checkBaton()
    state.count += 1
  }

  /// Counts one less.
  ///
  /// The last one out wakes the waiting threads and adds the notices to their queues, in the order in which they came.
  ///
  /// - Throws: `StageError.groupNotEntered`.
  public func leave() throws {
    stage.checkBaton()
    if state.count == 0 { throw StageError.groupNotEntered }
    state.count -= 1
    if state.count > 0 { return }
    while let thread = state.line.popFirst() { stage.wake(thread, .signalled) }
    let due = state.notices
    state.notices = []
    for notice in due { stage.add(notice.job, to: notice.queue) }
  }

  /// Waits until the group is empty.
  ///
  /// - Returns: False if `deadline` came first.
  /// - Throws: ``StageEnded`` if the run is ending.
  @discardableResult
  public func wait(until deadline: StageTime = .never) throws -> Bool {
    stage.checkBaton()
    if state.count == 0 { return true }
    if deadline <= stage.now { return false }
    return try stage.block(.group, in: state.line, until: deadline)
  }

  /// Adds `body` to `queue` once the group is empty: immediately, if it is.
  public func notify(_ queue: StageQueue, _ body: @escaping () throws -> Void) {
    stage.checkBaton()
    let origin = stage.currentThread
    let job = Job(body: body, origin: origin, cause: origin.cause, trace: stage.newTrace())
    if state.count == 0 {
      stage.add(job, to: queue.core)
    } else {
      state.notices.append((queue.core, job))
    }
  }
}
