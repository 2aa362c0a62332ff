import LabBindings
import SwiftScript
import Testing

/// The table of older spellings: every row can be read, found and rewritten.
struct SpellingTests {
  @Test func everyRowParses() {
    for spelling in Spellings.table.spellings { _ = spelling.parts }
    #expect(Spellings.table.spellings.count > 200)
  }

  /// A row that is rewritten to something old would never be done.
  @Test(arguments: [
    (
      "names and labels",
      """
      let a = x.observeOn(MainScheduler.instance)  // stays
        .takeUntil(stop)
        /* and this */
        .catchErrorJustReturn(1)
        .shareReplay(2)
      """,
      """
      let a = x.observe(on: MainScheduler.instance)  // stays
        .take(until: stop)
        /* and this */
        .catchAndReturn(1)
        .share(replay: 2, scope: .forever)
      """
    ),
    (
      "comments stay behind what they are about",
      """
      let level = Variable(1)
      level.value = 2 // two
      level.value += 1 /* one */ // more
      level.value = /* three */ 3
      level.value =  // four
        4
      level.value = 5
        // and
        + 1
      interval(1, MainScheduler.sharedInstance /* main */).doOn { print($0) } // says
      """,
      """
      let level = BehaviorRelay(value: 1)
      level.accept(2) // two
      level.accept(level.value + 1) /* one */ // more
      level.accept(3) /* three */
      level.accept(4) // four
      level.accept(5
        // and
        + 1)
      Observable.interval(.seconds(1), scheduler: MainScheduler.instance /* main */).materialize().do(onNext: { print($0) }).dematerialize() // says
      """
    ),
    (
      "closures move into parentheses where they could be another one",
      """
      x.subscribeNext { print($0) }
      x.doOnNext { print($0) }.takeWhile { $0 < 3 }.catchError { _ in .empty() }
      x.subscribeCompleted({ done() })
      x.doOn(onNext: { n in
        print(n)
      }, onCompleted: { done() })
      """,
      """
      x.subscribe(onNext: { print($0) })
      x.do(onNext: { print($0) }).take(while: { $0 < 3 }).catch { _ in .empty() }
      x.subscribe(onCompleted: { done() })
      x.do(onNext: { n in
        print(n)
      }, onCompleted: { done() })
      """
    ),
    (
      "events and patterns, but not a program's own",
      """
      enum Mine { case Error(String) }
      observer.on(.Next(element)); observer.on(.Completed)
      switch event {
      case .Next(let value): print(value)
      case Event.Completed: break
      case .Error(let error): print(error)
      }
      """,
      """
      enum Mine { case Error(String) }
      observer.on(.next(element)); observer.on(.completed)
      switch event {
      case .next(let value): print(value)
      case Event.completed: break
      case .Error(let error): print(error)
      }
      """
    ),
    (
      "times",
      """
      Observable<Int>.interval(1, scheduler: main)
      x.delay(0.25, scheduler: main).timeout(2.5, scheduler: main).debounce(span, scheduler: main)
      x.buffer(timeSpan: 3, count: 2, scheduler: main).delaySubscription(1e-6, main)
      main.scheduleRelative(1, dueTime: 0.5) { work($0) }
      main.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(2)) { $0 + 1 }
      main.schedulePeriodic(0, startAfter: 0, period: 0.25) { $0 + 1 }
      x.throttle(0.3, MainScheduler.sharedInstance)
      """,
      """
      Observable<Int>.interval(.seconds(1), scheduler: main)
      x.delay(.milliseconds(250), scheduler: main).timeout(.milliseconds(2500), scheduler: main).debounce(.milliseconds(Int(span * 1000)), scheduler: main)
      x.buffer(timeSpan: .seconds(3), count: 2, scheduler: main).delaySubscription(.microseconds(1), scheduler: main)
      main.scheduleRelative(1, dueTime: .milliseconds(500)) { work($0) }
      main.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(2)) { $0 + 1 }
      main.schedulePeriodic(0, startAfter: .seconds(0), period: .milliseconds(250)) { $0 + 1 }
      x.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      """
    ),
    (
      "disposables and variables",
      """
      x.subscribe().addDisposableTo(bag)
      bag.addDisposable(a)
      return AnonymousDisposable { print("gone") }
      let none = NopDisposable.instance, two = BinaryDisposable(a, b)
      let state = Variable<Int>(0)
      state.value = state.value + 1
      self.state.value += 2
      other.value = 3
      """,
      """
      x.subscribe().disposed(by: bag)
      bag.insert(a)
      return Disposables.create { print("gone") }
      let none = Disposables.create(), two = Disposables.create(a, b)
      let state = BehaviorRelay<Int>(value: 0)
      state.accept(state.value + 1)
      self.state.accept(self.state.value + 2)
      other.value = 3
      """
    ),
    (
      "changes inside of what a variable holds",
      """
      import RxSwift
      struct User { var name = "" }
      class Session { var user = User() }
      let items = Variable<[Int]>([]), user = Variable(User()), session = Variable(Session())
      items.value.append(1)  // one
      items.value.append(contentsOf: [2, 3]); items.value[0] += 1
      self.user.value.name = "x"
      add { value in items.value.insert(value, atIndex: 0) }
      session.value.user.name = "x"
      items.value.forEach { print($0) }
      """,
      """
      import RxSwift
      import RxRelay
      struct User { var name = "" }
      class Session { var user = User() }
      let items = BehaviorRelay<[Int]>(value: []), user = BehaviorRelay(value: User()), session = BehaviorRelay(value: Session())
      items.accept(items.value + [1])  // one
      items.accept(items.value + [2, 3]); do { var value = items.value; value[0] += 1; items.accept(value) }
      do { var value = self.user.value; value.name = "x"; self.user.accept(value) }
      add { value in do { var changed = items.value; changed.insert(value, at: 0); items.accept(changed) } }
      session.value.user.name = "x"
      items.value.forEach { print($0) }
      """
    ),
    (
      "modules that come with others",
      """
      import RxSwift
      import RxCocoa
      let state = Variable(1)
      """,
      """
      import RxSwift
      import RxCocoa
      let state = BehaviorRelay(value: 1)
      """
    ),
    (
      "collections, and closures of an element and its index",
      """
      [1, 2].toObservable().mapWithIndex { x, i in x * i }.mapWithIndex { $0 + $1 }
      [a, b].combineLatest { $0.reduce(0, combine: +) }
      a.mapWithIndex(pair).takeWhileWithIndex { x, i in i < 3 }
      """,
      """
      Observable.from([1, 2]).enumerated().map { i, x in x * i }.enumerated().map { $0.element + $0.index }
      Observable.combineLatest([a, b]) { $0.reduce(0, +) }
      a.enumerated().map({ pair($0.element, $0.index) }).enumerated().take(while: { i, x in i < 3 }).map { $0.element }
      """
    ),
    (
      "queues and threads",
      """
      dispatch_async(dispatch_get_main_queue()) {
        // on main
        print(NSThread.currentThread())
      }
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, delta), queue) { go() }
      let q = dispatch_queue_create("q", DISPATCH_QUEUE_CONCURRENT)
      """,
      """
      DispatchQueue.main.async {
        // on main
        print(Thread.current)
      }
      queue.asyncAfter(deadline: DispatchTime.now() + .nanoseconds(Int(delta))) { go() }
      let q = DispatchQueue(label: "q", attributes: .concurrent)
      """
    ),
    (
      "Swift 2",
      """
      import XCPlayground
      func example(name: String, @noescape action: () -> ()) throws -> ErrorType? { return nil }
      example("a") { print("x".characters.count, ["a"].joinWithSeparator(",").uppercaseString) }
      for (i, x) in xs.enumerate() { println(x) }
      """,
      """
      import PlaygroundSupport
      func example(_ name: String, action: () -> ()) throws -> Error? { return nil }
      example("a") { print("x".count, ["a"].joined(separator: ",").uppercased()) }
      for (i, x) in xs.enumerated() { print(x) }
      """
    ),
    (
      "what the parser no longer takes",
      """
      func f(inout number: Int, inout by other: Int) -> Int -> Int { return { $0 } }
      if let a = b where a > 1, let c = d { f(&a, by: &c) }
      guard let e = f where e else { return }
      """,
      """
      func f(_ number: inout Int, by other: inout Int) -> (Int) -> Int { return { $0 } }
      if let a = b, a > 1, let c = d { f(&a, by: &c) }
      guard let e = f, e else { return }
      """
    ),
    (
      "comments that stood where nothing stands any more",
      """
      let s =
        // three of them
        [1, 2, 3]
          // as a sequence
          .toObservable()
      """,
      """
      let s =
        // three of them
        // as a sequence
        Observable.from([1, 2, 3])
      """
    ),
    (
      "the place of an element, or of the first that a function takes",
      """
      func isTwo(_ number: Int) -> Bool { number == 2 }
      print(a.indexOf(2), a.indexOf(b), a.indexOf({ $0 > 1 }), a.indexOf { $0 > 2 }, a.indexOf(isTwo))
      """,
      """
      func isTwo(_ number: Int) -> Bool { number == 2 }
      print(a.firstIndex(of: 2), a.firstIndex(of: b), a.firstIndex(where: { $0 > 1 }), \
      a.firstIndex { $0 > 2 }, a.firstIndex(where: isTwo))
      """
    ),
    (
      "today's spelling stays as it is",
      """
      x.throttle(.seconds(1), scheduler: main).take(1).asObservable().concat(y)
      let timer = Timer(), all = Observable.merge(a, b)
      """,
      """
      x.throttle(.seconds(1), scheduler: main).take(1).asObservable().concat(y)
      let timer = Timer(), all = Observable.merge(a, b)
      """
    ),
  ])
  func isWrittenAsToday(_ name: String, _ old: String, _ new: String) throws {
    let file = SourceFile(name: name, text: old)
    #expect(try Spellings.table.modernized(file) == new)
    let again = SourceFile(name: name, text: new)
    #expect(try Spellings.table.modernized(again) == new)
  }

  @Test func aTextThatIsNoSwiftIsNotRewritten() {
    let file = SourceFile(name: "test.swift", text: "let = 3")
    #expect(throws: ScriptErrors.self) { try Spellings.table.modernized(file) }
  }

  @Test func aUseIsPlaced() {
    let file = SourceFile(name: "test.swift", text: "let a = x\n  .subscribeNext { _ in }")
    let uses = Spellings.table.uses(in: [file])
    #expect(uses.map(\.spelling.name) == ["subscribeNext"])
    #expect(uses.map(\.place.line) == [2])
    #expect(uses.map(\.place.column) == [4])
  }
}
