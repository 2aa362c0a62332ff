import ReactiveKernel

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
    Lifted(asObservable(), InPlaceAccumulator(accumulator), seed) { lifted, downstream, lifetime in
      let stage = ScanStage(lifted.parameters, lifted.state, downstream)
      lifted.source.run(stage.observer, in: lifetime)
    }
  }
}

/// The closure of `scan(into:)`, in a struct for the reason given at `Predicate`.
@usableFromInline
struct InPlaceAccumulator<Element, Result> {
  @usableFromInline let change: (inout Result, Element) throws -> Void

  @inlinable
  init(_ change: @escaping (inout Result, Element) throws -> Void) { self.change = change }
}

/// The state of `scan(into:)` in one subscription.
///
/// While the result is lent to the accumulator, nothing else may read or change it. Events that are received meanwhile, because
/// the accumulator made the source send them, wait.
@usableFromInline
final class ScanStage<Element, Result> {
  @usableFromInline let accumulator: InPlaceAccumulator<Element, Result>
  @usableFromInline let downstream: Downstream<Result>
  // No exclusivity check, for the reason given at `OperatorState`.
  @exclusivity(unchecked) @usableFromInline var result: Result
  @exclusivity(unchecked) @usableFromInline var isLent = false
  @exclusivity(unchecked) @usableFromInline var isAwaited = false
  @exclusivity(unchecked) private var waiting: [() -> Void] = []

  @inlinable
  init(
    _ accumulator: InPlaceAccumulator<Element, Result>,
    _ seed: Result,
    _ downstream: Downstream<Result>
  ) {
    self.accumulator = accumulator
    self.downstream = downstream
    result = seed
  }

  // Never inlined, so that the closures capture the stage and not its parts.
  @inlinable
  @inline(never)
  var observer: AnyObserver<Element> { AnyObserver(next: receive, end: end) }

  @inlinable
  func receive(_ element: Element) {
    if isLent { return wait { self.receive(element) } }
    isLent = true
    do { try accumulator.change(&result, element) } catch { return downstream.fail(error) }
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
