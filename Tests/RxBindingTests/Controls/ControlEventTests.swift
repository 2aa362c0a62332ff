import Dispatch
import Rx
import RxBinding
import Testing

@MainActor
struct ControlEventTests {
  @Test func itPassesTheEventsOn() {
    let lines = Lines()
    let probe = Probe<Int>()
    let event = ControlEvent(events: probe.observable)
    _ = event.subscribe { lines.add("a \($0)") }
    _ = event.asControlEvent().asObservable().subscribe { lines.add("b \($0)") }
    _ = event.asInfallible().bind(onNext: { lines.add("c next(\($0))") })
    probe.send(1)
    #expect(lines.take() == ["a next(1)", "b next(1)", "c next(1)"])
    #expect(probe.subscribed == 3, "nothing is shared")
    probe.complete()
    #expect(lines.take() == ["a completed", "b completed"])
  }

  @Test func asDriverAndSignal() {
    let lines = Lines()
    let probe = Probe<Int>()
    let event = ControlEvent(events: probe.observable)
    _ = event.asDriver().drive(onNext: { lines.add("d\($0)") })
    _ = event.asSignal().emit(onNext: { lines.add("s\($0)") })
    probe.send(1)
    #expect(lines.take() == ["d1", "s1"])
  }

  @Test(.timeLimit(.minutes(1)))
  func itIsSubscribedToOnMain() async {
    let event = ControlEvent(
      events: Observable<Int>.create { observer in
        dispatchPrecondition(condition: .onQueue(.main))
        observer.onNext(1)
        return Disposables.create()
      }
    )
    nonisolated(unsafe) let sent = event
    let (seen, report) = AsyncStream<Int>.makeStream()
    DispatchQueue.global().async {
      _ = sent.subscribe(onNext: { element in
        report.yield(element)
        report.finish()
      })
    }
    for await element in seen { #expect(element == 1) }
  }
}
