/*:
 # Wait for a pause: `debounce`

 A search field sends its text after each letter. Searching for each letter would be a waste: you want to search when
 the typist pauses. `debounce` passes on an element if no newer one comes for a certain time.
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)

//: ## Typing and pausing
//: Anna types a letter every 0.2 seconds. After `tea` she thinks for a while, then she goes on to `teapot`.
//: - Predict (lines of `Search`): Which texts are searched for, and when? Times count from now.
//: - Hint: After which texts is there a pause of half a second?
//: - Hint: `tea` is typed at 0.4 seconds, `teap` at 1.4 and `teapot` at 1.8. `debounce` can't know before the end of
//:   the pause that it is one.
let text = PublishSubject<String>()
let search = text.debounce(.milliseconds(500), scheduler: clock)
  .subscribe(onNext: { print("Search \($0)") }, onCompleted: { print("Search completed") })
text.onNext("t")
Thread.sleep(forTimeInterval: 0.2)
text.onNext("te")
Thread.sleep(forTimeInterval: 0.2)
text.onNext("tea")
Thread.sleep(forTimeInterval: 1)
for letters in ["teap", "teapo", "teapot"] {
  text.onNext(letters)
  Thread.sleep(forTimeInterval: 0.2)
}
Thread.sleep(forTimeInterval: 0.5)

//: ## Somebody who never pauses
//: Each search came half a second after the last letter. Now a letter arrives every 0.3 seconds, for three seconds.
//: - Predict (number of `Search`): How many lines begin with `Search` in these three seconds?
//: - Hint: Is there a pause of half a second anywhere?
//: - Hint: Each letter replaces the one that waits, and its half a second begins anew.
for number in 1...10 {
  text.onNext("letter \(number)")
  Thread.sleep(forTimeInterval: 0.3)
}

//: ## The end comes first
//: Nothing was passed on: each letter came before the pause was long enough. `letter 10` still waits, and another 0.1
//: seconds later the field closes.
//: - Predict (lines of `Search`): What is printed from here on, and when? Times count from now.
//: - Hint: The element has waited for 0.4 seconds. What should happen to it when the source completes?
//: - Hint: No newer element can come after completion.
Thread.sleep(forTimeInterval: 0.1)
text.onCompleted()
Thread.sleep(forTimeInterval: 0.5)

//: ## The same text again
//: The waiting element was sent immediately, and then completion. In the next field, Ben types `tea`, waits, adds an
//: `s`, takes it back, and waits again.
//: - Predict (number of `Ben tea`): How many lines begin with `Ben tea`?
//: - Hint: `debounce` looks at times only. Does it know what it has sent before?
//: - Hint: `teas` lives for 0.2 seconds. After it comes `tea`, with a pause.
let field = PublishSubject<String>()
let ben = field.debounce(.milliseconds(500), scheduler: clock)
  .subscribe(onNext: { print("Ben \($0)") })
field.onNext("tea")
Thread.sleep(forTimeInterval: 0.8)
field.onNext("teas")
Thread.sleep(forTimeInterval: 0.2)
field.onNext("tea")
Thread.sleep(forTimeInterval: 0.8)
/*:
 - Question: Ben's text is searched for twice. Which operator leaves out the second search, and on which side of
   `debounce` does it belong?
 - Answer: `distinctUntilChanged()`, below `debounce`: there, `tea` follows directly after `tea`. Above `debounce`,
   `teas` comes in between.
 - Experiment: `:diff field.debounce(.milliseconds(500), scheduler: clock) =>
   field.debounce(.milliseconds(500), scheduler: clock).distinctUntilChanged()` puts it there. What is left out?
 */
