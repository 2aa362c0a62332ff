import Foundation
import RxSwift

let bag = DisposeBag()
let timers = SerialDispatchQueueScheduler(internalSerialQueueName: "timers")
let keys = PublishSubject<String>()

keys
  .flatMapLatest { text in
    Observable.just(text).delay(.milliseconds(300), scheduler: timers)
  }
  .subscribe(onNext: { print("Search \($0)") })
  .disposed(by: bag)

func type(_ texts: [String]) {
  for text in texts {
    keys.onNext(text)
    Thread.sleep(forTimeInterval: 0.11)
  }
  Thread.sleep(forTimeInterval: 0.8)
}
type(["s", "sw", "swi"])
type(["swif", "swift"])
/*:
 Each text is delayed by 300 ms, and `flatMapLatest` drops the one that waits when the next is typed. Waiting for a pause is
 just that: a delay that starts again with each element.
 */
