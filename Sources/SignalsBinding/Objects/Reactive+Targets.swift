public import ReactiveSignals

extension Reactive where Base: AnyObject {
  /// The lifetime of the object.
  public var lifetime: Lifetime { .of(base) }

  /// Creates a target that calls a closure with the object, which is held weakly.
  public func makeBindingTarget<U>(
    on scheduler: any Scheduler = UIScheduler(),
    _ action: @escaping (Base, U) -> Void
  ) -> BindingTarget<U> {
    BindingTarget(on: scheduler, lifetime: lifetime) { [weak base] value in
      if let base { action(base, value) }
    }
  }

  /// A target that sets a property of the object on the main queue.
  public subscript<Value>(
    keyPath: ReferenceWritableKeyPath<Base, Value>
  ) -> BindingTarget<Value> {
    self[keyPath, on: UIScheduler()]
  }

  /// A target that sets a property of the object on a scheduler.
  public subscript<Value>(
    keyPath: ReferenceWritableKeyPath<Base, Value>,
    on scheduler: any Scheduler
  ) -> BindingTarget<Value> {
    BindingTarget(on: scheduler, lifetime: lifetime, object: base, keyPath: keyPath)
  }
}
