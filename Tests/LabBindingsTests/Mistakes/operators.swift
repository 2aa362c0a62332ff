import RxSwift
let bag = DisposeBag()
let numbers = Observable.from([1, 2, 3])
numbers
  .fliter { $0 > 1 }  // expect error: value of type 'Observable<Int>' has no member 'fliter'
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
numbers.map { a, b in a * 2 }  // expect error: contextual closure type '(Int) throws -> _' expects 1 argument, but 2 were used in closure body
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
numbers.debounce(.seconds(1))  // expect error: missing argument for parameter 'scheduler' in call
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
numbers.take("2")  // expect error: cannot convert value of type 'String' to expected argument type 'Int'
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
numbers.reduce(0) { sum, n in sum + n }
  .subscribe(onNext { print($0) })  // expect error: cannot find 'onNext' in scope
  .disposed(by: bag)
