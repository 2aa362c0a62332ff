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
      "4:4 value of type 'Observable<Int>' has no member 'mapp' | did you mean `map`?",
      "6:28 extraneous argument label 'onNxt:' in call | did you mean `onNext:`?",
      "8:17 cannot find 'missing' in scope | ",
      "8:51 cannot find 'bg' in scope | did you mean `bag`?",
      "9:39 missing argument label 'by:' in call | it is declared `func disposed(by bag: DisposeBag)`",
      "10:8 cannot find type 'Strin' in scope | did you mean `String`?"
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
      "6:18 value of type 'Observable<Int>' has no member 'subscribNext' | did you mean `subscribe`?"
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
      "4:1 missing return in global function expected to return 'Int' | every way through it needs a `return`",
      "6:1 left side of mutating operator isn't mutable: 'a' is a 'let' constant | declare it with `var` to change it",
      "9:3 switch must be exhaustive | add `case .south`",
      "13:28 cannot find 'onNext' in scope | write `onNext:` if it is a label"
    ),
    Listing(
      "brackets",
      """
      Observable.of(1, 2)
        .map { n in n * 2
        .subscribe(onNext: { print($0) })
      print("hello"
      """,
      "4:4 value of type 'Int' has no member 'subscribe' | ",
      "5:14 expected ')' in expression list | to match this opening '('",
      "5:14 expected '}' at end of closure | the `{` in line 3 is never closed"
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
      "2:35 consecutive statements on a line must be separated by ';' | write `in` behind the parameters of a closure",
      "6:4 use of '=' in a boolean context, did you mean '=='? | ",
      "7:11 cannot find operator '..' in scope; did you mean '...'? | or write `..<` to leave the last one out"
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
      "3:1 expected ')' in expression list | the `(` in line 2 is never closed",
      "4:16 cannot convert value of type 'Int' to expected argument type 'String' | ",
      "5:9 value of type 'PublishSubject<String>' has no member 'next' | did you mean `onNext`?",
      "6:38 value of type 'String' has no member 'cout' | did you mean `count`?"
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
      "2:12 unterminated string literal | to match this opening '\"'",
      "3:16 binary operator '+' cannot be applied to operands of type 'String' and 'Int' | ",
      "4:24 expected ':' in dictionary literal | ",
      "5:30 value of type 'Int' has no member 'foo' | ",
      "6:36 contextual closure type '(Int) -> ()' expects 1 argument, but 2 were used in closure body | ",
      "7:15 cannot convert value of type 'Int' to expected argument type 'String' | ",
      "8:18 instance method 'flatMap' requires that 'Int' conform to 'ObservableConvertibleType' | `map` makes values of values"
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
      "2:15 expected member name or initializer call after type name | write `()` behind it",
      "4:11 expected member name or initializer call after type name | write `()` behind it",
      "5:27 type 'DispatchTimeInterval' has no member 'second' | did you mean `seconds`?",
      "5:49 expected member name or initializer call after type name | write `MainScheduler.instance`",
      "7:16 'ReplaySubject<Int>' cannot be constructed because it has no accessible initializers | write `ReplaySubject.create(…)`"
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
      "3:71 cannot convert value of type 'String' to expected argument type 'Int' | ",
      "4:20 value of type 'User' has no member 'nme' | did you mean `name`?",
      "5:35 binary operator '>' cannot be applied to operands of type 'Int' and 'String' | ",
      "7:41 cannot convert value of type 'String' to expected argument type 'Int' | ",
      "8:20 value of type 'Model' has no member 'cont' | did you mean `count`?",
      "10:18 'nil' cannot initialize specified type 'Int' | ",
      "12:1 cannot assign to property: 'value' is a get-only property | "
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
      "5:8 cannot find 'next' in scope | a case's name begins with a dot: `.next`",
      "6:15 cannot find 'e' in scope | ",
      "6:25 cannot find 'e' in scope | ",
      "7:9 type 'Event<Int>' has no member 'complete' | did you mean `completed`?"
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
      "3:9 value of type 'BehaviorSubject<Int>' has no member 'accept' | write `onNext(…)`",
      "5:7 value of type 'BehaviorRelay<Int>' has no member 'onNext' | write `accept(…)`",
      "6:14 cannot convert value of type 'String' to specified type 'Int' | ",
      "7:12 generic parameter 'Element' could not be inferred | write `PublishRelay<…>(…)` with what it holds",
      "9:5 invalid redeclaration of 'n' | "
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
      "3:23 missing argument for parameter 'age' in call | it is declared `init(name: String, age: Int)`",
      "4:14 missing argument labels 'name:age:' in call | it is declared `init(name: String, age: Int)`",
      "5:14 incorrect argument label in call (have 'nmae:age:', expected 'name:age:') | it is declared `init(name: String, age: Int)`"
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
      "2:38 missing argument for parameter 'scheduler' in call | it is declared `func debounce(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<Element>`",
      "3:23 missing argument for parameter #1 in call | it is declared `func take(_ count: Int) -> Observable<Element>`",
      "6:12 value of type 'AnyObserver<Int>' has no member 'onComplete' | did you mean `onCompleted`?",
      "8:14 missing argument label 'forTimeInterval:' in call | it is declared `static func sleep(forTimeInterval ti: Double)`"
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
      "3:9 call can throw but is not marked with 'try' | ",
      "5:20 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope | end it with `return`, `throw`, `break` or `continue`",
      "8:38 cannot convert return expression of type 'Int' to return type 'String' | ",
      "9:7 thrown expression type 'String' does not conform to 'Error' | ",
      "10:1 cannot find 'missing' in scope | "
    ),
    Listing(
      "a view controller",
      """
      class Login: UIViewController {
        @IBOutlet weak var button: UIButton!
        override func viewDidLoad() {
          super.viewDidLoad()
          URLSession.shared.rx.data(request: 1).subscribe()
        }
      }
      """,
      "6:40 cannot convert value of type 'Int' to expected argument type 'URLRequest' | "
    ),
    Listing(
      "a parameter without `in` and without a line of its own",
      """
      let one = Observable.of(1)
      one.subscribe { event print(event) }
      one.map { number number + 1 }.subscribe()
      """,
      "3:22 consecutive statements on a line must be separated by ';' | write `in` behind the parameters of a closure",
      "4:17 consecutive statements on a line must be separated by ';' | write `in` behind the parameters of a closure"
    ),
  ]

  @Test(arguments: listings)
  func says(_ listing: Listing) {
    let said = ScriptLog(listing.text).mistakes.map { mistake in
      let place = mistake.span.map { "\($0.line):\($0.column)" } ?? "?"
      return "\(place) \(mistake.message) | \(mistake.hint ?? "")"
    }
    #expect(said == listing.said)
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
