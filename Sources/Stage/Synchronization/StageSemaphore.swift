/// A counting semaphore.
///
/// Waiting threads go on in the order in which they came.
///
/// `@unchecked Sendable`: touched only by the holder of the stage's baton.
public final class StageSemaphore: @unchecked Sendable {
  private let stage: Stage
  private var count: Int
  private let line = WaitLine()

  init(stage: Stage, count: Int) {
    self.stage = stage
    self.count = count
  }

  /// Takes one from the count, or waits for a signal.
  ///
  /// - Returns: False if `deadline` came first; a deadline that has passed does not wait at all.
  /// - Throws: ``StageEnded`` if the run is ending.
  @discardableResult
  public func wait(until deadline: StageTime = .never) throws -> Bool {
    stage.checkBaton()
    if count > 0 {
      count -= 1
      return true
    }
    if deadline <= stage.now { return false }
    return try stage.block(.semaphore, in: line, until: deadline)
  }

  /// Lets the thread that has waited longest go on, or adds one to the count.
  ///
  /// - Returns: Whether a thread was woken.
  @discardableResult
  public func signal() -> Bool {
    stage.checkBaton()
    if let thread = line.popFirst() {
      stage.wake(thread, .signalled)
      return true
    }
    count += 1
    return false
  }
}

extension Stage {
  /// A semaphore that lets `value` waits through before the first signal; a negative value counts
  /// as zero.
  public func makeSemaphore(value: Int) -> StageSemaphore {
    StageSemaphore(stage: self, count: max(0, value))
  }
}
