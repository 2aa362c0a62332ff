/// A value that can be converted to an event; `dematerialize` accepts observables of such values.
public protocol EventConvertible {
  /// The type of the event's element.
  associatedtype Element

  /// This value as an event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  public var event: Event<Element> { self }
}
