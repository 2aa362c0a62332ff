import Dispatch
import Rx
import Testing

struct TraitCreatingTests {
  @Test func atOnce() {
    #expect(events(Single.just(1).asObservable()) == ["next(1)", "completed"])
    #expect(events(Maybe.just(1).asObservable()) == ["next(1)", "completed"])
    #expect(events(Maybe<Int>.empty().asObservable()) == ["completed"])
    #expect(events(Completable.empty().asObservable()) == ["completed"])
    #expect(events(Single<Int>.never().asObservable()) == [])
    #expect(events(Maybe<Int>.never().asObservable()) == [])
    #expect(events(Completable.never().asObservable()) == [])
    let failed = ["error(TestError(name: \"#\"))"]
    #expect(events(Single<Int>.error(TestError()).asObservable()) == failed)
    #expect(events(Maybe<Int>.error(TestError()).asObservable()) == failed)
    #expect(events(Completable.error(TestError()).asObservable()) == failed)
  }

  @Test(arguments: [Marbles("after its time", [], "---(0|)")])
  func timer(_ row: Marbles) {
    expect(row) { (_: [Observable<String>], clock: TickClock) in
      Single<Int>.timer(.seconds(3), scheduler: clock).asObservable()
    }
    expect(row) { (_: [Observable<String>], clock: TickClock) in
      Maybe<Int>.timer(.seconds(3), scheduler: clock).asObservable()
    }
  }

  @Test(arguments: [Marbles("on a scheduler", [], "(1|)")])
  func just(_ row: Marbles) {
    expect(row) { (_: [Observable<String>], clock: TickClock) in
      Single.just(1, scheduler: clock).asObservable()
    }
    expect(row) { (_: [Observable<String>], clock: TickClock) in
      Maybe.just(1, scheduler: clock).asObservable()
    }
  }

  @Test func eventsAfterTheFirstAreDropped() {
    var disposals = 0
    let gone = { Disposables.create { disposals += 1 } }
    let single = Single<Int>.create { observer in
      observer(.success(1))
      observer(.success(2))
      observer(.failure(TestError()))
      return gone()
    }
    let maybe = Maybe<Int>.create { observer in
      observer(.success(1))
      observer(.completed)
      observer(.error(TestError()))
      return gone()
    }
    let nothing = Maybe<Int>.create { observer in
      observer(.completed)
      observer(.success(1))
      return gone()
    }
    let completable = Completable.create { observer in
      observer(.completed)
      observer(.error(TestError()))
      return gone()
    }
    let failed = Completable.create { observer in
      observer(.error(TestError()))
      observer(.completed)
      return gone()
    }
    #expect(events(single.asObservable()) == ["next(1)", "completed"])
    #expect(events(maybe.asObservable()) == ["next(1)", "completed"])
    #expect(events(nothing.asObservable()) == ["completed"])
    #expect(events(completable.asObservable()) == ["completed"])
    #expect(events(failed.asObservable()) == ["error(TestError(name: \"#\"))"])
    #expect(disposals == 5)
  }

  @Test func deferredIsMadeForEachSubscription() {
    var made = 0
    let single = Single<Int>.deferred {
      made += 1
      if made == 3 { throw TestError() }
      return .just(made)
    }
    #expect(events(single.asObservable()) == ["next(1)", "completed"])
    #expect(events(single.asObservable()) == ["next(2)", "completed"])
    #expect(events(single.asObservable()) == ["error(TestError(name: \"#\"))"])
    #expect(events(Maybe<Int>.deferred { .empty() }.asObservable()) == ["completed"])
    #expect(events(Completable.deferred { .empty() }.asObservable()) == ["completed"])
  }

  @Test func usingDisposesTheResource() {
    var log: [String] = []
    let resource = { Resource { log.append("gone") } }
    Single<Int>.using(resource) { _ in .just(1) }
      .subscribe(onSuccess: { log.append("\($0)") }).dispose()
    Maybe<Int>.using(resource) { _ in .empty() }
      .subscribe(onCompleted: { log.append("empty") }).dispose()
    Completable.using(resource) { _ in throw TestError() }
      .subscribe(onError: { log.append("\($0)") }).dispose()
    #expect(log == ["1", "gone", "empty", "gone", "TestError(name: \"#\")", "gone"])
  }
}

private final class Resource: Disposable {
  let onDispose: () -> Void

  init(_ onDispose: @escaping () -> Void) { self.onDispose = onDispose }

  func dispose() { onDispose() }
}
