import RxSwift
enum State { case idle, loading, results([String]), failed(String) }
struct Offline: Error {}
let bag = DisposeBag()
func show(_ states: Observable<State>) {
  states.subscribe(onNext: { state in
    if case .results(let items) = state { print("results of", items.count) } else { print(state) }
  }).disposed(by: bag)
}
func search(_ text: String) -> Observable<State> {
  guard !text.isEmpty else { return .just(.idle) }
  return Single.just([text]).map(State.results).asObservable().startWith(.loading)
}
func failing() -> Observable<State> {
  Observable<[String]>.error(Offline()).map { .results($0) }.catch { .just(.failed("\($0)")) }.startWith(.loading)
}
show(search(""))
show(search("a"))
show(failing())
let numbers: Observable<Double> = Observable.of(1.0, 2).map { $0 / 2 }.startWith(7)
numbers.subscribe(onNext: { print($0) }).disposed(by: bag)
extension PrimitiveSequence where Trait == SingleTrait {
  func logged() -> Single<Element> { self.do(onSuccess: { print("logged", $0) }) }
}
Single.just(4).logged().subscribe().disposed(by: bag)
// expect: idle
// expect: loading
// expect: results of 1
// expect: loading
// expect: failed("Offline()")
// expect: 7.0
// expect: 0.5
// expect: 1.0
// expect: logged 4
