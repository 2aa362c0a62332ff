import LabBindings
import ScriptModernizer
import ScriptSource
import Stage
import Testing

/// A script of RxSwift 2 prints as it did then.
struct DialectTests {
  @Test(arguments: [
    ScriptRow(
      "events",
      """
      enum Oops: ErrorType { case Some }
      [1, 2].toObservable().subscribe { print($0) }
      Observable<Int>.error(Oops.Some).subscribe { print($0) }
      let event: Event<Int> = .Next(3)
      print(event, [event], Event<Int>.Completed)
      switch event {
      case .Next(let value) where value > 2: print("more than \\(value - 1)")
      case .Next, .Error, .Completed: print("other")
      }
      """,
      "Next(1)",
      "Next(2)",
      "Completed",
      "Error(Some)",
      "Next(3) [Next(3)] Completed",
      "more than 2"
    ),
    ScriptRow(
      "debug ends when its operator lets go, and for a subscriber when it is disposed of",
      """
      Observable.of(1).debug("map").map { $0 }.subscribeNext { _ in }
      let last = Observable.of("more than forty characters, which is too long").debug("last")
        .subscribeNext { _ in }
      print("over")
      last.dispose()
      """,
      "over"
    ),
    ScriptRow(
      "throttle is debounce, toArray an observable, nobody hears of an error",
      """
      enum Oops: ErrorType { case Some }
      let subject = PublishSubject<Int>()
      subject.throttle(0.5, scheduler: MainScheduler.instance).subscribe { print($0) }
      subject.onNext(1)
      subject.onNext(2)
      Observable.of(3, 4).toArray().subscribe { print($0) }
      Observable<Int>.error(Oops.Some).subscribeNext { print($0) }
      """,
      "Next([3, 4])",
      "Completed",
      "Next(2)"
    ),
    ScriptRow(
      "first labels are left out",
      """
      func example(description: String, @noescape action: () -> ()) {
        print("--- \\(description)")
        action()
      }
      class Counter {
        var count = 0
        func add(number: Int, times: Int) { count += number * times }
      }
      func twice(inout number: Int) { number *= 2 }
      example("a name") { print("inside") }
      let counter = Counter()
      counter.add(2, times: 3)
      var number = 4
      twice(&number)
      number++
      if let found = Optional(number) where found > 8 { print(counter.count, found) }
      """,
      "--- a name",
      "inside",
      "6 9"
    ),
    ScriptRow(
      "elements without a scheduler come all at once",
      """
      let numbers = [1, 2, 3].toObservable()
      let letters = Observable.of("a", "b")
      Observable.combineLatest(numbers, letters) { "\\($0)\\($1)" }.subscribeNext { print($0) }
      Observable.of(numbers, Observable.of(4, 5)).merge().toArray().subscribeNext { print($0) }
      numbers.take(1).subscribe { print($0) }
      Observable.of(1, 2).subscribeNext { first in
        Observable.range(start: 8, count: 1).subscribeNext { print(first, $0) }
        print("after", first)
      }
      """,
      "3a",
      "3b",
      "[1, 2, 3, 4, 5]",
      "Next(1)",
      "Completed",
      "1 8",
      "after 1",
      "2 8",
      "after 2"
    ),
    ScriptRow(
      "variables complete when they are gone",
      """
      func use() {
        let variable = Variable("a")
        variable.asObservable().subscribe { print($0) }
        variable.value += "b"
        print(variable.value)
      }
      use()
      _ = NopDisposable.instance
      """,
      "Next(a)",
      "Next(ab)",
      "ab",
      "Completed"
    ),
    ScriptRow(
      "collections of sequences, indices, functions by themselves",
      """
      let pair = [Observable.just(1), Observable.just(2)]
      pair.combineLatest { $0.reduce(0, combine: +) }.subscribeNext { print("combined", $0) }
      pair.zip { $0.count }.subscribeNext { print("zipped", $0) }
      pair.concat().subscribeNext { print("joined", $0) }
      Observable.of("a", "b").mapWithIndex { "\\($1)\\($0)" }.subscribeNext { print($0) }
      Observable.of("a", "b").takeWhileWithIndex { _, index in index < 1 }.subscribeNext { print($0) }
      Observable.of("a", "b").skipWhileWithIndex { _, index in index < 1 }.subscribeNext { print($0) }
      Observable.of(1).flatMapWithIndex { Observable.of($0, $1) }.subscribeNext { print("flat", $0) }
      combineLatest(just(1), sequenceOf(2)) { $0 + $1 }.subscribeNext { print("free", $0) }
      Observable.of(5).doOn { print("on", $0) }.subscribeNext { _ in }
      """,
      "combined 3",
      "zipped 2",
      "joined 1",
      "joined 2",
      "0a",
      "1b",
      "a",
      "b",
      "flat 1",
      "flat 0",
      "free 3",
      "on Next(5)",
      "on Completed"
    ),
    ScriptRow(
      "types of values, sets of characters, parts of collections",
      """
      class Animal {}
      class Cat: Animal {}
      let pet: Animal = Cat()
      print(pet.dynamicType, pet.dynamicType == Cat.self, 3.dynamicType, [1].dynamicType)
      print(" a ".stringByTrimmingCharactersInSet(NSCharacterSet.whitespaceCharacterSet()) + "|")
      print("ab".stringByAppendingString("c"), 3.distanceTo(5))
      let numbers = [1, 2, 3]
      print(Array(numbers.prefixUpTo(1)), Array(numbers.prefixThrough(1)), Array(numbers.suffixFrom(2)))
      var ages = ["a": 1, "b": 2]
      print(ages.removeValueForKey("a")!, ages.removeValueForKey("x") == nil, ages)
      """,
      "Cat true Int Array<Int>",
      "a|",
      "abc 2",
      "[1] [1, 2] [3]",
      "1 true [\"b\": 2]"
    ),
    ScriptRow(
      "the C functions of queues",
      """
      let queue = dispatch_queue_create("lab", DISPATCH_QUEUE_CONCURRENT)
      let group = dispatch_group_create()
      dispatch_group_async(group, queue) { NSThread.sleepForTimeInterval(1) }
      dispatch_group_notify(group, dispatch_get_main_queue()) { print("notified") }
      let semaphore = dispatch_semaphore_create(0)
      dispatch_async(dispatch_get_global_queue(QOS_CLASS_UTILITY, 0)) {
        print(NSThread.isMainThread(), NSThread.currentThread().isMainThread)
        dispatch_semaphore_signal(semaphore)
      }
      dispatch_semaphore_wait(semaphore, DISPATCH_TIME_FOREVER)
      let when = dispatch_time(DISPATCH_TIME_NOW, Int64(0.5 * Double(NSEC_PER_SEC)))
      dispatch_after(when, dispatch_get_main_queue()) { print("half a second") }
      print(dispatch_sync(queue) { 4 })
      """,
      "false false",
      "4",
      "half a second",
      "notified"
    ),
    ScriptRow(
      "Foundation and Swift",
      """
      NSNotificationCenter.defaultCenter().rx_notification("ping").subscribeNext { print($0.name) }
      NSNotificationCenter.defaultCenter().postNotificationName("ping", object: nil)
      let queue = NSOperationQueue()
      queue.addOperationWithBlock { print("operation") }
      queue.waitUntilAllOperationsAreFinished()
      print("a,b".componentsSeparatedByString(",").joinWithSeparator("-"), "a".uppercaseString)
      for (index, letter) in "ab".characters.enumerate() { print(index, letter) }
      print([3, 1].indexOf(1)!, NSDate().timeIntervalSince1970)
      """,
      "ping",
      "operation",
      "a-b A",
      "0 a",
      "1 b",
      "1 1462076237.0"
    ),
  ])
  func printsAsItDidThen(_ row: ScriptRow) {
    KnownDifferences.run(row.name) { expectLines(row) }
  }

  @Test func debugWritesAsItDidThen() {
    KnownDifferences.run("debug of RxSwift 2") { checkDebug() }
  }

  private func checkDebug() {
    let log = ScriptLog(
      """
      Observable.of(1).debug("map").map { $0 }.subscribeNext { _ in }
      let last = Observable.of("more than forty characters, which is too long").debug("last")
        .subscribeNext { _ in }
      print("over")
      last.dispose()
      """
    )
    #expect(
      log.written == [
        "map -> subscribed", "map -> Event Next(1)", "map -> Event Completed", "map -> disposed",
        "last -> subscribed", "last -> Event Next(more than forty..., which is too long)",
        "last -> Event Completed", "over", "last -> disposed",
      ]
    )
  }

  @Test(arguments: [
    ("_ = Observable.of(1).subscribe { print($0) }", Dialect.rx6),
    ("_ = Observable.of(1).observeOn(MainScheduler.instance).subscribe { print($0) }", .rx6),
    ("Observable.of(1).subscribe { print($0) }.addDisposableTo(DisposeBag())", .rx6),
    ("_ = Observable.of(1).subscribeNext { print($0) }", .rx2),
    ("print(NSThread.isMainThread())", .rx2),
    ("func run(name: String) {}\nrun(\"a\")", .rx2),
    ("_ = Observable.of(1).delay(0.5, scheduler: MainScheduler.instance)", .rx4),
    ("func run(_ name: String) {}\nrun(\"a\")", .rx6),
    ("enum Phase { case Next(Int), Completed }\nlet phase = Phase.Next(1)", .rx6),
    (
      "extension ObservableType { func subscribeNext() {} }\nObservable.of(1).subscribeNext()", .rx6
    ),
    ("let subject = PublishSubject<Int>()\nsubject.asObservable().concat()", .rx6),
    ("// .Next and subscribeNext in words only", .rx6),
  ])
  func showsInTheSpelling(_ script: String, _ dialect: Dialect) {
    let today = ScriptProgram.modernization(of: "import RxSwift\n" + script)
    #expect(Dialect(version: today.version) == dialect)
  }

  @Test func isWhatTheConfigurationSays() {
    for (dialect, line) in [(Dialect.rx2, "Next(1)"), (.rx6, "next(1)")] {
      var configuration = Lab.Configuration()
      configuration.dialect = dialect
      // Guard: the run writes, the test reads afterwards.
      nonisolated(unsafe) var lines: [String] = []
      configuration.sink = { if $0.kind == .print { lines.append($0.text) } }
      let script = "import RxSwift\n_ = Observable.of(1).take(1).subscribe { print($0) }"
      _ = Lab(configuration).run(SourceFile(name: "test.swift", text: script))
      #expect(lines.first == line)
    }
  }

  /// What RxSwift 3 and 4 did otherwise than those after them.
  @Test func toArrayMadeAnObservable() {
    let script =
      "_ = Observable.of(1, 2).delay(1, scheduler: MainScheduler.instance).toArray().subscribe { print($0) }"
    #expect(ScriptLog(script).printed == ["next([1, 2])", "completed"])
    let today = script.replacing("delay(1,", with: "delay(.seconds(1),")
    #expect(ScriptLog(today).printed == ["success([1, 2])"])
  }
}
