import RxCocoa
import RxSwift

func show<T>(_ name: String, _ source: Infallible<T>) {
  var line: [String] = []
  _ = source.subscribe(
    onNext: { line.append("\($0)") }, onCompleted: { line.append("completed") },
    onDisposed: { line.append("disposed") })
  print(name, line.joined(separator: " "))
}

let numbers = Infallible.of(1, 2, 3)
show("just", .just(1))
show("of", numbers)
show("from", Infallible.from([4, 5]))
show("empty", Infallible<Int>.empty())
show("deferred", Infallible.deferred { Infallible.just(1) })
show(
  "create",
  Infallible<String>.create { observer in
    observer(.next("made"))
    observer(.completed)
    return Disposables.create { print("create is disposed") }
  })
show("map", numbers.map { $0 * 2 })
show("compactMap", numbers.compactMap { $0 > 1 ? "\($0)" : nil })
show("filter", numbers.filter { $0 > 1 })
show("flatMap", numbers.flatMap { Infallible.of($0, -$0) })
show("flatMapLatest", numbers.flatMapLatest { Infallible.just($0) })
show("flatMapFirst", numbers.flatMapFirst { Infallible.just($0) })
show("concatMap", numbers.concatMap { Infallible.just($0) })
show("scan", numbers.scan(0) { $0 + $1 })
show("scan into", numbers.scan(into: [Int]()) { $0.append($1) })
show("distinct", Infallible.of(1, 1, 2).distinctUntilChanged())
show("distinct by key", numbers.distinctUntilChanged { $0 % 2 })
show("take", numbers.take(2))
show("take while", numbers.take(while: { $0 < 2 }))
show("take until", numbers.take(until: { $0 == 2 }, behavior: .inclusive))
show("skip while", numbers.skip(while: { $0 < 2 }))
show("startWith", numbers.startWith(0))
show("concat", numbers.concat(Infallible.just(9)))
show("concat many", Infallible.concat(numbers, .just(9)))
show("merge", Infallible.merge(numbers, .just(9)))
show("combineLatest", Infallible.combineLatest(numbers, Infallible.just("a")))
show("combineLatest with", Infallible.combineLatest(numbers, Infallible.just(10)) { $0 + $1 })
show("combineLatest array", Infallible.combineLatest([numbers, .just(10)]))
show("zip", Infallible.zip(numbers, Infallible.of(4, 5)) { $0 * $1 })
show("withLatestFrom", numbers.withLatestFrom(Infallible.just("l")))
show("share", numbers.share(replay: 1))
show("do", numbers.do(onNext: { print("do", $0) }, onCompleted: { print("do completed") }))
show("caught", Observable<Int>.error(RxError.unknown).asInfallible(onErrorJustReturn: 6))
show("fallback", Observable<Int>.error(RxError.unknown).asInfallible(onErrorFallbackTo: numbers))
show("recovered", Observable<Int>.error(RxError.unknown).asInfallible(onErrorRecover: { _ in .just(7) }))
_ = numbers.subscribe { event in
  switch event {
  case .next(let number): print("event", number)
  case .completed: print("event completed")
  }
}
let relay = BehaviorRelay(value: 1)
_ = relay.asInfallible().subscribe(onNext: { print("relay", $0) })
relay.accept(2)
let other = PublishRelay<Int>()
_ = other.asInfallible().subscribe(onNext: { print("other", $0) })
_ = numbers.bind(to: other)
_ = numbers.bind(onNext: { print("bound", $0) })

// expect: just 1 completed disposed
// expect: of 1 2 3 completed disposed
// expect: from 4 5 completed disposed
// expect: empty completed disposed
// expect: deferred 1 completed disposed
// expect: create is disposed
// expect: create made completed disposed
// expect: map 2 4 6 completed disposed
// expect: compactMap 2 3 completed disposed
// expect: filter 2 3 completed disposed
// expect: flatMap 1 -1 2 -2 3 -3 completed disposed
// expect: flatMapLatest 1 2 3 completed disposed
// expect: flatMapFirst 1 2 3 completed disposed
// expect: concatMap 1 2 3 completed disposed
// expect: scan 1 3 6 completed disposed
// expect: scan into [1] [1, 2] [1, 2, 3] completed disposed
// expect: distinct 1 2 completed disposed
// expect: distinct by key 1 2 3 completed disposed
// expect: take 1 2 completed disposed
// expect: take while 1 completed disposed
// expect: take until 1 2 completed disposed
// expect: skip while 2 3 completed disposed
// expect: startWith 0 1 2 3 completed disposed
// expect: concat 1 2 3 9 completed disposed
// expect: concat many 1 2 3 9 completed disposed
// expect: merge 9 1 2 3 completed disposed
// expect: combineLatest (1, "a") (2, "a") (3, "a") completed disposed
// expect: combineLatest with 11 12 13 completed disposed
// expect: combineLatest array [1, 10] [2, 10] [3, 10] completed disposed
// expect: zip 4 10 completed disposed
// expect: withLatestFrom l l l completed disposed
// expect: share 1 2 3 completed disposed
// expect: do 1
// expect: do 2
// expect: do 3
// expect: do completed
// expect: do 1 2 3 completed disposed
// expect: caught 6 completed disposed
// expect: fallback 1 2 3 completed disposed
// expect: recovered 7 completed disposed
// expect: event 1
// expect: event 2
// expect: event 3
// expect: event completed
// expect: relay 1
// expect: relay 2
// expect: other 1
// expect: other 2
// expect: other 3
// expect: bound 1
// expect: bound 2
// expect: bound 3
