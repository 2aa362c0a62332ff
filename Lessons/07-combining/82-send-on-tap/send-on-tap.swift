/*:
 # A message that sends itself

 Anna types a message and taps Send. Since she tapped for the first time, every letter that she types is sent
 immediately. A message should be sent once for each tap, with the text of that moment, even if she taps twice for the
 same text.
 - Task: Send the current text once for each tap, and at no other time.
 - Hint: `combineLatest` sends an element when either of its sources does. Which of the two should decide when a message
   is sent?
 - Hint: Compare the operators that look up an element of another observable. One of them leaves out a text that it has
   sent before.
 - Hint: The taps decide when, the text decides what: `taps.withLatestFrom(…)`.
 */
import Foundation
import RxRelay
import RxSwift

let text = BehaviorRelay(value: "")
let taps = PublishRelay<Void>()

let messages = Observable.combineLatest(taps, text) { _, text in text }
  .subscribe(onNext: { print("Sent: \($0)") })

text.accept("hi")
text.accept("hi Ben")
Thread.sleep(forTimeInterval: 0.5)
taps.accept(())
Thread.sleep(forTimeInterval: 0.5)
text.accept("w")
text.accept("where are you?")
Thread.sleep(forTimeInterval: 0.5)
taps.accept(())
Thread.sleep(forTimeInterval: 0.5)
taps.accept(())
