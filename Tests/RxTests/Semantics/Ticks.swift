import Rx
import RxTesting
import Testing

/// A row of a table of ticks: what sources send when, what must come out when, and when each must have been subscribed to.
///
/// The clock is that of `TestScheduler`: the observable is made at tick 100, subscribed to at 200 and disposed at 1000, and
/// work that is scheduled for now is done one tick later.
struct Ticks: CustomTestStringConvertible, Sendable {
  let name: String
  let sources: [String]
  let result: String
  let windows: [String]?
  let disposedAt: Int

  /// - Parameters:
  ///   - sources: As `"210 a, 300 |"`; with `+` in front the ticks count from the subscription. `#` is an error.
  ///   - result: What must come out, in the same notation.
  ///   - windows: For each source its subscriptions, as `"200-300, 400-"`; not looked at if nil.
  init(
    _ name: String,
    _ sources: [String],
    _ result: String,
    _ windows: [String]? = nil,
    disposedAt: Int = 1000
  ) {
    self.name = name
    self.sources = sources
    self.result = result
    self.windows = windows
    self.disposedAt = disposedAt
  }

  var testDescription: String { name }
}

/// Plays a row.
func check<Result: ObservableConvertibleType>(
  _ row: Ticks,
  at location: SourceLocation = #_sourceLocation,
  _ operation: @escaping ([Observable<String>], TestScheduler) -> Result
) {
  let scheduler = TestScheduler(initialClock: 0)
  let sources = row.sources.map { source($0, on: scheduler) }
  let observer = scheduler.start(disposed: row.disposedAt) {
    operation(sources.map { $0.asObservable() }, scheduler)
  }
  let received = observer.events.map { text($0) }.joined(separator: ", ")
  #expect(received == row.result, "\(row.name)", sourceLocation: location)
  guard let windows = row.windows else { return }
  let seen = sources.map { $0.subscriptions.map(text).joined(separator: ", ") }
  #expect(seen == windows, "\(row.name): subscriptions", sourceLocation: location)
}

private func source(
  _ timetable: String,
  on scheduler: TestScheduler
) -> TestableObservable<String> {
  let isCold = timetable.hasPrefix("+")
  let events = timetable.drop { $0 == "+" }.split(separator: ",").map { entry in
    let parts = entry.split(separator: " ")
    return recorded(Int(parts[0]) ?? 0, String(parts[1]))
  }
  return isCold ? scheduler.createColdObservable(events) : scheduler.createHotObservable(events)
}

private func recorded(_ tick: Int, _ mark: String) -> Recorded<Event<String>> {
  switch mark {
  case "|": .completed(tick)
  case "#": .error(tick, TestError())
  default: .next(tick, mark)
  }
}

private func text<Element>(_ event: Recorded<Event<Element>>) -> String {
  switch event.value {
  case .next(let element): "\(event.time) \(element)"
  case .error(let error): "\(event.time) " + (error is TestError ? "#" : "#\(error)")
  case .completed: "\(event.time) |"
  }
}

private func text(_ window: Subscription) -> String {
  "\(window.subscribe)-" + (window.unsubscribe == .max ? "" : "\(window.unsubscribe)")
}
