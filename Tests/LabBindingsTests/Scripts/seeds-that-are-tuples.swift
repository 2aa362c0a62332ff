import RxSwift
let bag = DisposeBag()
Observable.of(1, 2, 3)
  .scan((nil, nil)) { (acc: (Int?, Int?), x) in (acc.1, x) }
  .subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(1, 2, 3)
  .scan((previous: nil as Int?, current: nil as Int?)) { ($0.current, $1) }
  .subscribe(onNext: { print($0.previous as Any, $0.current as Any) }).disposed(by: bag)
Observable.of(1, 2, 3)
  .scan((sum: 0, count: 0)) { ($0.sum + $1, $0.count + 1) }
  .map { "\($0.sum)/\($0.count)" }
  .subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(1, 2, 3)
  .scan((sum: 0, count: 0)) { acc, x in (acc.sum + x, acc.count + 1) }
  .subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(1, 2, 3)
  .scan((0, 0.0)) { ($0.0 + $1, 1) }
  .subscribe(onNext: { print($0) }).disposed(by: bag)
let pairs: Observable<(old: Int?, new: Int?)> = Observable.of(1, 2).scan((old: nil, new: nil)) { (old: $0.new, new: $1) }
pairs.subscribe(onNext: { print($0) }).disposed(by: bag)

let w: (Int?, Int) = [1, 2].reduce((nil, 0)) { ($1, $0.1 + 1) }
print(w)
let h = [1, 2, 3].reduce(into: (even: [Int](), odd: [Int]())) { if $1 % 2 == 0 { $0.even.append($1) } else { $0.odd.append($1) } }
print(h)
Observable.of(1, 2, 3)
  .scan((nil as Int?, 0)) { acc, x in (x, acc.1 + x) }
  .map { $0.0 }
  .subscribe(onNext: { print($0 as Any) }).disposed(by: bag)
Observable.of("a", "b").scan(nil as String?) { $0 == nil ? $1 : $0! + $1 }.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(1, 2).scan([]) { (acc: [Int], x) in acc + [x] }.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(3, 4).scan((Int?.none, Int?.none)) { ($0.1, $1) }.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(3, 4).scan((old: Int?.none, new: Int?.none)) { (last, x) -> (old: Int?, new: Int?) in (last.new, x) }.subscribe(onNext: { print($0) }).disposed(by: bag)
// expect: (nil, Optional(1))
// expect: (Optional(1), Optional(2))
// expect: (Optional(2), Optional(3))
// expect: nil Optional(1)
// expect: Optional(1) Optional(2)
// expect: Optional(2) Optional(3)
// expect: 1/1
// expect: 3/2
// expect: 6/3
// expect: (sum: 1, count: 1)
// expect: (sum: 3, count: 2)
// expect: (sum: 6, count: 3)
// expect: (1, 1.0)
// expect: (3, 1.0)
// expect: (6, 1.0)
// expect: (old: nil, new: Optional(1))
// expect: (old: Optional(1), new: Optional(2))
// expect: (Optional(2), 2)
// expect: (even: [2], odd: [1, 3])
// expect: Optional(1)
// expect: Optional(2)
// expect: Optional(3)
// expect: Optional("a")
// expect: Optional("ab")
// expect: [1]
// expect: [1, 2]
// expect: (nil, Optional(3))
// expect: (Optional(3), Optional(4))
// expect: (old: nil, new: Optional(3))
// expect: (old: Optional(3), new: Optional(4))
