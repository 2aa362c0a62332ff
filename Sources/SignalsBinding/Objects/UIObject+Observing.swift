public import HeadlessUI
public import ReactiveSignals

extension Reactive where Base: UIObject {
  /// Sends the value of an observable property and each further one; completes when the object is released.
  public func producer(forKeyPath keyPath: String) -> SignalProducer<Any?, Never> {
    SignalProducer.unserialized { [weak base] observer, lifetime in
      guard let base else { return observer.sendCompleted() }
      observer.send(value: type(of: base).observableProperty(keyPath)?.value(base))
      let observation = base.reactive.signal(forKeyPath: keyPath).observe(observer)
      lifetime.observeEnded { observation?.dispose() }
    }
  }

  /// Sends each further value of an observable property; completes when the object is released.
  public func signal(forKeyPath keyPath: String) -> Signal<Any?, Never> {
    Signal.reentrantUnserialized { [weak base] observer, lifetime in
      let observation = base?.observe(property: keyPath) { observer.send(value: $0.after) }
      lifetime.observeEnded { observation?.cancel() }
    }
    .take(during: lifetime)
  }

  /// Sends the value of an observable property and each further one; completes when the object is released.
  public func producer<Value>(for keyPath: KeyPath<Base, Value>) -> SignalProducer<Value, Never> {
    SignalProducer.unserialized { [weak base] observer, lifetime in
      guard let base else { return observer.sendCompleted() }
      observer.send(value: base[keyPath: keyPath])
      let observation = base.reactive.signal(for: keyPath).observe(observer)
      lifetime.observeEnded { observation?.dispose() }
    }
  }

  /// Sends each further value of an observable property; completes when the object is released.
  public func signal<Value>(for keyPath: KeyPath<Base, Value>) -> Signal<Value, Never> {
    guard let property = type(of: base).observableProperty(keyPath) else {
      preconditionFailure("\(type(of: base)) tells of no changes of this property.")
    }
    return Signal.reentrantUnserialized { [weak base] observer, lifetime in
      let observation = base?.observe(property: property.name) { [weak base] _ in
        if let base { observer.send(value: base[keyPath: keyPath]) }
      }
      lifetime.observeEnded { observation?.cancel() }
    }
    .take(during: lifetime)
  }
}
