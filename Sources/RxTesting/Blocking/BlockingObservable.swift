import FoundationEssentials
import Rx

/// An observable whose elements you can wait for.
///
/// Each read makes a subscription of its own, and disposes of it as soon as the read is decided. While it waits it runs the
/// run loop of its thread, so that the main queue's work goes on while the main thread waits. Inside a subscription's
/// closure, a read of an observable that sends on `CurrentThreadScheduler` never returns: that work waits for the closure to
/// return.
public struct BlockingObservable<Element> {
  let source: Observable<Element>
  let timeout: TimeInterval?

  /// Waits for the terminal event.
  ///
  /// - Returns: All elements.
  /// - Throws: The error of the observable, or `RxError.timeout`.
  public func toArray() throws -> [Element] {
    try read().elementsOrError()
  }

  /// Waits for the first element.
  ///
  /// - Returns: The first element; nil if there is none.
  /// - Throws: The error of the observable if that comes first, or `RxError.timeout`.
  public func first() throws -> Element? {
    try read(atMost: 1).elementsOrError().first
  }

  /// Waits for the terminal event.
  ///
  /// - Returns: The last element; nil if there is none.
  /// - Throws: The error of the observable, or `RxError.timeout`.
  public func last() throws -> Element? {
    try read().elementsOrError().last
  }

  /// Waits for the terminal event, or for a second element.
  ///
  /// - Returns: The only element.
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement`, the error of the observable, or `RxError.timeout`.
  public func single() throws -> Element {
    try single { _ in true }
  }

  /// Waits for the terminal event, or for a second element that satisfies `predicate`.
  ///
  /// - Returns: The only element that does.
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement`, the error of the observable or of the predicate, or
  ///   `RxError.timeout`.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    let elements = try read(atMost: 2, where: predicate).elementsOrError()
    guard let element = elements.first else { throw RxError.noElements }
    if elements.count > 1 { throw RxError.moreThanOneElement }
    return element
  }

  /// Waits for the terminal event.
  ///
  /// - Returns: All elements and the terminal event; a timeout is a failure with `RxError.timeout`.
  public func materialize() -> MaterializedSequenceResult<Element> {
    read()
  }

  private func read(
    atMost limit: Int = .max,
    where predicate: @escaping (Element) throws -> Bool = { _ in true }
  ) -> MaterializedSequenceResult<Element> {
    let read = BlockingRead(limit: limit, where: predicate)
    read.start(source)
    if !read.decision.wait(seconds: timeout) { read.decide(.failure(RxError.timeout)) }
    return read.result
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
