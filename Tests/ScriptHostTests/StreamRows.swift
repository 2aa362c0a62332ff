extension HostTests {
  /// Scripts with the reactive library.
  static let streams = [
    HostRow(
      "operators and their end",
      prints: "n1",
      "n3",
      "done",
      script: """
        import RxSwift
        let bag = DisposeBag()
        Observable.of(1, 2, 3, 3).distinctUntilChanged().map { "n\\($0)" }.filter { $0 != "n2" }
          .subscribe(onNext: { print($0) }, onCompleted: { print("done") })
          .disposed(by: bag)
        """
    ),
    HostRow(
      "an error that a script throws arrives as it was",
      prints: "bad 5",
      "disposed",
      script: """
        import RxSwift
        enum Trouble: Error { case bad(Int) }
        let bag = DisposeBag()
        Observable<Int>.create { observer in
          observer.onNext(5)
          return Disposables.create { print("disposed") }
        }
        .map { n -> Int in throw Trouble.bad(n) }
        .subscribe(onError: { error in if case Trouble.bad(let n) = error { print("bad", n) } })
        .disposed(by: bag)
        """
    ),
    HostRow(
      "subjects and their types",
      prints: "PublishSubject<Int> true",
      "next(1)",
      "completed",
      script: """
        import RxSwift
        let bag = DisposeBag()
        let subject = PublishSubject<Int>()
        let observable: Observable<Int> = subject
        print(type(of: observable), observable is PublishSubject<Int>)
        observable.subscribe { print($0) }.disposed(by: bag)
        subject.onNext(1)
        subject.onCompleted()
        """
    ),
    HostRow(
      "an observer of the script, and relays",
      prints: "saw next(1)",
      "saw next(2)",
      "2",
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
        """
    ),
  ]
}
