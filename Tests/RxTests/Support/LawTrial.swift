import Rx

/// An operator on trial for one law: its source, its clock and what was received.
final class LawTrial<Result> {
  let source = LawSource()
  let log = LawLog()
  private(set) var breaches: [String] = []

  private let clock = TickClock()
  private let operation: (Observable<Int>, TickClock) -> Observable<Result>

  init(_ operation: @escaping (Observable<Int>, TickClock) -> Observable<Result>) {
    self.operation = operation
  }

  func make() -> Observable<Result> { operation(source.observable, clock) }

  @discardableResult
  func subscribe() -> any Disposable {
    let subscription = log.subscribe(to: make())
    settle()
    return subscription
  }

  /// Lets what is scheduled happen.
  func settle() { clock.advanceTo(clock.clock + 100) }

  /// Runs subscriptions side by side from their begin to their end.
  func run(_ logs: [LawLog], _ result: Observable<Result>) {
    let subscriptions = logs.map { $0.subscribe(to: result) }
    settle()
    source.send(1, 1, 2)
    source.complete()
    settle()
    for subscription in subscriptions { subscription.dispose() }
    settle()
  }

  func note(_ isKept: Bool, _ law: String) {
    if !isKept { breaches.append("\(law); received \(log.events), \(source.running) running") }
  }

  /// Nothing passes the operator after the subscription was disposed from within its element number `count`.
  func noteSilence(after count: Int, _ ending: Event<Int>) {
    let source = LawSource()
    var isDisposed = false
    var late: [String] = []
    func watch<Element>(_ name: String, _ source: Observable<Element>) -> Observable<Element> {
      let note = { (event: String) in if isDisposed { late.append("\(name): \(event)") } }
      return source.do(
        onNext: { note("\($0)") },
        onError: { note("\($0)") },
        onCompleted: { note("completed") }
      )
    }
    let result = watch("after", operation(watch("before", source.observable), clock))
    // The operator that disposes, since the disposable is not there yet when an observable sends immediately.
    let subscription = result.take(count).subscribe(onDisposed: { isDisposed = true })
    settle()
    source.send(1, 2, 3)
    settle()
    source.send(ending)
    settle()
    subscription.dispose()
    source.send(4)
    source.complete()
    settle()
    note(late.isEmpty, "after disposal at element \(count), before \(ending), came \(late)")
  }

  /// Whatever the source still sends, nothing is received.
  func noteSilence(_ law: String) {
    let seen = log.events
    source.send(3, 4)
    settle()
    source.complete()
    source.fail()
    settle()
    note(log.events == seen, law)
  }
}

/// A source that is sent to by hand and knows how many subscriptions run.
final class LawSource {
  private(set) var running = 0
  private var observers: [AnyObserver<Int>] = []

  var observable: Observable<Int> {
    .create { observer in
      self.running += 1
      self.observers.append(observer)
      return Disposables.create { self.running -= 1 }
    }
  }

  var wasSubscribedTo: Bool { !observers.isEmpty }

  // Sends to past observers too: what they let through would be a breach.
  func send(_ elements: Int...) {
    for element in elements { for observer in observers { observer.onNext(element) } }
  }

  func send(_ event: Event<Int>) { for observer in observers { observer.on(event) } }

  func fail() { for observer in observers { observer.onError(TestError()) } }

  func complete() { for observer in observers { observer.onCompleted() } }
}

/// What a subscription received, as text.
final class LawLog {
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
