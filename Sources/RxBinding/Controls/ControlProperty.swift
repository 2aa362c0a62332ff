public import Rx

/// A type that can be converted to a ``ControlProperty``.
public protocol ControlPropertyType: ObservableType, ObserverType {
  /// The value as a control property.
  func asControlProperty() -> ControlProperty<Element>
}

/// A value that a person changes at a control, such as the text of a field, and that the program can set.
///
/// As an observable, it sends the current value at subscription and then what the person enters, but not what the program sets. It
/// never fails, and completes when the control is deallocated. As an observer, it sets the value; completion is ignored.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// - Parameters:
  ///   - values: Has the properties of a control property.
  ///   - valueSink: Sets the value of the control.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.subscribe(on: MainThread.current.concurrentScheduler()).traced(.source)
    self.valueSink = AnyObserver(valueSink)
  }

  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == PropertyType {
    values.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> { values }

  /// This property itself.
  public func asControlProperty() -> ControlProperty<Element> { self }

  /// The values without the one at subscription: what the person enters.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// Sets the value of the control; an error is reported and not passed to it.
  public func on(_ event: Event<Element>) {
    switch event {
    case .error(let error): Diagnostics.writeBindingError(error)
    case .next, .completed: valueSink.on(event)
    }
  }

  /// Converts to a driver.
  public func asDriver() -> Driver<Element> {
    asDriver { error in unexpected(error) }
  }
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty text in place of nil.
  public var orEmpty: ControlProperty<String> {
    let original = asControlProperty()
    return ControlProperty(
      values: original.asObservable().map { $0 ?? "" },
      valueSink: original.mapObserver { $0 }
    )
  }
}
