import Dispatch
import FoundationEssentials
import Rx
import Testing

/// Types of a program take part wherever the library's own do.
struct ForeignTypesTests {
  @Test func sequencesHaveEveryOperator() {
    let source = ForeignSequence(elements: [1, 2, 3])
    #expect(events(source.map { $0 * 2 }) == ["next(2)", "next(4)", "next(6)", "completed"])
    #expect(events(source.take(1).concat(source.skip(2))) == ["next(1)", "next(3)", "completed"])
    #expect(
      events(source.flatMap { _ in ForeignConvertible() }.takeLast(1)) == ["next(2)", "completed"]
    )
    #expect(events(Observable.zip(source, source) { $0 + $1 }.take(1)) == ["next(2)", "completed"])
    #expect(
      events(source.multicast(makeSubject: { ForeignSubject() }).refCount().take(1)) == [
        "next(1)", "completed",
      ]
    )
  }

  @Test func sequencesThatGoOnAfterTheirEndAreCutOff() {
    let source = ForeignSequence(elements: [1])
    let twice = Observable<Int>.create { observer in
      _ = source.subscribe(observer)
      return source.subscribe(observer)
    }
    #expect(events(twice) == ["next(1)", "completed"])
  }

  @Test func observersReceiveEvents() {
    let (first, second, third) = (
      ForeignObserver<Int>(), ForeignObserver<Int>(), ForeignObserver<Int>()
    )
    _ = Observable.of(1, 2).subscribe(first)
    #expect(first.events == ["next(1)", "next(2)", "completed"])
    let subject = BehaviorSubject(value: 0)
    _ = subject.subscribe(AnyObserver(second))
    _ = subject.map { "\($0)" }.subscribe(third.mapObserver { (text: String) in Int(text) ?? 0 })
    subject.onError(TestError())
    #expect(second.events == ["next(0)", "error(TestError(name: \"#\"))"])
    #expect(third.events == second.events)
  }

  @Test func disposablesAreDisposedOnce() {
    let disposable = ForeignDisposable()
    let subscription = Observable<Int>.create { _ in disposable }.subscribe()
    subscription.dispose()
    subscription.dispose()
    #expect(disposable.count == 1)
    let bagged = ForeignDisposable()
    do { bagged.disposed(by: DisposeBag()) }
    #expect(bagged.count == 1)
  }

  @Test func subjectsAreFedByConnections() {
    let (source, subject, observer) = (
      PublishSubject<Int>(), ForeignSubject<Int>(), ForeignObserver<Int>()
    )
    let connectable = source.multicast(subject)
    let subscription = connectable.subscribe(observer)
    let connection = connectable.connect()
    source.onNext(1)
    connection.dispose()
    source.onNext(2)
    #expect(observer.events == ["next(1)"])
    #expect(subject.subscriptions == 1)
    subscription.dispose()
    subject.onNext(3)
    #expect(observer.events == ["next(1)"])
  }

  @Test func schedulersKeepTime() {
    let (scheduler, observer) = (ForeignScheduler(), ForeignObserver<Int>())
    let subscription = Observable<Int>.interval(.seconds(10), scheduler: scheduler).subscribe(
      observer
    )
    scheduler.run(until: 35)
    #expect(observer.events == ["next(0)", "next(1)", "next(2)"])
    subscription.dispose()
    scheduler.run(until: 100)
    #expect(observer.events.count == 3)
    let (delayed, moved) = (ForeignObserver<Int>(), ForeignObserver<Int>())
    _ = Observable.of(1, 2).delay(.seconds(5), scheduler: scheduler).subscribe(delayed)
    _ = Observable.of(1, 2).observe(on: scheduler).subscribe(moved)
    scheduler.run(until: 104)
    #expect(delayed.events.isEmpty)
    #expect(moved.events == ["next(1)", "next(2)", "completed"])
    scheduler.run(until: 105)
    #expect(delayed.events == ["next(1)", "next(2)", "completed"])
  }

  @Test func immediateSchedulersDoThingsAtOnce() {
    let scheduler = ForeignImmediateScheduler()
    #expect(
      events(Observable.of(1, 2).observe(on: scheduler)) == ["next(1)", "next(2)", "completed"]
    )
    #expect(
      events(Observable.of(1, 2, scheduler: scheduler)) == ["next(1)", "next(2)", "completed"]
    )
    #expect(events(Observable.just(1).subscribe(on: scheduler)) == ["next(1)", "completed"])
  }

  @Test func eventsMayHaveAnotherName() {
    let source = Observable.of(ForeignEvent.value(1), .end, .value(2))
    #expect(events(source.dematerialize()) == ["next(1)", "completed"])
  }

  @Test func virtualTimeMayHaveAnyUnit() {
    let scheduler = VirtualTimeScheduler(
      initialClock: ForeignConverter.Tens(count: 1),
      converter: ForeignConverter()
    )
    let observer = ForeignObserver<Int>()
    _ = Observable<Int>.timer(.seconds(20), scheduler: scheduler).subscribe(observer)
    scheduler.advanceTo(.init(count: 2))
    #expect(observer.events.isEmpty)
    scheduler.advanceTo(.init(count: 3))
    #expect(observer.events == ["next(0)", "completed"])
    #expect(scheduler.now.timeIntervalSince1970 == 30)
  }
}
