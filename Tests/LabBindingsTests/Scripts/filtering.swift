import RxSwift

struct Person {
  let name: String
  let age: Int
}

func show<T>(_ name: String, _ source: Observable<T>) {
  var line: [String] = []
  _ = source.subscribe { line.append("\($0)") }
  print(name, line.joined(separator: " "))
}

let numbers = Observable.of(1, 1, 2, 3, 3, 1)
show("filter", numbers.filter { $0 > 1 })
show("ignoreElements", numbers.ignoreElements())
show("element at", numbers.element(at: 2))
show("element beyond", numbers.element(at: 9))
show("single", Observable.of(1).single())
show("single of many", numbers.single())
show("single where", numbers.single { $0 == 2 })
show("take", numbers.take(2))
show("takeLast", numbers.takeLast(2))
show("take while", numbers.take(while: { $0 < 3 }))
show("take while inclusive", numbers.take(while: { $0 < 3 }, behavior: .inclusive))
show("take until", numbers.take(until: { $0 == 3 }))
show("take until inclusive", numbers.take(until: { $0 == 3 }, behavior: .inclusive))
show("take until other", numbers.take(until: Observable<Int>.never()))
show("skip", numbers.skip(4))
show("skip while", numbers.skip(while: { $0 < 3 }))
show("skip until other", numbers.skip(until: Observable.just(1)))
show("distinct", numbers.distinctUntilChanged())
show("distinct by key", numbers.distinctUntilChanged { $0 % 2 })
show("distinct by comparing", numbers.distinctUntilChanged { abs($0 - $1) < 2 })
show("distinct by key and comparing", numbers.distinctUntilChanged({ $0 * 2 }, comparer: { $0 == $1 }))
show(
  "distinct at",
  Observable.of(Person(name: "Ann", age: 1), Person(name: "Bob", age: 1), Person(name: "Cy", age: 2))
    .distinctUntilChanged(at: \.age).map { $0.name })

let values = PublishSubject<String>()
let ticks = PublishSubject<Void>()
_ = values.sample(ticks, defaultValue: "nothing").subscribe { print("sample", $0) }
ticks.onNext(())
values.onNext("a")
values.onNext("b")
ticks.onNext(())
ticks.onNext(())

// expect: filter next(2) next(3) next(3) completed
// expect: ignoreElements completed
// expect: element at next(2) completed
// expect: element beyond error(Argument out of range.)
// expect: single next(1) completed
// expect: single of many next(1) error(Sequence contains more than one element.)
// expect: single where next(2) completed
// expect: take next(1) next(1) completed
// expect: takeLast next(3) next(1) completed
// expect: take while next(1) next(1) next(2) completed
// expect: take while inclusive next(1) next(1) next(2) next(3) completed
// expect: take until next(1) next(1) next(2) completed
// expect: take until inclusive next(1) next(1) next(2) next(3) completed
// expect: take until other next(1) next(1) next(2) next(3) next(3) next(1) completed
// expect: skip next(3) next(1) completed
// expect: skip while next(3) next(3) next(1) completed
// expect: skip until other next(1) next(1) next(2) next(3) next(3) next(1) completed
// expect: distinct next(1) next(2) next(3) next(1) completed
// expect: distinct by key next(1) next(2) next(3) completed
// expect: distinct by comparing next(1) next(3) next(1) completed
// expect: distinct by key and comparing next(1) next(2) next(3) next(1) completed
// expect: distinct at next(Ann) next(Cy) completed
// expect: sample next(nothing)
// expect: sample next(b)
// expect: sample next(nothing)
