import Dispatch
import Rx
import RxTesting
import Testing

/// One subscription to the source for many observers: from when to when, and who receives what.
struct SharingTicks {
  private let scheduler = TestScheduler(initialClock: 0)

  /// Subscribes observers at ticks, and disposes them at others.
  private func observe(
    _ source: Observable<Int>,
    _ windows: [(Int, Int)]
  ) -> [TestableObserver<Int>] {
    windows.map { begin, end in
      let observer = scheduler.createObserver(Int.self)
      let subscription = SerialDisposable()
      scheduler.scheduleAt(begin) { subscription.disposable = source.subscribe(observer) }
      scheduler.scheduleAt(end) { subscription.dispose() }
      return observer
    }
  }

  private func hot(_ ticks: [Int], _ end: Recorded<Event<Int>>? = nil) -> TestableObservable<Int> {
    scheduler.createHotObservable(
      ticks.enumerated().map { .next($1, $0) } + (end.map { [$0] } ?? [])
    )
  }

  @Test(arguments: 0..<10)
  func whileConnected(_ replay: Int) {
    let source = hot([210, 230, 250, 320, 420, 440])
    let shared = source.share(replay: replay, scope: .whileConnected)
    let observers = observe(shared, [(200, 260), (240, 300), (400, 430)])
    scheduler.start()
    let past: [Recorded<Event<Int>>] = [.next(240, 0), .next(240, 1)].suffix(replay)
    #expect(observers[0].events == [.next(210, 0), .next(230, 1), .next(250, 2)])
    #expect(observers[1].events == past + [.next(250, 2)])
    #expect(observers[2].events == [.next(420, 4)], "begins anew")
    #expect(source.subscriptions == [Subscription(200, 300), Subscription(400, 430)])
  }

  @Test(arguments: 0..<10)
  func forever(_ replay: Int) {
    let source = hot([210, 230, 250, 320, 420, 440])
    let shared = source.share(replay: replay, scope: .forever)
    let observers = observe(shared, [(200, 260), (400, 430)])
    scheduler.start()
    let past: [Recorded<Event<Int>>] = [.next(400, 0), .next(400, 1), .next(400, 2)].suffix(replay)
    #expect(observers[1].events == past + [.next(420, 4)])
    #expect(source.subscriptions == [Subscription(200, 260), Subscription(400, 430)])
  }

  @Test(arguments: 0..<4)
  func anErrorEndsTheConnection(_ replay: Int) {
    let source = hot([210, 230, 320], .error(300, TestError()))
    let shared = source.share(replay: replay, scope: .whileConnected)
    let observers = observe(shared, [(200, 900), (220, 900), (310, 900)])
    scheduler.start()
    #expect(observers[0].events == [.next(210, 0), .next(230, 1), .error(300, TestError())])
    #expect(observers[2].events == [.next(320, 2)], "a new connection")
    #expect(source.subscriptions == [Subscription(200, 300), Subscription(310, 900)])
  }

  @Test(arguments: 1..<4)
  func anErrorIsReplayedForever(_ replay: Int) {
    let source = hot([210, 230], .error(300, TestError()))
    let shared = source.share(replay: replay, scope: .forever)
    let observers = observe(shared, [(200, 900), (310, 900)])
    scheduler.start()
    let past: [Recorded<Event<Int>>] = [.next(310, 0), .next(310, 1)].suffix(replay)
    #expect(observers[1].events == past + [.error(310, TestError())])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func publishSendsWhileConnected() {
    let source = hot([210, 230, 250, 270, 290], .completed(400))
    let published = source.publish()
    let observers = observe(published, [(200, 1000), (240, 280)])
    let connection = SerialDisposable()
    scheduler.scheduleAt(220) { connection.disposable = published.connect() }
    scheduler.scheduleAt(260) { connection.dispose() }
    scheduler.start()
    #expect(observers[0].events == [.next(230, 1), .next(250, 2)])
    #expect(observers[1].events == [.next(250, 2)])
    #expect(source.subscriptions == [Subscription(220, 260)])
  }

  @Test func connectingTwiceIsConnectingOnce() {
    let source = hot([210], .completed(400))
    let published = source.publish()
    scheduler.scheduleAt(200) {
      let (first, second) = (published.connect(), published.connect())
      second.dispose()
      first.dispose()
    }
    scheduler.scheduleAt(220) { _ = published.connect() }
    scheduler.start()
    #expect(source.subscriptions == [Subscription(200, 200), Subscription(220, 400)])
  }

  @Test func connectingAgainAfterTheEndIsANewConnection() {
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let published = source.publish()
    let observers = observe(published, [(200, 1000), (300, 1000)])
    scheduler.scheduleAt(200) { _ = published.connect() }
    scheduler.scheduleAt(300) { _ = published.connect() }
    scheduler.start()
    #expect(observers[0].events == [.next(210, 1), .completed(220)])
    #expect(observers[1].events == [.next(310, 1), .completed(320)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(300, 320)])
  }

  @Test func replayRemembersFromConnectionToConnection() {
    let source = hot([210, 230, 250], .completed(300))
    let replayed = source.replay(2)
    let observers = observe(replayed, [(260, 1000), (310, 1000)])
    scheduler.scheduleAt(200) { _ = replayed.connect() }
    scheduler.start()
    #expect(observers[0].events == [.next(260, 1), .next(260, 2), .completed(300)])
    #expect(observers[1].events.isEmpty, "the end of the connection made a new subject")
  }

  @Test func multicastWithOneSubjectStaysEnded() {
    let source = hot([210], .completed(300))
    let shared = source.multicast(PublishSubject())
    let observers = observe(shared, [(200, 1000), (310, 1000)])
    scheduler.scheduleAt(200) { _ = shared.connect() }
    scheduler.start()
    #expect(observers[0].events == [.next(210, 0), .completed(300)])
    #expect(observers[1].events == [.completed(310)])
  }

  @Test func multicastWithASelectorConnectsForEachSubscription() {
    let source = hot([210, 230], .completed(300))
    let zipped = source.multicast(
      { PublishSubject() },
      selector: { shared in Observable.zip(shared, shared.skip(1)) { $0 * 10 + $1 } }
    )
    let observers = observe(zipped, [(200, 1000), (205, 220)])
    scheduler.start()
    #expect(observers[0].events == [.next(230, 1), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300), Subscription(205, 220)])
  }

  @Test func multicastWithASelectorConnectsEvenIfTheResultIsOver() {
    let source = hot([210])
    let empty = source.multicast(
      { PublishSubject<Int>() },
      selector: { _ in Observable<Int>.empty() }
    )
    let observers = observe(empty, [(200, 1000)])
    scheduler.start()
    #expect(observers[0].events == [.completed(200)])
    #expect(source.subscriptions == [Subscription(200, 200)])
  }

  @Test func multicastSelectorsMayThrow() {
    let source = hot([210])
    let first = source.multicast(
      { () throws -> PublishSubject<Int> in throw TestError() },
      selector: { $0 }
    )
    let second = source.multicast(
      { PublishSubject<Int>() },
      selector: { _ -> Observable<Int> in throw TestError() }
    )
    let observers = observe(first, [(200, 1000)]) + observe(second, [(200, 1000)])
    scheduler.start()
    #expect(observers.map(\.events) == [[.error(200, TestError())], [.error(200, TestError())]])
    #expect(source.subscriptions.isEmpty)
  }

  @Test func refCountConnectsAConnectableOfAnotherKind() {
    let source = hot([210, 230, 250], .completed(300))
    let connectable = ForeignConnectable(source.asObservable().publish())
    let counted = connectable.refCount()
    let observers = observe(counted, [(200, 240), (220, 1000), (400, 1000)])
    scheduler.start()
    #expect(observers[0].events == [.next(210, 0), .next(230, 1)])
    #expect(observers[1].events == [.next(230, 1), .next(250, 2), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300), Subscription(400, 1000)])
  }

  @Test func refCountDisconnectsAtAStopEventFromElsewhere() {
    let source = hot([210, 330])
    let subject = PublishSubject<Int>()
    let counted = source.multicast(subject).refCount()
    let observers = observe(counted, [(200, 1000), (200, 1000)])
    scheduler.scheduleAt(300) { subject.onCompleted() }
    scheduler.start()
    #expect(observers[1].events == [.next(210, 0), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }
}

/// A connectable as a program outside the library would write one.
private struct ForeignConnectable: ConnectableObservableType {
  typealias Element = Int

  private let inner: ConnectableObservable<Int>

  init(_ inner: ConnectableObservable<Int>) { self.inner = inner }

  func connect() -> any Disposable { inner.connect() }

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Int {
    inner.subscribe(observer)
  }
}
