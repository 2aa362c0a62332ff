import Rx

/// An operator on trial for the order in which things happen when a subscription ends.
struct OrderTrial<Result> {
  /// What happened, and whether the order is that of every operator.
  struct Order {
    let log: [String]
    let isRight: Bool
  }

  private let operation: (Observable<Int>, TickClock) -> Observable<Result>

  init(_ operation: @escaping (Observable<Int>, TickClock) -> Observable<Result>) {
    self.operation = operation
  }

  /// - Parameter ending: The source's last event; nil disposes of the subscription instead.
  func order(ofEnding ending: Event<Int>?) -> Order {
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
    guard let ending else {
      let hasEnded = log.contains("end")
      subscription.dispose()
      clock.advanceTo(clock.clock + 100)
      let isRight = log == disposed(source) + ["result", "onDisposed"]
      return Order(log: log, isRight: hasEnded || isRight)
    }
    source.send(ending)
    clock.advanceTo(clock.clock + 100)
    let hasEnded = log.contains("end")
    subscription.dispose()
    let isRight = log == ["end", "onDisposed"] + disposed(source) + ["result"]
    return Order(log: log, isRight: !hasEnded || isRight)
  }

  /// Some observables have no source.
  private func disposed(_ source: LawSource) -> [String] {
    source.wasSubscribedTo ? ["source"] : []
  }
}
