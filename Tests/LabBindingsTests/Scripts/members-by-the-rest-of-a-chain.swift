import RxSwift
enum State { case idle, loading, loaded(Int) }
enum Action { case add(Int), reset }
let bag = DisposeBag()
let s = PublishSubject<Int>()
s.map { x -> State in
  if x > 1 { return .loaded(x) }
  return .idle
}.startWith(.loading).subscribe(onNext: { print("a", $0) }).disposed(by: bag)
s.map { x in State.loaded(x) }.startWith(.loading).subscribe(onNext: { print("b", $0) }).disposed(by: bag)
s.map(State.loaded).startWith(.loading).subscribe(onNext: { print("c", $0) }).disposed(by: bag)
s.flatMap { x in Observable.just(State.loaded(x)) }.startWith(.loading).subscribe(onNext: { print("e", $0) }).disposed(by: bag)
s.flatMapLatest { x in
  Observable.just(x).map { State.loaded($0) }.startWith(.loading)
}.subscribe(onNext: { print("f", $0) }).disposed(by: bag)
Observable.merge(s.map { Action.add($0) }, s.filter { $0 > 1 }.map { _ in .reset }).subscribe(onNext: { print("g", $0) }).disposed(by: bag)
Observable.merge(s.filter { $0 > 1 }.map { _ in .reset }, s.map { Action.add($0) }).subscribe(onNext: { print("h", $0) }).disposed(by: bag)
let m: Observable<Action> = .merge(s.map { .add($0) }, s.filter { $0 > 1 }.map { _ in .reset })
m.subscribe(onNext: { print("i", $0) }).disposed(by: bag)
s.map { x in x > 1 ? State.loaded(x) : .idle }.startWith(.loading).subscribe(onNext: { print("j", $0) }).disposed(by: bag)
s.scan(State.idle) { _, x in .loaded(x) }.startWith(.loading).subscribe(onNext: { print("l", $0) }).disposed(by: bag)
s.map { State.loaded($0) }.concat(Observable.just(.idle)).subscribe(onNext: { print("n", $0) }).disposed(by: bag)
func load(_ x: Int) -> Observable<Int> { .just(x) }
s.flatMap { load($0).map(State.loaded).catchAndReturn(.idle).startWith(.loading) }.subscribe(onNext: { print("o", $0) }).disposed(by: bag)
s.withLatestFrom(s.map { State.loaded($0) }).startWith(.idle).subscribe(onNext: { print("p", $0) }).disposed(by: bag)
Observable.combineLatest(s, s.startWith(0)) { a, b in State.loaded(a + b) }.startWith(.idle).subscribe(onNext: { print("q", $0) }).disposed(by: bag)
func make(_ x: Int) -> State { .loaded(x) }
s.map(make).startWith(.idle).subscribe(onNext: { print("r", $0) }).disposed(by: bag)
s.map { make($0) }.startWith(.idle).subscribe(onNext: { print("s", $0) }).disposed(by: bag)
s.map { x -> Result<Int, Error> in .success(x) }.startWith(.success(0)).subscribe(onNext: { print("t", $0) }).disposed(by: bag)
s.map { $0 > 1 ? State.loaded($0) : State.idle }.startWith(.loading).subscribe(onNext: { print("u", $0) }).disposed(by: bag)
s.map { x -> State in x > 1 ? .loaded(x) : .idle }.distinctUntilChanged { "\($0)" == "\($1)" }.startWith(.loading).take(2).subscribe(onNext: { print("v", $0) }).disposed(by: bag)
struct VM { let state: Observable<State>; init(_ s: Observable<Int>) { state = s.map { .loaded($0) }.startWith(.loading).catchAndReturn(.idle) } }
VM(s).state.subscribe(onNext: { print("w", $0) }).disposed(by: bag)
let actions = Observable.of(s.map { Action.add($0) }, s.map { _ in .reset }).merge()
actions.subscribe(onNext: { print("x", $0) }).disposed(by: bag)
s.onNext(1)
s.onNext(2)
s.onCompleted()
// expect: a loading
// expect: b loading
// expect: c loading
// expect: e loading
// expect: j loading
// expect: l loading
// expect: p idle
// expect: q idle
// expect: r idle
// expect: s idle
// expect: t success(0)
// expect: u loading
// expect: v loading
// expect: w loading
// expect: a idle
// expect: b loaded(1)
// expect: c loaded(1)
// expect: e loaded(1)
// expect: f loading
// expect: f loaded(1)
// expect: g add(1)
// expect: h add(1)
// expect: i add(1)
// expect: j idle
// expect: l loaded(1)
// expect: n loaded(1)
// expect: o loading
// expect: o loaded(1)
// expect: p loaded(1)
// expect: q loaded(1)
// expect: q loaded(2)
// expect: r loaded(1)
// expect: s loaded(1)
// expect: t success(1)
// expect: u idle
// expect: v idle
// expect: w loaded(1)
// expect: x add(1)
// expect: x reset
// expect: a loaded(2)
// expect: b loaded(2)
// expect: c loaded(2)
// expect: e loaded(2)
// expect: f loading
// expect: f loaded(2)
// expect: g add(2)
// expect: g reset
// expect: h reset
// expect: h add(2)
// expect: i add(2)
// expect: i reset
// expect: j loaded(2)
// expect: l loaded(2)
// expect: n loaded(2)
// expect: o loading
// expect: o loaded(2)
// expect: p loaded(2)
// expect: q loaded(3)
// expect: q loaded(4)
// expect: r loaded(2)
// expect: s loaded(2)
// expect: t success(2)
// expect: u loaded(2)
// expect: w loaded(2)
// expect: x add(2)
// expect: x reset
// expect: n idle
