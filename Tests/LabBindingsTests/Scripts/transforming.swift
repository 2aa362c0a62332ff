import RxSwift

func show<T>(_ name: String, _ source: Observable<T>) {
  var line: [String] = []
  _ = source.subscribe { line.append("\($0)") }
  print(name, line.joined(separator: " "))
}

let numbers = Observable.of(1, 2, 3, 4)
show("map", numbers.map { $0 * 10 })
show("compactMap", Observable.of("1", "x", "3").compactMap { Int($0) })
show("flatMap", numbers.flatMap { Observable.of($0, -$0) })
show("flatMapFirst", numbers.flatMapFirst { Observable.just($0) })
show("flatMapLatest", numbers.flatMapLatest { Observable.just($0) })
show("concatMap", numbers.concatMap { Observable.of($0, $0) })
show("scan", numbers.scan(0) { $0 + $1 })
show("scan into", numbers.scan(into: [Int]()) { $0.append($1) })
show("reduce", numbers.reduce(1, accumulator: *))
show("reduce and map", numbers.reduce(0, accumulator: +, mapResult: { "sum \($0)" }))
show("enumerated", Observable.of("a", "b").enumerated().map { "\($0.index)\($0.element)" })
show("materialize", Observable.of(1).materialize())
show("dematerialize", Observable.of(Event.next(1), .completed).dematerialize())
show("toArray", numbers.toArray().asObservable())
show(
  "groupBy",
  numbers.groupBy { $0 % 2 == 0 ? "even" : "odd" }.flatMap { group in
    group.map { "\(group.key) \($0)" }
  })
show(
  "groupBy number",
  numbers.groupBy { $0 % 3 }.flatMap { group in
    group.toArray().asObservable().map { "\(group.key): \($0)" }
  })

final class Owner {
  let name = "owner"
}
var owner: Owner? = Owner()
let subject = PublishSubject<Int>()
let bag = DisposeBag()
subject.withUnretained(owner!)
  .subscribe(onNext: { print("unretained", $0.name, $1) }, onCompleted: { print("owner is gone") })
  .disposed(by: bag)
subject.withUnretained(owner!) { "\($0.name) \($1)" }
  .subscribe(onNext: { print("selected", $0) })
  .disposed(by: bag)
subject.onNext(1)
owner = nil
subject.onNext(2)

// expect: map next(10) next(20) next(30) next(40) completed
// expect: compactMap next(1) next(3) completed
// expect: flatMap next(1) next(-1) next(2) next(-2) next(3) next(-3) next(4) next(-4) completed
// expect: flatMapFirst next(1) next(2) next(3) next(4) completed
// expect: flatMapLatest next(1) next(2) next(3) next(4) completed
// expect: concatMap next(1) next(1) next(2) next(2) next(3) next(3) next(4) next(4) completed
// expect: scan next(1) next(3) next(6) next(10) completed
// expect: scan into next([1]) next([1, 2]) next([1, 2, 3]) next([1, 2, 3, 4]) completed
// expect: reduce next(24) completed
// expect: reduce and map next(sum 10) completed
// expect: enumerated next(0a) next(1b) completed
// expect: materialize next(next(1)) next(completed) completed
// expect: dematerialize next(1) completed
// expect: toArray next([1, 2, 3, 4]) completed
// expect: groupBy next(odd 1) next(even 2) next(odd 3) next(even 4) completed
// expect: groupBy number next(1: [1, 4]) next(2: [2]) next(0: [3]) completed
// expect: unretained owner 1
// expect: selected owner 1
// expect: owner is gone
