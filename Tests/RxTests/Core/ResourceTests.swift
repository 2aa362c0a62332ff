import Rx
import Testing

/// Each in a process of its own, since the count is that of the whole process.
struct ResourceTests {
  @Test func everyOperatorLeavesTheTotalAsItWas() async {
    await #expect(processExitsWith: .success) {
      _ = DiagnosticsLog.shared
      Resources.isCounting = true
      for operation in LongLived.allCases {
        for ending in ReleaseTests.Ending.allCases {
          let before = Resources.total
          ReleaseTests.play(operation, on: PublishSubject(), to: ending, holding: Token())
          #expect(Resources.total == before, "\(operation), \(ending)")
        }
      }
      #expect(Resources.total == 0)
    }
  }

  @Test func whatIsAliveIsCounted() async {
    await #expect(processExitsWith: .success) {
      Resources.isCounting = true
      let made: [(String, () -> Any)] = [
        ("a sequence", { Observable.just(1) }),
        ("a subject", { PublishSubject<Int>() }),
        ("a relay's subject", { BehaviorRelay(value: 1) }),
        ("an anonymous disposable", { Disposables.create {} }),
        ("a composite", { CompositeDisposable() }),
        ("a bag", { DisposeBag() }),
        ("a serial disposable", { SerialDisposable() }),
        ("a single assignment", { SingleAssignmentDisposable() }),
        ("a flag", { BooleanDisposable() }),
      ]
      for (name, make) in made {
        let object = make()
        #expect(Resources.total == 1, "\(name)")
        withExtendedLifetime(object) {}
      }
      #expect(Resources.total == 0)
      let never = Observable<Int>.never()
      let before = Resources.total
      let subscription = never.subscribe()
      #expect(Resources.total > before)
      withExtendedLifetime(subscription) {}
    }
  }

  @Test func aCycleThatAProgramMakesShows() async {
    await #expect(processExitsWith: .success) {
      Resources.isCounting = true
      let before = Resources.total
      do {
        let bag = Box<DisposeBag>()
        bag.value = DisposeBag()
        let endless = Observable<Int>.create { observer in
          Disposables.create { withExtendedLifetime(observer) {} }
        }
        endless.subscribe(onNext: { _ in _ = bag }).disposed(by: bag.value!)
      }
      #expect(Resources.total > before)
    }
  }

  @Test func countingMayBeSwitchedAtAnyTime() async {
    await #expect(processExitsWith: .success) {
      var uncounted: Observable<Int>? = Observable.just(1)
      Resources.isCounting = true
      var counted: Observable<Int>? = Observable.just(1)
      uncounted = nil
      #expect(Resources.total == 1, "what was not counted does not count when it goes")
      Resources.isCounting = false
      counted = nil
      #expect(Resources.total == 0, "what was counted does")
      #expect(uncounted == nil && counted == nil)
    }
  }

  @Test func aProgramCountsItsOwnObjects() async {
    await #expect(processExitsWith: .success) {
      #expect(Resources.incrementTotal() == 1)
      #expect(Resources.total == 1)
      #expect(Resources.decrementTotal() == 0)
    }
  }

  @Test func sequencesObservedOnASerialQueueHaveACountOfTheirOwn() async {
    await #expect(processExitsWith: .success) {
      Resources.isCounting = true
      let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "counted")
      var observed: Observable<Int>? = Observable.just(1).observe(on: scheduler)
      #expect(Resources.numberOfSerialDispatchQueueObservables == 1)
      withExtendedLifetime(observed) {}
      let other = Observable.just(1).observe(on: CurrentThreadScheduler.instance)
      observed = nil
      #expect(observed == nil)
      #expect(Resources.numberOfSerialDispatchQueueObservables == 0)
      withExtendedLifetime(other) {}
    }
  }
}

private final class Box<Value> {
  var value: Value?
}
