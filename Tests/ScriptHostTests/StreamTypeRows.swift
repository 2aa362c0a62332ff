extension HostTests {
  /// Types of the reactive library: what they are at run time, and scripts' types in the place of its protocols.
  static let streamTypes = [
    HostRow(
      "subjects and their types",
      prints: "PublishSubject<Int> true",
      "next(1)",
      "completed",
      "true",
      script: """
        import RxSwift
        let bag = DisposeBag()
        let subject = PublishSubject<Int>()
        let observable: Observable<Int> = subject
        print(type(of: observable), observable is PublishSubject<Int>)
        observable.subscribe { print($0) }.disposed(by: bag)
        subject.onNext(1)
        subject.onCompleted()
        print(observable === subject)
        """
    ),
    HostRow(
      "generic arguments of objects and traits",
      prints: "BehaviorSubject<String> ReplaySubject<Int> BehaviorRelay<Double>",
      "true false true",
      "PrimitiveSequence<SingleTrait, Int> Infallible<Int> true",
      "AnyObserver<Int> CompositeDisposable",
      script: """
        import RxSwift
        import RxRelay
        let any: [Any] = [BehaviorSubject(value: "a"), ReplaySubject<Int>.create(bufferSize: 1), BehaviorRelay(value: 1.5)]
        print(type(of: any[0]), type(of: any[1]), type(of: any[2]))
        print(any[0] is Observable<String>, any[0] is Observable<Int>, any[2] is BehaviorRelay<Double>)
        let traits: [Any] = [Single.just(1), Infallible.just(1)]
        print(type(of: traits[0]), type(of: traits[1]), traits[0] is Single<Int>)
        let others: [Any] = [AnyObserver<Int> { _ in }, CompositeDisposable()]
        print(type(of: others[0]), type(of: others[1]))
        """
    ),
    HostRow(
      "no subclass of what RxSwift closes",
      prints: "refused: inheritance from a final class 'PublishSubject<Int>'",
      script: """
        import RxSwift
        class Own: PublishSubject<Int> {}
        """
    ),
    HostRow(
      "an observer of the script, and relays",
      prints: "saw next(1)",
      "saw next(2)",
      "2",
      "saw next(6)",
      script: """
        import RxSwift
        import RxRelay
        class Log: ObserverType {
          func on(_ event: Event<Int>) { print("saw", event) }
        }
        let bag = DisposeBag()
        let relay = BehaviorRelay(value: 1)
        relay.subscribe(Log()).disposed(by: bag)
        relay.accept(2)
        print(relay.value)
        Log().mapObserver { $0 * 2 }.onNext(3)
        """
    ),
    HostRow(
      "an observable of the script where one is wanted",
      prints: "[2, 4]",
      "[1, 2, 1, 2]",
      "next(9)",
      "completed",
      script: """
        import RxSwift
        struct Two: ObservableType {
          typealias Element = Int
          func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
            Observable.of(1, 2).subscribe(observer)
          }
        }
        final class Nine: ObservableConvertibleType {
          func asObservable() -> Observable<Int> { .just(9) }
        }
        _ = Two().map { $0 * 2 }.toArray().subscribe(onSuccess: { print($0) })
        _ = Observable.of("a", "b").flatMap { _ in Two() }.toArray().subscribe(onSuccess: { print($0) })
        _ = Observable.just(0).flatMapLatest { _ in Nine() }.subscribe { print($0) }
        """
    ),
    HostRow(
      "disposables of the script",
      prints: "used",
      "light off",
      "light off",
      "door shut",
      "true",
      script: """
        import RxSwift
        struct Light: Disposable { func dispose() { print("light off") } }
        final class Door: Cancelable {
          var isDisposed = false
          func dispose() {
            isDisposed = true
            print("door shut")
          }
        }
        _ = Observable<Int>.using({ Light() }, observableFactory: { _ in .empty() })
          .subscribe(onCompleted: { print("used") })
        let door = Door()
        let all = CompositeDisposable(Light(), door)
        all.dispose()
        print(door.isDisposed)
        """
    ),
    HostRow(
      "a scheduler of the script",
      prints: "later",
      "next(1)",
      "completed",
      script: """
        import RxSwift
        final class Later: ImmediateSchedulerType {
          private var work: [() -> Void] = []
          func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable {
            work.append { _ = action(state) }
            return Disposables.create()
          }
          func run() { while !work.isEmpty { work.removeFirst()() } }
        }
        let scheduler = Later()
        _ = Observable.just(1).subscribe(on: scheduler).subscribe { print($0) }
        print("later")
        scheduler.run()
        """
    ),
    HostRow(
      "a subject of the script, shared",
      prints: "subject next(1)",
      "a 1",
      "subject completed",
      script: """
        import RxSwift
        final class Loud: SubjectType {
          typealias Element = Int
          private let inner = PublishSubject<Int>()
          func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
            inner.subscribe(observer)
          }
          func asObserver() -> AnyObserver<Int> {
            AnyObserver { event in
              print("subject", event)
              self.inner.on(event)
            }
          }
        }
        let shared = Observable.just(1).multicast(Loud())
        _ = shared.subscribe(onNext: { print("a", $0) })
        _ = shared.connect()
        """
    ),
    HostRow(
      "traits and their conversions",
      prints: "success(2)",
      "failure(Sequence contains more than one element.)",
      "completed",
      "error(main.Trouble.bad)",
      "saved then 1",
      "fallback 0",
      script: """
        import RxSwift
        enum Trouble: Error { case bad }
        let single = Single<Int>.create { observer in
          observer(.success(1))
          return Disposables.create()
        }
        _ = single.map { $0 * 2 }.subscribe { print($0) }
        _ = Observable.of(1, 2).asSingle().subscribe { print($0) }
        _ = single.filter { $0 > 1 }.subscribe { print($0) }
        _ = Completable.error(Trouble.bad).subscribe { print($0) }
        _ = Completable.empty().andThen(single).subscribe(onSuccess: { print("saved then", $0) })
        _ = Observable<Int>.error(Trouble.bad).asInfallible(onErrorJustReturn: 0)
          .subscribe(onNext: { print("fallback", $0) })
        """
    ),
    HostRow(
      "what an object that is gone does to its subscription",
      prints: "box 1",
      "1",
      "end",
      script: """
        import RxSwift
        class Box { let name = "box" }
        var box: Box? = Box()
        let subject = PublishSubject<Int>()
        _ = subject.withUnretained(box!).subscribe(onNext: { print($0.name, $1) }, onCompleted: { print("end") })
        _ = subject.subscribe(with: box!, onNext: { box, _ in print(1) })
        subject.onNext(1)
        box = nil
        subject.onNext(2)
        """
    ),
  ]
}
