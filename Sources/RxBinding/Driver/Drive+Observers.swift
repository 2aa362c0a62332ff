public import Rx

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Passes each event to the observers, in order.
  ///
  /// Must be called on the main thread.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    drivenSource().traced(.subscriber).subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Passes each event to the observers, in order.
  ///
  /// Must be called on the main thread.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    drivenSource().map { $0 as Element? }.traced(.subscriber).subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Passes each element to the relays; completion is ignored.
  ///
  /// Must be called on the main thread.
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to the relays; completion is ignored.
  ///
  /// Must be called on the main thread.
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to the relays; completion is ignored.
  ///
  /// Must be called on the main thread.
  public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to the relays; completion is ignored.
  ///
  /// Must be called on the main thread.
  public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
