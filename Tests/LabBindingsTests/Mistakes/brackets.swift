import RxSwift
let bag = DisposeBag()
Observable.of(1, 2, 3
  .map { $0 * 2 }  // expect error: value of type 'Int' has no member 'map'
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
if bag = 3 { print("x") }  // expect error: expected ')' in expression list  // expect error: use of '=' in a boolean context, did you mean '=='?
let list = [1, 2, 3  // expect error: expected ']' in container literal expression
for i in 0..3 { print(i) }  // expect error: cannot find operator '..' in scope; did you mean '...'?
let ages = ["a": 1, "b" 2]  // expect error: expected ':' in dictionary literal
print(ages, list)
