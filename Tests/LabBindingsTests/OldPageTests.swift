import LabBindings
import ScriptModernizer
import ScriptSource
import Testing

/// Pages of playgrounds as their authors wrote them: they run as they are, and are told from pages of other times.
struct OldPageTests {
  struct Page: Sendable, CustomTestStringConvertible {
    let name: String
    let dialect: Dialect
    let text: String
    /// The same in today's spelling.
    let today: String?
    let lines: [String]

    init(
      _ name: String,
      _ dialect: Dialect,
      _ text: String,
      today: String? = nil,
      _ lines: String...
    ) {
      self.name = name
      self.dialect = dialect
      self.text = text
      self.today = today
      self.lines = lines
    }

    var testDescription: String { name }
  }

  static let pages = [
    Page(
      "an overload with a label beside calls without one is of today",
      .rx6,
      """
      func print<T: CustomStringConvertible>(label: String, event: Event<T>) {
        print(label, event.element ?? event.error ?? event)
      }
      extension DispatchSource {
        static func timer(interval: Double, handler: () -> Void) { handler() }
      }
      let subject = BehaviorSubject(value: "x")
      subject.subscribe { print(label: "1)", event: $0) }
      subject.onCompleted()
      DispatchSource.timer(interval: 1) { print("tick") }
      """,
      "1) x",
      "1) Optional(completed)",
      "tick"
    ),
    Page(
      "what the compilers of older versions made of two `??`",
      .rx6,
      """
      func print<T: CustomStringConvertible>(label: String, event: Event<T>) {
        print(label, event.element ?? event.error ?? event)
      }
      let bag = DisposeBag()
      let variable = Variable("x")
      variable.asObservable().subscribe { print(label: "1)", event: $0) }.addDisposableTo(bag)
      Observable<Int>.error(RxError.noElements).subscribe { print(label: "2)", event: $0) }.addDisposableTo(bag)
      """,
      "1) x",
      "2) Sequence doesn't contain any elements."
    ),
    Page(
      "an older name in a text that writes its labels",
      .rx2,
      """
      func show(label: String, count: Int) { print(label, count) }
      _ = Observable.just(1).doOnNext { show(label: "do", count: $0) }.subscribe()
      show(label: "end", count: 2)
      """,
      "do 1",
      "end 2"
    ),
    Page(
      "functions by themselves",
      .rx2,
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
      let dropped: AnonymousDisposable = AnonymousDisposable { print("dropped") }
      dropped.dispose()
      XCPSetExecutionShouldContinueIndefinitely(true)
      print(RxSwift.resourceCount > 0)
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
        Observable.timer(.milliseconds(500), period: .seconds(2), scheduler: MainScheduler.instance).take(2).subscribe(onNext: { print("timer", $0) })
        let dropped: Cancelable = Disposables.create { print("dropped") }
        dropped.dispose()
        PlaygroundPage.current.needsIndefiniteExecution = true
        print(RxSwift.Resources.total > 0)
        """,
      "Next(1)",
      "0",
      "1",
      "dropped",
      "true",
      "timer 0",
      "timer 1"
    ),
    Page(
      "an error of one's own by the name that Swift's has today, and throttle as debounce",
      .rx2,
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
    Page(
      "a static function of an extension of sequences needs no type before it",
      .rx6,
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
    Page(
      "a Single ended with an error",
      .rx6,
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
    Page(
      "what came of toArray was a sequence",
      .rx4,
      """
      _ = Observable.of(1, 2).toArray().map { $0.count }.subscribe(onNext: { print($0) })
      _ = Observable.of(1, 2).toArray().subscribe { print($0) }
      """,
      today: """
        _ = Observable.of(1, 2).toArray().asObservable().map { $0.count }.subscribe(onNext: { print($0) })
        _ = Observable.of(1, 2).toArray().subscribe { print($0) }
        """,
      "2",
      "next([1, 2])",
      "completed"
    ),
    Page(
      "an interval was a number",
      .rx4,
      """
      let wait: RxTimeInterval = 2
      _ = Observable.just(1).delay(wait, scheduler: MainScheduler.instance).subscribe { print($0) }
      _ = Observable.just(2).delay(RxTimeInterval(1.5), scheduler: MainScheduler.instance)
        .subscribe(onNext: { print($0) })
      """,
      today: """
        let wait: TimeInterval = 2
        _ = Observable.just(1).delay(.milliseconds(Int(wait * 1000)), scheduler: MainScheduler.instance).subscribe { print($0) }
        _ = Observable.just(2).delay(.milliseconds(Int(TimeInterval(1.5) * 1000)), scheduler: MainScheduler.instance)
          .subscribe(onNext: { print($0) })
        """,
      "2",
      "next(1)",
      "completed"
    ),
    Page(
      "a case that a variable is set to",
      .rx6,
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

  @Test(arguments: pages)
  func runs(_ page: Page) {
    KnownDifferences.run("\(page.name): run") {
      let log = ScriptLog(page.text)
      #expect(log.mistakes.map(\.message) == [])
      #expect(log.printed == page.lines)
    }
  }

  @Test(arguments: pages)
  func showsItsAge(_ page: Page) {
    let today = ScriptProgram.modernization(of: "import RxSwift\n" + page.text)
    KnownDifferences.run("\(page.name): age") {
      #expect(Dialect(version: today.version) == page.dialect)
    }
  }

  @Test(arguments: pages)
  func isWrittenAsToday(_ page: Page) {
    guard let today = page.today else { return }
    let head = "import RxSwift\n"
    KnownDifferences.run("\(page.name): today") {
      #expect(ScriptProgram.modernization(of: head + page.text).text == head + today)
    }
    #expect(ScriptProgram.modernization(of: head + today).text == head + today)
  }
}
