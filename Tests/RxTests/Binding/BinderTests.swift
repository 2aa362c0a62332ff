import Dispatch
import Rx
import Testing

@Suite(.timeLimit(.minutes(1)))
struct BinderTests {
  final class Target {
    var log: [Int] = []
  }

  @Test @MainActor func onTheMainQueueElementsAreThereAtOnce() {
    let target = Target()
    let binder = Binder(target) { target, element in target.log.append(element) }
    _ = Observable.of(1, 2).bind(to: binder)
    binder.onNext(3)
    binder.asObserver().onNext(4)
    #expect(target.log == [1, 2, 3, 4])
  }

  @Test func fromAnotherThreadTheyAreDeliveredOnTheMainOne() async {
    let (seen, report) = AsyncStream<Bool>.makeStream()
    let target = Sent(Target())
    DispatchQueue.global().async {
      let binder = Binder(target.value) { (_, _: Int) in
        report.yield(MainQueueMark.isHere)
        report.finish()
      }
      _ = Observable.just(1).bind(to: binder)
    }
    for await isMain in seen { #expect(isMain) }
    withExtendedLifetime(target) {}
  }

  @Test func theSchedulerMayBeAnother() async {
    let (seen, report) = AsyncStream<Bool>.makeStream()
    let target = Sent(Target())
    await MainActor.run {
      let there = ConcurrentDispatchQueueScheduler(qos: .default)
      let binder = Binder(target.value, scheduler: there) { (_, _: Int) in
        report.yield(MainQueueMark.isHere)
        report.finish()
      }
      _ = Observable.just(1).bind(to: binder)
    }
    for await isMain in seen { #expect(!isMain) }
    withExtendedLifetime(target) {}
  }

  @Test func theTargetIsNotKeptAliveNotEvenByAnElementOnItsWay() {
    let clock = TickClock()
    var delivered = 0
    weak var kept: Token?
    do {
      let target = Token()
      kept = target
      let binder = Binder(target, scheduler: clock) { (_, _: Int) in delivered += 1 }
      binder.onNext(1)
      clock.start()
      binder.onNext(2)
    }
    #expect(kept == nil)
    clock.start()
    #expect(delivered == 1)
  }

  @Test func anErrorIsSaidAndCompletionMeansNothing() {
    _ = DiagnosticsLog.shared
    let clock = TickClock()
    let target = Target()
    let binder = Binder(target, scheduler: clock) { target, element in target.log.append(element) }
    binder.onError(TestError(name: "binder-error"))
    binder.onCompleted()
    binder.onNext(1)
    clock.start()
    #expect(target.log == [1])
    #expect(
      DiagnosticsLog.shared.lines(containing: "binder-error")
        == ["Binding error: TestError(name: \"binder-error\")"]
    )
  }
}

/// Tells the main queue, which need not run on the main thread.
private enum MainQueueMark {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }
}
