import RxSwift
import Foundation

enum LoadState<Value> {
  case idle, loading, loaded(Value), failed(Error)
  var value: Value? { if case let .loaded(v) = self { v } else { nil } }
  func map<T>(_ f: (Value) -> T) -> LoadState<T> {
    switch self { case .idle: .idle; case .loading: .loading; case .loaded(let v): .loaded(f(v)); case .failed(let e): .failed(e) }
  }
}
extension LoadState: Equatable where Value: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.idle, .idle), (.loading, .loading): true
    case let (.loaded(x), .loaded(y)): x == y
    case (.failed, .failed): true
    default: false
    }
  }
}
extension ObservableConvertibleType {
  func asLoadState() -> Observable<LoadState<Element>> {
    asObservable().map { .loaded($0) }.catch { .just(.failed($0)) }.startWith(.loading)
  }
}
struct Oops: Error { let code: Int }
let bag = DisposeBag()
let trigger = PublishSubject<Int>()
let state = trigger.flatMapLatest { n -> Observable<LoadState<String>> in
  (n < 0 ? Observable<Int>.error(Oops(code: n)) : .just(n)).map { "#\($0)" }.asLoadState()
}.startWith(.idle).share(replay: 1, scope: .whileConnected)
state.subscribe(onNext: { print($0) }).disposed(by: bag)
state.compactMap(\.value).subscribe(onNext: { print("value", $0) }).disposed(by: bag)
state.map { $0.map(\.count) }.distinctUntilChanged().subscribe(onNext: { print("len", $0) }).disposed(by: bag)
state.filter { if case .failed = $0 { return true }; return false }.map { _ in "failed!" }.subscribe(onNext: { print($0) }).disposed(by: bag)
trigger.onNext(7); trigger.onNext(-2); trigger.onNext(12)
Single<Int>.just(3).asLoadState().toArray().subscribe(onSuccess: { print($0 == [.loading, .loaded(3)]) }).disposed(by: bag)
let all: [LoadState<Int>] = [.idle, .loading, .loaded(1), .failed(Oops(code: 1))]
for s in all {
  switch s {
  case .idle, .loading: print("wait")
  case .loaded(let n) where n > 0: print("n", n)
  case .loaded: print("none")
  case .failed(let e as Oops): print("oops", e.code)
  case .failed(let e): print(e)
  }
}
print(all.compactMap(\.value), all.contains(.loaded(1)), LoadState.loaded(1) == .loaded(2))
// expect: idle
// expect: len idle
// expect: loading
// expect: len loading
// expect: loaded("#7")
// expect: value #7
// expect: len loaded(2)
// expect: loading
// expect: len loading
// expect: failed(main.Oops(code: -2))
// expect: len failed(main.Oops(code: -2))
// expect: failed!
// expect: loading
// expect: len loading
// expect: loaded("#12")
// expect: value #12
// expect: len loaded(3)
// expect: true
// expect: wait
// expect: wait
// expect: n 1
// expect: oops 1
// expect: [1] true false
