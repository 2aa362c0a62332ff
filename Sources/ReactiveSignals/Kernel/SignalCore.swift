public import ReactiveKernel
import Synchronization

/// What a signal, its observers' disposables and its input observer share.
///
/// The signal that programs hold is a handle: when it is released and nobody observes, the core ends silently.
@usableFromInline
final class SignalCore<Value, Error: Swift.Error>: ObserverTable, Interruptible {
  /// What is disposed of after the end.
  @usableFromInline let resources: CompositeDisposable
  // Written once with the table's lock held, and read by the one that delivers the end. Nil for an end without an event.
  @exclusivity(unchecked) @usableFromInline var termination: Termination<Error>?

  @inlinable
  init(_ recursion: Recursion, _ resources: CompositeDisposable = CompositeDisposable()) {
    self.resources = resources
    super.init(recursion)
  }

  /// A core with an observer from the beginning.
  @inlinable
  init(
    _ recursion: Recursion,
    _ resources: CompositeDisposable,
    to observer: Signal<Value, Error>.Observer
  ) {
    self.resources = resources
    super.init(recursion, observer)
  }

  deinit { resources.finish() }

  @inlinable
  func send(_ value: Value) {
    let thread = ObserverTable.thread
    if enter(thread) {
      deliver(value)
      leave(thread)
    } else {
      sendSlowly(value, thread)
    }
  }

  /// Sends a value to the observers; the caller has entered.
  @inlinable
  func deliver(_ value: Value) { deliver(value, to: audience) }

  /// Sends a value to those who observed at an earlier moment and still do.
  func deliver(_ value: Value, toThoseOf earlier: [AnyObject]) {
    let audience = audience
    for index in 0..<audience.count {
      audience.entries[index]._withUnsafeGuaranteedRef { observer in
        guard earlier.contains(where: { $0 === observer }) else { return }
        unsafeDowncast(observer, to: Signal<Value, Error>.Observer.self).onValue(value)
      }
    }
  }

  /// Sends a value to those who observed at a moment since the caller has entered.
  @inlinable
  func deliver(_ value: Value, to audience: Audience) {
    for index in 0..<audience.count {
      audience.entries[index]._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: Signal<Value, Error>.Observer.self).onValue(value)
      }
    }
  }

  @usableFromInline
  @inline(never)
  func sendSlowly(_ value: Value, _ thread: UInt) {
    switch enterSlowly(thread) {
    case .entered:
      deliver(value)
      leave(thread)
    case .nested: deliver(value)
    case .occupied: enqueue { self.deliver(value) }
    case .misused: Misuse.report(.valueFromObserver)
    case .ended: break
    }
  }

  @usableFromInline
  func end(_ termination: Termination<Error>) {
    let isNoted = end { self.termination = termination }
    // Behind values that another thread has left to the one inside: they were sent before.
    if !isNoted { enqueue { self.end(termination) } }
  }

  /// Calls `receive` with a value of one of several sources, while no other thread delivers.
  @inlinable
  func pass<Input>(_ input: Input, to receive: @escaping (Input) -> Void) {
    let thread = ObserverTable.thread
    if enter(thread) {
      receive(input)
      leave(thread)
    } else {
      passSlowly(input, thread, receive)
    }
  }

  @usableFromInline
  @inline(never)
  func passSlowly<Input>(
    _ input: Input,
    _ thread: UInt,
    _ receive: @escaping (Input) -> Void
  ) {
    switch enterSlowly(thread) {
    case .entered:
      receive(input)
      leave(thread)
    case .nested: receive(input)
    case .occupied: enqueue { receive(input) }
    case .misused: Misuse.report(.valueFromObserver)
    case .ended: break
    }
  }

  /// Calls a closure while no other thread delivers, behind what was sent before.
  @inlinable
  func inside(_ body: @escaping () -> Void) {
    let thread = ObserverTable.thread
    if enter(thread) {
      body()
      leave(thread)
    } else {
      enqueue(body)
    }
  }

  /// Completes behind what was sent before.
  @inlinable
  func complete() {
    inside { self.end(.completed) }
  }

  /// Ends the signal without an event.
  @usableFromInline
  func endSilently() { _ = end({}, behindOthers: false) }

  override func deliverEnd(to observers: Audience) {
    if let termination {
      for index in 0..<observers.count {
        observers.entries[index]._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: Signal<Value, Error>.Observer.self).onEnd(termination)
        }
      }
    }
    termination = nil
  }

  override func didEnd() { resources.finish() }

  @usableFromInline
  func interrupt() { end(.interrupted) }

  /// What sends into the signal.
  ///
  /// It keeps the core alive, and not the signal.
  @inlinable
  var input: Signal<Value, Error>.Observer {
    Signal<Value, Error>.Observer(next: send, end: end)
  }

  /// An input that interrupts the signal when it is released.
  @inlinable
  var onlyInput: Signal<Value, Error>.Observer {
    Signal<Value, Error>.Observer(next: send, end: end, interruptsOnDeinit: true)
  }

  /// Adds an observer, or interrupts it if the signal has ended.
  ///
  /// - Returns: What removes the observer, or nil if the signal has ended.
  @inlinable
  func observe(_ observer: Signal<Value, Error>.Observer) -> (any Disposable)? {
    if add(observer) { return Observation(self, observer) }
    observer.onEnd(.interrupted)
    return nil
  }
}

/// Something that can be ended from outside.
@usableFromInline
protocol Interruptible: AnyObject {
  /// Ends it with `interrupted`.
  func interrupt()
  /// Ends it without an event.
  func endSilently()
}

/// Removes an observer from its signal.
@usableFromInline
final class Observation<Value, Error: Swift.Error>: Disposable {
  @usableFromInline let flag = StopFlag()
  @usableFromInline let core: SignalCore<Value, Error>
  @usableFromInline let observer: ObserverTable.Entry

  @inlinable
  init(_ core: SignalCore<Value, Error>, _ observer: Signal<Value, Error>.Observer) {
    self.core = core
    self.observer = .passUnretained(observer)
  }

  // A signal that has ended has removed its observers.
  @usableFromInline
  var isDisposed: Bool { flag.isSet || core.hasEnded }

  @usableFromInline
  func dispose() {
    if flag.set(), core.remove(observer) { core.endSilently() }
  }
}
