/// A queue of a stage, shaped like a dispatch queue.
///
/// A value: copies are the same queue, and equal.
public struct StageQueue: Hashable, @unchecked Sendable {
  // `@unchecked`: the core is touched only by the holder of the stage's baton.
  let stage: Stage
  let core: QueueCore

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

  /// Hands `body` in behind the jobs that wait.
  ///
  /// The queue takes a worker at once if it may start another job: the worker that last served it
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
    guard let group else { return stage.hand(in: body, isBarrier: barrier, to: core) }
    group.enter()
    let work = {
      do {
        try body()
        try group.leave()
      } catch {
        try group.leave()
        throw error
      }
    }
    stage.hand(in: work, isBarrier: barrier, to: core)
  }

  /// Hands `body` in when the clock comes to `deadline`; a deadline in the past is due at once.
  ///
  /// - Returns: The timer that waits for it, for whoever wants to cancel.
  @discardableResult
  public func async(
    at deadline: StageTime,
    _ body: @escaping () throws -> Void
  ) -> StageTimer {
    timer(at: deadline, handler: body)
  }

  /// Holds the jobs that have not started until ``resume()`` has been called as often.
  public func suspend() {
    stage.checkBaton()
    core.suspend()
  }

  /// Takes one ``suspend()`` back.
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
