// A sequence, a disposable or a scheduler prints as what it is to its user, not as what it is made of inside, which no
// program can rely on.

extension PrimitiveSequence: CustomStringConvertible {
  /// The name of the promise: `Single`, `Maybe` or `Completable`.
  public var description: String {
    let trait = "\(Trait.self)"
    return trait.hasSuffix("Trait") ? String(trait.dropLast("Trait".count)) : trait
  }
}

extension Infallible: CustomStringConvertible {
  public var description: String { "Infallible" }
}

extension AnyObserver: CustomStringConvertible {
  public var description: String { "AnyObserver" }
}

extension PublishRelay: CustomStringConvertible {
  public var description: String { "PublishRelay" }
}

extension BehaviorRelay: CustomStringConvertible {
  public var description: String { "BehaviorRelay" }
}

extension ReplayRelay: CustomStringConvertible {
  public var description: String { "ReplayRelay" }
}

extension DisposeBag: CustomStringConvertible {
  public var description: String { "DisposeBag" }
}

extension BooleanDisposable: CustomStringConvertible {
  public var description: String { "BooleanDisposable" }
}

extension CompositeDisposable: CustomStringConvertible {
  public var description: String { "CompositeDisposable" }
}

extension RefCountDisposable: CustomStringConvertible {
  public var description: String { "RefCountDisposable" }
}

extension ScheduledDisposable: CustomStringConvertible {
  public var description: String { "ScheduledDisposable" }
}

extension SerialDisposable: CustomStringConvertible {
  public var description: String { "SerialDisposable" }
}

extension SingleAssignmentDisposable: CustomStringConvertible {
  public var description: String { "SingleAssignmentDisposable" }
}

extension CurrentThreadScheduler: CustomStringConvertible {
  public var description: String { "CurrentThreadScheduler" }
}

extension ConcurrentDispatchQueueScheduler: CustomStringConvertible {
  public var description: String { "ConcurrentDispatchQueueScheduler" }
}

extension ConcurrentMainScheduler: CustomStringConvertible {
  public var description: String { "ConcurrentMainScheduler" }
}

extension OperationQueueScheduler: CustomStringConvertible {
  public var description: String { "OperationQueueScheduler" }
}

extension SerialDispatchQueueScheduler: CustomStringConvertible {
  /// Its name, or that of the main thread's, which is one too.
  public var description: String {
    self is MainScheduler ? "MainScheduler" : "SerialDispatchQueueScheduler"
  }
}

extension Lifetime: CustomStringConvertible {
  /// What a subscription is said to be.
  public var description: String { "Disposable" }
}
