/// A change that threads wait for and that any thread can announce.
public final class StageCondition: Sendable {
  private final class State {
    var changes = 0
    let line = WaitLine()
  }

  private let stage: Stage
  private let guarded = BatonGuarded(State())
  private var state: State { guarded.state }

  /// Creates a condition without waiting threads.
  public init(on stage: Stage) { self.stage = stage }

  /// Waits until `holds` returns true; it is called again after each ``broadcast()``.
  ///
  /// Main runs its queue's jobs while it waits, as a run loop does.
  ///
  /// - Returns: False if `deadline` came first.
  /// - Throws: ``StageEnded`` if the run is ending; `StageError.deadlock` if nothing can wake the thread, and the session
  ///   goes on; what `holds` throws; on main, what a job throws.
  @discardableResult
  public func wait(
    until deadline: StageTime = .never,
    _ holds: () throws -> Bool
  ) throws -> Bool {
    let sequence = stage.timeline.nextSequence()
    while true {
      let before = state.changes
      if try holds() { return true }
      if state.changes != before { continue }
      if deadline <= stage.now { return false }
      if stage.currentThread.isMain {
        try stage.runMainQueue(until: deadline, sequence: sequence, for: .condition) {
          state.changes == before
        }
      } else {
        _ = try stage.block(
          .condition,
          in: state.line,
          until: deadline,
          sequence: sequence
        )
      }
    }
  }

  /// Has every waiting thread check again what it waits for.
  public func broadcast() {
    stage.checkBaton()
    state.changes += 1
    while let thread = state.line.popFirst() { stage.wake(thread, .signalled) }
    stage.recheckMainLoop()
  }
}
