public import ReactiveSignals

extension Lifetime {
  /// The lifetime of an object.
  public static func of(_ object: AnyObject) -> Lifetime {
    if let owner = object as? any LifetimeOwner { return Lifetime(owner.lifetimeToken) }
    return Lifetime(ObjectLifetimes.token(of: object))
  }
}

extension Signal {
  /// Completes when an object is released.
  ///
  /// The object is not kept alive.
  public func take(duringLifetimeOf object: AnyObject) -> Signal<Value, Error> {
    take(during: .of(object))
  }
}

extension SignalProducer {
  /// Completes when an object is released.
  ///
  /// The object is not kept alive.
  public func take(duringLifetimeOf object: AnyObject) -> SignalProducer<Value, Error> {
    take(during: .of(object))
  }
}
