import Rx
import RxBinding
import RxTesting
import Testing

/// A row of a marble table for an operator of shared sequences: what goes in and what has to come out.
struct SharedMarbles: CustomTestStringConvertible, Sendable {
  let name: String
  let sources: [String]
  let result: String

  init(_ name: String, _ sources: String..., gives result: String) {
    self.name = name
    self.sources = sources
    self.result = result
  }

  var testDescription: String { name }

  /// Plays the row with drivers, and then with signals.
  @MainActor
  func check<D, S>(
    at location: SourceLocation = #_sourceLocation,
    driver: ([Driver<String>]) -> Driver<D>,
    signal: ([Signal<String>]) -> Signal<S>
  ) throws {
    try play("driver", at: location) { driver($0.map { $0.asDriver(onErrorJustReturn: "!") }) }
    try play("signal", at: location) { signal($0.map { $0.asSignal(onErrorJustReturn: "!") }) }
  }

  @MainActor
  private func play<Strategy, Result>(
    _ kind: String,
    at location: SourceLocation,
    _ operation: ([Observable<String>]) -> SharedSequence<Strategy, Result>
  ) throws {
    let clock = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    var events: [Recorded<Event<Any>>] = []
    let sources = try sources.map { picture in
      clock.createColdObservable(
        try Recorded<Event<String>>.events(marbles: picture, .literal, error: TestError())
      ).asObservable()
    }
    SharingScheduler.mock(scheduler: clock) {
      _ = operation(sources).asObservable().subscribe { event in
        events.append(Recorded(time: clock.clock, value: event.map { $0 }))
      }
      clock.advanceTo(200)
    }
    let received = MarbleDiagram(events: events, error: TestError(), from: 0)
    if let difference = received.difference(from: try MarbleDiagram(result)) {
      Issue.record("\(name), as a \(kind)\n\(difference.description)", sourceLocation: location)
    }
  }
}
