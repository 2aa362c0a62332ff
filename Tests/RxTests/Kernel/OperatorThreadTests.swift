import Dispatch
import Rx
import Testing

/// Operators that are fed from several threads; what is asserted holds in every interleaving.
struct OperatorThreadTests {
  /// What each of four threads sends before it completes its subject.
  static let share = 2_000

  @Test(arguments: [1, 2, 3, .max])
  func mergeLosesNothing(_ limit: Int) {
    let subjects = (0..<4).map { _ in ReplaySubject<Int>.createUnbounded() }
    let log = DeliveryLog()
    let subscription = Observable.from(subjects).merge(maxConcurrent: limit)
      .subscribe(onNext: log.receive, onCompleted: log.complete)
    send(to: subjects)
    log.expect(deliveries: 4 * Self.share, completions: 1)
    subscription.dispose()
  }

  /// One thread is inside the observer while another one's source sends and completes.
  @Test(arguments: Joining.allCases)
  func whatWaitsIsDeliveredAlthoughItsSourceHasCompleted(_ joining: Joining) {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let (other, sent) = (DispatchQueue(label: "other"), DispatchSemaphore(value: 0))
    let source = Sent(second)
    let received = Counter()
    let subscription = joining.apply(first, second).subscribe(onNext: { number in
      received.add(number)
      if number != 1 { return }
      other.async {
        source.value.onNext(10)
        source.value.onCompleted()
        sent.signal()
      }
      #expect(sent.wait(timeout: .now() + 60) == .success)
    })
    first.onNext(1)
    #expect(received.value == 11)
    first.onNext(100)
    #expect(received.value == 111)
    subscription.dispose()
  }

  @Test func flatMapLatestDeliversOnlyTheLatest() {
    let outer = PublishSubject<Int>()
    let inners = (0..<3).map { _ in PublishSubject<Int>() }
    let log = DeliveryLog()
    let subscription = outer.flatMapLatest { inners[$0] }
      .subscribe(onNext: log.receive, onCompleted: log.complete)
    inParallel(4) { thread in
      for number in 0..<Self.share {
        if thread == 3 { outer.onNext(number % 3) } else { inners[thread].onNext(number) }
      }
      if thread == 3 {
        outer.onNext(0)
        outer.onCompleted()
      }
    }
    inners[0].onCompleted()
    log.expect(deliveries: nil, completions: 1)
    subscription.dispose()
  }

  @Test func combineLatestDeliversOneAtATime() {
    let subjects = (0..<4).map { _ in PublishSubject<Int>() }
    let log = DeliveryLog()
    let subscription = Observable.combineLatest(subjects) { $0.reduce(0, +) }
      .subscribe(onNext: log.receive, onCompleted: log.complete)
    for subject in subjects { subject.onNext(0) }
    send(to: subjects)
    log.expect(deliveries: 1 + 4 * Self.share, completions: 1)
    subscription.dispose()
  }

  @Test func zipPairsEverything() {
    let subjects = (0..<4).map { _ in PublishSubject<Int>() }
    let (log, disorder) = (DeliveryLog(), Counter())
    let subscription = Observable.zip(subjects).subscribe(
      onNext: { numbers in
        log.receive(numbers[0])
        if Set(numbers).count != 1 { disorder.add() }
      },
      onCompleted: log.complete
    )
    send(to: subjects)
    log.expect(deliveries: Self.share, completions: 1)
    #expect(disorder.value == 0)
    subscription.dispose()
  }

  @Test func withLatestFromDeliversOneForEach() {
    let (source, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let log = DeliveryLog()
    let subscription = source.withLatestFrom(second)
      .subscribe(onNext: log.receive, onCompleted: log.complete)
    second.onNext(0)
    send(to: [source, second])
    log.expect(deliveries: Self.share, completions: 1)
    subscription.dispose()
  }

  @Test func takeUntilEndsOnce() {
    for _ in 0..<100 {
      let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
      let log = DeliveryLog()
      let subscription = source.take(until: other)
        .subscribe(onNext: log.receive, onCompleted: log.complete)
      inParallel(2) { thread in
        if thread == 0 {
          for number in 0..<100 { source.onNext(number) }
        } else {
          other.onNext(0)
        }
      }
      log.expect(deliveries: nil, completions: 1)
      #expect(!source.hasObservers)
      subscription.dispose()
    }
  }

  @Test func ambHasOneWinner() {
    for _ in 0..<100 {
      let subjects = (0..<4).map { _ in PublishSubject<Int>() }
      let (log, senders) = (DeliveryLog(), Counter())
      let subscription = Observable.amb(
        subjects.enumerated().map { index, subject in subject.map { _ in index } }
      ).subscribe(
        onNext: { index in
          log.receive(index)
          senders.add(1 << (8 * index))
        },
        onCompleted: log.complete
      )
      inParallel(4) { thread in
        for number in 0..<100 { subjects[thread].onNext(number) }
        subjects[thread].onCompleted()
      }
      log.expect(deliveries: 100, completions: 1)
      #expect((0..<4).contains { senders.value == 100 << (8 * $0) })
      subscription.dispose()
    }
  }

  @Test(arguments: TimedOperator.allCases)
  func timersAndElementsTakeTurns(_ operation: TimedOperator) {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let source = PublishSubject<Int>()
    let (log, over) = (DeliveryLog(), DispatchSemaphore(value: 0))
    let subscription = operation.apply(source, scheduler).subscribe(
      onNext: { log.receive($0) },
      onCompleted: {
        log.complete()
        over.signal()
      }
    )
    for number in 0..<Self.share { source.onNext(number) }
    source.onCompleted()
    #expect(over.wait(timeout: .now() + 60) == .success)
    log.expect(deliveries: operation.losesNothing ? Self.share : nil, completions: 1)
    subscription.dispose()
  }

  private func send<Subject: SubjectType & ObserverType>(
    to subjects: [Subject]
  ) where Subject.Element == Int {
    let subjects = Sent(subjects)
    inParallel(subjects.value.count) { thread in
      for number in 0..<Self.share { subjects.value[thread].onNext(number) }
      subjects.value[thread].onCompleted()
    }
  }
}

/// Ways to pass on what several observables send.
enum Joining: CaseIterable {
  case flatMap
  case merge
  case mergeSome

  func apply(_ first: PublishSubject<Int>, _ second: PublishSubject<Int>) -> Observable<Int> {
    switch self {
    case .flatMap: Observable.of(first, second).flatMap { $0 }
    case .merge: Observable.merge(first.asObservable(), second.asObservable())
    case .mergeSome: Observable.of(first, second).merge(maxConcurrent: 2)
    }
  }
}

/// Timed operators with a span that ends while elements come.
enum TimedOperator: CaseIterable {
  case buffer
  case debounce
  case delay
  case throttle
  case timeout
  case window

  var losesNothing: Bool {
    switch self {
    case .buffer, .delay, .window: true
    case .debounce, .throttle, .timeout: false
    }
  }

  func apply(_ source: PublishSubject<Int>, _ scheduler: any SchedulerType) -> Observable<Int> {
    switch self {
    case .buffer:
      source.buffer(timeSpan: .microseconds(20), count: 7, scheduler: scheduler)
        .concatMap { Observable.from($0) }
    case .debounce: source.debounce(.nanoseconds(1), scheduler: scheduler)
    case .delay: source.delay(.nanoseconds(1), scheduler: scheduler)
    case .throttle: source.throttle(.microseconds(20), scheduler: scheduler)
    case .timeout:
      source.timeout(.microseconds(20), other: Observable.empty(), scheduler: scheduler)
    case .window:
      source.window(timeSpan: .microseconds(20), count: 7, scheduler: scheduler).merge()
    }
  }
}

/// Counts deliveries, and those that begin before the one before is over.
final class DeliveryLog: Sendable {
  private let (inside, deliveries, overlaps, completions) = (
    Counter(), Counter(), Counter(), Counter()
  )

  func receive(_ element: Int) {
    if inside.add() != 0 { overlaps.add() }
    deliveries.add()
    inside.add(-1)
  }

  func complete() { completions.add() }

  /// - Parameter deliveries: How many; not looked at if nil.
  func expect(
    deliveries wanted: Int?,
    completions wantedCompletions: Int,
    at location: SourceLocation = #_sourceLocation
  ) {
    if let wanted { #expect(deliveries.value == wanted, sourceLocation: location) }
    #expect(overlaps.value == 0, "one delivery at a time", sourceLocation: location)
    #expect(completions.value == wantedCompletions, sourceLocation: location)
  }
}
