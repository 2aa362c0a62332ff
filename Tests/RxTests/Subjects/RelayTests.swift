import Rx
import Testing

struct RelayTests {
  @Test func relaysPassElements() {
    let (publish, behavior, replay) = (
      PublishRelay<Int>(), BehaviorRelay(value: 0), ReplayRelay<Int>.create(bufferSize: 1)
    )
    let log = Log()
    replay.accept(7)
    _ = log.subscribe(to: publish.asObservable())
    _ = log.subscribe(to: behavior.asObservable())
    _ = log.subscribe(to: replay.asObservable())
    publish.accept(1)
    behavior.accept(2)
    replay.accept(3)
    #expect(log.events == ["next(0)", "next(7)", "next(1)", "next(2)", "next(3)"])
    #expect(behavior.value == 2)
  }

  @Test func bindingIgnoresCompletionAndReportsErrors() {
    _ = DiagnosticsLog.shared
    let relay = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    _ = Observable.of(1, 2).bind(to: relay)
    _ = Observable.of(1, 2).bind(to: optional)
    _ = Observable<Int>.error(TestError(name: "bind-error")).bind(to: relay)
    relay.accept(relay.value + 1)
    #expect(relay.value == 3)
    #expect(optional.value == 2)
    #expect(
      DiagnosticsLog.shared.lines(containing: "bind-error")
        == ["Binding error to behavior relay: TestError(name: \"bind-error\")"]
    )
  }

  @Test func bindingToAnObserverPassesTheEnd() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = log.subscribe(to: subject)
    _ = Observable.of(1).bind(to: subject)
    #expect(log.events == ["next(1)", "completed"])
  }
}
