/*:
 # A button and a text field: `withLatestFrom`

 When somebody taps Send, you need the text of the field at that moment. The tap decides *when*, the field decides
 *what*. `taps.withLatestFrom(text)` sends the latest text for each tap.
 */
import Foundation
import RxRelay
import RxSwift

//: ## Two ways to send
//: Anna types two texts and taps once. Then she types something else.
//: - Misconception: combining-waits-alike
//: - Predict (number of `Combined`): How many lines begin with `Combined`?
//: - Hint: After the tap, the text changes once more. Does `combineLatest` care which of its sources changes?
//: - Hint: `combineLatest` reacts to both of its sources; `withLatestFrom` reacts to `taps` alone.
let taps = PublishRelay<Void>()
let text = PublishRelay<String>()
let found = taps.withLatestFrom(text)
  .subscribe(onNext: { print("Found \($0)") })
let combined = Observable.combineLatest(taps, text) { _, text in text }
  .subscribe(onNext: { print("Combined \($0)") })
text.accept("hi")
text.accept("hi Ben")
Thread.sleep(forTimeInterval: 0.5)
taps.accept(())
Thread.sleep(forTimeInterval: 0.5)
text.accept("see you")

//: ## A tap before any text
//: `combineLatest` sent `see you` although nobody tapped. For `withLatestFrom`, a new text only replaces the remembered
//: one. Now Ben, who is impatient, taps before he types.
//: - Predict (lines of `Early`): What is printed?
//: - Hint: There is no text at the time of the first tap. Does the operator keep the tap until there is one?
//: - Hint: It looks up the text at the time of the tap, or drops the tap.
Thread.sleep(forTimeInterval: 0.5)
let send = PublishRelay<Void>()
let message = PublishRelay<String>()
let early = send.withLatestFrom(message)
  .subscribe(onNext: { print("Early \($0)") })
send.accept(())
Thread.sleep(forTimeInterval: 0.5)
message.accept("hurry")
Thread.sleep(forTimeInterval: 0.5)
send.accept(())
Thread.sleep(forTimeInterval: 0.5)
send.accept(())

//: ## Counting the taps
//: The first tap was dropped: `withLatestFrom` waits for nobody. The other two sent the same text twice, as a button
//: should. In the next program, one subscriber prints the count at each tap, and another one increases the count at
//: each tap.
//: - Misconception: combine-latest-is-atomic
//: - Predict (lines of `Likes`): There are two taps. Which counts are printed?
//: - Hint: Both subscribers receive the same tap, one after the other.
//: - Hint: A relay calls its subscribers in the order in which they subscribed. Who subscribed first?
Thread.sleep(forTimeInterval: 0.5)
let likes = PublishRelay<Void>()
let count = BehaviorRelay(value: 0)
let shown = likes.withLatestFrom(count)
  .subscribe(onNext: { print("Likes \($0)") })
let counting = likes.subscribe(onNext: { count.accept(count.value + 1) })
likes.accept(())
Thread.sleep(forTimeInterval: 0.5)
likes.accept(())
shown.dispose()
counting.dispose()

//: ## Without a second subscriber
//: Each tap printed the count from *before* the tap: the lookup ran first, the increase second. Whoever swaps the two
//: subscriptions gets the other result, and a program should not depend on that. Let the count come out of the tap
//: itself.
//: - Predict (lines of `Counted`): What is printed for two taps now?
//: - Hint: `scan` sends its new result for each tap.
//: - Hint: The closure adds 1 before the result is sent, and it begins with 0.
Thread.sleep(forTimeInterval: 0.5)
let counted = likes.scan(0) { count, _ in count + 1 }
  .subscribe(onNext: { print("Counted \($0)") })
likes.accept(())
Thread.sleep(forTimeInterval: 0.5)
likes.accept(())
/*:
 - Question: The field of a search form already contains a text when the screen opens. Which type should `message` have,
   and why?
 - Answer: `BehaviorRelay`: it has a value from the beginning, so even a tap before the first letter finds a text.
 - Experiment: `:diff let message = PublishRelay<String>() => let message = BehaviorRelay(value: "hello")` does that.
   What does the first tap send?
 */
