import RxSwift
let bag = DisposeBag()
Observable.of(1, 2, 3  // expect error: this `(` is never closed
  .map { $0 * 2 }
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
if bag = 3 { print("x") }  // expect error: `=` assigns, and a condition compares
let list = [1, 2, 3  // expect error: expected ']' to end array
for i in 0..3 { print(i) }  // expect error: there is no operator `..`
let ages = ["a": 1, "b" 2]  // expect error: expected ':' in dictionary element
print(ages, list)
