import Dispatch
import Rx
import Testing

/// The names that RxSwift 5 gave to operators.
///
/// Called through a protocol, so that using a deprecated name warns in this file's deprecated parts only.
struct RenamedTests {
  @Test func doWhatTheirNewNamesDo() {
    let uses: any UsesOldNames = OldNames()
    for (old, new) in uses.pairs { #expect(old == new) }
  }
}

private protocol UsesOldNames {
  var pairs: [([String], [String])] { get }
}

private struct OldNames {}

extension OldNames: UsesOldNames {
  @available(*, deprecated)
  var pairs: [([String], [String])] {
    let source = Observable.of(1, 2, 3)
    let failing = source.concat(Observable.error(TestError()))
    let scheduler = CurrentThreadScheduler.instance
    return [
      (events(failing.catchError { _ in .just(9) }), events(failing.catch { _ in .just(9) })),
      (
        events(Observable.catchError([failing, source])),
        events(Observable.catch(sequence: [failing, source]))
      ),
      (events(failing.catchErrorJustReturn(9)), events(failing.catchAndReturn(9))),
      (
        events(failing.retryWhen { (errors: Observable<any Error>) in errors.take(1) }),
        events(failing.retry { (errors: Observable<any Error>) in errors.take(1) })
      ),
      (
        events(failing.retryWhen { (errors: Observable<TestError>) in errors.take(1) }),
        events(failing.retry { (errors: Observable<TestError>) in errors.take(1) })
      ),
      (events(source.elementAt(1)), events(source.element(at: 1))),
      (
        events(source.skipUntil(Observable.just(1))), events(source.skip(until: Observable.just(1)))
      ),
      (events(source.skipWhile { $0 < 2 }), events(source.skip(while: { $0 < 2 }))),
      (
        events(source.takeUntil(Observable.just(1))), events(source.take(until: Observable.just(1)))
      ),
      (
        events(source.takeUntil(.inclusive) { $0 == 2 }),
        events(source.take(until: { $0 == 2 }, behavior: .inclusive))
      ),
      (events(source.takeWhile { $0 < 2 }), events(source.take(while: { $0 < 2 }))),
      (
        events(source.takeWhile(.inclusive) { $0 < 2 }),
        events(source.take(while: { $0 < 2 }, behavior: .inclusive))
      ),
      (
        events(source.take(.seconds(3), scheduler: TickClock())),
        events(source.take(for: .seconds(3), scheduler: TickClock()))
      ),
      (events(source.observeOn(scheduler)), events(source.observe(on: scheduler))),
      (events(source.subscribeOn(scheduler)), events(source.subscribe(on: scheduler))),
    ] + traits
  }

  @available(*, deprecated)
  private var traits: [([String], [String])] {
    let failing = Single<Int>.error(TestError())
    let scheduler = CurrentThreadScheduler.instance
    func outcome(_ single: Single<Int>) -> [String] { events(single.asObservable()) }
    var failures: [String] = []
    _ = failing.subscribe(onSuccess: { _ in }, onError: { failures.append("\($0)") })
    _ = Single<Int>.create { observer in
      observer(.error(TestError()))
      return Disposables.create()
    }.subscribe(onFailure: { failures.append("\($0)") })
    return [
      (outcome(failing.catchError { _ in .just(9) }), outcome(failing.catch { _ in .just(9) })),
      (outcome(failing.catchErrorJustReturn(9)), outcome(failing.catchAndReturn(9))),
      (
        outcome(failing.retryWhen { (errors: Observable<any Error>) in errors.take(1) }),
        outcome(failing.retry { (errors: Observable<any Error>) in errors.take(1) })
      ),
      (outcome(failing.observeOn(scheduler)), outcome(failing.observe(on: scheduler))),
      (outcome(failing.subscribeOn(scheduler)), outcome(failing.subscribe(on: scheduler))),
      (failures, ["\(TestError())", "\(TestError())"]),
    ]
  }
}
