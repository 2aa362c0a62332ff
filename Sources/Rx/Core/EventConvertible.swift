/// Something that stands for an event; `dematerialize` accepts sequences of it.
public protocol EventConvertible {
  /// What the event carries.
  associatedtype Element

  /// The event that this value stands for.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  public var event: Event<Element> { self }
}
