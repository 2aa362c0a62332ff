import RxSwift
let first = PublishSubject<String>()
let second = PublishSubject<Int>()
let bag = DisposeBag()
Observable.combineLates(first, second) { "\($0)\($1)" }  // expect error: type 'Observable<Element>' has no member 'combineLates'
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
Observable.zip(first, second, resultSelector: { a in a })  // expect error: contextual closure type '(_.Element, _.Element) throws -> _' expects 2 arguments, but 1 was used in closure body
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
first.withLatestFrom(second, { a, b in a + b })  // expect error: missing argument label 'resultSelector:' in call
  .subscribe(onNext: { print($0) })
first.onNext(1)  // expect error: cannot convert value of type 'Int' to expected argument type 'String'
second.onNext("b")  // expect error: cannot convert value of type 'String' to expected argument type 'Int'
Observable.merge(first, scond).subscribe()  // expect error: cannot find 'scond' in scope
