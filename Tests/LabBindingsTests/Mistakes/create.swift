import RxSwift
let numbers = Observable<Int>.create { observer in  // expect error: this closure must return a `Disposable`
  observer.onNext("one")  // expect error: expected `Int`, got `String`
  observer.next(2)  // expect error: `AnyObserver` has no member `next`
  observer.onCompleted()
}
let single = Single<String>.create { single in
  single(.sucess("x"))  // expect error: `Result` has no member `sucess`
  return Disposables.create()
}
numbers.subscribe(onNext: { print($0) })
single.subscribe(onNext: { print($0) })  // expect error: there is no argument `onNext:` here
let wrong: Observable<String> = numbers  // expect error: expected `Observable<String>`, got `Observable<Int>`
