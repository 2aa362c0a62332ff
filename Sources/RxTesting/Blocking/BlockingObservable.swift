import FoundationEssentials
import Rx

/// A sequence whose elements can be waited for.
///
/// Each read subscribes anew, and disposes of the subscription before it returns. While it waits it runs the run loop of
/// its thread, so that on the main thread the main queue's work goes on. The sequence must not need the work in progress
/// to end first: inside a subscription's closure that is the case of everything that `CurrentThreadScheduler` does.
public struct BlockingObservable<Element> {
  let source: Observable<Element>
  let timeout: TimeInterval?

  /// Waits for the end.
  ///
  /// - Returns: All elements.
  /// - Throws: The sequence's error, or `RxError.timeout`.
  public func toArray() throws -> [Element] {
    try gather().elementsOrError()
  }

  /// Waits for the first element, and no longer.
  ///
  /// - Returns: The first element; nil if there is none.
  /// - Throws: The sequence's error if it comes first, or `RxError.timeout`.
  public func first() throws -> Element? {
    try gather(atMost: 1).elementsOrError().first
  }

  /// Waits for the end.
  ///
  /// - Returns: The last element; nil if there is none.
  /// - Throws: The sequence's error, or `RxError.timeout`.
  public func last() throws -> Element? {
    try gather().elementsOrError().last
  }

  /// Waits for the end, or for a second element.
  ///
  /// - Returns: The only element.
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement`, the sequence's error, or `RxError.timeout`.
  public func single() throws -> Element {
    try single { _ in true }
  }

  /// Waits for the end, or for a second element that satisfies `predicate`.
  ///
  /// - Returns: The only element that does.
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement`, the sequence's error, the predicate's, or
  ///   `RxError.timeout`.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    let elements = try gather(atMost: 2, where: predicate).elementsOrError()
    guard let element = elements.first else { throw RxError.noElements }
    if elements.count > 1 { throw RxError.moreThanOneElement }
    return element
  }

  /// Waits for the end.
  ///
  /// - Returns: All elements and how the sequence ended; `RxError.timeout` counts as a failure.
  public func materialize() -> MaterializedSequenceResult<Element> {
    gather()
  }

  private func gather(
    atMost limit: Int = .max,
    where predicate: @escaping (Element) throws -> Bool = { _ in true }
  ) -> MaterializedSequenceResult<Element> {
    let gathering = Gathering(limit: limit, where: predicate)
    let subscription = source.subscribe { gathering.receive($0) }
    defer { subscription.dispose() }
    if !gathering.end.wait(seconds: timeout) { gathering.finish(.failure(RxError.timeout)) }
    return gathering.result
  }
}

extension MaterializedSequenceResult {
  fileprivate func elementsOrError() throws -> [T] {
    switch self {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }
}
