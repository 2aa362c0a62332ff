import Dispatch
import Rx
import RxTesting
import Testing

struct SchedulingTests {
  @Test(arguments: [
    Marbles("moves events, in order", "--a-(bc)-|", "--a-(bc)-|", window: "^-----!"),
    Marbles("an error waits its turn", "--(ab)#", "--(ab)#"),
    Marbles("stops at disposal", "--a--b", "--a", window: "^---!", disposedAt: 4),
  ])
  func observeOn(_ row: Marbles) {
    expect(row, timed: { source, clock in source.observe(on: clock) })
    expect(row, timed: { source, clock in source.observe(on: Elementwise(clock: clock)) })
  }

  @Test func elementwiseSchedulersKeepTheGlobalOrder() {
    let clock = TickClock()
    let (first, second) = (PublishSubject<String>(), PublishSubject<String>())
    let log = Log()
    let scheduler = Elementwise(clock: clock)
    _ = log.subscribe(to: first.observe(on: scheduler))
    _ = log.subscribe(to: second.observe(on: scheduler))
    for number in 1...2 {
      first.onNext("a\(number)")
      second.onNext("b\(number)")
    }
    clock.start()
    #expect(log.events == ["next(a1)", "next(b1)", "next(a2)", "next(b2)"])
  }

  @Test(arguments: [
    Marbles("subscribes and lets go there", "--a--|", "--a--|", window: "^----!"),
    Marbles("disposal too", "--a--", "--a", window: "^---!", disposedAt: 4),
  ])
  func subscribeOn(_ row: Marbles) {
    expect(row, timed: { source, clock in source.subscribe(on: clock) })
  }

  @Test func subscribeOnDisposedBeforeItsTurnNeverSubscribes() {
    let clock = TickClock()
    let source = MarbleSource("--a", on: clock)
    source.observable.subscribe(on: clock).subscribe().dispose()
    clock.start()
    #expect(source.windows.isEmpty)
  }

  @Test(arguments: [
    Marbles("subscribes later", "a-b-|", "---a-b-|", window: "---^---!"),
    Marbles("never, if disposed before", "a-b-|", "", window: "", disposedAt: 2),
  ])
  func delaySubscription(_ row: Marbles) {
    expect(row, timed: { source, clock in source.delaySubscription(.seconds(3), scheduler: clock) })
  }

  @Test(arguments: [
    (2, nil, "--(0|)"), (2, 3, "--0--1--2"), (0, 4, "0---1---2"),
  ])
  func timer(_ due: Int, _ period: Int?, _ result: String) {
    let row = Marbles("timer", [], result, disposedAt: 10)
    expect(row) { (_: [Observable<String>], clock) in
      Observable<Int>.timer(.seconds(due), period: period.map { .seconds($0) }, scheduler: clock)
    }
  }

  @Test func eachSubscriptionCountsForItself() {
    let clock = TickClock()
    let source = Observable<Int>.interval(.seconds(1), scheduler: clock)
    let (first, second) = (Recorder(clock), Recorder(clock))
    _ = first.subscribe(to: source.take(3))
    clock.advanceTo(1)
    _ = second.subscribe(to: source.take(2))
    clock.advanceTo(9)
    #expect(first.line.picture == "-01(2|)")
    #expect(second.line.picture == "--0(1|)")
  }
}

private struct Elementwise: ElementwiseScheduler {
  let clock: TickClock

  func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    clock.schedule(state, action: action)
  }
}
