/*:
 # `observe(on:)` is a letter box

 `observe(on:)` puts each event into a queue, and its scheduler takes them out on another thread. You have seen which
 lines that moves. This lesson is about waiting: the sender, the cook, and the orders between them.

 A cook needs half a second for each dish. Look at the times.
 */
import Foundation
import RxSwift

func cook(_ dish: String) {
  Thread.sleep(forTimeInterval: 0.5)
  print("cooked \(dish)")
}

//: ## Without a letter box
//: A subject takes the orders, and the cook is the subscriber. Everything runs on main.
//: - Predict (first of `cooked soup`, `ordered rice`): Which is printed first, `cooked soup` or `ordered rice`?
//: - Hint: `onNext` calls `cook`, on main.
//: - Hint: The loop goes on when `onNext` has returned.
print("--- no scheduler ---")
let counter = PublishSubject<String>()
let atCounter = counter.subscribe(onNext: { cook($0) })
for dish in ["soup", "rice"] {
  counter.onNext(dish)
  print("ordered \(dish)")
}
atCounter.dispose()

//: ## With a letter box
//: Main had to wait for each dish: `onNext` returned when the dish was cooked. Now an `observe(on:)` stands between
//: the orders and the cook.
//: - Predict (first of `cooked soup`, `ordered rice`): Which is printed first now, `cooked soup` or `ordered rice`?
//: - Hint: What does `onNext` have to wait for, when `observe(on:)` only puts the order into a queue?
//: - Hint: Putting an order into a queue takes no time, and cooking half a second.
print("--- observe(on:) ---")
let kitchen = SerialDispatchQueueScheduler(internalSerialQueueName: "kitchen")
let phone = PublishSubject<String>()
let atPhone = phone.observe(on: kitchen).subscribe(onNext: { cook($0) })
for dish in ["soup", "rice"] {
  phone.onNext(dish)
  print("ordered \(dish)")
}
Thread.sleep(forTimeInterval: 1.3)
atPhone.dispose()

//: ## Hanging up
//: Both orders went into the box at once, and the cook took them out one after another, in order.
//:
//: Now three orders are in the box, and after 0.7 seconds the subscription is disposed. The soup is ready by then,
//: and the rice is on the stove.
//: - Predict (number of `cooked`): How many lines begin with `cooked`?
//: - Hint: A closure that is already running cannot be stopped from outside.
//: - Hint: An order that is still in the box belongs to a subscription that has ended.
print("--- disposed ---")
let impatient = PublishSubject<String>()
let hungUp = impatient.observe(on: kitchen).subscribe(onNext: { cook($0) })
for dish in ["soup", "rice", "cake"] { impatient.onNext(dish) }
Thread.sleep(forTimeInterval: 0.7)
hungUp.dispose()
print("hung up")
Thread.sleep(forTimeInterval: 1)

//: ## An error
//: `dispose` empties the box. The cook finished the rice, since nobody can take a running closure off the stove.
//:
//: The phone line breaks right after two orders: the subject sends an error, while the cook has not finished anything
//: yet.
//: - Predict (lines of `cooked`, `failed`): Which three lines are printed, and in which order? One of them is `failed`.
//: - Hint: An error is an event like any other. Where does `observe(on:)` put it?
//: - Hint: The letter box is a queue: first in, first out.
print("--- an error ---")
struct LineBroken: Error {}
let broken = PublishSubject<String>()
let lastCall = broken.observe(on: kitchen)
  .subscribe(onNext: { cook($0) }, onError: { _ in print("failed") })
for dish in ["soup", "rice"] { broken.onNext(dish) }
broken.onError(LineBroken())
Thread.sleep(forTimeInterval: 1.5)
/*:
 - Hint: For the question: compare how fast orders come with how fast dishes are cooked.
 - Question: The kitchen is slower than the phone. What happens to the letter box if the phone never stops ringing?
 - Answer: It grows, and nothing tells the sender to slow down. `observe(on:)` throws no order away. If you can do
   without some elements, leave them out before, for example with `throttle`.
 - Experiment: `:change phone.observe(on: kitchen) => phone` takes the letter box away. Run it with `:run` and read
   `:log`. When is `ordered rice` printed now?
 */
