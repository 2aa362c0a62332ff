import Testing

/// A page of a playground as its author wrote it.
struct OldPage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The version of RxSwift that it is written for.
  let version: Int
  let text: String
  /// The same as it is written today.
  let today: String?
  let lines: [String]

  init(
    _ name: String,
    _ version: Int,
    _ text: String,
    today: String? = nil,
    _ lines: String...
  ) {
    testDescription = name
    self.version = version
    self.text = text
    self.today = today
    self.lines = lines
  }

  static let pages = [
    OldPage(
      "functions by themselves",
      2,
      """
      func one<E>(element: E) -> Observable<E> {
        return create { observer in
          observer.on(.Next(element))
          return NopDisposable.instance
        }
      }
      one(just(1)).merge().subscribe { print($0) }
      generate(0, condition: { $0 < 2 }, iterate: { $0 + 1 }).subscribeNext { print($0) }
      timer(0.5, 2, MainScheduler.sharedInstance).take(2).subscribeNext { print("timer", $0) }
      let dropped = AnonymousDisposable { print("dropped") }
      dropped.dispose()
      print(resourceCount > 0)
      """,
      today: """
        func one<E>(_ element: E) -> Observable<E> {
          return Observable.create { observer in
            observer.on(.next(element))
            return Disposables.create()
          }
        }
        one(Observable.just(1)).merge().subscribe { print($0) }
        Observable.generate(initialState: 0, condition: { $0 < 2 }, iterate: { $0 + 1 }).subscribe(onNext: { print($0) })
        Observable<Int>.timer(.milliseconds(500), period: .seconds(2), scheduler: MainScheduler.instance).take(2).subscribe(onNext: { print("timer", $0) })
        let dropped = Disposables.create { print("dropped") }
        dropped.dispose()
        print(Resources.total > 0)
        """,
      "Next(1)",
      "0",
      "1",
      "dropped",
      "true",
      "timer 0",
      "timer 1"
    ),
    OldPage(
      "an error of one's own by the name that Swift's has today, and throttle as debounce",
      2,
      """
      enum Error: ErrorType { case Test }
      func show(error: ErrorType) { print(error) }
      Observable<Int>.error(Error.Test).subscribeError { show($0) }
      Observable.of(1, 2).throttle(0.5, scheduler: MainScheduler.instance).subscribeNext { print($0) }
      """,
      today: """
        enum Error: Swift.Error { case Test }
        func show(_ error: Swift.Error) { print(error) }
        Observable<Int>.error(Error.Test).subscribe(onError: { show($0) })
        Observable.of(1, 2).debounce(.milliseconds(500), scheduler: MainScheduler.instance).subscribe(onNext: { print($0) })
        """,
      "Test",
      "2"
    ),
    OldPage(
      "a static function of an extension of sequences needs no type before it",
      6,
      """
      extension Observable {
        static func twice(_ element: Element) -> Observable<Element> {
          return create { observer in
            observer.onNext(element)
            observer.onNext(element)
            return Disposables.create()
          }
        }
      }
      _ = Observable.twice(1).subscribe { print($0) }
      """,
      today: """
        extension Observable {
          static func twice(_ element: Element) -> Observable<Element> {
            return create { observer in
              observer.onNext(element)
              observer.onNext(element)
              return Disposables.create()
            }
          }
        }
        _ = Observable.twice(1).subscribe { print($0) }
        """,
      "next(1)",
      "next(1)"
    ),
    OldPage(
      "a Single ended with an error",
      5,
      """
      enum Oops: Error { case bad }
      func load(_ name: String) -> Single<String> {
        return Single<String>.create { single in
          if name.isEmpty { single(.error(Oops.bad)) } else { single(.success(name)) }
          return Disposables.create()
        }
      }
      for name in ["a", ""] {
        _ = load(name).subscribe { event in
          switch event {
          case .success(let text): print(text)
          case .error(let error): print(error)
          }
        }
      }
      let done = Completable.create { completable in
        completable(.error(Oops.bad))
        return Disposables.create()
      }
      _ = done.catchError { _ in .empty() }.subscribe { event in
        switch event {
        case .completed: print("completed")
        case .error(let error): print(error)
        }
      }
      _ = load("").catchErrorJustReturn("none").subscribe(onSuccess: { print($0) })
      """,
      today: """
        enum Oops: Error { case bad }
        func load(_ name: String) -> Single<String> {
          return Single<String>.create { single in
            if name.isEmpty { single(.failure(Oops.bad)) } else { single(.success(name)) }
            return Disposables.create()
          }
        }
        for name in ["a", ""] {
          _ = load(name).subscribe { event in
            switch event {
            case .success(let text): print(text)
            case .failure(let error): print(error)
            }
          }
        }
        let done = Completable.create { completable in
          completable(.error(Oops.bad))
          return Disposables.create()
        }
        _ = done.catch { _ in .empty() }.subscribe { event in
          switch event {
          case .completed: print("completed")
          case .error(let error): print(error)
          }
        }
        _ = load("").catchAndReturn("none").subscribe(onSuccess: { print($0) })
        """,
      "a",
      "bad",
      "completed",
      "none"
    ),
    OldPage(
      "what came of toArray was a sequence",
      4,
      """
      _ = Observable.of(1, 2).toArray().map { $0.count }.subscribe(onNext: { print($0) })
      _ = Observable.of(1, 2).toArray().subscribe { print($0) }
      """,
      today: """
        _ = Observable.of(1, 2).toArray().asObservable().map { $0.count }.subscribe(onNext: { print($0) })
        _ = Observable.of(1, 2).toArray().asObservable().subscribe { print($0) }
        """,
      "2",
      "next([1, 2])",
      "completed"
    ),
    OldPage(
      "a case that a variable is set to",
      6,
      """
      enum Session { case loggedOut, loggedIn }
      let session = Variable(Session.loggedOut)
      _ = session.asObservable().subscribe(onNext: { print($0) })
      session.value = .loggedIn
      print(session.value == .loggedIn)
      """,
      "loggedOut",
      "loggedIn",
      "true"
    ),
  ]
}
