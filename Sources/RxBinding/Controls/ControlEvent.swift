public import Rx

/// A type that can be converted to a ``ControlEvent``.
public protocol ControlEventType: ObservableType {
  /// The value as a control event.
  func asControlEvent() -> ControlEvent<Element>
}

/// What happens at a control, such as a tap.
///
/// It sends nothing at subscription, never fails, completes when the control is deallocated, and is subscribed to and
/// delivered on the main thread. The initializer provides for the subscription; whoever passes the events provides for the rest.
public struct ControlEvent<PropertyType>: ControlEventType {
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// - Parameter events: Has the other properties of a control event.
  public init<Ev: ObservableType>(events: Ev) where Ev.Element == PropertyType {
    self.events = events.subscribe(on: MainThread.current.concurrentScheduler()).traced(.source)
  }

  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == PropertyType {
    events.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> { events }

  /// This event itself.
  public func asControlEvent() -> ControlEvent<Element> { self }

  /// This event as an `Infallible`.
  public func asInfallible() -> Infallible<Element> { Infallible(events) }

  /// Converts to a driver.
  public func asDriver() -> Driver<Element> {
    asDriver { error in unexpected(error) }
  }

  /// Converts to a signal.
  public func asSignal() -> Signal<Element> {
    asSignal { error in unexpected(error) }
  }
}

/// The empty sequence, after the error of a control was reported: whoever created the control event promised that there is none.
func unexpected<Strategy, Element>(_ error: any Error) -> SharedSequence<Strategy, Element> {
  Diagnostics.report(.failingControl(error))
  return .empty()
}
