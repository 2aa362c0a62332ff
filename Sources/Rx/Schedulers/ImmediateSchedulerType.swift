/// A type that runs work, immediately or later.
public protocol ImmediateSchedulerType {
  /// Runs `action` as soon as possible.
  ///
  /// - Parameters:
  ///   - state: Passed to `action`.
  ///   - action: The work. The disposable that it returns is disposed with the result of this call.
  /// - Returns: A disposable that cancels the work if it has not started.
  func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable
}

extension ImmediateSchedulerType {
  /// Runs `action`, and runs it again each time it calls its second argument.
  ///
  /// Each turn is scheduled separately, so a long recursion neither grows the stack nor blocks other work.
  public func scheduleRecursive<State>(
    _ state: State,
    action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let recursion = RecursiveWork(self, action)
    recursion.schedule(state)
    return recursion.turns
  }
}
