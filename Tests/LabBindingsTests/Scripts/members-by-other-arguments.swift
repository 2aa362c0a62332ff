import RxSwift
enum Action: Equatable { case add(Int), reset, none }
enum State { case idle, loading, loaded(Int) }
let bag = DisposeBag()
let s = PublishSubject<Int>()
Observable.merge(s.map { x -> Action in .add(x) }, .just(.none)).subscribe(onNext: { print("a", $0) }).disposed(by: bag)
Observable.merge(s.map { x -> Action in .add(x) }, s.map { _ in .reset }, .just(.reset)).subscribe(onNext: { print("b", $0) }).disposed(by: bag)
Observable.merge(s.map { Action.add($0) }, .just(.none)).subscribe(onNext: { print("c", $0) }).disposed(by: bag)
Observable.merge([s.map { Action.add($0) }, s.map { _ in .reset }]).subscribe(onNext: { print("d", $0) }).disposed(by: bag)
s.map { x -> Result<Int, Error> in .success(x) }.startWith(.success(0)).subscribe(onNext: { print("t", $0) }).disposed(by: bag)
s.map { x -> Result<Int, Error> in Result.success(x) }.startWith(.success(0)).subscribe(onNext: { print("u", $0) }).disposed(by: bag)
s.map { x in x > 1 ? State.loaded(x) : .idle }.startWith(.loading).subscribe(onNext: { print("j", $0) }).disposed(by: bag)
s.scan(State.idle) { s, x in
  switch s {
  case .idle: return .loading
  case .loading where x > 1: return .loaded(x)
  default: return .idle
  }
}.subscribe(onNext: { print("k", $0) }).disposed(by: bag)
Observable.combineLatest(s, s.startWith(0)) { a, b in State.loaded(a + b) }.startWith(.idle).subscribe(onNext: { print("q", $0) }).disposed(by: bag)
Observable.zip(s, s.skip(1)).map { $0 + $1 }.subscribe(onNext: { print("z", $0) }).disposed(by: bag)
Observable.zip(s, s.skip(1)) { ($0, $1) }.subscribe(onNext: { print("z", $0) }).disposed(by: bag)
Observable.combineLatest(s, Observable.of("a")).filter { $0.0 > 1 }.map { n, t in "\(n)\(t)" }.subscribe(onNext: { print("y", $0) }).disposed(by: bag)
s.onNext(1)
s.onNext(2)
s.onNext(3)
struct VM { let title: String; static let empty = VM(title: "-"); static func make(_ s: String) -> VM { VM(title: s) } }
let vms = PublishSubject<Int>()
vms.map { VM(title: "\($0)") }.startWith(.empty).subscribe(onNext: { print($0.title) }).disposed(by: bag)
vms.map { VM.make("\($0)") }.startWith(.make("a"), .empty).subscribe(onNext: { print($0.title) }).disposed(by: bag)
vms.map { n -> VM in n > 0 ? .make("\(n)") : .empty }.catchAndReturn(.empty).ifEmpty(default: .empty).subscribe(onNext: { print($0.title) }).disposed(by: bag)
Observable.combineLatest(vms, vms) { VM(title: "\($0)\($1)") }.startWith(.empty).subscribe(onNext: { print($0.title) }).disposed(by: bag)
let rel = BehaviorSubject(value: VM.empty)
rel.onNext(.make("q"))
print(try! rel.value().title)
vms.onNext(3)
vms.onCompleted()
// expect: a none
// expect: b reset
// expect: c none
// expect: t success(0)
// expect: u success(0)
// expect: j loading
// expect: q idle
// expect: a add(1)
// expect: b add(1)
// expect: b reset
// expect: c add(1)
// expect: d add(1)
// expect: d reset
// expect: t success(1)
// expect: u success(1)
// expect: j idle
// expect: k loading
// expect: q loaded(1)
// expect: q loaded(2)
// expect: a add(2)
// expect: b add(2)
// expect: b reset
// expect: c add(2)
// expect: d add(2)
// expect: d reset
// expect: t success(2)
// expect: u success(2)
// expect: j loaded(2)
// expect: k loaded(2)
// expect: q loaded(3)
// expect: q loaded(4)
// expect: z 3
// expect: z (1, 2)
// expect: y 2a
// expect: a add(3)
// expect: b add(3)
// expect: b reset
// expect: c add(3)
// expect: d add(3)
// expect: d reset
// expect: t success(3)
// expect: u success(3)
// expect: j loaded(3)
// expect: k idle
// expect: q loaded(5)
// expect: q loaded(6)
// expect: z 5
// expect: z (2, 3)
// expect: y 3a
// expect: -
// expect: a
// expect: -
// expect: -
// expect: q
// expect: 3
// expect: 3
// expect: 3
// expect: 33
