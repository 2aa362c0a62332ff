extension HostTests {
  /// Scripts with the reactive library: what operators give, and what closures of a script do to them.
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
      "errors by their types: the script's, the library's, and those of `retry(when:)`",
      prints: "Trouble bad",
      "noElements",
      "again bad",
      "once bad",
      "error(worse)",
      script: """
        import RxSwift
        enum Trouble: Error { case bad, worse }
        _ = Observable<Int>.error(Trouble.bad).catch { error in
          print(type(of: error), error)
          return .empty()
        }.subscribe()
        _ = Observable<Int>.empty().single().subscribe(onError: { error in
          if case RxError.noElements = error { print("noElements") }
        })
        var turn = 0
        let failing = Observable<Int>.deferred {
          turn += 1
          return .error(turn == 1 ? Trouble.bad : Trouble.worse)
        }
        _ = failing.retry(when: { (errors: Observable<Trouble>) in
          errors.flatMap { error -> Observable<Int> in
            print("again", error)
            return error == .bad ? .just(1) : .error(error)
          }.do(onNext: { _ in print("once bad") }).take(1).concat(Observable.error(Trouble.worse))
        }).subscribe { print($0) }
        """
    ),
    HostRow(
      "every arity of `zip` and `combineLatest`",
      prints: "3 (1, \"a\", true)",
      "15",
      "(1, 2, 3, 4, 5, 6, 7, 8)",
      "[1, 2]",
      "1-2",
      script: """
        import RxSwift
        func one<T>(_ value: T) -> Observable<T> { .just(value) }
        _ = Observable.zip(one(1), one(2)) { $0 + $1 }.withLatestFrom(
          Observable.combineLatest(one(1), one("a"), one(true))
        ) { "\\($0) \\($1)" }.subscribe(onNext: { print($0) })
        _ = Observable.combineLatest(one(1), one(2), one(3), one(4), one(5)) { $0 + $1 + $2 + $3 + $4 }
          .subscribe(onNext: { print($0) })
        _ = Observable.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8))
          .subscribe(onNext: { print($0) })
        _ = Observable.zip([one(1), one(2)]).subscribe(onNext: { print($0) })
        _ = Single.zip(Single.just(1), Single.just(2)) { "\\($0)-\\($1)" }.subscribe(onSuccess: { print($0) })
        """
    ),
    HostRow(
      "elements that are events, optionals, tuples and nothing",
      prints: "next(next(1)) next(completed) completed",
      "next(nil) next(Optional(2)) completed",
      "next((index: 0, element: \"a\")) completed",
      "next(3) completed",
      "next(1) completed",
      script: """
        import RxSwift
        func show<T>(_ source: Observable<T>) {
          var events: [String] = []
          _ = source.subscribe { events.append("\\($0)") }
          print(events.joined(separator: " "))
        }
        show(Observable.just(1).materialize())
        show(Observable<Int?>.of(nil, 2))
        show(Observable.just("a").enumerated())
        show(Observable.just(()).map { 3 })
        show(Observable.just(1).materialize().dematerialize())
        """
    ),
    HostRow(
      "a state that a closure changes, groups by a key of the script, keys of its equality",
      prints: "[[1], [1, 2]]",
      "north 1",
      "south 2",
      "north 3",
      "[1, -2]",
      script: """
        import RxSwift
        enum Side: Hashable { case north, south }
        struct Size: Equatable {
          let number: Int
          static func == (one: Size, other: Size) -> Bool { abs(one.number) == abs(other.number) }
        }
        _ = Observable.of(1, 2).scan(into: [Int]()) { $0.append($1) }.toArray().subscribe(onSuccess: { print($0) })
        _ = Observable.of(1, 2, 3).groupBy { $0 % 2 == 1 ? Side.north : .south }
          .flatMap { group in group.map { "\\(group.key) \\($0)" } }.subscribe(onNext: { print($0) })
        _ = Observable.of(1, -1, -2).map(Size.init).distinctUntilChanged().map(\\.number).toArray()
          .subscribe(onSuccess: { print($0) })
        """
    ),
    HostRow(
      "`debug` prints elements as their types say",
      prints: "numbers -> subscribed",
      "numbers -> Event next(half(1))",
      "numbers -> Event error(bad)",
      "numbers -> isDisposed",
      script: """
        import RxSwift
        enum Number { case half(Int) }
        enum Trouble: Error { case bad }
        _ = Observable.just(Number.half(1)).concat(Observable.error(Trouble.bad)).debug("numbers")
          .subscribe(onError: { _ in })
        """
    ),
    HostRow(
      "names of RxSwift 5",
      prints: "2",
      "0",
      script: """
        import RxSwift
        _ = Observable.of(1, 2).elementAt(1).subscribe(onNext: { print($0) })
        _ = Observable<Int>.error(RxError.unknown).catchErrorJustReturn(0).subscribe(onNext: { print($0) })
        """
    ),
  ]
}
