// A closure takes a tuple apart whose type the chain before it tells.
import RxSwift

let name = Observable.just("a")
let number = Observable.just(2)
let taps = Observable.just(())
_ = taps.withLatestFrom(Observable.combineLatest(name, number))
  .flatMapLatest { name, number in Observable.just(name + "\(number)") }
  .subscribe(onNext: { print($0) })
// expect: a2
_ = taps.withLatestFrom(Observable.combineLatest(name, number))
  .flatMapLatest { name, number in
    Observable.just(String(repeating: name, count: number)).catchAndReturn("").do(onSubscribe: { print("asked") })
  }
  .share(replay: 1)
  .subscribe(onNext: { print($0) })
// expect: asked
// expect: aa
