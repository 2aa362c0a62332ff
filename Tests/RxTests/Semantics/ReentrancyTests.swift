import Dispatch
import Rx
import Testing

/// Closures and disposables that send to the source of the operator that called them, or dispose of its subscription.
@Suite(.serialized)
struct ReentrancyTests {
  @Test func theInnerObservableThatArrivesLastIsTheLatest() {
    let outer = PublishSubject<Int>()
    let inners = (0..<3).map { _ in PublishSubject<String>() }
    let log = Log()
    _ = log.subscribe(
      to: outer.flatMapLatest { number in
        inners[number].do(onDispose: { if number == 0 { outer.onNext(2) } })
      }
    )
    outer.onNext(0)
    outer.onNext(1)
    #expect(inners.map(\.hasObservers) == [false, false, true])
    inners[1].onNext("replaced")
    inners[2].onNext("latest")
    outer.onCompleted()
    inners[2].onCompleted()
    #expect(log.events == ["next(latest)", "completed"])
  }

  @Test func anElementThatWasReplacedBeforeItsTurnIsNotSent() {
    let outer = PublishSubject<Int>()
    let log = Log()
    _ = log.subscribe(
      to: outer.flatMapLatest { number -> Observable<Int> in
        if number > 0 { return .just(number) }
        return .never().do(onDispose: { outer.onNext(2) })
      }
    )
    outer.onNext(0)
    outer.onNext(1)
    outer.onCompleted()
    #expect(log.events == ["next(2)", "completed"])
  }

  @Test func flatMapFirstRunsWhatTheSelectorSends() {
    let source = PublishSubject<Int>()
    let inners = (0..<2).map { _ in PublishSubject<String>() }
    let log = Log()
    _ = log.subscribe(
      to: source.flatMapFirst { number in
        if number == 0 { source.onNext(1) }
        return inners[number]
      }
    )
    source.onNext(0)
    #expect(inners.map(\.hasObservers) == [true, true])
    inners[1].onCompleted()
    inners[0].onNext("a")
    inners[0].onCompleted()
    source.onCompleted()
    #expect(log.events == ["next(a)", "completed"])
  }

  @Test(arguments: Flattening.allCases)
  func noInnerObservableIsSubscribedToAfterDisposal(_ flattening: Flattening) {
    let source = PublishSubject<Int>()
    let subscription = SerialDisposable()
    var isSubscribedTo = false
    subscription.disposable = flattening.apply(source) { _ in
      subscription.dispose()
      return .never().do(onSubscribe: { isSubscribedTo = true })
    }.subscribe()
    source.onNext(1)
    #expect(!isSubscribedTo)
  }

  @Test func whatTheAccumulatorSendsToTheSourceWaitsForIt() {
    let source = PublishSubject<Int>()
    let log = Log()
    _ = log.subscribe(
      to: source.scan(into: [Int]()) { numbers, number in
        numbers.append(number)
        if number < 3 { source.onNext(number + 1) } else { source.onCompleted() }
        numbers.append(-number)
      }
    )
    source.onNext(1)
    #expect(
      log.events
        == [
          "next([1, -1])", "next([1, -1, 2, -2])", "next([1, -1, 2, -2, 3, -3])", "completed",
        ]
    )
  }

  @Test func anErrorOfTheAccumulatorDropsWhatWaitsForIt() {
    let source = PublishSubject<Int>()
    let log = Log()
    _ = log.subscribe(
      to: source.scan(into: 0) { sum, number in
        sum += number
        if number == 1 { source.onNext(2) }
        throw TestError()
      }
    )
    source.onNext(1)
    #expect(log.events == ["error(TestError(name: \"#\"))"])
    #expect(!source.hasObservers)
  }

  @Test func theSourceSendsNothingOnceItsTimeIsOver() {
    let endings: [(PublishSubject<Int>) -> Void] = [
      { $0.onNext(2) }, { $0.onError(TestError()) }, { $0.onCompleted() },
    ]
    for end in endings {
      let clock = TickClock()
      let source = PublishSubject<Int>()
      let other = Observable<Int>.deferred {
        end(source)
        return .just(1)
      }
      let log = Log()
      _ = log.subscribe(to: source.timeout(.seconds(5), other: other, scheduler: clock))
      clock.start()
      #expect(log.events == ["next(1)", "completed"])
    }
  }

  @Test func anErrorCanUseItsSubjectWhenItIsReleased() {
    final class Witness: Sendable {
      nonisolated(unsafe) let subject: PublishSubject<Int>
      nonisolated(unsafe) let log: Log

      init(_ subject: PublishSubject<Int>, _ log: Log) { (self.subject, self.log) = (subject, log) }

      deinit { _ = log.subscribe(to: subject) }
    }
    struct WitnessedError: Error { let witness: Witness }
    let (subject, log) = (PublishSubject<Int>(), Log())
    subject.onError(WitnessedError(witness: Witness(subject, log)))
    #expect(log.events == [])
    subject.dispose()
    #expect(log.events == ["error(Object `PublishSubject<Int>` was already disposed.)"])
  }

  @Test func periodicWorkThatIsRunImmediatelyGoesOn() {
    let clock = ImpatientClock()
    let log = Log()
    _ = log.subscribe(
      to: Observable<Int>.timer(.seconds(0), period: .seconds(1), scheduler: clock).take(3)
    )
    clock.ticks.advanceTo(10)
    #expect(log.events == ["next(0)", "next(1)", "next(2)", "completed"])
  }
}

/// The operators that run several inner observables at the same time, or one after the other.
enum Flattening: CaseIterable {
  case flatMap
  case flatMapFirst
  case concatMap
  case mergeLimited

  func apply(
    _ source: Observable<Int>,
    _ selector: @escaping (Int) -> Observable<Int>
  ) -> Observable<Int> {
    switch self {
    case .flatMap: source.flatMap(selector)
    case .flatMapFirst: source.flatMapFirst(selector)
    case .concatMap: source.concatMap(selector)
    case .mergeLimited: source.map(selector).merge(maxConcurrent: 2)
    }
  }
}
