import Dispatch
import Rx
import Testing

/// The experiments of the lessons on hot and cold: subscriptions at given ticks, and what each of them sees.
struct SharingTests {
  /// `0-1-2…`, with `S` and `D` where it is subscribed to and disposed.
  private final class Counting {
    private(set) var log: [String] = []
    private let clock: TickClock

    init(_ clock: TickClock) { self.clock = clock }

    var observable: Observable<Int> {
      .create { observer in
        self.note("Subscribed")
        let laps = Observable<Int>.interval(.seconds(1), scheduler: self.clock)
          .subscribe(observer)
        return Disposables.create {
          self.note("Disposed")
          laps.dispose()
        }
      }
    }

    func note(_ text: String) { log.append("\(clock.clock) \(text)") }
  }

  /// First subscribes at 0 and leaves at 5, Second from 2 to 9, Third from 10 to 12.
  private func run(_ share: (Observable<Int>) -> Observable<Int>) -> [String] {
    let clock = TickClock()
    let counting = Counting(clock)
    let shared = share(counting.observable)
    for (name, from, to) in [("First", 0, 5), ("Second", 2, 9), ("Third", 10, 12)] {
      let subscription = SerialDisposable()
      _ = clock.scheduleAbsoluteVirtual((), time: from) { _ in
        subscription.disposable = shared.subscribe(onNext: { counting.note("\(name) \($0)") })
        return Disposables.create()
      }
      _ = clock.scheduleAbsoluteVirtual((), time: to) { _ in
        // After what the source sends at the same tick.
        _ = clock.schedule(()) { _ in
          subscription.dispose()
          return Disposables.create()
        }
        return Disposables.create()
      }
    }
    clock.advanceTo(20)
    return counting.log
  }

  @Test func whileConnectedForgets() {
    let log = run { $0.share(replay: 1) }
    #expect(log.filter { $0.hasSuffix("Subscribed") } == ["0 Subscribed", "10 Subscribed"])
    #expect(log.filter { $0.hasSuffix("Disposed") } == ["9 Disposed", "12 Disposed"])
    #expect(log.filter { $0.contains("Second") }.first == "2 Second 0")
    #expect(log.suffix(4) == ["10 Subscribed", "11 Third 0", "12 Third 1", "12 Disposed"])
  }

  @Test func foreverReplaysBeforeItSubscribesAgain() {
    let log = run { $0.share(replay: 1, scope: .forever) }
    #expect(
      log.suffix(5)
        == ["10 Third 8", "10 Subscribed", "11 Third 0", "12 Third 1", "12 Disposed"]
    )
  }

  @Test func withoutReplayTheSecondWaits() {
    for scope in [SubjectLifetimeScope.whileConnected, .forever] {
      let log = run { $0.share(scope: scope) }
      #expect(log.filter { $0.contains("Second") }.first == "2 Second 1")
      #expect(log.filter { $0.contains("Third") } == ["11 Third 0", "12 Third 1"])
    }
  }

  @Test func aLongerReplayComesInOrder() {
    let log = run { $0.share(replay: 2, scope: .forever) }
    #expect(log.filter { $0.hasPrefix("10 ") } == ["10 Third 7", "10 Third 8", "10 Subscribed"])
  }

  @Test(arguments: [
    (0, SubjectLifetimeScope.whileConnected, 2, ["next(1)", "completed"]),
    (1, .whileConnected, 2, ["next(1)", "completed"]),
    (2, .whileConnected, 2, ["next(1)", "completed"]),
    (0, .forever, 1, ["completed"]),
    (1, .forever, 1, ["next(1)", "completed"]),
  ])
  func afterCompletion(
    _ replay: Int,
    _ scope: SubjectLifetimeScope,
    _ subscriptions: Int,
    _ second: [String]
  ) {
    var count = 0
    let source = Observable<Int>.create { observer in
      count += 1
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }
    let shared = source.share(replay: replay, scope: scope)
    #expect(events(shared) == ["next(1)", "completed"])
    #expect(events(shared) == second)
    #expect(count == subscriptions)
  }

  @Test func nothingBeforeConnect() {
    let clock = TickClock()
    let counting = Counting(clock)
    let published = counting.observable.publish()
    let replayed = counting.observable.replay(1)
    let log = Log()
    _ = log.subscribe(to: published)
    clock.advanceTo(3)
    #expect(counting.log == [])
    let connection = published.connect()
    #expect(published.connect() as AnyObject === connection as AnyObject)
    clock.advanceTo(5)
    connection.dispose()
    clock.advanceTo(6)
    #expect(log.events == ["next(0)", "next(1)"])
    #expect(counting.log == ["3 Subscribed", "5 Disposed"])
    let replayConnection = replayed.connect()
    clock.advanceTo(9)
    let late = Log()
    _ = late.subscribe(to: replayed)
    #expect(late.events == ["next(2)"])
    replayConnection.dispose()
  }

  @Test func refCountConnectsAgain() {
    let clock = TickClock()
    let counting = Counting(clock)
    let counted = counting.observable.publish().refCount()
    for _ in 1...2 {
      let (first, second) = (counted.subscribe(), counted.subscribe())
      first.dispose()
      second.dispose()
      second.dispose()
    }
    #expect(counting.log == ["0 Subscribed", "0 Disposed", "0 Subscribed", "0 Disposed"])
  }

  @Test func allRefCountsOfAConnectableObservableCountTogether() {
    let source = PublishSubject<Int>()
    let published = source.publish()
    let (first, second) = (Log(), Log())
    let leaving = first.subscribe(to: published.refCount())
    let staying = second.subscribe(to: published.refCount())
    source.onNext(1)
    leaving.dispose()
    source.onNext(2)
    #expect(first.events == ["next(1)"])
    #expect(second.events == ["next(1)", "next(2)"])
    staying.dispose()
    #expect(!source.hasObservers)
  }

  @Test func aResubscriptionAtTheEndStartsAgain() {
    var attempts = 0
    let shared = Observable<Int>.create { observer in
      attempts += 1
      observer.onNext(attempts)
      if attempts < 3 { observer.onError(TestError()) } else { observer.onCompleted() }
      return Disposables.create()
    }.share()
    var log: [String] = []
    func attempt() {
      _ = shared.subscribe(
        onNext: { log.append("\($0)") },
        onError: { _ in attempt() },
        onCompleted: { log.append("done") }
      )
    }
    attempt()
    #expect(log == ["1", "2", "3", "done"])
  }

  @Test func multicastWithASelectorConnectsForEachSubscription() {
    var count = 0
    let source = Observable<Int>.deferred {
      count += 1
      return .of(1, 2)
    }
    let sums = source.multicast(
      { PublishSubject<Int>() },
      selector: { shared in Observable.combineLatest(shared, shared) { $0 + $1 } }
    )
    #expect(events(sums) == ["next(2)", "next(3)", "next(4)", "completed"])
    #expect(events(sums).count == 4)
    #expect(count == 2)
    let failing = source.multicast(
      { () throws -> PublishSubject<Int> in throw TestError() },
      selector: { $0 }
    )
    #expect(events(failing) == ["error(TestError(name: \"#\"))"])
  }

  @Test func anAbandonedShareLeaksNothing() {
    weak var token: Token?
    let subject = PublishSubject<Int>()
    do {
      let kept = Token()
      token = kept
      let shared = subject.map { _ in kept }.share(replay: 1)
      let subscription = shared.subscribe()
      subject.onNext(1)
      subscription.dispose()
    }
    #expect(token == nil)
    #expect(!subject.hasObservers)
  }

  @Test func subscribersFromSeveralThreads() {
    let (running, lost) = (Counter(), Counter())
    let shared = Sent(
      Observable<Int>.create { observer in
        running.add()
        observer.onNext(1)
        return Disposables.create { running.add(-1) }
      }.share(replay: 1)
    )
    inParallel(4) { _ in
      for _ in 0..<500 {
        // The element may be on its way in another thread that is just connecting.
        let arrived = DispatchSemaphore(value: 0)
        let subscription = shared.value.subscribe(onNext: { _ in arrived.signal() })
        if arrived.wait(timeout: .now() + 60) == .timedOut { lost.add() }
        subscription.dispose()
      }
    }
    #expect(running.value == 0)
    #expect(lost.value == 0)
  }

  @Test func laws() {
    let sourceLast = EndingOrder(
      completed: "end onDisposed result source",
      failed: "end onDisposed result source"
    )
    checkOperatorLaws(exempt: [.freshState], order: sourceLast) { $0.share() }
    checkOperatorLaws(exempt: [.freshState], order: sourceLast) { $0.share(replay: 1) }
    checkOperatorLaws(exempt: [.freshState], order: .sourceFirst) {
      $0.share(replay: 2, scope: .forever)
    }
    checkOperatorLaws(order: .sourceFirst) {
      $0.multicast({ PublishSubject<Int>() }, selector: { $0 })
    }
  }
}
