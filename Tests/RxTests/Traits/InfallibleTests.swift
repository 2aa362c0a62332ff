import Rx
import Testing

struct InfallibleTests {
  @Test func creating() {
    #expect(events(Infallible.just(1).asObservable()) == ["next(1)", "completed"])
    #expect(events(Infallible<Int>.empty().asObservable()) == ["completed"])
    #expect(events(Infallible<Int>.never().asObservable()) == [])
    let all = ["next(1)", "next(2)", "completed"]
    #expect(events(Infallible.of(1, 2).asObservable()) == all)
    #expect(events(Infallible.from([1, 2]).asObservable()) == all)
    #expect(events(Infallible.from(AnySequence([1, 2])).asObservable()) == all)
    #expect(events(Infallible.deferred { .of(1, 2) }.asObservable()) == all)
  }

  @Test(arguments: [Marbles("on a scheduler", [], "(1|)")])
  func just(_ row: Marbles) {
    expect(row) { (_: [Observable<String>], clock: TickClock) in
      Infallible.just(1, scheduler: clock).asObservable()
    }
  }

  @Test func nothingIsReceivedAfterTheEndOrTheDisposal() {
    var observer: Infallible<Int>.InfallibleObserver?
    var disposals = 0
    let source = Infallible<Int>.create { subscriber in
      observer = subscriber
      return Disposables.create { disposals += 1 }
    }
    let log = Lines()
    let first = source.subscribe { log.add("\($0)") }
    observer?(.next(0))
    first.dispose()
    observer?(.next(1))
    #expect(log.take() == ["next(0)"])
    _ = source.subscribe { log.add("\($0)") }
    observer?(.next(2))
    observer?(.completed)
    observer?(.next(3))
    observer?(.completed)
    #expect(log.take() == ["next(2)", "completed"])
    #expect(disposals == 2)
  }

  @Test func subscribe() {
    let log = Lines()
    _ = Infallible.of(1, 2).subscribe(
      onNext: { log.add("\($0)") },
      onCompleted: { log.add("completed") },
      onDisposed: { log.add("disposed") }
    )
    #expect(log.take() == ["1", "2", "completed", "disposed"])
    Infallible<Int>.never().subscribe(onDisposed: { log.add("disposed") }).dispose()
    #expect(log.take() == ["disposed"])
  }

  @Test func theObjectIsPassedAndNotKeptAlive() {
    let log = Lines()
    let source = PublishRelay<Int>()
    var object: Token? = Token()
    weak var kept: Token?
    kept = object
    if let object {
      _ = source.asInfallible().subscribe(with: object, onNext: { _, e in log.add("\(e)") })
      _ = Infallible.just(0).subscribe(
        with: object,
        onCompleted: { _ in log.add("completed") },
        onDisposed: { _ in log.add("disposed") }
      )
    }
    source.accept(1)
    object = nil
    #expect(kept == nil)
    source.accept(2)
    #expect(log.take() == ["completed", "disposed", "1"])
  }

  @Test func relays() {
    let (publish, behavior, replay) = (
      PublishRelay<Int>(), BehaviorRelay(value: 0), ReplayRelay<Int>.create(bufferSize: 2)
    )
    replay.accept(7)
    let log = Log()
    _ = log.subscribe(to: publish.asInfallible().asObservable())
    _ = log.subscribe(to: behavior.asInfallible().asObservable())
    _ = log.subscribe(to: replay.asInfallible().asObservable())
    publish.accept(1)
    #expect(log.events == ["next(0)", "next(7)", "next(1)"])
  }

  @Test func anEventOfOneIsAnEventOfAny() {
    #expect("\(InfallibleEvent.next(1).event)" == "next(1)")
    #expect("\(InfallibleEvent<Int>.completed.event)" == "completed")
  }
}
