import Rx
import Testing

/// An observable prints as what it is to its user, not as what it is made of inside.
@Suite struct DescriptionTests {
  @Test func sequences() {
    let cold = Observable.of(1, 2)
    #expect(
      "\(cold.map { $0 }) \(Observable.just(1)) \(cold.share())"
        == "Observable Observable Observable"
    )
    #expect("\([cold])" == "[Observable]")
    #expect("\(cold.publish())" == "ConnectableObservable")
    #expect("\(Infallible.just(1))" == "Infallible")
    #expect(
      "\(Single.just(1)) \(Maybe<Int>.empty()) \(Completable.empty())" == "Single Maybe Completable"
    )
  }

  @Test func whatIsSentInto() {
    #expect("\(PublishSubject<Int>()) \(AsyncSubject<Int>())" == "PublishSubject AsyncSubject")
    #expect("\(BehaviorSubject(value: 1))" == "BehaviorSubject")
    #expect("\(ReplaySubject<Int>.create(bufferSize: 1))" == "ReplaySubject")
    #expect("\(PublishRelay<Int>()) \(BehaviorRelay(value: 1))" == "PublishRelay BehaviorRelay")
    #expect("\(AnyObserver<Int> { _ in }) \(DisposeBag())" == "AnyObserver DisposeBag")
  }

  @Test func aDisposedSubjectInAnError() {
    let subject = PublishSubject<Int>()
    subject.dispose()
    #expect(events(subject) == ["error(Object `PublishSubject<Int>` was already disposed.)"])
  }

  @Test func whatIsDisposed() {
    let subscription = PublishSubject<Int>().subscribe()
    #expect("\(subscription) \(Disposables.create())" == "Disposable Disposable")
    #expect("\(Disposables.create {})" == "Cancelable")
    #expect(
      "\(CompositeDisposable()) \([SerialDisposable()])" == "CompositeDisposable [SerialDisposable]"
    )
  }

  @Test func whatSchedules() {
    #expect("\(MainScheduler.instance)" == "MainScheduler")
    #expect("\(MainScheduler.asyncInstance)" == "SerialDispatchQueueScheduler")
    #expect("\(CurrentThreadScheduler.instance)" == "CurrentThreadScheduler")
  }
}
