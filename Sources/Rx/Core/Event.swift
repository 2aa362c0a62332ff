/// An event of an observable: any number of `next`, then at most one `error` or `completed`.
@frozen
public enum Event<Element> {
  /// The next element.
  case next(Element)
  /// The observable failed. No event follows.
  case error(any Error)
  /// The observable completed. No event follows.
  case completed
}

extension Event: CustomDebugStringConvertible {
  /// `next(…)`, `error(…)` or `completed`, as `debug` prints it.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Event {
  /// Whether this is a terminal event.
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// The element of a `next`.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error`.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether this is `completed`.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// Transforms the element.
  ///
  /// If `transform` throws, the result is an error event.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

extension Event: Sendable where Element: Sendable {}
