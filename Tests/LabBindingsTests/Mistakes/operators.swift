import RxSwift
let bag = DisposeBag()
let numbers = Observable.from([1, 2, 3])
numbers
  .fliter { $0 > 1 }  // expect error: `Observable` has no member `fliter`
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
numbers.map { a, b in a * 2 }  // expect error: this closure gets one `Int`, and names 2 arguments
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
numbers.debounce(.seconds(1))  // expect error: the argument `scheduler:` is missing
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
numbers.take("2")  // expect error: expected `Int`, got `String`
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
numbers.reduce(0) { sum, n in sum + n }
  .subscribe(onNext { print($0) })  // expect error: there is nothing called `onNext` here
  .disposed(by: bag)
