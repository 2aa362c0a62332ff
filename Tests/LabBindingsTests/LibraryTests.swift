import LabBindings
import ScriptSource
import Testing

struct LibraryTests {
  /// A name that a script can't reach is reported before the script's other mistakes.
  @Test(arguments: [
    "map { $0 }", "compactMap { $0 }", "filter { _ in true }", "scan(0) { $0 + $1 }",
    "reduce(0, accumulator: { $0 + $1 })", "take(1)", "takeLast(1)", "take(while: { _ in true })",
    "take(until: Observable<Int>.never())", "skip(1)", "skip(while: { _ in true })",
    "skip(until: Observable<Int>.never())", "distinctUntilChanged()", "element(at: 0)",
    "startWith(0)", "concat(other)", "amb(other)", "flatMap { Observable.just($0) }",
    "flatMapLatest { Observable.just($0) }", "flatMapFirst { Observable.just($0) }",
    "concatMap { Observable.just($0) }", "map { Observable.just($0) }.switchLatest()",
    "map { Observable.just($0) }.merge()", "withLatestFrom(other)", "do(onNext: { _ in })",
    "debug(\"x\")", "delay(.seconds(1), scheduler: main)",
    "delaySubscription(.seconds(1), scheduler: main)", "debounce(.seconds(1), scheduler: main)",
    "throttle(.seconds(1), scheduler: main)", "sample(other)",
    "timeout(.seconds(1), scheduler: main)",
    "buffer(timeSpan: .seconds(1), count: 1, scheduler: main)", "observe(on: main)",
    "subscribe(on: main)", "catch { _ in .just(1) }", "catchAndReturn(1)", "retry()", "retry(2)",
    "retry(when: { $0 })", "materialize()", "materialize().dematerialize()", "ignoreElements()",
    "toArray()", "enumerated()", "publish()", "publish().refCount()", "replay(1)",
    "multicast(PublishSubject<Int>())", "share(replay: 1, scope: .forever)", "share()",
  ])
  func operatorIsReachable(_ use: String) {
    let log = ScriptLog(
      """
      let main = MainScheduler.instance
      let other = Observable<Int>.just(2)
      let result = Observable<Int>.just(1).\(use)
      print("made")
      """
    )
    #expect(log.printed.last == "made", "\(log.mistakes.map(DiagnosticPrinter().text))")
  }

  @Test(arguments: [
    "Observable<Int>.create { _ in Disposables.create() }", "Observable.just(1)",
    "Observable.of(1, 2)",
    "Observable.from([1])", "Observable.range(start: 0, count: 1)", "Observable.repeatElement(1)",
    "Observable<Int>.empty()", "Observable<Int>.never()", "Observable<Int>.error(RxError.unknown)",
    "Observable<Int>.deferred { .just(1) }",
    "Observable.generate(initialState: 0, condition: { $0 < 1 }, iterate: { $0 + 1 })",
    "Observable<Int>.using({ Disposables.create() }, observableFactory: { _ in .just(1) })",
    "Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)",
    "Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance)",
    "Observable.merge(.just(1), .just(2))", "Observable.concat(.just(1), .just(2))",
    "Observable.amb([.just(1), .just(2)])", "Observable.combineLatest(a, a)",
    "Observable.zip(a, a)",
    "PublishSubject<Int>()", "BehaviorSubject(value: 1)", "ReplaySubject<Int>.createUnbounded()",
    "AsyncSubject<Int>()", "PublishRelay<Int>()", "BehaviorRelay(value: 1)",
    "ReplayRelay<Int>.create(bufferSize: 2)", "MainScheduler.asyncInstance",
    "ConcurrentMainScheduler.instance", "CurrentThreadScheduler.instance", "SerialDisposable()",
    "CompositeDisposable()", "DisposeBag()",
  ])
  func constructorIsReachable(_ use: String) {
    let log = ScriptLog("let a = Observable.just(1)\nlet made = \(use)\nprint(\"made\")")
    #expect(log.printed == ["made"], "\(log.mistakes.map(DiagnosticPrinter().text))")
  }
}
