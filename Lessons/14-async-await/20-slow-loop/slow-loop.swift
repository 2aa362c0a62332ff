/*:
 # A loop that is slower than its source

 A subscriber is called for each element. A loop asks for the next element when its body is done, and a body may `await`
 for a long time. What about the elements that come meanwhile?
 */
import Foundation
import RxSwift

//: - Setup: `orders`, which sends an order every 0.3 seconds
let waiters = SerialDispatchQueueScheduler(internalSerialQueueName: "waiters")
let orders = Observable<Int>.interval(.milliseconds(300), scheduler: waiters)
  .map { "order \($0 + 1)" }

//: ## A slow cook
//: Four orders come, one every 0.3 seconds. Cooking takes 0.7 seconds, and `Task.sleep` stands for it.
//: - Predict (number of `Cooked`): How many orders are cooked?
//: - Hint: Two or three orders come while the cook is busy. Are they dropped, or do they wait?
//: - Hint: An asynchronous sequence has a place for elements that nobody has asked for yet.
print("--- kitchen ---")
Task {
  for try await order in orders.take(4).values {
    try await Task.sleep(nanoseconds: 700_000_000)
    print("Cooked \(order)")
  }
  print("kitchen closed")
}
Thread.sleep(forTimeInterval: 3.5)

//: ## When is it subscribed to?
//: All four were cooked: `values` keeps the elements until the loop asks for them. Now the loop does something else
//: first. Guests ring a bell, with a subject, before and after the loop begins.
//: - Predict (first line of `Heard`): Which ring is heard first?
//: - Hint: A subject keeps nothing for later subscribers. When does this task subscribe?
//: - Hint: The task reads `values` after its sleep of half a second.
//: - Misconception: late-subscriber-gets-start
print("--- bell ---")
let bell = PublishSubject<String>()
Task {
  try await Task.sleep(nanoseconds: 500_000_000)
  for try await ring in bell.values {
    print("Heard \(ring)")
  }
  print("bell off")
}
Thread.sleep(forTimeInterval: 0.2)
bell.onNext("ring of Anna")
Thread.sleep(forTimeInterval: 0.6)
bell.onNext("ring of Ben")
Thread.sleep(forTimeInterval: 0.2)
bell.onCompleted()
Thread.sleep(forTimeInterval: 0.3)
/*:
 - Hint: For the question: where are the elements that the loop has not asked for?
 - Question: A sensor sends 1000 values a second, and the body of the loop takes one second. What happens to the
   memory of the app?
 - Answer: It grows: every value waits in the buffer of `values` until the loop asks for it. Thin the source out
   first, for instance with `sample` or `throttle`.
 - Experiment: `:diff orders.take(4).values => orders.take(4).throttle(.milliseconds(700), scheduler: waiters).values`
   thins the orders out.
 */
