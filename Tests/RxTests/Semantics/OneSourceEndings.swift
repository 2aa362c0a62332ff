import Dispatch
import Rx

extension Scene {
  /// Three scenes of an operator whose source is `a`: it sends 1, and then completes, fails or is disposed.
  ///
  /// - Parameters:
  ///   - completed: What is logged when the source completes; `t` is what is logged later, when the clock runs.
  ///   - failed: What is logged when the source fails.
  ///   - disposed: What is logged when the subscription is disposed.
  private static func ends<Result: ObservableConvertibleType & SendableMetatype>(
    _ name: String,
    _ completed: String,
    _ failed: String,
    _ disposed: String,
    _ make: @escaping @Sendable (Sources) -> Result
  ) -> [Scene] {
    rows(
      name,
      [
        "a1 a| t": "a| \(completed)", "a1 a# t": "a# \(failed)", "a1 ! t": "! \(disposed)",
      ],
      make
    )
  }

  static var oneSource: [Scene] {
    [
      elementwise, aggregating, conversions, errorHandling, timed, scheduling, sharing, creating,
      combining, endsByThemselves,
    ].flatMap { $0 }
  }

  private static var elementwise: [Scene] {
    [
      ends("asObservable", "completed D a result", "error D a result", "a result D") {
        $0.a.asObservable()
      },
      ends("map", "completed D a result", "error D a result", "a result D") { $0.a.map { $0 } },
      ends("compactMap", "completed D a result", "error D a result", "a result D") {
        $0.a.compactMap { $0 }
      },
      ends("enumerated", "completed D a result", "error D a result", "a result D") {
        $0.a.enumerated()
      },
      ends("scan", "completed D a result", "error D a result", "a result D") {
        $0.a.scan(0) { $0 + $1 }
      },
      ends("scan(into:)", "completed D a result", "error D a result", "a result D") {
        $0.a.scan(into: 0) { $0 += $1 }
      },
      ends("filter", "completed D a result", "error D a result", "a result D") {
        $0.a.filter { $0 > 0 }
      },
      ends("ignoreElements", "a completed D result", "error D a result", "a result D") {
        $0.a.ignoreElements()
      },
      ends("distinctUntilChanged", "completed D a result", "error D a result", "a result D") {
        $0.a.distinctUntilChanged()
      },
      ends("element(at:)", "error D a result", "error D a result", "a result D") {
        $0.a.element(at: 5)
      },
      ends("single", "completed D a result", "error D a result", "a result D") { $0.a.single() },
      ends("skip", "completed D a result", "error D a result", "a result D") { $0.a.skip(1) },
      ends("skip(while:)", "completed D a result", "error D a result", "a result D") {
        $0.a.skip { $0 < 5 }
      },
      ends("skip(until:)", "completed D a result", "error D a result", "a result D") {
        $0.a.skip(until: Observable.just(1))
      },
      ends("take", "completed D a result", "error D a result", "a result D") { $0.a.take(2) },
      ends("take(while:)", "completed D a result", "error D a result", "a result D") {
        $0.a.take(while: { $0 < 5 })
      },
      ends("take(until:) of a closure", "completed D a result", "error D a result", "a result D") {
        $0.a.take(until: { $0 > 5 })
      },
      ends("take(until:)", "completed D a result", "error D a result", "a result D") {
        $0.a.take(until: Observable<Int>.never())
      },
      ends("takeLast", "completed D a result", "error D a result", "a result D") {
        $0.a.takeLast(1)
      },
      ends("materialize", "completed D a result", "completed D a result", "a result D") {
        $0.a.materialize()
      },
      ends("dematerialize", "completed D a result", "error D a result", "a result D") {
        $0.a.materialize().dematerialize()
      },
      ends("do", "completed D a result", "error D a result", "a result D") {
        $0.a.do(onNext: { _ in })
      },
      ends("debug", "completed D a result", "error D a result", "a result D") { sources in
        _ = DiagnosticsLog.shared
        return sources.a.debug("endings")
      },
      ends("withUnretained", "completed D a result", "error D a result", "a result D") {
        $0.a.withUnretained(DiagnosticsLog.shared) { $1 }
      },
    ].flatMap { $0 }
  }

  private static var aggregating: [Scene] {
    [
      ends("toArray", "completed D a result", "error D a result", "a result D") { $0.a.toArray() },
      ends("reduce", "completed D a result", "error D a result", "a result D") {
        $0.a.reduce(0) { $0 + $1 }
      },
      ends("ifEmpty(default:)", "completed D a result", "error D a result", "a result D") {
        $0.a.ifEmpty(default: 7)
      },
      ends("ifEmpty(switchTo:)", "completed D a result", "error D a result", "a result D") {
        $0.a.ifEmpty(switchTo: Observable.just(7))
      },
    ].flatMap { $0 }
  }

  private static var conversions: [Scene] {
    [
      ends("asSingle", "completed D a result", "error D a result", "a result D") {
        $0.a.asSingle()
      },
      ends("asMaybe", "completed D a result", "error D a result", "a result D") { $0.a.asMaybe() },
      ends("asCompletable", "a completed D result", "error D a result", "a result D") {
        $0.a.ignoreElements().asCompletable()
      },
      ends("first", "completed D a result", "error D a result", "a result D") {
        $0.a.skip(5).first()
      },
      ends("asInfallible", "completed D a result", "completed D a result", "a result D") {
        $0.a.asInfallible(onErrorJustReturn: 7)
      },
      ends("Single.flatMap", "a completed D result", "error D a result", "a result D") {
        $0.a.asSingle().flatMap { .just($0) }
      },
      ends("Single.asCompletable", "a completed D result", "error D a result", "a result D") {
        $0.a.asSingle().asCompletable()
      },
      ends("Completable.andThen", "a completed D result", "error D a result", "a result D") {
        $0.a.ignoreElements().asCompletable().andThen(Observable.just(7))
      },
    ].flatMap { $0 }
  }

  private static var errorHandling: [Scene] {
    [
      ends("catch", "completed D a result", "completed D a result", "a result D") {
        $0.a.catch { _ in .just(7) }
      },
      ends("catch that throws", "completed D a result", "error D a result", "a result D") {
        $0.a.catch { throw $0 }
      },
      ends("catchAndReturn", "completed D a result", "completed D a result", "a result D") {
        $0.a.catchAndReturn(7)
      },
      ends("catch(sequence:)", "completed D a result", "error D a result", "a result D") {
        Observable.catch(sequence: [$0.a])
      },
      ends("retry(1)", "completed D a result", "error D a result", "a result D") {
        $0.a.retry(1)
      },
      // A subject that has failed fails again at once: disposed of for the second attempt, and after that has been subscribed to.
      ends("retry(2)", "completed D a result", "a a error D result", "a result D") {
        $0.a.retry(2)
      },
      ends("retry(when:)", "completed D a result", "a error D result", "a result D") {
        $0.a.retry { (errors: Observable<any Error>) in
          errors.flatMap { Observable<Int>.error($0) }
        }
      },
    ].flatMap { $0 }
  }

  private static var timed: [Scene] {
    let long = RxTimeInterval.seconds(100_000)
    return [
      ends("groupBy", "completed D a result", "error D a result", "a result D") {
        $0.a.groupBy { $0 }
      },
      ends("groups of groupBy", "a completed D result", "error D a result", "a result D") {
        $0.a.groupBy { $0 }.merge()
      },
      ends("window", "completed D a result", "error D a result", "a result D") {
        $0.a.window(timeSpan: long, count: 5, scheduler: $0.clock)
      },
      ends("windows of window", "a completed D result", "error D a result", "a result D") {
        $0.a.window(timeSpan: long, count: 5, scheduler: $0.clock).merge()
      },
      ends("buffer", "completed D a result", "error D a result", "a result D") {
        $0.a.buffer(timeSpan: long, count: 5, scheduler: $0.clock)
      },
      ends("debounce", "completed D a result", "error D a result", "a result D") {
        $0.a.debounce(.seconds(3), scheduler: $0.clock)
      },
      ends("throttle", "completed D a result", "error D a result", "a result D") {
        $0.a.throttle(.seconds(3), scheduler: $0.clock)
      },
      ends("delay", "a; t completed D result", "a error D result", "a result D") {
        $0.a.delay(.seconds(3), scheduler: $0.clock)
      },
      ends("delaySubscription", "completed D a result", "error D a result", "a result D") {
        $0.a.delaySubscription(.seconds(1), scheduler: $0.clock)
      },
      ends("timeout", "completed D a result", "error D a result", "a result D") {
        $0.a.timeout(long, scheduler: $0.clock)
      },
      ends("take(for:)", "completed D a result", "error D a result", "a result D") {
        $0.a.take(for: long, scheduler: $0.clock)
      },
      ends("skip of a time", "completed D a result", "error D a result", "a result D") {
        $0.a.skip(.seconds(3), scheduler: $0.clock)
      },
    ].flatMap { $0 }
  }

  private static var scheduling: [Scene] {
    let now = CurrentThreadScheduler.instance
    return [
      ends("observe(on:) now", "completed D a result", "error D a result", "a result D") {
        $0.a.observe(on: now)
      },
      ends("observe(on:)", "a; t completed D result", "a; t error D result", "a result D") {
        $0.a.observe(on: $0.clock)
      },
      ends("subscribe(on:) now", "completed D a result", "error D a result", "a result D") {
        $0.a.subscribe(on: now)
      },
      ends("subscribe(on:)", "completed D result a", "error D result a", "result D; t a") {
        $0.a.subscribe(on: $0.clock)
      },
    ].flatMap { $0 }
  }

  private static var sharing: [Scene] {
    [
      ends("share", "completed D result a", "error D result a", "a result D") { $0.a.share() },
      ends("share(replay: 1)", "completed D result a", "error D result a", "a result D") {
        $0.a.share(replay: 1)
      },
      ends("share(replay: 2)", "a completed D result", "a error D result", "a result D") {
        $0.a.share(replay: 2)
      },
      ends("share(scope: .forever)", "a completed D result", "a error D result", "a result D") {
        $0.a.share(scope: .forever)
      },
      ends(
        "share(replay: 1, scope: .forever)",
        "a completed D result",
        "a error D result",
        "a result D"
      ) {
        $0.a.share(replay: 1, scope: .forever)
      },
      ends("publish", "a completed D result", "a error D result", "a result D") {
        $0.a.publish().refCount()
      },
      ends("replay", "a completed D result", "a error D result", "a result D") {
        $0.a.replay(1).refCount()
      },
      ends("replayAll", "a completed D result", "a error D result", "a result D") {
        $0.a.replayAll().refCount()
      },
      ends("multicast of a subject", "a completed D result", "a error D result", "a result D") {
        $0.a.multicast(PublishSubject()).refCount()
      },
      ends("multicast(makeSubject:)", "a completed D result", "a error D result", "a result D") {
        $0.a.multicast { PublishSubject() }.refCount()
      },
      ends("multicast(_:selector:)", "a completed D result", "a error D result", "a result D") {
        $0.a.multicast({ PublishSubject() }, selector: { $0 })
      },
    ].flatMap { $0 }
  }

  private static var creating: [Scene] {
    [
      ends("create", "completed D a result", "error D a result", "a result D") { sources in
        Observable<Int>.create { sources.a.subscribe($0) }
      },
      ends("deferred", "completed D a result", "error D a result", "a result D") { sources in
        Observable.deferred { sources.a }
      },
      ends(
        "using",
        "completed D a resource result",
        "error D a resource result",
        "a resource result D"
      ) { sources in
        Observable.using({ Resource(sources.resource) }, observableFactory: { _ in sources.a })
      },
    ].flatMap { $0 }
  }

  private static var combining: [Scene] {
    [
      ends("startWith", "completed D a result", "error D a result", "a result D") {
        $0.a.startWith(7)
      },
      ends("concat", "a completed D result", "error D a result", "a result D") {
        $0.a.concat(Observable.just(7))
      },
      ends("merge", "a completed D result", "error D a result", "a result D") {
        Observable.merge($0.a)
      },
      ends("amb", "completed D a result", "error D a result", "a result D") {
        $0.a.amb(Observable.never())
      },
      ends("withLatestFrom", "completed D a result", "error D a result", "a result D") {
        $0.a.withLatestFrom(Observable.just(7))
      },
      ends("flatMap", "a completed D result", "error D a result", "a result D") {
        $0.a.flatMap { Observable.just($0) }
      },
      ends("flatMapFirst", "a completed D result", "error D a result", "a result D") {
        $0.a.flatMapFirst { Observable.just($0) }
      },
      ends("flatMapLatest", "a completed D result", "error D a result", "a result D") {
        $0.a.flatMapLatest { Observable.just($0) }
      },
      ends("concatMap", "completed D a result", "error D a result", "a result D") {
        $0.a.concatMap { Observable.just($0) }
      },
    ].flatMap { $0 }
  }

  /// Operators that end before their source does, or after it.
  private static var endsByThemselves: [Scene] {
    [
      rows("take", ["a1": "a1 completed D a result"]) { $0.a.take(1) },
      rows("take(while:)", ["a1": "a1 completed D a result"]) { $0.a.take(while: { $0 < 1 }) },
      rows("element(at:)", ["a1": "a1 completed D a result"]) { $0.a.element(at: 0) },
      rows("first", ["a1": "a1 completed D a result"]) { $0.a.first() },
      rows("single", ["a1 a1": "a1 error D a result"]) { $0.a.single() },
      rows("map that throws", ["a1": "a1 error D a result"]) {
        $0.a.map { _ in throw TestError() }
      },
      rows("take(for:)", ["t": "t completed D a result"]) {
        $0.a.take(for: .seconds(3), scheduler: $0.clock)
      },
      rows("timeout", ["t": "t error D a result"]) {
        $0.a.timeout(.seconds(3), scheduler: $0.clock)
      },
      rows(
        "throttle",
        ["a1 a2 a| t": "a| a; t completed D result", "a1 a2 a# t": "a# error D a result"]
      ) {
        $0.a.throttle(.seconds(3), scheduler: $0.clock)
      },
    ].flatMap { $0 }
  }
}

/// A resource of `using`, which takes a concrete type.
private struct Resource: Disposable {
  private let disposable: any Disposable

  init(_ disposable: any Disposable) { self.disposable = disposable }

  func dispose() { disposable.dispose() }
}
