import RxSwift
enum Action: Equatable { case add(Int), reset, none }
let bag = DisposeBag()
let s = PublishSubject<Int>()
Observable.merge(
  s.map { x in
    let y = x + 1
    return Action.add(y)
  },
  s.map { _ in Action.reset }
).subscribe(onNext: { print("a", $0) }).disposed(by: bag)
Observable.merge([s.map { Action.add($0) }, s.map { _ in .reset }]).subscribe(onNext: { print("b", $0) }).disposed(by: bag)
Observable.merge(s.map { x -> Action in .add(x) }, s.map { _ in .reset }, .just(.none)).subscribe(onNext: { print("c", $0) }).disposed(by: bag)
Observable.concat(s.map { Action.add($0) }, .just(.reset)).subscribe(onNext: { print("d", $0) }).disposed(by: bag)
Observable.concat(Observable.just(Action.none), s.map { .add($0) }).subscribe(onNext: { print("e", $0) }).disposed(by: bag)
s.map(Action.add).startWith(.reset, .none).filter { $0 != .none }.subscribe(onNext: { print("f", $0) }).disposed(by: bag)
Observable<Action>.merge(s.map { .add($0) }, s.map { _ in .reset }).scan(0) { acc, a in
  switch a { case .add(let n): return acc + n; case .reset: return 0; case .none: return acc }
}.subscribe(onNext: { print("g", $0) }).disposed(by: bag)
let stream = s.map { x in Action.add(x) }
stream.startWith(.reset).subscribe(onNext: { print("h", $0) }).disposed(by: bag)
s.flatMapLatest { x -> Observable<Action> in x > 1 ? .just(.add(x)) : .just(.reset) }.startWith(.none).subscribe(onNext: { print("j", $0) }).disposed(by: bag)
s.compactMap { x in x > 1 ? Action.add(x) : nil }.startWith(.reset).subscribe(onNext: { print("l", $0) }).disposed(by: bag)
s.compactMap { x -> Action? in x > 1 ? .add(x) : nil }.startWith(.reset).subscribe(onNext: { print("m", $0) }).disposed(by: bag)
s.map { ($0, Action.add($0)) }.startWith((0, .reset)).subscribe(onNext: { print("n", $0) }).disposed(by: bag)
s.asObservable().map { Action.add($0) }.do(onNext: { _ in }).share().startWith(.reset).subscribe(onNext: { print("o", $0) }).disposed(by: bag)
s.map { Optional(Action.add($0)) }.startWith(nil).subscribe(onNext: { print("p", $0 as Any) }).disposed(by: bag)
s.materialize().map { $0.isCompleted ? Action.none : .reset }.startWith(.reset).subscribe(onNext: { print("q", $0) }).disposed(by: bag)
s.map { _ in () }.map { Action.reset }.startWith(.none).subscribe(onNext: { print("r", $0) }).disposed(by: bag)
s.onNext(1)
s.onNext(2)
s.onCompleted()
// expect: c none
// expect: e none
// expect: f reset
// expect: h reset
// expect: j none
// expect: l reset
// expect: m reset
// expect: n (0, main.Action.reset)
// expect: o reset
// expect: p nil
// expect: q reset
// expect: r none
// expect: a add(2)
// expect: a reset
// expect: b add(1)
// expect: b reset
// expect: c add(1)
// expect: c reset
// expect: d add(1)
// expect: e add(1)
// expect: f add(1)
// expect: g 1
// expect: g 0
// expect: h add(1)
// expect: j reset
// expect: n (1, main.Action.add(1))
// expect: o add(1)
// expect: p Optional(main.Action.add(1))
// expect: q reset
// expect: r reset
// expect: a add(3)
// expect: a reset
// expect: b add(2)
// expect: b reset
// expect: c add(2)
// expect: c reset
// expect: d add(2)
// expect: e add(2)
// expect: f add(2)
// expect: g 2
// expect: g 0
// expect: h add(2)
// expect: j add(2)
// expect: l add(2)
// expect: m add(2)
// expect: n (2, main.Action.add(2))
// expect: o add(2)
// expect: p Optional(main.Action.add(2))
// expect: q reset
// expect: r reset
// expect: d reset
// expect: q none
