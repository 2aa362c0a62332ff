import RxSwift

func show<T>(_ name: String, _ source: Observable<T>) {
  var line: [String] = []
  _ = source.subscribe { line.append("\($0)") }
  print(name, line.joined(separator: " "))
}

let letters = Observable.of("a", "b")
let numbers = Observable.of(1, 2, 3)
show("startWith", numbers.startWith(-1, 0))
show("concat", numbers.concat(Observable.just(9)))
show("concat array", Observable.concat([numbers, .just(9)]))
show("concat many", Observable.concat(numbers, .just(9), .empty()))
show("merge", Observable.merge(numbers, .of(10, 20)))
show("merge array", Observable.merge([numbers, .of(10, 20)]))
show("merge inner", Observable.of(numbers, .just(7)).merge())
show("merge limited", Observable.of(numbers, .just(7)).merge(maxConcurrent: 1))
show("concat inner", Observable.of(numbers, .just(7)).concat())
show("switchLatest", Observable.of(numbers, .just(7)).switchLatest())
show("amb", Observable.amb([.never(), numbers]))
show("amb other", Observable<Int>.never().amb(numbers))
show("zip", Observable.zip(letters, numbers))
show("zip with", Observable.zip(letters, numbers) { "\($0)\($1)" })
show("zip three", Observable.zip(letters, numbers, letters) { $0 + "\($1)" + $2 })
show("zip array", Observable.zip([numbers, numbers]))
show("zip array with", Observable.zip([numbers, numbers]) { $0.reduce(0, +) })
show("combineLatest", Observable.combineLatest(letters, numbers))
show("combineLatest with", Observable.combineLatest(letters, numbers) { "\($0)\($1)" })
show("combineLatest array", Observable.combineLatest([numbers, numbers]))
show("combineLatest array with", Observable.combineLatest([numbers, numbers]) { $0.reduce(0, +) })
show("ifEmpty", Observable<Int>.empty().ifEmpty(default: 4))
show("ifEmpty switch", Observable<Int>.empty().ifEmpty(switchTo: numbers))

let left = PublishSubject<String>()
let right = PublishSubject<Int>()
_ = left.withLatestFrom(right).subscribe { print("latest", $0) }
_ = left.withLatestFrom(right) { "\($0)-\($1)" }.subscribe { print("latest with", $0) }
left.onNext("early")
right.onNext(1)
left.onNext("a")
right.onNext(2)
left.onNext("b")
right.onCompleted()
left.onNext("c")
left.onCompleted()

// expect: startWith next(-1) next(0) next(1) next(2) next(3) completed
// expect: concat next(1) next(2) next(3) next(9) completed
// expect: concat array next(1) next(2) next(3) next(9) completed
// expect: concat many next(1) next(2) next(3) next(9) completed
// expect: merge next(1) next(10) next(2) next(20) next(3) completed
// expect: merge array next(1) next(10) next(2) next(20) next(3) completed
// expect: merge inner next(1) next(7) next(2) next(3) completed
// expect: merge limited next(1) next(2) next(3) next(7) completed
// expect: concat inner next(1) next(2) next(3) next(7) completed
// expect: switchLatest next(1) next(7) completed
// expect: amb next(1) next(2) next(3) completed
// expect: amb other next(1) next(2) next(3) completed
// expect: zip next(("a", 1)) next(("b", 2)) completed
// expect: zip with next(a1) next(b2) completed
// expect: zip three next(a1a) next(b2b) completed
// expect: zip array next([1, 1]) next([2, 2]) next([3, 3]) completed
// expect: zip array with next(2) next(4) next(6) completed
// expect: combineLatest next(("a", 1)) next(("b", 1)) next(("b", 2)) next(("b", 3)) completed
// expect: combineLatest with next(a1) next(b1) next(b2) next(b3) completed
// expect: combineLatest array next([1, 1]) next([2, 1]) next([2, 2]) next([3, 2]) next([3, 3]) completed
// expect: combineLatest array with next(2) next(3) next(4) next(5) next(6) completed
// expect: ifEmpty next(4) completed
// expect: ifEmpty switch next(1) next(2) next(3) completed
// expect: latest next(1)
// expect: latest with next(a-1)
// expect: latest next(2)
// expect: latest with next(b-2)
// expect: latest next(2)
// expect: latest with next(c-2)
// expect: latest completed
// expect: latest with completed
