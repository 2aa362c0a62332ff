import RxSwift
let numbers = Observable<Int>.create { observer in
  observer.onNext("one")  // expect error: cannot convert value of type 'String' to expected argument type 'Int'
  observer.next(2)  // expect error: value of type 'AnyObserver<Int>' has no member 'next'
  observer.onCompleted()
}
let single = Single<String>.create { single in
  single(.sucess("x"))  // expect error: type 'Result<String, any Error>' has no member 'sucess'
  return Disposables.create()
}
numbers.subscribe(onNext: { print($0) })
single.subscribe(onNext: { print($0) })  // expect error: extraneous argument label 'onNext:' in call
let wrong: Observable<String> = numbers  // expect error: cannot assign value of type 'Observable<Int>' to type 'Observable<String>'
