import Dispatch
import Rx
import Testing

/// A row of a marble table about a trait: what goes in, the operator, what has to come out.
struct TraitRow<Source>: CustomTestStringConvertible, Sendable {
  typealias Operation = @Sendable (Source, TickClock) -> Observable<String>

  let marbles: Marbles
  let operation: Operation

  /// - Parameters:
  ///   - name: What the row shows.
  ///   - source: The source's events.
  ///   - result: The events that must come out.
  ///   - window: When the source must be subscribed to and disposed; not checked if nil.
  ///   - operation: The operator.
  init(
    _ name: String,
    _ source: String,
    _ result: String,
    window: String? = nil,
    _ operation: @escaping Operation
  ) {
    marbles = Marbles(name, source, result, window: window)
    self.operation = operation
  }

  var testDescription: String { marbles.name }

  func check(
    at location: SourceLocation = #_sourceLocation,
    _ make: (Observable<String>) -> Source
  ) {
    expect(marbles, at: location, timed: { source, clock in operation(make(source), clock) })
  }
}

/// An observable that sends `text` after so many ticks, and completes.
func later(_ ticks: Int, _ text: String, on clock: TickClock) -> Observable<String> {
  Observable<Int>.timer(.seconds(ticks), scheduler: clock).map { _ in text }
}
