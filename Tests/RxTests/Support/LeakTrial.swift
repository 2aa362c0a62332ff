import Rx

/// An operator on trial for what it keeps alive.
struct LeakTrial<Result> {
  private let operation: (Observable<Int>, TickClock) -> Observable<Result>
  private let source = ForgetfulSource()
  private let clock = TickClock()

  init(_ operation: @escaping (Observable<Int>, TickClock) -> Observable<Result>) {
    self.operation = operation
  }

  /// Runs a subscription to its end.
  ///
  /// - Parameter ending: The source's last event; nil disposes of the subscription instead.
  /// - Returns: What its closures kept alive, and the subscription; nil if that event did not end it.
  func end(with ending: Event<Int>?) -> (kept: Kept, subscription: any Disposable)? {
    let (kept, log, subscription) = begin()
    for number in 0..<3 {
      source.send(.next(number))
      clock.advanceTo(clock.clock + 1)
    }
    if let ending { source.send(ending) } else { subscription.dispose() }
    clock.advanceTo(clock.clock + 100)
    if ending != nil, log.stops.isEmpty {
      subscription.dispose()
      return nil
    }
    return (kept, subscription)
  }

  // Apart, so that the observable itself is gone when this returns.
  private func begin() -> (Kept, LawLog, any Disposable) {
    let token = Token()
    let log = LawLog()
    let watched = source.observable.do(onNext: { _ in _ = token })
    let subscription = log.subscribe(to: operation(watched, clock).do(onNext: { _ in _ = token }))
    return (Kept(token), log, subscription)
  }
}

/// A source that holds its observers only while they are subscribed.
private final class ForgetfulSource {
  private var lastNumber = 0
  private var observers: [Int: AnyObserver<Int>] = [:]

  var observable: Observable<Int> {
    .create { observer in
      self.lastNumber += 1
      let number = self.lastNumber
      self.observers[number] = observer
      return Disposables.create { self.observers[number] = nil }
    }
  }

  func send(_ event: Event<Int>) {
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) { observer.on(event) }
  }
}

/// Knows whether an object is still alive.
final class Kept {
  private weak var token: Token?

  init(_ token: Token) { self.token = token }

  var isGone: Bool { token == nil }
}
