/// An event of an `Infallible`: any number of `next`, then at most one `completed`.
public enum InfallibleEvent<Element> {
  /// The next element.
  case next(Element)
  /// The observable completed. No event follows.
  case completed
}

extension InfallibleEvent: EventConvertible {
  /// This event as an event of an observable.
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension InfallibleEvent: Sendable where Element: Sendable {}
