import RxSwift
import RxRelay
let cold = Observable.of(1, 2)
let subject = PublishSubject<Int>()
print(cold, cold.map { $0 * 2 }, Observable<Int>.just(1))  // expect: Observable Observable Observable
print("\(subject), \(BehaviorSubject(value: 1))")  // expect: PublishSubject, BehaviorSubject
print([ReplaySubject<Int>.create(bufferSize: 1)])  // expect: [ReplaySubject]
print(AsyncSubject<Int>(), cold.publish(), cold.share())  // expect: AsyncSubject ConnectableObservable Observable
print(Single.just(1), Maybe<Int>.empty(), Completable.empty())  // expect: Single Maybe Completable
print(Infallible.just(1))  // expect: Infallible
print(PublishRelay<Int>(), BehaviorRelay(value: 1), DisposeBag())  // expect: PublishRelay BehaviorRelay DisposeBag

let subscription = subject.subscribe()
print(subscription, Disposables.create(), cold.publish().connect())  // expect: Disposable Disposable Disposable
print(Disposables.create {}, Disposables.create(subscription, subscription))  // expect: Cancelable Cancelable
print(CompositeDisposable(), SerialDisposable())  // expect: CompositeDisposable SerialDisposable
print(SingleAssignmentDisposable(), BooleanDisposable())  // expect: SingleAssignmentDisposable BooleanDisposable
let counted = RefCountDisposable(disposable: subscription)
print(counted, [counted.retain()])  // expect: RefCountDisposable [Cancelable]
print(MainScheduler.instance, CurrentThreadScheduler.instance)  // expect: MainScheduler CurrentThreadScheduler
print(MainScheduler.asyncInstance)  // expect: SerialDispatchQueueScheduler
print(ConcurrentDispatchQueueScheduler(qos: .utility))  // expect: ConcurrentDispatchQueueScheduler
