/*:
 # A search for each letter

 A shop searches its stock for the text of a field. At the moment it searches after each letter, and the server is
 angry. It should search when the typist has paused for half a second, and not search again for the text that it has
 searched for last.
 - Task: Search only after a pause of half a second, and never twice in a row for the same text.
 - Hint: There are two wishes, so you need two operators between `text` and `subscribe`. One looks at times, the other
   at values.
 - Hint: `debounce` waits for a pause. Which operator compares an element with the one before it?
 - Hint: `text.debounce(.milliseconds(500), scheduler: clock)`, and below it `distinctUntilChanged()`. Try what happens
   the other way round.
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)
let text = PublishSubject<String>()

let searches = text
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
