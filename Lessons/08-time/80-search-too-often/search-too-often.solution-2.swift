/*:
 # A search for each letter
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)
let text = PublishSubject<String>()

let searches = text
  .flatMapLatest { Observable.just($0).delay(.milliseconds(500), scheduler: clock) }
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
 Each text is delayed by half a second, and `flatMapLatest` drops the one that is still waiting when a newer text comes.
 Only a text that is followed by a pause survives, which is just what `debounce` does.
 */
