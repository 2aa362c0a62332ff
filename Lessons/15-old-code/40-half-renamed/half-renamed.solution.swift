import Foundation
import RxSwift

let bag = DisposeBag()
let timers = SerialDispatchQueueScheduler(internalSerialQueueName: "timers")
let keys = PublishSubject<String>()

keys
  .debounce(.milliseconds(300), scheduler: timers)
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
 `debounce` sends an element when nothing has followed it for 300 ms. RxSwift 2 had two names for it, and `throttle` was one;
 today `throttle` also sends the first element at once.
 */
