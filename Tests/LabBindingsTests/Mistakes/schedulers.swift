import RxSwift
import Foundation
let bag = DisposeBag()
Observable.of(1, 2)
  .observeOn(MainScheduler)  // expect error: this is the type `MainScheduler` itself, and no value of it
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
Observable<Int>.interval(.second(1), scheduler: MainScheduler.instance)  // expect error: `DispatchTimeInterval` has no member `second`
  .take(2)
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
Observable.just(1).delay(.seconds(1))  // expect error: the argument `scheduler:` is missing
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
DispatchQueue.main.asyncAfter(1) { print("later") }  // expect error: the argument label `deadline:` is missing
Thread.sleep(1)  // expect error: the argument label `forTimeInterval:` is missing
