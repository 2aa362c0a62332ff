import RxSwift
import Foundation
let bag = DisposeBag()
Observable.of(1, 2)
  .observeOn(MainScheduler)  // expect error: expected member name or initializer call after type name
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
Observable<Int>.interval(.second(1), scheduler: MainScheduler.instance)  // expect error: type 'DispatchTimeInterval' has no member 'second'
  .take(2)
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
Observable.just(1).delay(.seconds(1))  // expect error: missing argument for parameter 'scheduler' in call
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
DispatchQueue.main.asyncAfter(1) { print("later") }  // expect error: missing argument label 'deadline:' in call
Thread.sleep(1)  // expect error: missing argument label 'forTimeInterval:' in call
