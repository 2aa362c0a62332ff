/*:
 # Send into your own stream

 A subscriber may send to any subject, also to the one that it is subscribed to. That is called *reentrancy*: the stream is
 entered again while it is still busy. It works, but what do the others see?
 */
import Foundation
import RxSwift

/// Halves each even number that it receives, and sends the half to the subject that the number came from.
func halve(_ number: Int, into numbers: PublishSubject<Int>) {
  if number % 2 == 0 { numbers.onNext(number / 2) }
}

//: ## In the middle of an event
//: The halver prints each number when it comes, and again when it has finished with it. In between it may send the half. It
//: begins with 4.
//: - Predict (first of `finished 4`, `finished 1`): Which line is printed first?
//: - Hint: `onNext` calls the subscribers, and returns when they have finished.
//: - Hint: `onNext(2)` is called in the middle of the closure for 4. Who has to return first?
let numbers = PublishSubject<Int>()
let halver = numbers.subscribe(onNext: { number in
  print("begun \(number)")
  halve(number, into: numbers)
  print("finished \(number)")
})
numbers.onNext(4)

//: ## Somebody else listens
//: The events were nested in one another: 1 inside of 2, and 2 inside of 4. Display subscribes to the same subject, after
//: the halver. Then 4 is sent once more.
//: - Predict (lines of `Display`): Which numbers does Display print, in order?
//: - Misconception: reentrancy-is-safe
//: - Hint: A subject calls its subscribers one after the other: for each event first the halver, then Display.
//: - Hint: When does it come to Display with the 4? Not before the halver has finished 4.
let display = numbers.subscribe(onNext: { print("Display \($0)") })
numbers.onNext(4)
display.dispose()
halver.dispose()

//: ## Take a number and wait
//: Display saw the numbers in reverse: the halver still had 4 in its hands when it sent 2, so 2 and 1 overtook it. The
//: remedy is a queue. `observe(on: MainScheduler.asyncInstance)` delivers each event later, when the main thread is free:
//: `RunLoop.main.run` lets it do so here. More about it is in the chapter about threads.
//: - Predict (lines of `Screen`): Which numbers does Screen print, in order?
//: - Misconception: reentrancy-is-safe
//: - Hint: The second halver gets 4 when `onNext(4)` has returned.
//: - Hint: So Screen has its 4 before 2 is even sent.
let secondHalver = numbers.observe(on: MainScheduler.asyncInstance).subscribe(onNext: { number in
  halve(number, into: numbers)
})
let screen = numbers.subscribe(onNext: { print("Screen \($0)") })
numbers.onNext(4)
RunLoop.main.run(until: Date().addingTimeInterval(0.2))

//: ## One after the other
//: With the queue each event reaches everyone before the next one is sent. A subscriber that sends into its own stream
//: makes a circle: put a queue into it, or better, do without the circle. RxSwift warns of it in debug builds:
//: `Reentrancy anomaly was detected`.
print("no number is left")
/*:
 - Hint: Who is called first for each event?
 - Question: Would Display have seen 4, 2, 1 if it had subscribed before the halver? Is that a good remedy?
 - Answer: It would, because a subject calls its subscribers in the order in which they subscribed. But then everything
   depends on who comes first, and the next display, which subscribes later, is wrong again.
 - Experiment: `:diff let numbers = => Hooks.warnsOfOverlappingEvents = true; let numbers =` switches on a warning of rxlab
   for this mistake. What does it advise?
 */
