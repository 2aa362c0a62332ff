import Rx
import Testing

/// What every operator owes, unless it is its purpose not to.
enum OperatorLaw: CaseIterable {
  /// The source's error becomes the result's error.
  case passesErrors
  /// When the source completes, so does the result.
  case passesCompletion
  /// The source is let go when the result is disposed, and nothing is received afterwards.
  case disposalReachesSource
  /// The source is let go when it ends, and the result sends one stop event.
  case endLetsGo
  /// A second subscription, and one beside it, start from scratch.
  case freshState
}

/// Checks the laws on an operator.
///
/// - Parameters:
///   - exempt: Laws that it is the operator's purpose to break.
///   - operation: The operator.
func checkOperatorLaws<Result>(
  exempt: Set<OperatorLaw> = [],
  at location: SourceLocation = #_sourceLocation,
  _ operation: (Observable<Int>) -> Observable<Result>
) {
  for law in OperatorLaw.allCases where !exempt.contains(law) {
    check(law, operation, at: location)
  }
}

private func check<Result>(
  _ law: OperatorLaw,
  _ operation: (Observable<Int>) -> Observable<Result>,
  at location: SourceLocation
) {
  let source = LawSource()
  let log = LawLog()
  switch law {
  case .passesErrors:
    _ = log.subscribe(to: operation(source.observable))
    source.send(1, 2)
    source.fail()
    #expect(log.stops == ["error"], "errors pass on", sourceLocation: location)

  case .passesCompletion:
    _ = log.subscribe(to: operation(source.observable))
    source.send(1, 2)
    source.complete()
    #expect(log.stops == ["completed"], "completion passes on", sourceLocation: location)

  case .disposalReachesSource:
    let subscription = log.subscribe(to: operation(source.observable))
    source.send(1)
    subscription.dispose()
    #expect(source.running == 0, "disposal reaches the source", sourceLocation: location)
    let seen = log.events
    source.send(2, 3)
    source.complete()
    #expect(log.events == seen, "silence after disposal", sourceLocation: location)

  case .endLetsGo:
    let subscription = log.subscribe(to: operation(source.observable))
    source.send(1, 2)
    source.complete()
    #expect(source.running == 0, "the end lets the source go", sourceLocation: location)
    let seen = log.events
    source.send(3)
    source.complete()
    source.fail()
    subscription.dispose()
    #expect(log.events == seen, "silence after the end", sourceLocation: location)
    #expect(log.stops.count <= 1, "one stop event", sourceLocation: location)

  case .freshState:
    let result = operation(source.observable)
    _ = log.subscribe(to: result)
    source.send(1, 1, 2)
    source.complete()
    let again = LawLog()
    let beside = LawLog()
    _ = again.subscribe(to: result)
    _ = beside.subscribe(to: result)
    source.send(1, 1, 2)
    source.complete()
    #expect(again.events == log.events, "a new subscription starts anew", sourceLocation: location)
    #expect(beside.events == log.events, "subscriptions share no state", sourceLocation: location)
  }
}

/// Checks that an error thrown by a user's closure ends the result.
///
/// - Parameter operation: The operator with a closure that throws `TestError` at the first element or at the end.
func checkThrowEnds<Result>(
  at location: SourceLocation = #_sourceLocation,
  _ operation: (Observable<Int>) -> Observable<Result>
) {
  let source = LawSource()
  let log = LawLog()
  _ = log.subscribe(to: operation(source.observable))
  source.send(1)
  // Some operators call the closure only when the source ends.
  if log.stops.isEmpty { source.complete() }
  #expect(log.stops == ["error"], "a throw ends it", sourceLocation: location)
  #expect(source.running == 0, "a throw lets the source go", sourceLocation: location)
  let seen = log.events
  source.send(2)
  #expect(log.events == seen, "silence after a throw", sourceLocation: location)
}

/// A source that is sent to by hand and knows how many subscriptions run.
private final class LawSource {
  private(set) var running = 0
  private var observers: [AnyObserver<Int>] = []

  var observable: Observable<Int> {
    .create { observer in
      self.running += 1
      self.observers.append(observer)
      return Disposables.create { self.running -= 1 }
    }
  }

  // Sends to past observers too: what they let through would be a breach.
  func send(_ elements: Int...) {
    for element in elements { for observer in observers { observer.onNext(element) } }
  }

  func fail() { for observer in observers { observer.onError(TestError()) } }

  func complete() { for observer in observers { observer.onCompleted() } }
}

/// What a subscription received, as text.
private final class LawLog {
  private(set) var events: [String] = []
  private(set) var stops: [String] = []

  func subscribe<Element>(to source: Observable<Element>) -> any Disposable {
    source.subscribe { event in
      self.events.append("\(event)")
      switch event {
      case .next: break
      case .error: self.stops.append("error")
      case .completed: self.stops.append("completed")
      }
    }
  }
}
