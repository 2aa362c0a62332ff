import Rx
import Testing

struct SubjectTests {
  @Test func theObserverOfASubjectIsTheSubject() {
    let (publish, behavior) = (PublishSubject<Int>(), BehaviorSubject(value: 1))
    let (replay, async) = (ReplaySubject<Int>.create(bufferSize: 1), AsyncSubject<Int>())
    #expect(publish.asObserver() === publish && behavior.asObserver() === behavior)
    #expect(replay.asObserver() === replay && async.asObserver() === async)
    #expect(events(Observable.merge(publish.asObserver(), behavior.asObserver())) == ["next(1)"])
  }

  @Test func sendsToThoseWhoAreSubscribed() {
    let subject = PublishSubject<Int>()
    let (first, second) = (Log(), Log())
    subject.onNext(1)
    let subscription = first.subscribe(to: subject)
    subject.onNext(2)
    _ = second.subscribe(to: subject)
    subject.onNext(3)
    subscription.dispose()
    subject.onNext(4)
    subject.onCompleted()
    subject.onNext(5)
    #expect(first.events == ["next(2)", "next(3)"])
    #expect(second.events == ["next(3)", "next(4)", "completed"])
    #expect(!subject.hasObservers)
  }

  @Test func lateSubscribersReceiveTheStopEvent() {
    let (failed, completed) = (PublishSubject<Int>(), BehaviorSubject(value: 1))
    failed.onError(TestError())
    completed.onCompleted()
    #expect(events(failed) == ["error(TestError(name: \"#\"))"])
    #expect(events(completed) == ["completed"])
  }

  @Test func disposedSubjectsSaySo() {
    let (first, second) = (PublishSubject<Int>(), BehaviorSubject(value: 1))
    let log = Log()
    _ = log.subscribe(to: first)
    _ = log.subscribe(to: second)
    first.dispose()
    second.dispose()
    first.onNext(1)
    second.onNext(2)
    #expect(log.events == ["next(1)"])
    #expect(first.isDisposed && second.isDisposed)
    #expect(events(first) == ["error(Object `PublishSubject<Int>` was already disposed.)"])
    #expect(events(second) == ["error(Object `BehaviorSubject<Int>` was already disposed.)"])
    #expect(throws: RxError.self) { try second.value() }
  }

  @Test func oneDisposedByAnEarlierObserverReceivesNothingMore() {
    let subject = PublishSubject<Int>()
    let victim = Log()
    var subscription: (any Disposable)?
    _ = subject.subscribe(onNext: { if $0 == 2 { subscription?.dispose() } })
    subscription = victim.subscribe(to: subject)
    for number in 1...3 { subject.onNext(number) }
    #expect(victim.events == ["next(1)"])
  }

  @Test func oneAddedDuringAnEmissionWaitsForTheNext() {
    let subject = PublishSubject<Int>()
    let late = Log()
    _ = subject.subscribe(onNext: { if $0 == 1 { _ = late.subscribe(to: subject) } })
    subject.onNext(1)
    subject.onNext(2)
    #expect(late.events == ["next(2)"])
  }

  @Test func pushingFromAnObserverNests() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    _ = subject.subscribe(onNext: { number in
      log.append("a\(number)")
      if number == 1 { subject.onNext(2) }
    })
    _ = subject.subscribe(onNext: { log.append("b\($0)") })
    subject.onNext(1)
    #expect(log == ["a1", "a2", "b2", "b1"])
  }

  @Test func endingFromAnObserverSilencesTheRest() {
    let subject = PublishSubject<Int>()
    let late = Log()
    _ = subject.subscribe(onNext: { _ in subject.onCompleted() })
    _ = late.subscribe(to: subject)
    subject.onNext(1)
    #expect(late.events == ["completed"])
  }

  @Test func aBehaviorSubjectStartsWithItsValue() throws {
    let subject = BehaviorSubject(value: 1)
    let (first, second) = (Log(), Log())
    _ = first.subscribe(to: subject)
    subject.onNext(2)
    _ = second.subscribe(to: subject)
    #expect(try subject.value() == 2)
    subject.onCompleted()
    #expect(first.events == ["next(1)", "next(2)", "completed"])
    #expect(second.events == ["next(2)", "completed"])
    #expect(try subject.value() == 2)
  }

  @Test func pushingWhileTheValueIsReplayedNests() {
    let subject = BehaviorSubject(value: 1)
    var log: [Int] = []
    _ = subject.subscribe(onNext: { number in
      log.append(number)
      if number < 3 { subject.onNext(number + 1) }
    })
    #expect(log == [1, 2, 3])
  }

  @Test func aDeallocatedSubjectReleasesItsObservers() {
    weak var token: Token?
    var subscription: (any Disposable)?
    do {
      let subject = PublishSubject<Int>()
      let kept = Token()
      token = kept
      subscription = subject.map { $0 + 1 }.subscribe(onNext: { _ in _ = kept })
    }
    #expect(token == nil)
    subscription?.dispose()
  }

  @Test func anEndedSubscriptionReleasesItsClosures() {
    weak var token: Token?
    let subject = PublishSubject<Int>()
    let subscription: any Disposable
    do {
      let kept = Token()
      token = kept
      subscription = subject.subscribe(
        onNext: { _ in _ = kept },
        onCompleted: { _ = kept },
        onDisposed: { _ = kept }
      )
    }
    #expect(token != nil)
    subject.onNext(1)
    subject.onCompleted()
    #expect(token == nil)
    subscription.dispose()
  }

  @Test func endingDuringADeliveryReleasesToo() {
    weak var token: Token?
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(onNext: { _ in subject.onCompleted() })
    do {
      let kept = Token()
      token = kept
      _ = subject.subscribe(onNext: { _ in _ = kept })
    }
    subject.onNext(1)
    #expect(token == nil)
  }
}

final class Token {}

/// What a subscription received, as text.
final class Log {
  private(set) var events: [String] = []

  func subscribe<Element>(to source: Observable<Element>) -> any Disposable {
    source.subscribe { self.events.append("\($0)") }
  }
}
