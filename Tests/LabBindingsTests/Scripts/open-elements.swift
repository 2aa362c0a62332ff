import RxSwift
import RxRelay

enum Weather { case cloudy, sunny; var isDry: Bool { self == .sunny } }

let relay = BehaviorRelay(value: Weather.cloudy)
_ = relay.subscribe(onNext: { print($0, $0.isDry, $0 == .sunny) })  // expect: cloudy false false
relay.accept(.sunny)  // expect: sunny true true

let forecast: Observable<Weather> = Observable.of(.sunny, .cloudy)
_ = forecast.startWith(.cloudy).subscribe(onNext: { print($0, terminator: ";") })
print("")  // expect: cloudy;sunny;cloudy;

func listed() -> Observable<Weather> { .from([.sunny]) }
func made() -> Observable<Weather> {
  Observable.create { observer in
    observer.onNext(.sunny)
    observer.onCompleted()
    return Disposables.create()
  }
}
func single() -> Single<Weather> {
  Single.create { single in
    single(.success(.sunny))
    return Disposables.create()
  }
}
_ = listed().subscribe(onNext: { print("listed", $0.isDry) })  // expect: listed true
_ = made().subscribe(onNext: { print("made", $0.isDry) })  // expect: made true
_ = single().subscribe(onSuccess: { print("single", $0.isDry) })  // expect: single true

let failing = Observable<Weather>.error(RxError.unknown)
_ = failing.catchAndReturn(.sunny).subscribe(onNext: { print($0.isDry) })  // expect: true

let maybe = BehaviorSubject<Weather?>(value: nil)
_ = maybe.subscribe(onNext: { print($0 == .sunny, $0 == .none) })  // expect: false true
maybe.onNext(.sunny)  // expect: true false

class Model {
  let state = BehaviorRelay(value: Weather.cloudy)
}
let model = Model()
model.state.accept(.sunny)
print(model.state.value.isDry)  // expect: true

// The labels of a tuple are those of the declared element.
func pairs() -> Observable<(index: Int, word: String?)> {
  Observable.of("a").map { (0, $0) }.startWith((1, nil))
}
_ = pairs().subscribe(onNext: { print($0.index, $0.word ?? "-") })
// expect: 1 -
// expect: 0 a

// A case that a chain is given is one of what the chain carries there.
enum LoadState { case loading, loaded([Int]), failed(Error) }
func show(_ state: LoadState) {
  switch state {
  case .loading: print("loading")
  case .loaded(let numbers): print("loaded", numbers)
  case .failed(let error): print("failed", error)
  }
}
_ = Observable.just(1).map { LoadState.loaded([$0]) }.startWith(.loading).subscribe(onNext: show)
// expect: loading
// expect: loaded [1]
_ = Observable<Int>.error(RxError.timeout).map { _ in LoadState.loading }
  .catch { .just(.failed($0)) }.subscribe(onNext: show)
// expect: failed Sequence timeout.
_ = Observable.of(1, 2).toArray().asObservable().map(LoadState.loaded).startWith(.loading)
  .subscribe(onNext: show)
// expect: loading
// expect: loaded [1, 2]
let results: Observable<Result<Int, RxError>> = .of(.success(1), .failure(.overflow))
_ = results.subscribe(onNext: {
  if case .failure(let error) = $0 { print("error", error) } else { print($0) }
})
// expect: success(1)
// expect: error Arithmetic overflow occurred.

// What is joined to a sequence has its elements.
let reports = Observable.of(Weather.cloudy)
_ = reports.concat(Observable.just(.sunny)).subscribe(onNext: { print($0, terminator: ";") })
_ = reports.amb(Observable.of(.sunny)).subscribe(onNext: { print($0, terminator: ";") })
_ = reports.startWith(.sunny).subscribe(onNext: { print($0, terminator: ";") })
print("")  // expect: cloudy;sunny;cloudy;sunny;cloudy;
_ = Observable<Weather>.empty().ifEmpty(switchTo: Observable.just(.sunny))
  .subscribe(onNext: { print($0.isDry) })  // expect: true
_ = Observable.from([Weather.cloudy]).filter(\.isDry).ifEmpty(default: .sunny)
  .subscribe(onNext: { print($0) })  // expect: sunny

// Sequences that are brought together have the elements that one of them shows.
let rain = PublishSubject<Int>()
let sun = PublishSubject<Void>()
_ = Observable.merge(rain.map { _ in Weather.cloudy }, sun.map { .sunny })
  .subscribe(onNext: { print($0, terminator: ";") })
_ = Observable.concat(reports, Observable.just(.sunny))
  .subscribe(onNext: { print($0, terminator: ";") })
sun.onNext(())
rain.onNext(1)
print("")  // expect: cloudy;sunny;sunny;cloudy;
