import Foundation
public import ReactiveKernel

/// The value of a property, and the core of its signal.
///
/// A thread that changes the value enters the core in the same step, or leaves the delivery to the thread inside. So changes are
/// delivered in the order in which they were made, and no lock is held while observers run.
@usableFromInline
final class PropertyStorage<Value> {
  @usableFromInline let core: SignalCore<Value, Never>
  @usableFromInline let lock = Lock()
  // Guarded by `lock`, and by `holder` while there is one.
  @usableFromInline let current = Latest<Value>()
  // The thread whose closure uses the value, so that no other one may change it. Guarded by `lock`.
  @exclusivity(unchecked) @usableFromInline var holder: UInt = 0
  @exclusivity(unchecked) @usableFromInline var isModifying = false

  @inlinable
  init(_ recursion: ObserverTable.Recursion) { core = SignalCore(recursion) }

  @inlinable
  convenience init(_ recursion: ObserverTable.Recursion, _ value: Value) {
    self.init(recursion)
    _ = current.set(value)
  }

  @inlinable
  var hasValue: Bool { lock.locked { current.isPresent } }

  @inlinable
  var value: Value {
    lock.lock()
    if holder == 0 {
      let value = current.value
      lock.unlock()
      return value
    }
    lock.unlock()
    return readSlowly()
  }

  @usableFromInline
  func readSlowly() -> Value {
    let thread = ObserverTable.thread
    while true {
      let value: Value? = lock.locked {
        if holder != 0, isModifying {
          precondition(holder != thread, "The property was read inside of `modify`.")
          return nil
        }
        return current.value
      }
      if let value { return value }
      pause()
    }
  }

  /// Sets the value and delivers it.
  @inlinable
  func set(_ value: Value) {
    let thread = ObserverTable.thread
    lock.lock()
    if holder == 0, current.isPresent, core.enter(thread) {
      // Released after the lock: its `deinit` may call other code.
      let old = current.exchange(value)
      // Who observes from now on starts with the new value.
      let audience = core.audience
      lock.unlock()
      core.deliver(value, to: audience)
      core.leave(thread)
      _ = consume old
    } else {
      lock.unlock()
      setSlowly(value)
    }
  }

  @usableFromInline
  func setSlowly(_ value: Value) {
    var old = value
    _ = exchange(&old)
    // After the lock, for the reason given at `set`.
    _ = consume old
  }

  /// Sets the value and delivers it, and returns the old one, which must be there.
  func swap(_ value: Value) -> Value {
    var old = value
    guard exchange(&old) else { preconditionFailure("The property has no value yet.") }
    return old
  }

  /// Sets the value and delivers it.
  ///
  /// - Parameter value: Is replaced by the old value.
  /// - Returns: Whether there was one.
  private func exchange(_ value: inout Value) -> Bool {
    let thread = ObserverTable.thread
    let new = value
    while true {
      var hadValue = true
      let delivery: SignalCore<Value, Never>.Delivery? = lock.locked {
        if holder != 0 {
          if holder != thread { return nil }
          precondition(!isModifying, "The property was set inside of `modify`.")
        }
        hadValue = current.isPresent
        if hadValue { value = current.exchange(new) } else { _ = current.set(new) }
        return core.prepareDelivery(of: new, thread)
      }
      if let delivery {
        core.make(delivery, of: new, thread)
        return hadValue
      }
      pause()
    }
  }

  /// Calls a closure with the value, which no other thread can change meanwhile.
  func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result {
    let thread = ObserverTable.thread
    let isOuter = hold(thread, toModify: false)
    defer { if isOuter { lock.locked { holder = 0 } } }
    return try action(lock.locked { current.value })
  }

  /// Calls a closure that changes the value, and then delivers it, even if the closure throws.
  func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result {
    let thread = ObserverTable.thread
    let isOuter = hold(thread, toModify: true)
    defer {
      let (value, delivery) = lock.locked {
        if isOuter { holder = 0 }
        isModifying = false
        let value = current.value
        return (value, core.prepareDelivery(of: value, thread))
      }
      core.make(delivery, of: value, thread)
    }
    return try current.modify(action)
  }

  /// - Returns: Whether this thread did not hold the value before.
  private func hold(_ thread: UInt, toModify: Bool) -> Bool {
    while true {
      let isOuter: Bool? = lock.locked {
        if holder == 0 {
          holder = thread
          isModifying = toModify
          return true
        }
        if holder != thread { return nil }
        precondition(!isModifying, "The property was used inside of `modify`.")
        isModifying = toModify
        return false
      }
      if let isOuter { return isOuter }
      pause()
    }
  }

  /// Lets the thread that uses the value go on.
  private func pause() { Thread.sleep(forTimeInterval: 1e-5) }

  // MARK: Observing

  /// A producer of the value and what follows.
  @inlinable
  var producer: SignalProducer<Value, Never> { SignalProducer(starting: start) }

  @inlinable
  func start(_ observer: Signal<Value, Never>.Observer, _ run: Run) {
    let core = SignalCore<Value, Never>(.nested, run, to: observer)
    run.attach(core)
    let thread = ObserverTable.thread
    if core.enter(thread) {
      send(to: core, run)
      core.leave(thread)
    } else if !core.hasEnded {
      core.enqueue { self.send(to: core, run) }
    }
  }

  /// Sends the value to the core of a run, which the thread is inside of: what other threads send meanwhile waits.
  @inlinable
  func send(to run: SignalCore<Value, Never>, _ resources: Run) {
    let input = Signal<Value, Never>.Observer(next: run.send, end: { _ in run.end(.completed) })
    lockUnmodified()
    let value = current.value
    let isObserved = core.add(input)
    lock.unlock()
    if isObserved {
      resources.store(Observation(core, input))
    }
    run.deliver(value)
    if !isObserved { run.end(.completed) }
  }

  /// Locks when no other thread changes the value.
  @usableFromInline
  func lockUnmodified() {
    let thread = ObserverTable.thread
    while true {
      lock.lock()
      if holder == 0 || !isModifying || holder == thread { return }
      lock.unlock()
      pause()
    }
  }
}
