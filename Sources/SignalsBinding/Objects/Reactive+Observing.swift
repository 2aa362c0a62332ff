public import Foundation
public import ReactiveSignals

extension Reactive where Base: NSObject {
  /// Sends the value of an observable property and each further one; completes when the object is released.
  public func producer(forKeyPath keyPath: String) -> SignalProducer<Any?, Never> {
    SignalProducer.unserialized { [weak base] observer, lifetime in
      guard let base else { return observer.sendCompleted() }
      observer.send(value: base.reactive.observed(keyPath).value())
      let observation = base.reactive.signal(forKeyPath: keyPath).observe(observer)
      lifetime.observeEnded { observation?.dispose() }
    }
  }

  /// Sends each further value of an observable property; completes when the object is released.
  public func signal(forKeyPath keyPath: String) -> Signal<Any?, Never> {
    let property = observed(keyPath)
    return Signal.reentrantUnserialized { observer, lifetime in
      lifetime.observeEnded(property.observe { observer.send(value: $0) })
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
    guard let property = ObservedProperties.at(keyPath, of: base) else {
      preconditionFailure("\(type(of: base)) tells of no changes of this property.")
    }
    return Signal.reentrantUnserialized { [weak base] observer, lifetime in
      let end = property.observe { [weak base] _ in
        if let base { observer.send(value: base[keyPath: keyPath]) }
      }
      lifetime.observeEnded(end)
    }
    .take(during: lifetime)
  }

  private func observed(_ name: String) -> ObservedProperty {
    guard let property = ObservedProperties.named(name, of: base) else {
      preconditionFailure("\(type(of: base)) has no observable property \(name).")
    }
    return property
  }
}
