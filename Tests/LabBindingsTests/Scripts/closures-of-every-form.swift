// operators page, closures of every form
import Foundation
import RxSwift
func example(_ title: String, _ action: () -> Void) { print("--- \(title) example ---"); action() }
let disposeBag = DisposeBag()
func isEven(_ n: Int) -> Bool { n % 2 == 0 }
struct Doubler { let by: Int; func apply(_ n: Int) -> Int { n * by }; static func half(_ n: Int) -> Double { Double(n) / 2 } }
example("map forms") {
  let source = Observable.of(1, 2, 3, 4)
  source.map { $0 * $0 }.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  source.map({ (n: Int) -> String in return "n\(n)" }).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  source.map { n in "\(n)".count + n }.subscribe { print($0) }.disposed(by: disposeBag)
  source.map(Doubler(by: 3).apply).subscribe(onNext: { n in print("x3", n) }).disposed(by: disposeBag)
  source.map(Doubler.half).map(String.init(describing:)).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  source.map(\.description).map(\.count).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  source.map(-).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  source.map(Double.init).map { $0.squareRoot() }.map { String(format: "%.2f", $0) }.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  source.filter(isEven).toArray().subscribe(onSuccess: { print($0) }).disposed(by: disposeBag)
  source.scan(0, accumulator: +).subscribe(onNext: { print("sum", $0) }).disposed(by: disposeBag)
  source.reduce(1, accumulator: *).subscribe(onNext: { print("product", $0) }).disposed(by: disposeBag)
  source.reduce([]) { $0 + [$1] }.subscribe(onNext: { (all: [Int]) in print(all) }).disposed(by: disposeBag)
  source.scan(into: [Int]()) { $0.append($1) }.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
}
example("flat") {
  let a = BehaviorSubject(value: "a1")
  let b = BehaviorSubject(value: "b1")
  let outer = PublishSubject<BehaviorSubject<String>>()
  outer.flatMapLatest { $0 }.subscribe(onNext: { print("latest", $0) }).disposed(by: disposeBag)
  outer.flatMap { $0.map { $0.uppercased() } }.subscribe(onNext: { print("all", $0) }).disposed(by: disposeBag)
  outer.enumerated().flatMapFirst { index, subject in subject.map { (index, $0) } }.subscribe(onNext: { print("first", $0.0, $0.1) }).disposed(by: disposeBag)
  outer.onNext(a); a.onNext("a2"); outer.onNext(b); a.onNext("a3"); b.onNext("b2")
  outer.onCompleted(); b.onCompleted(); a.onCompleted()
}
example("zip, combine, merge") {
  let numbers = Observable.from([1, 2, 3]), letters = Observable.from(Array("abc").map(String.init))
  Observable.zip(numbers, letters) { "\($0)\($1)" }.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  Observable.zip(numbers, letters).map { number, letter in String(repeating: letter, count: number) }.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  Observable.combineLatest(numbers, letters, Observable.just(true)) { (n, l, f) -> (Int, String) in f ? (n, l) : (0, "") }.subscribe(onNext: { n, l in print(n, l) }).disposed(by: disposeBag)
  Observable.combineLatest([numbers, numbers.map { $0 * 10 }]).map { $0.reduce(0, +) }.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  Observable.merge([letters, .just("!")]).startWith("?").subscribe(onNext: { print($0, terminator: " ") }, onCompleted: { print() }).disposed(by: disposeBag)
  numbers.withLatestFrom(letters) { ($0, $1) }.map { $0.0 + $0.1.count }.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  Observable.concat(numbers, .just(9), .empty()).distinctUntilChanged { $0 % 3 == $1 % 3 }.subscribe { event in
    switch event {
    case .next(let value): print("next", value)
    case .error(let error): print("error", error)
    case .completed: print("completed")
    }
  }.disposed(by: disposeBag)
}
example("errors") {
  enum MyError: Error, Equatable { case bad(Int), worse }
  let failing = Observable<Int>.create { observer in
    observer.on(.next(1)); observer.onNext(2); observer.onError(MyError.bad(3))
    return Disposables.create { print("gone") }
  }
  failing.catch { error in (error as? MyError) == .bad(3) ? .just(-1) : .error(error) }.subscribe { print($0) }.disposed(by: disposeBag)
  failing.catchAndReturn(7).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  failing.retry(2).subscribe(onNext: { print($0) }, onError: { print("E", $0) }).disposed(by: disposeBag)
  failing.materialize().map { $0.isStopEvent }.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  failing.materialize().compactMap(\.error).map { "\($0)" }.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  var left = 2
  failing.retry { (errors: Observable<MyError>) in errors.enumerated().flatMap { i, e -> Observable<Int> in left -= 1; return left > 0 ? .just(i) : .error(e) } }
    .subscribe(onNext: { print($0) }, onError: { print("finally", $0) }, onDisposed: { print("disposed") }).disposed(by: disposeBag)
}

// expect: --- map forms example ---
// expect: 1
// expect: 4
// expect: 9
// expect: 16
// expect: n1
// expect: n2
// expect: n3
// expect: n4
// expect: next(2)
// expect: next(3)
// expect: next(4)
// expect: next(5)
// expect: completed
// expect: x3 3
// expect: x3 6
// expect: x3 9
// expect: x3 12
// expect: 0.5
// expect: 1.0
// expect: 1.5
// expect: 2.0
// expect: 1
// expect: 1
// expect: 1
// expect: 1
// expect: -1
// expect: -2
// expect: -3
// expect: -4
// expect: 1.00
// expect: 1.41
// expect: 1.73
// expect: 2.00
// expect: [2, 4]
// expect: sum 1
// expect: sum 3
// expect: sum 6
// expect: sum 10
// expect: product 24
// expect: [1, 2, 3, 4]
// expect: [1]
// expect: [1, 2]
// expect: [1, 2, 3]
// expect: [1, 2, 3, 4]
// expect: --- flat example ---
// expect: latest a1
// expect: all A1
// expect: first 0 a1
// expect: latest a2
// expect: all A2
// expect: first 0 a2
// expect: latest b1
// expect: all B1
// expect: all A3
// expect: first 0 a3
// expect: latest b2
// expect: all B2
// expect: --- zip, combine, merge example ---
// expect: 1a
// expect: 2b
// expect: 3c
// expect: a
// expect: bb
// expect: ccc
// expect: 1 a
// expect: 2 a
// expect: 2 b
// expect: 3 b
// expect: 3 c
// expect: 11
// expect: 12
// expect: 22
// expect: 23
// expect: 33
// expect: ? ! a b c 
// expect: 2
// expect: 3
// expect: 4
// expect: next 1
// expect: next 2
// expect: next 3
// expect: completed
// expect: --- errors example ---
// expect: next(1)
// expect: next(2)
// expect: next(-1)
// expect: completed
// expect: gone
// expect: 1
// expect: 2
// expect: 7
// expect: gone
// expect: 1
// expect: 2
// expect: gone
// expect: 1
// expect: 2
// expect: gone
// expect: E bad(3)
// expect: false
// expect: false
// expect: true
// expect: gone
// expect: bad(3)
// expect: gone
// expect: 1
// expect: 2
// expect: gone
// expect: 1
// expect: 2
// expect: finally bad(3)
// expect: disposed
// expect: gone
