/*:
 # Hot and cold in tests

 Most tests use the short form of `start`. It takes a closure that makes the observable, subscribes to it, and hands
 back the recorder. Without other arguments it makes the observable at tick 100, subscribes at 200, and disposes at
 1000. This lesson is about what that does to the two kinds of test sources.
 */
import Foundation
import RxSwift
import RxTest

//: ## A hot source
//: A hot source stands for keys and taps: it sends at the ticks of its timetable, whoever listens.
//: - Predict (first line of `Hot`): Which element is recorded first, and at which tick? Write
//:   it as `Hot next(soup) @ 10`.
//: - Hint: At which tick does `start` subscribe?
//: - Hint: A hot observable keeps nothing for those who come later.
let clock = TestScheduler(initialClock: 0)
let keys = clock.createHotObservable([
  .next(150, "tea"), .next(250, "coffee"), .next(400, "milk"), .next(1200, "cake"),
])
let hot = clock.start { keys }
for event in hot.events {
  print("Hot \(event)")
}

//: ## A cold source
//: `tea` came before the subscription and `cake` after its end. Neither was recorded.
//:
//: A cold source stands for requests and timers: its timetable counts from the subscription.
//: - Predict (lines of `Cold next(tea) @`): At which tick does `tea` come?
//: - Hint: Its timetable begins anew for each subscriber.
//: - Hint: Add the tick of the subscription.
let clock2 = TestScheduler(initialClock: 0)
let answers = clock2.createColdObservable([.next(150, "tea"), .completed(160)])
let cold = clock2.start { answers }
for event in cold.events {
  print("Cold \(event)")
}

//: ## Who subscribed, and how long?
//: The timetable began at 200, so 150 came at 350. Both kinds of sources also write down their subscriptions, with the
//: tick of the beginning and of the end. With this list you test that an operator lets go of its source.
//: - Predict (lines of `Taken from 200 to`): The source goes on until 900. At which tick does the subscription of
//:   `take(2)` end?
//: - Hint: What does `take` do when it has passed on its last element?
//: - Hint: `take(2)` completes with its second element. Does it need the source after that?
let clock3 = TestScheduler(initialClock: 0)
let prices = clock3.createHotObservable([
  .next(300, 10), .next(400, 12), .next(600, 11), .completed(900),
])
_ = clock3.start { prices.take(2) }
for window in prices.subscriptions {
  print("Taken from \(window.subscribe) to \(window.unsubscribe)")
}

//: ## A second attempt
//: `take` leaves with its last element. `retry` subscribes again, and a cold source shows that, too.
//: - Predict (number of `Attempt`): How many subscriptions does the source count?
//: - Hint: `retry(3)` makes at most three attempts. Does one of them succeed?
//: - Hint: Each attempt has the same timetable.
struct Offline: Error {}
let clock4 = TestScheduler(initialClock: 0)
let page = clock4.createColdObservable([.next(20, "header"), .error(50, Offline())])
let result = clock4.start { page.retry(3) }
for window in page.subscriptions {
  print("Attempt from \(window.subscribe) to \(window.unsubscribe)")
}
for event in result.events {
  print("Page \(event)")
}
/*:
 - Hint: For the question: which of the two keeps its ticks if `start` subscribes at 300?
 - Question: You test a screen that loads a page after each tap. Which source is hot, and which is cold?
 - Answer: The taps are hot: they come whether or not the screen listens. The page is cold: each request begins when
   it is subscribed to, and takes the same time.
 - Experiment: `:diff clock.start { keys } => clock.start(created: 0, subscribed: 120, disposed: 300) { keys }` moves
   the window of the first step.
 */
