/// An object that only the thread with the baton touches.
///
/// `@unchecked Sendable`: exactly one thread has the baton, and handing it over through a semaphore orders the accesses. A
/// public method that touches the object calls `Stage.checkBaton()` first.
struct BatonGuarded<State: AnyObject>: @unchecked Sendable {
  let state: State

  init(_ state: State) { self.state = state }
}
