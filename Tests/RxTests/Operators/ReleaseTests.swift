import Dispatch
import Rx
import Testing

/// Nothing of a subscription that has ended or been disposed is kept alive.
struct ReleaseTests {
  enum Ending: CaseIterable {
    case disposed
    case completed
    case failed
  }

  @Test(arguments: LongLived.allCases, Ending.allCases)
  func operatorsReleaseEverything(_ operation: LongLived, _ ending: Ending) {
    let source = PublishSubject<Int>()
    weak var kept: Token?
    do {
      let object = Token()
      kept = object
      Self.play(operation, on: source, to: ending, holding: object)
    }
    #expect(kept == nil)
    #expect(!source.hasObservers)
  }

  /// Subscribes with closures that hold `object`, sends elements, and ends it.
  static func play(
    _ operation: LongLived,
    on source: PublishSubject<Int>,
    to ending: Ending,
    holding object: Token
  ) {
    _ = DiagnosticsLog.shared
    let clock = TickClock()
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
    // Disposal that is scheduled runs now.
    clock.advanceTo(200)
  }
}

/// Operators of every family.
enum LongLived: CaseIterable {
  case amb
  case buffer
  case `catch`
  case catchSequence
  case combineLatest
  case combineLatestOfMany
  case concat
  case concatMap
  case connectable
  case debounce
  case debug
  case delay
  case delaySubscription
  case distinctUntilChanged
  case element
  case flatMap
  case flatMapFirst
  case flatMapLatest
  case groupBy
  case ifEmptyDefault
  case ifEmptySwitch
  case map
  case materialize
  case merge
  case mergeLimited
  case multicastSelector
  case observeOn
  case reduce
  case repeating
  case replay
  case retry
  case retryWhen
  case sample
  case scan
  case share
  case shareForever
  case shareReplay
  case shareReplayMany
  case single
  case skip
  case skipFor
  case skipUntil
  case startWith
  case subscribeOn
  case switchLatest
  case take
  case takeFor
  case takeLast
  case takeUntil
  case throttle
  case timeout
  case toArray
  case using
  case window
  case withLatestFrom
  case zip
  case zipOfMany

  func apply(_ source: Observable<Int>, _ clock: TickClock) -> Observable<Int> {
    switch self {
    case .amb: source.amb(Observable.never())
    case .buffer: source.buffer(timeSpan: .seconds(3), count: 9, scheduler: clock).map(\.count)
    case .catch: source.catch { _ in source }
    case .catchSequence: .catch(sequence: [source, source])
    case .combineLatest: .combineLatest(source, source) { $0 + $1 }
    case .combineLatestOfMany: .combineLatest([source, source]) { $0.count }
    case .concat: source.concat(Observable.never())
    case .concatMap: source.concatMap { _ in source }
    case .connectable: source.publish().refCount()
    case .debounce: source.debounce(.seconds(3), scheduler: clock)
    case .debug: source.debug("letting go")
    case .delay: source.delay(.seconds(3), scheduler: clock)
    case .delaySubscription: source.delaySubscription(.seconds(1), scheduler: clock)
    case .distinctUntilChanged: source.distinctUntilChanged()
    case .element: source.element(at: 9)
    case .flatMap: source.flatMap { _ in source }
    case .flatMapFirst: source.flatMapFirst { _ in source }
    case .flatMapLatest: source.flatMapLatest { _ in source }
    case .groupBy: source.groupBy { $0 % 2 }.flatMap { $0 }
    case .ifEmptyDefault: source.ifEmpty(default: 1)
    case .ifEmptySwitch: source.filter { _ in false }.ifEmpty(switchTo: source)
    case .map: source.map { $0 + 1 }.filter { $0 > 0 }.compactMap { $0 }
    case .materialize: source.materialize().dematerialize()
    case .merge: .merge(source, source)
    case .mergeLimited: source.map { _ in source }.merge(maxConcurrent: 2)
    case .multicastSelector: source.multicast({ PublishSubject() }, selector: { $0.concat($0) })
    case .observeOn: source.observe(on: clock)
    case .reduce: source.reduce(0, accumulator: +)
    case .repeating:
      source.flatMapLatest { _ in Observable<Int>.interval(.seconds(1), scheduler: clock) }
    case .replay: source.replay(2).refCount()
    case .retry: source.retry(2)
    case .retryWhen: source.retry(when: { $0.delay(.seconds(1), scheduler: clock).take(2) })
    case .sample: source.sample(source, defaultValue: 0)
    case .scan: source.scan(0, accumulator: +).scan(into: 0) { $0 += $1 }
    case .share: source.share()
    case .shareForever: source.share(replay: 2, scope: .forever)
    case .shareReplay: source.share(replay: 1)
    case .shareReplayMany: source.share(replay: 3)
    case .single: source.single { $0 == 1 }
    case .skip: source.skip(1).skip(while: { $0 < 2 })
    case .skipFor: source.skip(.seconds(2), scheduler: clock)
    case .skipUntil: source.skip(until: source)
    case .startWith: source.startWith(1).enumerated().map(\.element)
    case .subscribeOn: source.subscribe(on: clock)
    case .switchLatest: source.map { _ in source }.switchLatest()
    case .take: source.take(9).take(while: { $0 < 9 })
    case .takeFor: source.take(for: .seconds(3), scheduler: clock)
    case .takeLast: source.takeLast(2)
    case .takeUntil: source.take(until: Observable<Int>.never())
    case .throttle: source.throttle(.seconds(3), scheduler: clock)
    case .timeout: source.timeout(.seconds(3), other: Observable.never(), scheduler: clock)
    case .toArray: source.toArray().asObservable().map(\.count)
    case .using: .using({ BooleanDisposable() }, observableFactory: { _ in source })
    case .window: source.window(timeSpan: .seconds(3), count: 9, scheduler: clock).merge()
    case .withLatestFrom: source.withLatestFrom(source) { $0 + $1 }
    case .zip: .zip(source, Observable<Int>.never()) { $0 + $1 }
    case .zipOfMany: .zip([source, source]) { $0.count }
    }
  }
}
