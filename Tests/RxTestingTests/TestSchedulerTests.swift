import Dispatch
import FoundationEssentials
import Rx
import RxTesting
import Testing

struct TestSchedulerTests {
  @Test func startMakesSubscribesAndDisposes() {
    let scheduler = TestScheduler(initialClock: 0)
    var made: [Int] = []
    let source = scheduler.createHotObservable([
      .next(150, 0), .next(200, 1), .next(201, 2), .next(999, 3), .next(1000, 4), .next(1001, 5),
    ])
    let result = scheduler.start { () -> Observable<Int> in
      made.append(scheduler.clock)
      return source.map { $0 * 10 }
    }
    #expect(made == [100])
    // What was scheduled first for a tick comes first: the events before the subscription and the disposal.
    #expect(result.events == [.next(201, 20), .next(999, 30), .next(1000, 40)])
    #expect(source.subscriptions == [Subscription(200, 1000)])
    #expect(scheduler.clock == 1001)
  }

  @Test func startAtOtherTimes() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, "a"), .next(20, "b"), .completed(30)])
    let early = scheduler.start(disposed: 215) { source }
    #expect(early.events == [.next(210, "a")])
    let late = scheduler.start(created: 300, subscribed: 400, disposed: 500) { source }
    #expect(late.events == [.next(410, "a"), .next(420, "b"), .completed(430)])
    #expect(source.subscriptions == [Subscription(200, 215), Subscription(400, 430)])
    #expect(source.recordedEvents == [.next(10, "a"), .next(20, "b"), .completed(30)])
  }

  @Test func timesInTheWrongOrderStillSubscribe() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(created: 50, subscribed: 20, disposed: 90) { Observable.just(1) }
    #expect(result.events == [.next(20, 1), .completed(20)])
  }

  @Test func workForNowIsDoneATickLater() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable.of(1, 2, scheduler: scheduler) }
    #expect(result.events == [.next(201, 1), .next(202, 2), .completed(203)])
  }

  @Test func withoutProcessingDelayWorkForNowIsDoneNow() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let result = scheduler.start { Observable.of(1, 2, scheduler: scheduler) }
    #expect(result.events == [.next(200, 1), .next(200, 2), .completed(200)])
  }

  @Test func aTickIsAsLongAsItsResolution() {
    let scheduler = TestScheduler(initialClock: 10, resolution: 0.1)
    #expect(abs(scheduler.now.timeIntervalSince1970 - 1) < 1e-9)
    let result = scheduler.start(created: 20, subscribed: 30, disposed: 100) {
      Observable<Int>.interval(.milliseconds(1960), scheduler: scheduler)
    }
    #expect(result.events == [.next(50, 0), .next(70, 1), .next(90, 2)])
  }

  @Test func whatIsNeverDueIsNotDone() {
    let scheduler = TestScheduler(initialClock: 0)
    var wasDone = false
    let work = scheduler.scheduleRelative((), dueTime: .never) { _ in
      wasDone = true
      return Disposables.create()
    }
    scheduler.start()
    work.dispose()
    #expect(!wasDone)
    #expect(scheduler.clock == 0)
  }

  @Test func farAwayIsFarAway() {
    let scheduler = TestScheduler(initialClock: 10)
    var times: [Int] = []
    for dueTime in [DispatchTimeInterval.seconds(.max), .seconds(-.max), .seconds(3)] {
      _ = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
        times.append(scheduler.clock)
        return Disposables.create()
      }
    }
    scheduler.start()
    #expect(times == [11, 13, .max])
  }

  @Test func actionsAreDoneAtTheirTick() {
    let scheduler = TestScheduler(initialClock: 5)
    var log: [String] = []
    for time in [9, 3, 7, 7] {
      scheduler.scheduleAt(time) { log.append("\(time)@\(scheduler.clock)") }
    }
    scheduler.start()
    #expect(log == ["3@5", "7@7", "7@7", "9@9"])
  }

  @Test func onlyWorkOfOperatorsTakesTime() {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = scheduler.createHotObservable([.next(0, "hot")])
    let cold = scheduler.createColdObservable([.next(0, "cold")])
    let (fromHot, fromCold) = (
      scheduler.createObserver(String.self), scheduler.createObserver(String.self)
    )
    _ = hot.subscribe(fromHot)
    _ = cold.subscribe(fromCold)
    var ticks: [Int] = []
    scheduler.scheduleAt(0) { ticks.append(scheduler.clock) }
    _ = scheduler.schedule(()) { _ in
      ticks.append(scheduler.clock)
      return Disposables.create()
    }
    scheduler.start()
    #expect(fromHot.events == [.next(0, "hot")])
    #expect(fromCold.events == [.next(0, "cold")])
    #expect(ticks == [0, 1])
  }

  @Test func theFirstTickOfAColdSequenceIsThatOfItsSubscription() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(0, "a"), .completed(1)])
    let result = scheduler.start { source }
    #expect(result.events == [.next(200, "a"), .completed(201)])
    let fromZero = TestScheduler(initialClock: 0)
    let second = fromZero.createColdObservable([.next(0, 1)])
    _ = fromZero.start(created: 0, subscribed: 0, disposed: 100) { second }
    #expect(second.subscriptions == [Subscription(0, 100)])
  }

  @Test func aHotSequenceSendsToThoseWhoListen() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(1, "a"), .next(2, "b"), .next(3, "c")])
    let (first, second) = (
      scheduler.createObserver(String.self), scheduler.createObserver(String.self)
    )
    let subscription = source.subscribe(first)
    scheduler.scheduleAt(1) { _ = source.subscribe(second) }
    scheduler.scheduleAt(2) { subscription.dispose() }
    scheduler.start()
    #expect(first.events == [.next(1, "a"), .next(2, "b")])
    #expect(second.events == [.next(2, "b"), .next(3, "c")])
    #expect(source.subscriptions == [Subscription(0, 2), Subscription(1)])
  }

  @Test func aSourceSendsAllItsEventsEvenAfterTheEnd() {
    let scheduler = TestScheduler(initialClock: 0)
    let events = Recorded.events(
      .next(1, 1),
      .completed(2),
      .next(3, 2),
      .error(4, RxError.unknown)
    )
    let (hot, cold) = (
      scheduler.createHotObservable(events), scheduler.createColdObservable(events)
    )
    let (fromHot, fromCold) = (
      scheduler.createObserver(Int.self), scheduler.createObserver(Int.self)
    )
    _ = hot.subscribe(fromHot)
    _ = cold.subscribe(fromCold)
    scheduler.start()
    #expect(fromHot.events == events)
    #expect(fromCold.events == events)
  }

  @Test func anObserverOfTraits() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Single.just(3) }
    #expect(result.events == [.next(200, 3), .completed(200)])
  }
}
