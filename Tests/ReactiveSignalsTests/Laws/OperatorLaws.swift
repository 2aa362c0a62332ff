import Dispatch
import Foundation
import ReactiveSignals
import Testing

/// An operator on trial, as producers and as signals.
struct LawfulOperator: CustomTestStringConvertible, Sendable {
  typealias Producer = SignalProducer<Int, TestError>

  let name: String
  let producer: @Sendable (Producer, TestScheduler) -> SignalProducer<String, TestError>
  let signal: @Sendable (Signal<Int, TestError>, TestScheduler) -> Signal<String, TestError>

  init<T, U>(
    _ name: String,
    _ producer: @escaping @Sendable (Producer, TestScheduler) -> SignalProducer<T, TestError>,
    _ signal: @escaping @Sendable (Signal<Int, TestError>, TestScheduler) -> Signal<U, TestError>
  ) {
    self.name = name
    self.producer = { producer($0, $1).map { "\($0)" } }
    self.signal = { signal($0, $1).map { "\($0)" } }
  }

  var testDescription: String { name }

  static let all: [LawfulOperator] = [
    .init("map", { s, _ in s.map { $0 } }, { s, _ in s.map { $0 } }),
    .init("filter", { s, _ in s.filter { _ in true } }, { s, _ in s.filter { _ in true } }),
    .init("compactMap", { s, _ in s.compactMap { $0 } }, { s, _ in s.compactMap { $0 } }),
    .init("scan", { s, _ in s.scan(0, +) }, { s, _ in s.scan(0, +) }),
    .init(
      "scanMap",
      { s, _ in s.scanMap(0) { ($0 + 1, $1) } },
      { s, _ in s.scanMap(0) { ($0 + 1, $1) } }
    ),
    .init("reduce", { s, _ in s.reduce(0, +) }, { s, _ in s.reduce(0, +) }),
    .init("collect", { s, _ in s.collect() }, { s, _ in s.collect() }),
    .init("collect(count:)", { s, _ in s.collect(count: 2) }, { s, _ in s.collect(count: 2) }),
    .init("combinePrevious", { s, _ in s.combinePrevious(0) }, { s, _ in s.combinePrevious(0) }),
    .init("skipRepeats", { s, _ in s.skipRepeats() }, { s, _ in s.skipRepeats() }),
    .init("uniqueValues", { s, _ in s.uniqueValues() }, { s, _ in s.uniqueValues() }),
    .init("skip(first:)", { s, _ in s.skip(first: 1) }, { s, _ in s.skip(first: 1) }),
    .init("skip(while:)", { s, _ in s.skip { $0 == 0 } }, { s, _ in s.skip { $0 == 0 } }),
    .init("take(first:)", { s, _ in s.take(first: 9) }, { s, _ in s.take(first: 9) }),
    .init("take(last:)", { s, _ in s.take(last: 2) }, { s, _ in s.take(last: 2) }),
    .init(
      "take(while:)",
      { s, _ in s.take(while: { $0 < 9 }) },
      { s, _ in s.take(while: { $0 < 9 }) }
    ),
    .init(
      "attemptMap",
      { s, _ in s.attemptMap { Result<Int, TestError>.success($0) } },
      { s, _ in s.attemptMap { Result<Int, TestError>.success($0) } }
    ),
    .init("on", { s, _ in s.on(value: { _ in }) }, { s, _ in s.on(value: { _ in }) }),
    .init("observe(on:)", { s, c in s.observe(on: c) }, { s, c in s.observe(on: c) }),
    .init("delay", { s, c in s.delay(1, on: c) }, { s, c in s.delay(1, on: c) }),
    .init("throttle", { s, c in s.throttle(1, on: c) }, { s, c in s.throttle(1, on: c) }),
    .init("debounce", { s, c in s.debounce(1, on: c) }, { s, c in s.debounce(1, on: c) }),
    .init("lazyMap", { s, c in s.lazyMap(on: c) { $0 } }, { s, c in s.lazyMap(on: c) { $0 } }),
    .init(
      "collect(every:)",
      { s, c in s.collect(every: .seconds(1), on: c, skipEmpty: true) },
      { s, c in s.collect(every: .seconds(1), on: c, skipEmpty: true) }
    ),
    .init(
      "timeout",
      { s, c in s.timeout(after: 1e6, raising: TestError(), on: c) },
      { s, c in s.timeout(after: 1e6, raising: TestError(), on: c) }
    ),
    .init(
      "throttle(while:)",
      { s, c in s.throttle(while: Property(value: false), on: c) },
      { s, c in s.throttle(while: Property(value: false), on: c) }
    ),
    .init(
      "flatMap(.merge)",
      { s, _ in s.flatMap(.merge) { Producer(value: $0) } },
      { s, _ in s.flatMap(.merge) { Producer(value: $0) } }
    ),
    .init(
      "flatMap(.concat)",
      { s, _ in s.flatMap(.concat) { Producer(value: $0) } },
      { s, _ in s.flatMap(.concat) { Producer(value: $0) } }
    ),
    .init(
      "flatMap(.latest)",
      { s, _ in s.flatMap(.latest) { Producer(value: $0) } },
      { s, _ in s.flatMap(.latest) { Producer(value: $0) } }
    ),
    .init(
      "flatMap(.throttle)",
      { s, _ in s.flatMap(.throttle) { Producer(value: $0) } },
      { s, _ in s.flatMap(.throttle) { Producer(value: $0) } }
    ),
    .init(
      "take(until:)",
      { s, _ in s.take(until: SignalProducer<(), Never>.never) },
      { s, _ in s.take(until: Signal<(), Never>.never) }
    ),
    .init(
      "withLatest",
      { s, _ in s.withLatest(from: SignalProducer<Int, Never>(value: 1)) },
      { s, _ in s.withLatest(from: SignalProducer<Int, Never>(value: 1)) }
    ),
    .init(
      "flatMapError",
      { s, _ in s.flatMapError { SignalProducer<Int, TestError>(error: $0) } },
      { s, _ in s.flatMapError { SignalProducer<Int, TestError>(error: $0) } }
    ),
  ]
}

struct OperatorLawTests {
  private typealias Input = Signal<Int, TestError>.Observer

  private static var ends: [(Signal<Int, TestError>.Event, String)] {
    [
      (.completed, "COMPLETED"), (.failed(TestError()), "FAILED TestError()"),
      (.interrupted, "INTERRUPTED"),
    ]
  }

  /// Lets what is scheduled happen.
  private func wait(_ scheduler: TestScheduler) { scheduler.advance(by: .seconds(10)) }

  @Test(arguments: LawfulOperator.all)
  func eachEndPassesOnceAndEndsTheSource(_ operation: LawfulOperator) {
    for (end, wanted) in Self.ends {
      let (log, scheduler) = (Log(), TestScheduler())
      var input: Input?
      let source = LawfulOperator.Producer { observer, lifetime in
        input = observer
        lifetime.observeEnded { log.note("ended") }
      }
      operation.producer(source, scheduler).start(log.observer())
      input?.send(value: 1)
      input?.send(value: 2)
      wait(scheduler)
      input?.send(end)
      wait(scheduler)
      input?.send(value: 3)
      input?.sendCompleted()
      wait(scheduler)
      let ends = log.lines.filter { !$0.hasPrefix("VALUE") && $0 != "ended" }
      #expect(ends == [wanted], "\(operation.name) after \(end)")
      #expect(log.lines.filter { $0 == "ended" }.count == 1)
      #expect(log.lines.last { $0 != "ended" } == wanted)
    }
  }

  @Test(arguments: LawfulOperator.all)
  func disposalInterruptsOnceAndEndsTheSource(_ operation: LawfulOperator) {
    let (log, scheduler) = (Log(), TestScheduler())
    var input: Input?
    let source = LawfulOperator.Producer { observer, lifetime in
      input = observer
      lifetime.observeEnded { log.note("ended") }
    }
    let run = operation.producer(source, scheduler).start(log.observer())
    input?.send(value: 1)
    wait(scheduler)
    _ = log.take()
    run.dispose()
    wait(scheduler)
    input?.send(value: 2)
    input?.sendCompleted()
    wait(scheduler)
    #expect(log.lines.sorted() == ["INTERRUPTED", "ended"], "\(operation.name)")
  }

  @Test(arguments: LawfulOperator.all)
  func signalsAndProducersAgree(_ operation: LawfulOperator) {
    for (end, _) in Self.ends {
      let (first, second, scheduler) = (Log(), Log(), TestScheduler())
      let (signal, input) = Signal<Int, TestError>.pipe()
      let result = operation.signal(signal, scheduler)
      result.observe(first.observer())
      operation.producer(SignalProducer(signal), scheduler).start(second.observer())
      for value in [1, 1, 2] {
        input.send(value: value)
        wait(scheduler)
      }
      input.send(end)
      wait(scheduler)
      #expect(first.lines == second.lines, "\(operation.name) after \(end)")
    }
  }

  @Test(arguments: LawfulOperator.all)
  func eachStartHasStateOfItsOwn(_ operation: LawfulOperator) {
    let scheduler = TestScheduler()
    let result = operation.producer(SignalProducer([1, 1, 2]), scheduler)
    let logs = [Log(), Log()]
    for log in logs {
      result.start(log.observer())
      wait(scheduler)
    }
    #expect(logs[0].lines == logs[1].lines, "\(operation.name)")
  }

  @Test(arguments: LawfulOperator.all)
  func nothingIsKeptAfterTheEnd(_ operation: LawfulOperator) {
    final class Token {}
    for end in Self.ends.map(\.0) + [nil] {
      let scheduler = TestScheduler()
      weak var kept: Token?
      var input: Input?
      var run: (any Disposable)?
      do {
        let token = Token()
        kept = token
        let source = LawfulOperator.Producer { observer, _ in input = observer }
          .on(value: { _ in withExtendedLifetime(token) {} })
        run = operation.producer(source, scheduler).on(value: { _ in
          withExtendedLifetime(token) {}
        }).start()
      }
      input?.send(value: 1)
      wait(scheduler)
      if let end { input?.send(end) } else { run?.dispose() }
      wait(scheduler)
      input = nil
      #expect(kept == nil, "\(operation.name) after \(end.map { "\($0)" } ?? "disposal")")
      withExtendedLifetime(run) {}
    }
  }

  @Test(arguments: LawfulOperator.all)
  func nothingIsKeptOfAnAbandonedSignal(_ operation: LawfulOperator) {
    final class Token {}
    let scheduler = TestScheduler()
    weak var kept: Token?
    let (signal, input) = Signal<Int, TestError>.pipe()
    do {
      let token = Token()
      kept = token
      let tagged = signal.on(value: { _ in withExtendedLifetime(token) {} })
      operation.signal(tagged, scheduler).observe { _ in }?.dispose()
    }
    wait(scheduler)
    #expect(kept == nil, "\(operation.name)")
    withExtendedLifetime(input) {}
  }
}
