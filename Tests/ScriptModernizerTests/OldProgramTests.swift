import Testing

@testable import rxscript

/// Programs of RxSwift 2 run; what they print is written as RxSwift 6 writes it.
struct OldProgramTests {
  private static let imports = "import Foundation\nimport RxSwift\n"

  @Test(arguments: [
    (
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
      [
        "next(1)", "next(2)", "completed", "error(Some)", "next(3) [next(3)] completed",
        "more than 2",
      ]
    ),
    (
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
      ["--- a name", "inside", "6 9"]
    ),
    (
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
      ["next(a)", "next(ab)", "ab", "completed"]
    ),
    (
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
      [
        "combined 3", "zipped 2", "joined 1", "joined 2", "0a", "1b", "a", "b", "flat 1", "flat 0",
        "free 3", "on next(5)", "on completed",
      ]
    ),
    (
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
      [
        "Cat true Int Array<Int>", "a|", "abc 2", "[1] [1, 2] [3]", "1 true [\"b\": 2]",
      ]
    ),
    (
      "events in another order, times as numbers",
      """
      let subject = PublishSubject<Int>()
      subject.scan(0) { $0 + $1 }.observeOn(MainScheduler.instance).subscribeNext { print($0) }
      let bag = DisposeBag()
      subject.takeUntil(Observable<Int>.never()).catchErrorJustReturn(0).subscribe().addDisposableTo(bag)
      AnonymousDisposable { print("gone") }.dispose()
      """,
      ["gone"]
    ),
  ])
  func runs(_ name: String, _ text: String, _ lines: [String]) {
    let comments = lines.map { "\n// expect: " + $0 }.joined()
    #expect(ScriptRun.difference(Self.imports + text + comments, name: "old.swift") == nil)
  }
}
