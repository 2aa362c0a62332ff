import Rx

/// An operator on trial for the order in which things happen when a subscription ends.
struct OrderTrial<Result> {
  private let operation: (Observable<Int>, TickClock) -> Observable<Result>

  init(_ operation: @escaping (Observable<Int>, TickClock) -> Observable<Result>) {
    self.operation = operation
  }

  /// Runs a subscription to its end.
  ///
  /// - Parameters:
  ///   - ending: The source's last event; nil disposes of the subscription instead.
  ///   - expected: The order that is expected, as in `EndingOrder`. An observable without a source disposes of none.
  /// - Returns: What happened, if that is another order; nil if that event did not end the subscription.
  func otherOrder(ending: Event<Int>?, than expected: String) -> String? {
    let (source, clock) = (LawSource(), TickClock())
    var log: [String] = []
    let note = { (name: String) in if log.last != name { log.append(name) } }
    let watched = source.observable.do(onDispose: { note("source") })
    let subscription = operation(watched, clock).do(onDispose: { note("result") }).subscribe(
      onError: { _ in note("end") },
      onCompleted: { note("end") },
      onDisposed: { note("onDisposed") }
    )
    clock.advanceTo(clock.clock + 100)
    source.send(1, 2)
    if let ending { source.send(ending) }
    clock.advanceTo(clock.clock + 100)
    // An operator that ends by itself has nothing left to dispose of.
    let isOver = log.contains("end")
    subscription.dispose()
    clock.advanceTo(clock.clock + 100)
    if isOver == (ending == nil) { return nil }
    let steps = expected.split(separator: " ").filter { source.wasSubscribedTo || $0 != "source" }
    let seen = log.joined(separator: " ")
    return seen == steps.joined(separator: " ") ? nil : seen
  }
}
