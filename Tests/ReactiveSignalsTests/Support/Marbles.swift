import Foundation
import ReactiveSignals
import Testing

/// An error of the tests' own, which prints as `#` in marbles.
struct TestError: Error, Equatable {}

/// A row of a marble table: what goes into an operator and what has to come out.
///
/// A character is a second: `-` for nothing, `|` for completion, `#` for an error, `x` for an interruption, anything else for a
/// value. What happens in the same second stands in parentheses, which take one second. A result can also be the events with
/// their seconds, `ab@2 |@5`.
struct Marbles: CustomTestStringConvertible, Sendable {
  let name: String
  let sources: [String]
  let result: String
  let disposedAt: Int?

  init(_ name: String, _ sources: String..., result: String, disposedAt: Int? = nil) {
    self.name = name
    self.sources = sources
    self.result = result
    self.disposedAt = disposedAt
  }

  var testDescription: String { name }
}

/// What happened when, as text.
struct Timeline: Equatable, CustomStringConvertible {
  private(set) var events: [(second: Int, event: String)] = []

  init() {}

  init(marbles: String) {
    var second = 0
    var isGroup = false
    for character in marbles {
      switch character {
      case "-": break
      case "(": isGroup = true
      case ")": isGroup = false
      default: add("\(character)", at: second)
      }
      if !isGroup { second += 1 }
    }
  }

  mutating func add(_ event: String, at second: Int) { events.append((second, event)) }

  static func == (a: Timeline, b: Timeline) -> Bool { a.description == b.description }

  var description: String { events.map { "\($0.event)@\($0.second)" }.joined(separator: " ") }
}

/// A clock of which a second is a character of a marble picture.
final class TickClock {
  let scheduler = TestScheduler()

  var now: Int { Int(scheduler.currentDate.timeIntervalSinceReferenceDate.rounded()) }

  func play(_ marbles: String, into observer: Signal<String, TestError>.Observer) {
    for (second, event) in Timeline(marbles: marbles).events {
      scheduler.schedule(after: .seconds(second)) {
        switch event {
        case "|": observer.sendCompleted()
        case "#": observer.send(error: TestError())
        case "x": observer.sendInterrupted()
        default: observer.send(value: event)
        }
      }
    }
  }

  func advance(to second: Int) {
    scheduler.advance(to: Date(timeIntervalSinceReferenceDate: TimeInterval(second)))
  }
}

/// Records the events of a signal or producer.
final class Recorder {
  private let clock: TickClock
  private(set) var line = Timeline()

  init(_ clock: TickClock) { self.clock = clock }

  func observer<Value, Error>() -> Signal<Value, Error>.Observer {
    Signal<Value, Error>.Observer { event in
      let text =
        switch event {
        case .value(let value): "\(value)"
        case .failed: "#"
        case .completed: "|"
        case .interrupted: "x"
        }
      self.line.add(text, at: self.clock.now)
    }
  }
}

typealias TestSignal = Signal<String, TestError>
typealias TestProducer = SignalProducer<String, TestError>

/// Runs a row with the operator of signals and with that of producers.
func expect<Value, Error>(
  _ row: Marbles,
  signal: (_ sources: [TestSignal], _ clock: TickClock) -> Signal<Value, Error>,
  producer: (_ sources: [TestProducer], _ clock: TickClock) -> SignalProducer<Value, Error>,
  at location: SourceLocation = #_sourceLocation
) {
  let wanted = row.result.contains("@") ? row.result : "\(Timeline(marbles: row.result))"
  if row.disposedAt == nil {
    let clock = TickClock()
    let pipes = row.sources.map { _ in TestSignal.pipe() }
    let recorder = Recorder(clock)
    let result = signal(pipes.map(\.output), clock)
    result.observe(recorder.observer())
    for (pipe, marbles) in zip(pipes, row.sources) { clock.play(marbles, into: pipe.input) }
    clock.advance(to: 100)
    #expect("\(recorder.line)" == wanted, "\(row.name), as signals", sourceLocation: location)
    withExtendedLifetime((pipes, result)) {}
  }
  let clock = TickClock()
  let sources = row.sources.map { marbles in
    TestProducer { observer, lifetime in
      lifetime.observeEnded { _ = observer }
      clock.play(marbles, into: observer)
    }
  }
  let recorder = Recorder(clock)
  let disposable = producer(sources, clock).start(recorder.observer())
  clock.advance(to: row.disposedAt ?? 100)
  disposable.dispose()
  clock.advance(to: 200)
  #expect("\(recorder.line)" == wanted, "\(row.name), as producers", sourceLocation: location)
}
