import Dispatch
import Rx
import Testing

/// What the closures of a trait's `subscribe` are told, and when.
struct TraitSubscribeTests {
  @Test func single() {
    let log = Lines()
    _ = Single.just(1).subscribe { log.add("\($0)") }
    _ = Single<Int>.error(TestError(name: "x")).subscribe { log.add("\($0)") }
    #expect(log.take() == ["success(1)", "failure(RxTests.TestError(name: \"x\"))"])
    let subscribe = { (single: Single<Int>) in
      single.subscribe(
        onSuccess: { log.add("\($0)") },
        onFailure: { log.add("\($0)") },
        onDisposed: { log.add("disposed") }
      )
    }
    subscribe(.just(1)).dispose()
    #expect(log.take() == ["1", "disposed"])
    subscribe(.error(TestError())).dispose()
    #expect(log.take() == ["TestError(name: \"#\")", "disposed"])
    let running = subscribe(.never())
    #expect(log.take() == [])
    running.dispose()
    running.dispose()
    #expect(log.take() == ["disposed"])
  }

  @Test func maybe() {
    let log = Lines()
    _ = Maybe.just(1).subscribe { log.add("\($0)") }
    _ = Maybe<Int>.empty().subscribe { log.add("\($0)") }
    _ = Maybe<Int>.error(TestError()).subscribe { log.add("\($0)") }
    #expect(
      log.take() == ["success(1)", "completed", "error(RxTests.TestError(name: \"#\"))"]
    )
    let subscribe = { (maybe: Maybe<Int>) in
      maybe.subscribe(
        onSuccess: { log.add("\($0)") },
        onError: { log.add("\($0)") },
        onCompleted: { log.add("completed") },
        onDisposed: { log.add("disposed") }
      )
    }
    subscribe(.just(1)).dispose()
    #expect(log.take() == ["1", "disposed"])
    subscribe(.empty()).dispose()
    #expect(log.take() == ["completed", "disposed"])
    subscribe(.error(TestError())).dispose()
    #expect(log.take() == ["TestError(name: \"#\")", "disposed"])
    subscribe(.never()).dispose()
    #expect(log.take() == ["disposed"])
  }

  @Test func completable() {
    let log = Lines()
    _ = Completable.empty().subscribe { log.add("\($0)") }
    _ = Completable.error(TestError()).subscribe { log.add("\($0)") }
    #expect(log.take() == ["completed", "error(RxTests.TestError(name: \"#\"))"])
    let subscribe = { (completable: Completable) in
      completable.subscribe(
        onCompleted: { log.add("completed") },
        onError: { log.add("\($0)") },
        onDisposed: { log.add("disposed") }
      )
    }
    subscribe(.empty()).dispose()
    #expect(log.take() == ["completed", "disposed"])
    subscribe(.error(TestError())).dispose()
    #expect(log.take() == ["TestError(name: \"#\")", "disposed"])
    subscribe(.never()).dispose()
    #expect(log.take() == ["disposed"])
  }

  @Test func theElementIsTheOutcomeThoughTheSourceHasYetToComplete() {
    let log = Lines()
    _ = Maybe.just(1).do(onCompleted: { log.add("completing") }).subscribe(
      onSuccess: { log.add("\($0)") },
      onCompleted: { log.add("completed") },
      onDisposed: { log.add("disposed") }
    )
    #expect(log.take() == ["1", "disposed", "completing"])
  }

  @Test func anErrorAfterTheElementIsNotPassedOn() {
    let log = Lines()
    _ = Single.just(1).do(afterSuccess: { _ in throw TestError() }).subscribe(
      onSuccess: { log.add("\($0)") },
      onFailure: { log.add("\($0)") },
      onDisposed: { log.add("disposed") }
    )
    #expect(log.take() == ["1", "disposed"])
  }

  @Test func aSingleWithoutAnElementIsSaid() {
    _ = DiagnosticsLog.shared
    let log = Lines()
    _ = Single<Int>.just(1).retry(0).subscribe(
      onSuccess: { log.add("\($0)") },
      onFailure: { log.add("\($0)") },
      onDisposed: { log.add("disposed") }
    )
    #expect(log.take() == ["disposed"])
    #expect(
      DiagnosticsLog.shared.lines(containing: "completed without an element").first?
        .hasPrefix("A Single completed without an element.") == true
    )
  }

  @Test func anUnhandledErrorIsReported() {
    _ = DiagnosticsLog.shared
    _ = Single<Int>.error(TestError(name: "single-unhandled")).subscribe()
    _ = Maybe<Int>.error(TestError(name: "maybe-unhandled")).subscribe(onSuccess: { _ in })
    _ = Completable.error(TestError(name: "completable-unhandled")).subscribe()
    _ = Infallible.just(1).do(onNext: { _ in throw TestError(name: "infallible-unhandled") })
      .subscribe()
    for name in ["single", "maybe", "completable", "infallible"] {
      #expect(DiagnosticsLog.shared.lines(containing: name + "-unhandled").count == 1)
    }
  }

  @Test func theObjectIsPassedAndNotKeptAlive() {
    let log = Lines()
    var object: Token? = Token()
    let (single, maybe, completable) = (
      PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Never>()
    )
    if let object {
      _ = Single.just(1).subscribe(with: object, onSuccess: { _, e in log.add("\(e)") })
      _ = Single<Int>.error(TestError()).subscribe(
        with: object,
        onFailure: { _, e in log.add("\(e)") },
        onDisposed: { _ in log.add("disposed") }
      )
      _ = Maybe.just(2).subscribe(with: object, onSuccess: { _, e in log.add("\(e)") })
      _ = Maybe<Int>.empty().subscribe(with: object, onCompleted: { _ in log.add("empty") })
      _ = Completable.empty().subscribe(with: object, onCompleted: { _ in log.add("done") })
      _ = Completable.error(TestError(name: "c")).subscribe(
        with: object,
        onError: { _, e in log.add("\(e)") }
      )
    }
    #expect(
      log.take() == [
        "1", "TestError(name: \"#\")", "disposed", "2", "empty", "done", "TestError(name: \"c\")",
      ]
    )
    weak var kept: Token?
    kept = object
    if let object {
      _ = single.asSingle().subscribe(with: object, onSuccess: { _, e in log.add("\(e)") })
      _ = maybe.asMaybe().subscribe(with: object, onSuccess: { _, e in log.add("\(e)") })
      _ = completable.asCompletable().subscribe(
        with: object,
        onCompleted: { _ in log.add("done") },
        onDisposed: { _ in log.add("disposed") }
      )
    }
    object = nil
    #expect(kept == nil)
    single.onNext(1)
    single.onCompleted()
    maybe.onNext(1)
    maybe.onCompleted()
    completable.onCompleted()
    #expect(log.take() == [])
  }

  enum Ending: CaseIterable {
    case element
    case nothing
    case error
    case disposal
  }

  @Test(arguments: Ending.allCases)
  func theClosuresAreReleasedAlthoughTheDisposableIsKept(_ ending: Ending) {
    let source = PublishSubject<Int>()
    let subscriptions: [any Disposable]
    weak var kept: Token?
    do {
      let token = Token()
      kept = token
      subscriptions = [
        source.asMaybe().subscribe(
          onSuccess: { _ in _ = token },
          onError: { _ in _ = token },
          onCompleted: { _ = token },
          onDisposed: { _ = token }
        ),
        source.first().subscribe(
          onSuccess: { _ in _ = token },
          onFailure: { _ in _ = token },
          onDisposed: { _ = token }
        ),
        source.ignoreElements().asCompletable().subscribe(
          onCompleted: { _ = token },
          onError: { _ in _ = token },
          onDisposed: { _ = token }
        ),
      ]
    }
    #expect(kept != nil)
    switch ending {
    case .element:
      source.onNext(1)
      source.onCompleted()
    case .nothing: source.onCompleted()
    case .error: source.onError(TestError())
    case .disposal: for subscription in subscriptions { subscription.dispose() }
    }
    #expect(kept == nil)
    #expect(!source.hasObservers)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func doReceivesEverything() {
    let log = Lines()
    _ = Single.just(1).do(
      onSuccess: { log.add("on \($0)") },
      afterSuccess: { log.add("after \($0)") },
      onSubscribe: { log.add("subscribe") },
      onSubscribed: { log.add("subscribed") },
      onDispose: { log.add("dispose") }
    ).subscribe(onSuccess: { log.add("\($0)") })
    #expect(log.take() == ["subscribe", "on 1", "1", "after 1", "subscribed", "dispose"])
    _ = Single<Int>.error(TestError()).do(
      onError: { _ in log.add("on") },
      afterError: { _ in log.add("after") }
    ).subscribe(onFailure: { _ in log.add("#") })
    #expect(log.take() == ["on", "#", "after"])
    _ = Maybe.just(1).do(
      onNext: { log.add("on \($0)") },
      afterNext: { log.add("after \($0)") },
      onCompleted: { log.add("completed") },
      afterCompleted: { log.add("after completed") },
      onSubscribe: { log.add("subscribe") },
      onSubscribed: { log.add("subscribed") },
      onDispose: { log.add("dispose") }
    ).subscribe(onSuccess: { log.add("\($0)") })
    #expect(
      log.take() == [
        "subscribe", "on 1", "1", "after 1", "completed", "after completed", "subscribed",
        "dispose",
      ]
    )
    _ = Maybe<Int>.error(TestError()).do(
      onError: { _ in log.add("on") },
      afterError: { _ in log.add("after") }
    ).subscribe(onError: { _ in log.add("#") })
    #expect(log.take() == ["on", "#", "after"])
    _ = Completable.empty().do(
      onCompleted: { log.add("on") },
      afterCompleted: { log.add("after") },
      onSubscribe: { log.add("subscribe") },
      onSubscribed: { log.add("subscribed") },
      onDispose: { log.add("dispose") }
    ).subscribe(onCompleted: { log.add("completed") })
    #expect(log.take() == ["subscribe", "on", "completed", "after", "subscribed", "dispose"])
    _ = Completable.error(TestError()).do(
      onError: { _ in log.add("on") },
      afterError: { _ in log.add("after") }
    ).subscribe(onError: { _ in log.add("#") })
    #expect(log.take() == ["on", "#", "after"])
  }
}

/// Lines that closures leave.
final class Lines {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// The lines since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
