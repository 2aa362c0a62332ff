import RxSwift
let first = PublishSubject<String>()
let second = PublishSubject<Int>()
let bag = DisposeBag()
Observable.combineLates(first, second) { "\($0)\($1)" }  // expect error: the type `Observable` has no member `combineLates`
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
Observable.zip(first, second, resultSelector: { a in a })
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
first.withLatestFrom(second, { a, b in a + b })  // expect error: the argument label `resultSelector:` is missing
  .subscribe(onNext: { print($0) })
first.onNext(1)  // expect error: expected `String`, got `Int`
second.onNext("b")  // expect error: expected `Int`, got `String`
Observable.merge(first, scond).subscribe()  // expect error: there is nothing called `scond` here
