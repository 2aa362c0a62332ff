/*:
 # Half renamed

 An article of 2016 searched with `throttle(0.3)`: one search, when the typing has paused. Somebody has brought the listing up to date by
 looking for names that still exist. It compiles, and the server gets too many searches.
 - Task: Make the search wait until nothing has been typed for 300 ms.
 - Hint: The goal has fewer searches than this program makes. Which operator decides that?
 - Hint: In RxSwift 2, `throttle` was what another operator does today: it waits for a pause.
 - Hint: Replace `throttle` by `debounce`, with the same arguments.
 */
import Foundation
import RxSwift

let bag = DisposeBag()
let timers = SerialDispatchQueueScheduler(internalSerialQueueName: "timers")
let keys = PublishSubject<String>()

keys
  .throttle(.milliseconds(300), scheduler: timers)
  .subscribe(onNext: { print("Search \($0)") })
  .disposed(by: bag)

//: - Setup: somebody types, with a pause in the middle
func type(_ texts: [String]) {
  for text in texts {
    keys.onNext(text)
    Thread.sleep(forTimeInterval: 0.11)
  }
  Thread.sleep(forTimeInterval: 0.8)
}
//:
type(["s", "sw", "swi"])
type(["swif", "swift"])
