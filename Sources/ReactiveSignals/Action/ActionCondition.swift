import ReactiveKernel

/// Whether an action runs and whether it can, from its state and its runs.
final class ActionCondition<State> {
  // Not generic, so that its storage is specialised.
  private let current: PropertyStorage<ActionFlags>
  // Used while `current` is being modified, which one thread at a time does.
  private let state = Latest<State>()
  private let allows: (State) -> Bool

  let isExecuting = MutableProperty(false)
  let isEnabled: MutableProperty<Bool>

  init(_ state: State, _ allows: @escaping (State) -> Bool) {
    self.allows = allows
    _ = self.state.set(state)
    let first = ActionFlags(isAllowed: allows(state))
    isEnabled = MutableProperty(first.isEnabled)
    current = PropertyStorage(.nested, first)
    // What another thread changes meanwhile is delivered after this, in order. What an observer changes is delivered inside.
    _ = current.core.add(
      Signal<ActionFlags, Never>.Observer(
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
      _ = self.state.set(state)
      $0.isAllowed = isAllowed
    }
  }

  /// Begins a run, and returns the state for it; nil if the action is disabled.
  func beginRun() -> State? {
    if !current.value.isEnabled { return nil }
    var begun: State?
    current.modify { current in
      if !current.isEnabled { return }
      current.isExecuting = true
      begun = state.value
    }
    return begun
  }

  func endRun() { current.modify { $0.isExecuting = false } }
}

/// What decides whether an action is enabled.
struct ActionFlags {
  var isAllowed: Bool
  var isExecuting = false

  var isEnabled: Bool { isAllowed && !isExecuting }
}
