import Dispatch
import FoundationEssentials
import Rx
import Testing

/// The rules of `Contracts.md`, each by its heading, as far as no other suite is about one.
struct ContractTests {
  @Test func aStopEventComesOnceAndNothingFollowsIt() {
    var input: AnyObserver<Int>?
    let source = Observable<Int>.create { observer in
      input = observer
      return Disposables.create()
    }
    let log = Log()
    _ = log.subscribe(to: source.map { $0 })
    input?.onNext(1)
    input?.onCompleted()
    input?.onError(TestError())
    input?.onNext(2)
    #expect(log.events == ["next(1)", "completed"])
  }

  @Test func nothingIsReceivedAfterDisposal() {
    var received: [Int] = []
    let subscription = SerialDisposable()
    let replayed = ReplaySubject<Int>.createUnbounded()
    for element in 1...5 { replayed.onNext(element) }
    let sources: [Observable<Int>] = [
      .from(1...5), .from(1...5).observe(on: CurrentThreadScheduler.instance),
      Observable.merge(.from(1...5), .from(1...5)),
      PublishSubject<Int>().startWith(1, 2, 3), .from(1...5).takeLast(4), replayed,
      .from(1...5).buffer(timeSpan: .never, count: 1, scheduler: TickClock()).map { $0[0] },
    ]
    for source in sources {
      received = []
      let trigger = PublishSubject<Void>()
      subscription.disposable = trigger.flatMap { source }.subscribe(onNext: {
        received.append($0)
        if received.count == 2 { subscription.disposable.dispose() }
      })
      trigger.onNext(())
      #expect(received.count == 2)
    }
  }

  @Test func disposalHappensOnceFromWherever() {
    for _ in 0..<200 {
      let (held, said) = (Counter(), Counter())
      let source = PublishSubject<Int>()
      let subscription = Sent(
        Observable<Int>.using {
          CompositeDisposable(disposables: [Disposables.create { held.add() }])
        } observableFactory: { _ in
          source
        }.subscribe(onDisposed: { said.add() })
      )
      inParallel(4) { thread in
        if thread == 0 { source.onCompleted() } else { subscription.value.dispose() }
      }
      #expect([held.value, said.value] == [1, 1])
    }
  }

  @Test(arguments: CallingOut.allCases)
  func nobodyIsCalledWithALockHeld(_ kind: CallingOut) {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let sequence = Sent(kind.sequence(first, second))
    let others = Sent((first, second))
    var hasAsked = false
    var isAnswered = false
    let subscription = sequence.value.subscribe(onNext: { _ in
      if hasAsked { return }
      hasAsked = true
      let answer = DispatchSemaphore(value: 0)
      DispatchQueue(label: "another thread").async {
        let visitor = sequence.value.subscribe()
        others.value.0.onNext(2)
        others.value.1.onNext(2)
        visitor.dispose()
        answer.signal()
      }
      isAnswered = answer.wait(timeout: .now() + 60) == .success
    })
    first.onNext(1)
    second.onNext(1)
    #expect(hasAsked)
    #expect(isAnswered, "another thread got through")
    subscription.dispose()
    #expect(!first.hasObservers && !second.hasObservers)
  }

  @Test func aSharedSequenceHasOneConnection() {
    for replay in 0..<3 {
      for scope in [SubjectLifetimeScope.whileConnected, .forever] {
        let (connections, received) = (Counter(), Counter())
        let source = PublishSubject<Int>()
        let shared = Sent(
          source.do(onSubscribe: { connections.add() }).share(replay: replay, scope: scope)
        )
        let subscriptions = CompositeDisposable()
        let kept = Sent(subscriptions)
        inParallel(8) { _ in
          _ = kept.value.insert(shared.value.subscribe(onNext: { _ in received.add() }))
        }
        #expect(connections.value == 1, "first subscribers at the same time")
        source.onNext(1)
        #expect(received.value == 8)
        subscriptions.dispose()
        #expect(!source.hasObservers)
      }
    }
  }

  @Test func aSharedSequenceMayEndWhileItIsSubscribedTo() {
    for replay in 0..<3 {
      var connections = 0
      let source = Observable<Int>.create { observer in
        connections += 1
        observer.onNext(connections)
        observer.onCompleted()
        return Disposables.create()
      }
      let shared = source.share(replay: replay)
      #expect(events(shared) == ["next(1)", "completed"])
      #expect(events(shared) == ["next(2)", "completed"], "the next one begins anew")
      let forever = source.share(replay: replay, scope: .forever)
      #expect(events(forever) == ["next(3)", "completed"])
      #expect(events(forever) == (replay > 0 ? ["next(3)", "completed"] : ["completed"]))
    }
  }

  @Test func observeOnKeepsTheOrderOnAConcurrentScheduler() {
    let source = PublishSubject<Int>()
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    let isDone = DispatchSemaphore(value: 0)
    // Guarded by the promise that is tested: one event at a time.
    var received: [Int] = []
    _ = source.observe(on: scheduler).subscribe(
      onNext: { received.append($0) },
      onCompleted: { isDone.signal() }
    )
    for number in 0..<10_000 { source.onNext(number) }
    source.onCompleted()
    isDone.wait()
    #expect(received == Array(0..<10_000))
  }

  @Test func workOnAThreadWaitsForItsTurn() {
    #expect(
      events(Observable.merge(.of(1, 2, 3), .of(4, 5, 6)))
        == [1, 4, 2, 5, 3, 6].map { "next(\($0))" } + ["completed"]
    )
    #expect(CurrentThreadScheduler.isScheduleRequired)
    var log: [String] = []
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      _ = CurrentThreadScheduler.instance.schedule(()) { _ in
        log.append("inner")
        return Disposables.create()
      }
      log.append("outer")
      return Disposables.create()
    }
    #expect(log == ["outer", "inner"])
  }
}

/// Sequences of two sources in which a closure is called.
enum CallingOut: CaseIterable {
  case amb
  case behaviorSubject
  case buffer
  case combineLatest
  case concatMap
  case flatMap
  case flatMapLatest
  case groupBy
  case merge
  case observeOn
  case publish
  case replay
  case sample
  case share
  case shareReplay
  case takeUntil
  case withLatestFrom
  case zip

  func sequence(_ first: PublishSubject<Int>, _ second: PublishSubject<Int>) -> Observable<Int> {
    switch self {
    case .amb: first.amb(second)
    case .behaviorSubject: first.multicast(makeSubject: { BehaviorSubject(value: 0) }).refCount()
    case .buffer:
      first.buffer(timeSpan: .never, count: 1, scheduler: SilentScheduler()).map { $0[0] }
    case .combineLatest: .combineLatest(first, second) { $0 + $1 }
    case .concatMap: first.concatMap { Observable.just($0) }
    case .flatMap: first.flatMap { Observable.just($0).concat(Observable.never()) }
    case .flatMapLatest: first.flatMapLatest { Observable.just($0).concat(Observable.never()) }
    case .groupBy: first.groupBy { $0 }.flatMap { $0 }
    case .merge: .merge(first, second)
    case .observeOn: first.observe(on: CurrentThreadScheduler.instance)
    case .publish: first.publish().refCount()
    case .replay: first.replay(2).refCount()
    case .sample: first.sample(second)
    case .share: first.share()
    case .shareReplay: first.share(replay: 1)
    case .takeUntil: first.take(until: second)
    case .withLatestFrom: first.startWith(0).withLatestFrom(second.startWith(0)) { $0 + $1 }
    case .zip: .zip(first, second) { $0 + $1 }
    }
  }
}

/// A scheduler that never gets to anything.
private struct SilentScheduler: SchedulerType {
  var now: RxTime { RxTime(timeIntervalSince1970: 0) }

  func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    Disposables.create()
  }

  func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    Disposables.create()
  }
}
