/// What a sequence that never fails can say: any number of `next`, then at most one `completed`.
public enum InfallibleEvent<Element> {
  /// The next element.
  case next(Element)
  /// The sequence ended; nothing follows.
  case completed
}

extension InfallibleEvent: EventConvertible {
  /// This event as one of a sequence that may fail.
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension InfallibleEvent: Sendable where Element: Sendable {}
