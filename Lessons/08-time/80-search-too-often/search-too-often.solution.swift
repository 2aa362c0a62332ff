/*:
 # A search for each letter
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)
let text = PublishSubject<String>()

let searches = text
  .debounce(.milliseconds(500), scheduler: clock)
  .distinctUntilChanged()
  .subscribe(onNext: { print("Search \($0)") })

func type(_ texts: String...) {
  for letters in texts {
    text.onNext(letters)
    Thread.sleep(forTimeInterval: 0.2)
  }
  Thread.sleep(forTimeInterval: 0.6)
}

type("t", "te", "tea")
type("teap", "tea")
type("ca", "cake")
/*:
 `debounce` passes on a text when no other has come for half a second. Below it, `distinctUntilChanged` compares the
 texts that were typed with a pause, and leaves out the second `tea`.
 */
