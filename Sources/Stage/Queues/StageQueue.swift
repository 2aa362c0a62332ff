/// A queue of a stage, shaped like a dispatch queue.
///
/// A value: copies are the same queue, and equal.
public struct StageQueue: Hashable, Sendable {
  let stage: Stage
  private let guarded: BatonGuarded<QueueCore>

  init(stage: Stage, core: QueueCore) {
    self.stage = stage
    guarded = BatonGuarded(core)
  }

  var core: QueueCore { guarded.state }

  /// The name it was made with.
  ///
  /// Main's is `com.apple.main-thread`, as on Apple's systems.
  public var label: String { core.label }

  /// Whether jobs may overlap.
  public var isConcurrent: Bool { core.width > 1 }

  /// Whether this is the queue that main serves.
  public var isMain: Bool { core.isMain }

  /// Whether the calling thread is within a job of this queue; on main, always true of the main
  /// queue.
  public var isCurrent: Bool {
    guard let thread = CurrentThread.value, thread.stage === stage else { return false }
    return core.isMain && thread.isMain || thread.queues.contains { $0 === core }
  }

  /// Adds `body` behind the jobs that wait.
  ///
  /// The queue takes a worker immediately if it may start another job: the worker that last served it
  /// if that is idle, else the idle one with the lowest number, else a new one. An error that
  /// `body` throws fails the run.
  ///
  /// - Parameters:
  ///   - group: Entered now, left when `body` is done.
  ///   - barrier: On a concurrent queue, starts when all earlier jobs are done and lets no later
  ///     one start meanwhile.
  public func async(
    group: StageGroup? = nil,
    barrier: Bool = false,
    _ body: @escaping () throws -> Void
  ) {
    guard let group else { return stage.add(body, isBarrier: barrier, to: core) }
    group.enter()
    let work = {
      do {
        try body()
      } catch {
        // The error of `body` came first, and is the one to report.
        try? group.leave()
        throw error
      }
      try group.leave()
    }
    stage.add(work, isBarrier: barrier, to: core)
  }

  /// Adds `body` when the clock reaches `deadline`; a deadline in the past is due immediately.
  ///
  /// - Returns: The timer that waits for it, which can be cancelled.
  @discardableResult
  public func async(
    at deadline: StageTime,
    _ body: @escaping () throws -> Void
  ) -> StageTimer {
    timer(at: deadline, handler: body)
  }

  /// Keeps jobs from starting until ``resume()`` has been called as often.
  public func suspend() {
    stage.checkBaton()
    core.suspend()
  }

  /// Undoes one ``suspend()``.
  ///
  /// - Throws: `StageError.queueNotSuspended`.
  public func resume() throws {
    stage.checkBaton()
    guard core.resume() else { throw StageError.queueNotSuspended(label) }
    stage.pump(core)
  }

  public static func == (left: StageQueue, right: StageQueue) -> Bool { left.core === right.core }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(core)) }
}

extension Stage {
  /// How many jobs of one concurrent queue may run at once; later ones wait for one of them to end.
  private static let concurrentWidth = 64

  /// The queue that main serves after the script's last statement.
  public var mainQueue: StageQueue { StageQueue(stage: self, core: mainCore) }

  /// A new queue; serial unless `concurrent`.
  public func makeQueue(label: String, concurrent: Bool = false) -> StageQueue {
    checkBaton()
    let core = QueueCore(label: label, width: concurrent ? Stage.concurrentWidth : 1)
    queues.add(core)
    return StageQueue(stage: self, core: core)
  }

  /// The global concurrent queue of a quality of service: `default`, `utility`, `background` and so
  /// on.
  ///
  /// Each name has one queue.
  public func globalQueue(qos: String = "default") -> StageQueue {
    checkBaton()
    let core = queues.global(qos) {
      QueueCore(label: "com.apple.root.\(qos)-qos", width: Stage.concurrentWidth)
    }
    return StageQueue(stage: self, core: core)
  }
}
