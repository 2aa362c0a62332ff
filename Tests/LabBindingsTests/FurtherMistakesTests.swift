import LabBindings
import ScriptSource
import Testing

/// A listing with several mistakes tells of each, where it is, and of nothing else.
struct FurtherMistakesTests {
  struct Listing: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let said: [String]

    init(_ name: String, _ text: String, _ said: String...) {
      testDescription = name
      self.text = text
      self.said = said
    }
  }

  static let listings = [
    Listing(
      "names of operators, labels and variables",
      """
      let bag = DisposeBag()
      Observable.of(1, 2)
        .mapp { $0 * 2 }
        .subscribe(onNxt: { print($0) })
      Observable.of(1).subscribe(onNxt: { print($0) })
        .disposed(by: bag)
      Observable.just(missing).subscribe().disposed(by: bg)
      Observable.of(1).subscribe().disposed(bag)
      let x: Strin = "a"
      """,
      "4:4 `Observable` has no member `mapp` | did you mean `map`?",
      "6:28 there is no argument `onNxt:` here | did you mean `onNext:`?",
      "8:17 there is nothing called `missing` here | ",
      "8:51 there is nothing called `bg` here | did you mean `bag`?",
      "9:39 the argument label `by:` is missing | it is declared `disposed(by bag: DisposeBag)`",
      "10:8 there is no type `Strin` | did you mean `String`?"
    ),
    Listing(
      "an old listing's calls need no first label",
      """
      func show(name: String, times: Int) { print(name, times) }
      show("a", times: 1)
      just(1).subscribeNext { print($0) }
      let d = 3.dynamicType
      Observable.of(1).subscribNext { print($0) }
      """,
      "6:18 `Observable` has no member `subscribNext` | did you mean `subscribe`?"
    ),
    Listing(
      "functions, constants and switches",
      """
      func double(n: Int) -> Int {
        let r = n * 2
      }
      let a = 1
      a += 1
      enum Way { case north, south }
      func name(_ way: Way) -> String {
        switch way {
        case .north: return "n"
        }
      }
      Observable.of(1).subscribe(onNext { print($0) })
      """,
      "2:1 `double` can end without returning an `Int` | every way through it needs a `return`",
      "6:1 `a` is a constant | declare it with `var` to change it",
      "9:3 this `switch` has no case for `.south` | add the case, or a `default:`",
      "13:28 there is nothing called `onNext` here | write `onNext:` if it is a label"
    ),
    Listing(
      "brackets",
      """
      Observable.of(1, 2)
        .map { n in n * 2
        .subscribe(onNext: { print($0) })
      print("hello"
      """,
      "3:8 this `{` is never closed | expected '}' to end closure",
      "5:6 expected ')' to end function call | to match this opening '('"
    ),
    Listing(
      "a closure without `in`, an operator of elsewhere, and an assignment for a comparison",
      """
      Observable.of(1).subscribe { event n
        print(event)
      }
      let x = 1
      if x = 3 { print(x) }
      for i in 0..3 { print(i) }
      """,
      "2:35 what stands here is no closure's parameter | write `in` behind the parameters of a closure",
      "6:6 `=` assigns, and a condition compares | write `==`",
      "7:11 there is no operator `..` | write `...`, or `..<` to leave the last one out"
    ),
    Listing(
      "elements of the wrong type beside a bracket that is missing",
      """
      let numbers = Observable.of(1, 2, 3
      let subject = PublishSubject<String>()
      subject.onNext(5)
      subject.next("a")
      subject.subscribe(onNext: { print($0.cout) })
      """,
      "2:28 expected ')' to end function call | to match this opening '('",
      "4:16 expected `String`, got `Int` | `String(…)` makes a text of it",
      "5:9 `PublishSubject` has no member `next` | did you mean `onNext`?",
      "6:38 `String` has no member `cout` | did you mean `count`?"
    ),
    Listing(
      "texts, numbers and closures beside a string that is never closed",
      """
      let name = "abc
      let text = "x" + 5
      let ages = ["a": 1, "b" 2]
      let all = [1, 2, 3].map { $0.foo }
      Observable.of(1).subscribe(onNext: { x, y in print(x) })
      Observable.of(2).map { n -> String in n }.subscribe()
      Observable.of(3).flatMap { $0 * 2 }.subscribe()
      """,
      "2:12 expected '\"' to end string literal | to match this opening '\"'",
      "3:16 `+` can't combine `String` and `Int` | `String(…)` makes a text of a number, and `Int(…)` a number of a text",
      "4:24 expected ':' in dictionary element | ",
      "5:30 `Int` has no member `foo` | ",
      "6:38 this closure gets one `Int`, and names 2 arguments | write one name before `in`",
      "7:39 expected `String`, got `Int` | `String(…)` makes a text of it",
      "8:28 this closure must return an observable, and it returns `Int` | `map` makes values of values"
    ),
    Listing(
      "types for values, at the end of a line and as arguments",
      """
      let subject = PublishSubject<Int>
      subject.onNext("two")
      let bag = DisposeBag
      Observable<Int>.interval(.second(1), scheduler: MainScheduler).take(2)
        .subscribe().disposed(by: bag)
      let replayed = ReplaySubject<Int>(bufferSize: 2)
      """,
      "2:15 this is the type `PublishSubject` itself, and no value of it | write `()` behind it",
      "3:16 expected `Int`, got `String` | ",
      "5:27 `DispatchTimeInterval` has no member `second` | did you mean `seconds`?",
      "5:49 this is the type `MainScheduler` itself, and no value of it | write `MainScheduler.instance`",
      "6:29 this is the type `DisposeBag` itself, and no value of it | write `()` behind the type where it is declared",
      "7:16 `ReplaySubject` can't be made directly | write `ReplaySubject.create(…)`"
    ),
    Listing(
      "a script's own types and functions",
      """
      struct User { let name: String; let age: Int }
      func load(_ id: Int) -> Observable<User> { .just(User(name: "a", age: "3")) }
      load("1").map { $0.nme }.subscribe()
      load(1).filter { user in user.age > "18" }.subscribe()
      class Model {
        let count = BehaviorRelay<Int>(value: "0")
        func go() { self.cont.accept(1) }
      }
      let limit: Int = nil
      let relay = BehaviorRelay(value: 1)
      relay.value = 2
      """,
      "3:71 expected `Int`, got `String` | ",
      "4:6 expected `Int`, got `String` | ",
      "4:20 `User` has no member `nme` | did you mean `name`?",
      "5:35 `>` can't combine `Int` and `String` | `String(…)` makes a text of a number, and `Int(…)` a number of a text",
      "7:41 expected `Int`, got `String` | ",
      "8:20 `Model` has no member `cont` | did you mean `count`?",
      "10:18 expected `Int`, got `nil` | only an optional can be nil: `Int?`",
      "12:7 `value` of `BehaviorRelay` can only be read | `accept(…)` sets another value"
    ),
    Listing(
      "the cases of an event",
      """
      let subject = PublishSubject<Int>()
      subject.subscribe { event in
        switch event {
        case next(let x): print(x)
        case .error(e): print(e)
        case .complete: print("c")
        }
      }
      """,
      "5:13 `let x` stands where a value is expected | a case's name begins with a dot: `.next(let x)`",
      "6:15 there is nothing called `e` here | ",
      "7:8 `Event` has no case `complete` | did you mean `completed`?"
    ),
    Listing(
      "relays, subjects and types for values",
      """
      let subject = BehaviorSubject(value: 1)
      subject.accept(2)
      let relay = BehaviorRelay(value: 1)
      relay.onNext(2)
      let n: Int = "5"
      let taps = PublishRelay
      taps.accept(())
      let n = 3
      """,
      "3:9 `BehaviorSubject` has no member `accept` | did you mean `onNext`?",
      "5:7 `BehaviorRelay` has no member `onNext` | did you mean `accept`?",
      "6:14 expected `Int`, got `String` | ",
      "8:1 `taps` is the type `PublishRelay` itself, and no value of it | write `()` behind the type where it is declared",
      "9:5 `n` is declared twice here | choose another name, or assign to it"
    ),
    Listing(
      "structs and their own initialiser",
      """
      struct User { let name: String; var age: Int }
      let u = User(name: "a")
      let v = User("b", 3)
      let w = User(nmae: "c", age: 1)
      print(u.nam)
      """,
      "3:9 `User` needs a value for `age` | write `age: …`",
      "4:14 the argument has no label | write `User(name: …, age: …)`",
      "5:14 `User` has no property `nmae` to set here | did you mean `name:`?",
      "6:9 `User` has no member `nam` | did you mean `name`?"
    ),
    Listing(
      "arguments that are missing, and closures that return nothing",
      """
      Observable.of(1).debounce(.seconds(1)).subscribe()
      Observable.of(3).take().subscribe()
      let made = Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onComplete()
      }
      Thread.sleep(1)
      """,
      "2:18 the argument `scheduler:` is missing | it is declared `debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>`",
      "3:18 the argument `count` is missing | it is declared `take(_ count: Int) -> Observable<Element>`",
      "4:35 this closure must return a `Disposable` | end it with `return Disposables.create()`",
      "6:12 `AnyObserver` has no member `onComplete` | did you mean `onCompleted`?",
      "8:14 the argument label `forTimeInterval:` is missing | it is declared `sleep(forTimeInterval interval: Double)`"
    ),
    Listing(
      "errors and ways out",
      """
      func load() throws -> Int { 1 }
      let v = load()
      func first(_ o: Int?) -> Int {
        guard let o else { print("none") }
        return o
      }
      func text(n: Int) -> String { return n }
      throw "boom"
      missing()
      """,
      "3:9 calling `load` can throw, and there is no `try` before it | write `try load(…)`",
      "5:3 the `else` of a `guard` must leave the block | end it with `return`, `throw`, `break` or `continue`",
      "8:38 expected `String`, got `Int` | `String(…)` makes a text of it",
      "9:7 a `String` is no `Error` | throw a case of an enum that conforms to `Error`",
      "10:1 there is nothing called `missing` here | "
    ),
    Listing(
      "a view controller",
      """
      class Login: UIViewController {
        @IBOutlet weak var name: UITextField!
        @IBOutlet weak var button: UIButton!
        override func viewDidLoad() {
          super.viewDidLoad()
          URLSession.shared.rx.data(request: 1).subscribe()
        }
      }
      """,
      "2:14 `UIViewController` is UIKit's, which needs a screen | leave it out, and `print` what it would show",
      "3:28 `UITextField` needs a screen to type on | use a `BehaviorSubject(value: \"\")` for the text",
      "4:30 `UIButton` needs a screen to tap on | use a `PublishSubject<Void>()` for the taps",
      "7:5 `URLSession` needs a network, and there is none here | use `Observable.just(answer).delay(.seconds(1), scheduler: …)` for the request"
    ),
  ]

  @Test(arguments: listings)
  func says(_ listing: Listing) {
    let said = ScriptLog(listing.text).mistakes.map { mistake in
      let place = mistake.span.map { "\($0.line):\($0.column)" } ?? "?"
      return "\(place) \(mistake.message) | \(mistake.hint ?? "")"
    }
    KnownDifferences.run(listing.testDescription) { #expect(said == listing.said) }
  }

  @Test(arguments: [
    "guard let o else { fatalError() }\nprint(o)",
    "func f() { guard let o, let p = o.q else { return }; print(p) }",
    "let f = [1].map { $9223372036854775807 }",
    "let a = b, b = a\nprint(a.count)",
    "class C { var x = y; var y = x }\nprint(C().x.z)",
    "typealias A = B; typealias B = A\nlet a: A = 1",
  ])
  func whatIsSaidOfItselfEndsInWords(_ text: String) {
    #expect(!ScriptLog(text).mistakes.isEmpty)
  }

  /// What is right is not doubted beside what is wrong.
  @Test(arguments: [
    "let a = [1].map { $0 }; print(a.count, a.first!)",
    "struct P { var x = 1; let y: Int? }\nprint(P(y: nil), P(x: 2, y: 3))",
    "enum E: Error { case a(Int), b }\nfunc f(_ e: E) { switch e { case .a(let n) where n > 1: print(n); case .a, .b: print(0) } }\nf(.b)",
    "let o = Observable.of(1).map { \"\\($0)\" }\no.subscribe(onNext: { print($0) }, onCompleted: { print(\"c\") }).disposed(by: DisposeBag())",
    "func t() throws -> Int { 1 }\nlet v = try? t()\nlet w = try! t() + t()\nprint(v ?? 0, w)",
    "extension Int { func half() -> Int { self / 2 } }\nprint(4.half(), 3.description)",
    "let x: Double = 1; let y: Int? = 2; func g(_ n: Int...) { print(n) }\ng(1, 2); print(x, y ?? 0)",
    "func h() -> Int { guard true else { fatalError() }; return 1 }\nprint(h())",
    "let s = BehaviorSubject(value: 1); s.onNext(2); print(try! s.value())\ns.dispose()",
    "let c = Observable<Int>.create { o in o.onNext(1); return Disposables.create() }\nc.subscribe()",
    "let q = DispatchQueue(label: \"q\"); q.async { print(1) }; q.sync { }",
    "struct P { var x: Int }\nextension P { init() { self.init(x: 1) } }\nprint(P(), P(x: 2))",
    "@propertyWrapper struct W { var wrappedValue: Int }\nstruct P { @W var x: Int }\nprint(P(x: 1).x)",
    "enum L: String { case a, b; init(isA: Bool) { self = isA ? .a : .b } }\nprint(L(rawValue: \"a\")!)",
    "@dynamicMemberLookup struct D { subscript(dynamicMember s: String) -> String { s } }\nprint(D().hello)",
    "struct H: Hashable { let x: Int }\nprint(H(x: 1).hashValue == H(x: 1).hashValue, [1].description)",
    "let z: Double = [1, 2].reduce(0) { $0 + Double($1) }; let y: Double = (1); print(z, y)",
    "extension Double { var km: Double { self * 1000 } }\nprint(3.km)",
    "func load() throws {}\nstruct A { func load() {}; func g() { load() } }\nA().g()",
    "func work() async throws -> Int { 1 }\nfunc f() async throws { async let a = work(); print(try await a) }",
    "func fail() -> Never { fatalError() }\nfunc h(_ x: Int?) { guard let x else { fail() }; print(x) }\nh(1)",
    "func sw(_ n: Int) { switch n { case 1: print(1); case _: print(2) } }\nsw(3)",
    "let d = Disposables.create { print(1); print(2) }\nd.dispose()",
    "let r = ReplaySubject<Int>.create(bufferSize: 2); r.onNext(1); print(r.hasObservers)",
    "let m = Single.just(1).filter { $0 > 5 }\n_ = m.subscribe(onSuccess: { _ in }, onCompleted: { })",
  ])
  func leavesAlone(_ text: String) {
    let log = ScriptLog(text + "\nprint(wrong)")
    #expect(log.mistakes.map(\.message) == ["cannot find 'wrong' in scope"])
  }
}
