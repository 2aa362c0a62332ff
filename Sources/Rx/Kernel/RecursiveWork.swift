/// Work that schedules itself again.
final class RecursiveWork<State> {
  typealias Action = (_ state: State, _ recurse: (State) -> Void) -> Void

  /// The scheduled turns that have not started.
  let turns = CompositeDisposable()
  private let scheduleTurn: (State, @escaping (State) -> any Disposable) -> any Disposable
  private let action: Action

  init(_ scheduler: any ImmediateSchedulerType, _ action: @escaping Action) {
    scheduleTurn = { state, turn in scheduler.schedule(state, action: turn) }
    self.action = action
  }

  func schedule(_ state: State) {
    if turns.isDisposed { return }
    // The turn needs the key, and a scheduler may run it before `schedule` returns.
    let scheduled = SingleAssignmentDisposable()
    let key = turns.insert(scheduled)
    scheduled.setDisposable(
      scheduleTurn(state) { state in
        // Removed first, so that a recursion of any length holds only one turn.
        if let key { self.turns.remove(for: key) }
        if !self.turns.isDisposed { self.action(state, self.schedule) }
        return Disposables.create()
      }
    )
  }
}
