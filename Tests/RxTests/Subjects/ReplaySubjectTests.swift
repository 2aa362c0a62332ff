import Rx
import Testing

struct ReplaySubjectTests {
  @Test(arguments: [
    (0, ["next(5)", "completed"]),
    (1, ["next(4)", "next(5)", "completed"]),
    (3, ["next(2)", "next(3)", "next(4)", "next(5)", "completed"]),
    (9, ["next(1)", "next(2)", "next(3)", "next(4)", "next(5)", "completed"]),
  ])
  func startsWithTheLatest(_ size: Int, _ wanted: [String]) {
    let subject = ReplaySubject<Int>.create(bufferSize: size)
    let log = Log()
    for number in 1...4 { subject.onNext(number) }
    _ = log.subscribe(to: subject)
    subject.onNext(5)
    subject.onCompleted()
    #expect(log.events == wanted)
  }

  @Test func replaysAfterTheEnd() {
    let (completed, failed) = (
      ReplaySubject<Int>.create(bufferSize: 2), ReplaySubject<Int>.createUnbounded()
    )
    for number in 1...3 {
      completed.onNext(number)
      failed.onNext(number)
    }
    completed.onCompleted()
    failed.onError(TestError())
    completed.onNext(4)
    #expect(events(completed) == ["next(2)", "next(3)", "completed"])
    #expect(
      events(failed) == ["next(1)", "next(2)", "next(3)", "error(TestError(name: \"#\"))"]
    )
  }

  @Test func disposalForgets() {
    let subject = ReplaySubject<Token>.create(bufferSize: 2)
    weak var token: Token?
    do {
      let kept = Token()
      token = kept
      subject.onNext(kept)
    }
    #expect(token != nil)
    subject.dispose()
    #expect(token == nil)
    #expect(events(subject) == ["error(Object `ReplaySubject<Token>` was already disposed.)"])
  }

  @Test func whatIsPushedDuringTheReplayComesOnce() {
    let subject = ReplaySubject<Int>.create(bufferSize: 3)
    var log: [Int] = []
    subject.onNext(1)
    subject.onNext(2)
    _ = subject.subscribe(onNext: { number in
      log.append(number)
      if number == 1 { subject.onNext(3) }
    })
    #expect(log == [1, 3, 2])
  }

  @Test func disposalDuringTheReplayStopsIt() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 1...5 { subject.onNext(number) }
    #expect(events(subject.take(2)) == ["next(1)", "next(2)", "completed"])
    #expect(!subject.hasObservers)
  }

  @Test func anAsyncSubjectSendsTheLastAtTheEnd() {
    let subject = AsyncSubject<Int>()
    let log = Log()
    _ = log.subscribe(to: subject)
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.events == [])
    subject.onCompleted()
    subject.onNext(3)
    #expect(log.events == ["next(2)", "completed"])
    #expect(events(subject) == ["next(2)", "completed"])
  }

  @Test func anAsyncSubjectWithoutElementsJustEnds() {
    let (empty, failed) = (AsyncSubject<Int>(), AsyncSubject<Int>())
    failed.onNext(1)
    empty.onCompleted()
    failed.onError(TestError())
    #expect(events(empty) == ["completed"])
    #expect(events(failed) == ["error(TestError(name: \"#\"))"])
  }

  @Test func anElementWhoseEndPushesBackDoesNotBlock() {
    final class Pusher {
      var action: (() -> Void)?
      deinit { action?() }
    }
    let subject = BehaviorSubject<Pusher?>(value: nil)
    var log: [Bool] = []
    _ = subject.subscribe(onNext: { log.append($0 != nil) })
    do {
      let pusher = Pusher()
      pusher.action = { subject.onNext(nil) }
      subject.onNext(pusher)
    }
    subject.onNext(nil)
    #expect(log == [false, true, false, false])
  }
}
