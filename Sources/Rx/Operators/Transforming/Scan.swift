extension ObservableType {
  /// Accumulates the elements, and sends each intermediate result.
  ///
  ///     source        --1--2--3--|
  ///     from 0, +     --1--3--6--|
  ///
  /// Each subscription starts from `seed`.
  ///
  /// - Parameters:
  ///   - seed: The initial value, which is not sent.
  ///   - accumulator: An error that it throws ends the result.
  @inlinable
  public func scan<Result>(
    _ seed: Result,
    accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    lift(with: accumulator, keeping: seed) { sink in
      { element in
        sink.attempt {
          let next = try sink.parameters(sink.state, element)
          sink.state = next
          sink.downstream.next(next)
        }
      }
    }
  }

  /// Accumulates the elements in place, and sends each intermediate result.
  ///
  /// Each subscription starts from `seed`. If `accumulator` makes the source send another event, that waits until the closure
  /// has returned and its result was sent.
  ///
  /// - Parameters:
  ///   - seed: The initial value, which is not sent.
  ///   - accumulator: An error that it throws ends the result.
  @inlinable
  public func scan<Result>(
    into seed: Result,
    accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    Lifted(asObservable(), accumulator, seed) { lifted, downstream, lifetime in
      let scan = InPlaceScan(lifted.parameters, lifted.state, downstream)
      let observer = AnyObserver(next: scan.receive, end: scan.end)
      lifted.source.run(observer, in: lifetime)
    }
  }
}

/// `scan(into:)` in one subscription.
///
/// While the result is lent to the accumulator, nothing else may read or change it. Events that are received meanwhile, because
/// the accumulator made the source send them, wait.
@usableFromInline
final class InPlaceScan<Element, Result> {
  @usableFromInline let accumulate: (inout Result, Element) throws -> Void
  @usableFromInline let downstream: Downstream<Result>
  // No exclusivity check, for the reason given at `OperatorState`.
  @exclusivity(unchecked) @usableFromInline var result: Result
  @exclusivity(unchecked) @usableFromInline var isLent = false
  @exclusivity(unchecked) @usableFromInline var isAwaited = false
  @exclusivity(unchecked) private var waiting: [() -> Void] = []

  @inlinable
  init(
    _ accumulate: @escaping (inout Result, Element) throws -> Void,
    _ seed: Result,
    _ downstream: Downstream<Result>
  ) {
    self.accumulate = accumulate
    self.downstream = downstream
    result = seed
  }

  @inlinable
  func receive(_ element: Element) {
    if isLent { return wait { self.receive(element) } }
    isLent = true
    do { try accumulate(&result, element) } catch { return downstream.fail(error) }
    isLent = false
    downstream.next(result)
    if isAwaited { deliverWaiting() }
  }

  @inlinable
  func end(_ error: (any Error)?) {
    if isLent { return wait { self.end(error) } }
    downstream.end(error)
  }

  @usableFromInline
  func wait(_ delivery: @escaping () -> Void) {
    waiting.append(delivery)
    isAwaited = true
  }

  @usableFromInline
  func deliverWaiting() {
    let deliveries = waiting
    waiting = []
    isAwaited = false
    for delivery in deliveries { delivery() }
  }
}
