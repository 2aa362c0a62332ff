import Dispatch
import Rx
import Testing

/// Nothing of a subscription that has ended or been disposed is kept alive.
struct LettingGoTests {
  enum Ending: CaseIterable {
    case disposed
    case completed
    case failed
  }

  @Test(arguments: LongLived.allCases, Ending.allCases)
  func operatorsLetGo(_ operation: LongLived, _ ending: Ending) {
    let source = PublishSubject<Int>()
    weak var kept: Token?
    do {
      let clock = TickClock()
      let object = Token()
      kept = object
      let watched = source.do(onNext: { _ in _ = object })
      let subscription = operation.apply(watched, clock).subscribe { _ in _ = object }
      for number in 0..<5 {
        source.onNext(number)
        clock.advanceTo(clock.clock + 1)
      }
      switch ending {
      case .disposed: break
      case .completed: source.onCompleted()
      case .failed: source.onError(TestError())
      }
      clock.advanceTo(100)
      subscription.dispose()
    }
    #expect(kept == nil)
    #expect(!source.hasObservers)
  }
}

/// Operators that hold something beyond an element.
enum LongLived: CaseIterable {
  case amb
  case buffer
  case `catch`
  case combineLatest
  case concat
  case concatMap
  case debounce
  case delay
  case flatMapFirst
  case flatMapLatest
  case groupBy
  case retry
  case retryWhen
  case sample
  case skipUntil
  case switchLatest
  case takeFor
  case takeLast
  case takeUntil
  case throttle
  case timeout
  case toArray
  case window
  case withLatestFrom
  case zip

  func apply(_ source: Observable<Int>, _ clock: TickClock) -> Observable<Int> {
    switch self {
    case .amb: source.amb(Observable.never())
    case .buffer: source.buffer(timeSpan: .seconds(3), count: 9, scheduler: clock).map(\.count)
    case .catch: source.catch { _ in source }
    case .combineLatest: .combineLatest(source, source) { $0 + $1 }
    case .concat: source.concat(Observable.never())
    case .concatMap: source.concatMap { _ in source }
    case .debounce: source.debounce(.seconds(3), scheduler: clock)
    case .delay: source.delay(.seconds(3), scheduler: clock)
    case .flatMapFirst: source.flatMapFirst { _ in source }
    case .flatMapLatest: source.flatMapLatest { _ in source }
    case .groupBy: source.groupBy { $0 % 2 }.flatMap { $0 }
    case .retry: source.retry(2)
    case .retryWhen: source.retry(when: { $0.delay(.seconds(1), scheduler: clock).take(2) })
    case .sample: source.sample(source, defaultValue: 0)
    case .skipUntil: source.skip(until: source)
    case .switchLatest: source.map { _ in source }.switchLatest()
    case .takeFor: source.take(for: .seconds(3), scheduler: clock)
    case .takeLast: source.takeLast(2)
    case .takeUntil: source.take(until: Observable<Int>.never())
    case .throttle: source.throttle(.seconds(3), scheduler: clock)
    case .timeout: source.timeout(.seconds(3), other: Observable.never(), scheduler: clock)
    case .toArray: source.toArray().asObservable().map(\.count)
    case .window: source.window(timeSpan: .seconds(3), count: 9, scheduler: clock).merge()
    case .withLatestFrom: source.withLatestFrom(source) { $0 + $1 }
    case .zip: .zip(source, Observable<Int>.never()) { $0 + $1 }
    }
  }
}
