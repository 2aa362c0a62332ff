/// Whether an action runs and whether it can, from its state and its runs.
final class ActionCondition<State> {
  private struct Current {
    var state: State
    var isAllowed: Bool
    var isExecuting = false

    var isEnabled: Bool { isAllowed && !isExecuting }
  }

  let isExecuting = MutableProperty(false)
  let isEnabled: MutableProperty<Bool>
  private let allows: (State) -> Bool
  private let current: PropertyStorage<Current>

  init(_ state: State, _ allows: @escaping (State) -> Bool) {
    self.allows = allows
    let first = Current(state: state, isAllowed: allows(state))
    isEnabled = MutableProperty(first.isEnabled)
    current = PropertyStorage(.nested, first)
    // What another thread changes meanwhile is delivered after this, in order. What an observer changes is delivered inside.
    _ = current.core.add(
      Signal<Current, Never>.Observer(
        next: { [isExecuting, isEnabled] current in
          if isEnabled.value != current.isEnabled { isEnabled.value = current.isEnabled }
          if isExecuting.value != current.isExecuting { isExecuting.value = current.isExecuting }
        },
        end: { _ in }
      )
    )
  }

  func setState(_ state: State) {
    let isAllowed = allows(state)
    current.modify {
      $0.state = state
      $0.isAllowed = isAllowed
    }
  }

  /// Begins a run, and returns the state for it; nil if the action is disabled.
  func beginRun() -> State? {
    current.modify { current in
      if !current.isEnabled { return nil }
      current.isExecuting = true
      return current.state
    }
  }

  func endRun() { current.modify { $0.isExecuting = false } }
}
