// not compiled: spellings of older versions
import RxSwift

let bag = DisposeBag()
let answer = Single<Int>.create { single in
  single(.success(42))
  return Disposables.create()
}
answer.subscribe(onSuccess: { print($0) }, onError: nil).disposed(by: bag)  // expect: 42
answer.subscribe(onSuccess: nil, onError: { print($0) }).disposed(by: bag)
answer.subscribe(onSuccess: { print("got", $0) }, onError: { print($0) }).disposed(by: bag)
// expect: got 42
answer.subscribe { event in
  switch event {
  case .success(let value): print("success", value)
  case .error(let error): print("error", error)
  }
}
.disposed(by: bag)
// expect: success 42
