import RxSwift

func show<T>(_ name: String, _ source: Observable<T>) {
  var line: [String] = []
  _ = source.subscribe { line.append("\($0)") }
  print(name, line.joined(separator: " "))
}

let current = CurrentThreadScheduler.instance
show("just", .just(1))
show("just on", Observable.just("a", scheduler: current))
show("of", Observable.of(1, 2, 3))
show("of on", Observable.of(1, 2, scheduler: current))
show("from", Observable.from([1, 2]))
show("from on", Observable.from(["x", "y"], scheduler: current))
show("from a range", Observable.from(1...3))
show("from optional", Observable.from(optional: 7 as Int?))
show("from nil", Observable<Int>.from(optional: nil))
show("from optional on", Observable.from(optional: 7 as Int?, scheduler: current))
show("empty", Observable<Int>.empty())
show("error", Observable<Int>.error(RxError.unknown))
show("range", Observable.range(start: 3, count: 3))
show("range on", Observable.range(start: 3, count: 2, scheduler: current))
show("repeat", Observable.repeatElement("r").take(2))
show("repeat on", Observable.repeatElement("r", scheduler: current).take(1))
show("generate", Observable.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 3 }))
show(
  "generate on",
  Observable.generate(
    initialState: 1, condition: { $0 < 5 }, scheduler: current, iterate: { $0 + 2 }))
show("deferred", Observable.deferred { Observable.just(9) })
show(
  "create",
  Observable<String>.create { observer in
    observer.onNext("one")
    observer.on(.next("two"))
    observer.onCompleted()
    observer.onNext("never seen")
    return Disposables.create { print("created one is disposed") }
  })
final class Resource: Disposable {
  let content = "used"
  func dispose() { print("resource is disposed") }
}
show("using", Observable.using({ Resource() }, observableFactory: { Observable.just($0.content) }))

// expect: just next(1) completed
// expect: just on next(a) completed
// expect: of next(1) next(2) next(3) completed
// expect: of on next(1) next(2) completed
// expect: from next(1) next(2) completed
// expect: from on next(x) next(y) completed
// expect: from a range next(1) next(2) next(3) completed
// expect: from optional next(7) completed
// expect: from nil completed
// expect: from optional on next(7) completed
// expect: empty completed
// expect: error error(Unknown error occurred.)
// expect: range next(3) next(4) next(5) completed
// expect: range on next(3) next(4) completed
// expect: repeat next(r) next(r) completed
// expect: repeat on next(r) completed
// expect: generate next(1) next(3) next(9) completed
// expect: generate on next(1) next(3) completed
// expect: deferred next(9) completed
// expect: created one is disposed
// expect: create next(one) next(two) completed
// expect: resource is disposed
// expect: using next(used) completed
