import Rx
import Testing

struct SubscribeTests {
  @Test func theOrderAfterCompletion() {
    var log: [String] = []
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create { log.append("source") }
    }
    _ =
      source
      .do(onDispose: { log.append("upper do") })
      .do(onDispose: { log.append("lower do") })
      .subscribe(
        onNext: { log.append("next \($0)") },
        onCompleted: { log.append("completed") },
        onDisposed: { log.append("disposed") }
      )
    #expect(log == ["next 1", "completed", "disposed", "source", "upper do", "lower do"])
  }

  @Test func theOrderAtDisposal() {
    var log: [String] = []
    let source = Observable<Int>.create { _ in Disposables.create { log.append("source") } }
    source.subscribe(onDisposed: { log.append("disposed") }).dispose()
    #expect(log == ["source", "disposed"])
  }

  @Test func ofWaitsForTheSubscription() {
    var log: [String] = []
    _ = Observable.of(1, 2).do(onSubscribed: { log.append("subscribed") }).subscribe(onNext: {
      log.append("\($0)")
    })
    #expect(log == ["subscribed", "1", "2"])
  }

  @Test func justDoesNotWait() {
    var log: [String] = []
    _ = Observable.just(1).do(onSubscribed: { log.append("subscribed") }).subscribe(onNext: {
      log.append("\($0)")
    })
    #expect(log == ["1", "subscribed"])
  }

  @Test func disposalDuringAnElementStopsTheLoop() {
    let subscription = SerialDisposable()
    var log: [Int] = []
    subscription.disposable = Observable.from(1...5).subscribe(onNext: { log.append($0) })
    #expect(log == [1, 2, 3, 4, 5])
    log = []
    let subject = PublishSubject<Int>()
    subscription.disposable = subject.flatMap { _ in Observable.from(1...5) }
      .subscribe(onNext: {
        log.append($0)
        if $0 == 2 { subscription.dispose() }
      })
    subject.onNext(0)
    #expect(log == [1, 2])
  }

  @Test func foreignObservablesWork() {
    struct Foreign: ObservableType {
      typealias Element = Int
      func subscribe<Observer: ObserverType>(
        _ observer: Observer
      ) -> any Disposable where Observer.Element == Int {
        observer.on(.next(1))
        observer.on(.completed)
        observer.on(.next(2))
        return Disposables.create()
      }
    }
    #expect(events(Foreign().map { $0 + 1 }) == ["next(2)", "completed"])
    #expect(events(Observable.merge(Foreign().asObservable())) == ["next(1)", "completed"])
  }

  @Test func foreignObserversWork() {
    final class Foreign: ObserverType {
      var log: [String] = []
      func on(_ event: Event<Int>) { log.append("\(event)") }
    }
    let observer = Foreign()
    _ = Observable.of(1, 2).map { $0 * 2 }.subscribe(observer)
    #expect(observer.log == ["next(2)", "next(4)", "completed"])
    _ = Observable.just("3").subscribe(observer.mapObserver { Int($0) ?? 0 })
    #expect(observer.log.suffix(2) == ["next(3)", "completed"])
  }

  @Test func withObjectIsWeak() {
    var object: Token? = Token()
    weak let watch = object
    let subject = PublishSubject<Int>()
    var log: [Int] = []
    if let object {
      _ = subject.subscribe(with: object, onNext: { _, number in log.append(number) })
    }
    subject.onNext(1)
    object = nil
    #expect(watch == nil)
    subject.onNext(2)
    #expect(log == [1])
  }
}
