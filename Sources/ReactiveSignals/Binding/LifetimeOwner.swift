/// An object that holds the token of its lifetime, so that bindings to it end with it.
///
///     final class Model: LifetimeOwner, ReactiveExtensionsProvider {
///       let lifetimeToken = Lifetime.Token()
///       var name = ""
///     }
///
///     model.reactive[\.name] <~ names
public protocol LifetimeOwner: AnyObject {
  /// A token that nobody else holds, in a stored property.
  var lifetimeToken: Lifetime.Token { get }
}

extension Lifetime {
  /// The lifetime of an object.
  public static func of(_ object: some LifetimeOwner) -> Lifetime { Lifetime(object.lifetimeToken) }
}

extension Reactive where Base: LifetimeOwner {
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

extension Signal {
  /// Completes when an object is released.
  ///
  /// The object is not kept alive.
  public func take(duringLifetimeOf object: some LifetimeOwner) -> Signal<Value, Error> {
    take(during: .of(object))
  }
}

extension SignalProducer {
  /// Completes when an object is released.
  ///
  /// The object is not kept alive.
  public func take(duringLifetimeOf object: some LifetimeOwner) -> SignalProducer<Value, Error> {
    take(during: .of(object))
  }
}
