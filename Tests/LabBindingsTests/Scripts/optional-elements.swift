import RxSwift
let x: Int? = 3
print(x)
Observable<Int?>.just(3).subscribe(onNext: { print($0) })
Observable<Int?>.just(3).subscribe(onNext: { v in print(v) })
Observable<Int?>.just(3).subscribe { print($0) }
Observable<Int?>.just(3).map { $0 }.subscribe { print($0) }
_ = Observable<Int?>.just(3).map { x -> Int in print(x); return 1 }.subscribe { print($0) }
func f(_ x: Int?) { print(x) }
f(3)
let g: (Int?) -> Void = { print($0) }
g(4)
[1, nil].forEach { print($0) }
func h<T>(_ x: T, _ k: (T) -> Void) { k(x) }
h(x) { print($0) }

// expect: Optional(3)
// expect: Optional(3)
// expect: Optional(3)
// expect: next(Optional(3))
// expect: completed
// expect: next(Optional(3))
// expect: completed
// expect: Optional(3)
// expect: next(1)
// expect: completed
// expect: Optional(3)
// expect: Optional(4)
// expect: Optional(1)
// expect: nil
// expect: Optional(3)
