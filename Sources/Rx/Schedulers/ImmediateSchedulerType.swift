/// Something that does work, at once or when its turn comes.
public protocol ImmediateSchedulerType {
  /// Has `action` done as soon as possible.
  ///
  /// - Parameters:
  ///   - state: Handed to `action`.
  ///   - action: The work; what it returns is disposed with the result of this call.
  /// - Returns: Disposing it cancels the work if it has not begun.
  func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable
}

extension ImmediateSchedulerType {
  /// Has `action` done, and again each time that it calls its second argument.
  ///
  /// Each turn is scheduled anew, so a long recursion neither grows the stack nor keeps others waiting.
  public func scheduleRecursive<State>(
    _ state: State,
    action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let recursion = Recursion(self, action)
    recursion.schedule(state)
    return recursion.turns
  }
}
