/// A counting semaphore.
///
/// Waiting threads go on in the order in which they came, unless the schedule chooses another one.
public final class StageSemaphore: Sendable {
  private final class State {
    var count: Int
    let line = WaitLine()

    init(count: Int) { self.count = count }
  }

  private let stage: Stage
  private let guarded: BatonGuarded<State>
  private var state: State { guarded.state }

  /// Creates a semaphore that lets `value` waits through before the first signal; a negative value counts as zero.
  public init(on stage: Stage, value: Int) {
    self.stage = stage
    guarded = BatonGuarded(State(count: max(0, value)))
  }

  /// Takes one from the count, or waits for a signal.
  ///
  /// - Returns: False if `deadline` came first; a deadline that has passed does not wait at all.
  /// - Throws: ``StageEnded`` if the run is ending.
  @discardableResult
  public func wait(until deadline: StageTime = .never) throws -> Bool {
    stage.checkBaton()
    if state.count > 0 {
      state.count -= 1
      return true
    }
    if deadline <= stage.now { return false }
    return try stage.block(.semaphore, in: state.line, until: deadline)
  }

  /// Lets the next thread that waits go on, or adds one to the count.
  ///
  /// - Returns: Whether a thread was woken.
  /// - Throws: `StageError.semaphoreOverflow`.
  @discardableResult
  public func signal() throws -> Bool {
    stage.checkBaton()
    if let thread = state.line.popNext(choosing: stage.choose(among:)) {
      stage.wake(thread, .signalled)
      return true
    }
    if state.count == .max { throw StageError.semaphoreOverflow }
    state.count += 1
    return false
  }
}
