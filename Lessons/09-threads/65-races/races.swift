/*:
 # Who is first?

 Two jobs on two threads, and nobody says which is first: whoever tests such a program sees one order, and a user sees the other.
 rxlab always runs them in the same order. `rxlab explore` runs a script in every order that threads, ties and queues allow, and
 shows each log that comes out.
 */
import Foundation
import RxSwift

//: ## Two guests sign in
//: Each guest signs in on a thread of the pool; the list is printed when both have. `merge` passes on what comes, in the order in
//: which it comes.
//: - Predict (number of `List`): How many lines does List print?
//: - Hint: `toArray` collects the elements of its source, and sends them when the source has completed.
let pool = ConcurrentDispatchQueueScheduler(qos: .default)
func signIn(_ name: String) -> Observable<String> {
  Observable.just(name).observe(on: pool)
}
let list = Observable.merge(signIn("Ada"), signIn("Bob")).toArray()
_ = list.subscribe(onSuccess: { names in print("List \(names.count) guests") })
Thread.sleep(forTimeInterval: 0.3)

//: ## Which order?
//: The number of guests is the same in every order. Who stands first on the list is not: on a real machine it is Ada in most
//: runs, and Bob in some. This lesson prints a sentence that is true of both.
//: - Predict (one of `Order never`, `Order sometimes`): Can a user see another order than the one you saw in your tests?
//: - Hint: Does anything in `merge` wait for Ada?
//: - Hint: `observe(on:)` gives each element to a queue that runs several jobs at a time.
_ = Observable.merge(signIn("Ada"), signIn("Bob")).toArray()
  .subscribe(onSuccess: { names in
    print(Set(names) == ["Ada", "Bob"] ? "Order sometimes differs" : "Order never differs")
  })
Thread.sleep(forTimeInterval: 0.3)

//: ## One after the other
//: `concat` subscribes to its second source when the first one has completed. Nothing is left to chance.
//: - Predict (lines of `Queue`): What does Queue print?
//: - Hint: Bob signs in when Ada has.
_ = Observable.concat(signIn("Ada"), signIn("Bob")).toArray()
  .subscribe(onSuccess: { names in print("Queue \(names.joined(separator: ", "))") })
Thread.sleep(forTimeInterval: 0.3)

//: ## What you can do about a race
//: Decide the order where it matters: with `concat`, with one serial queue, or with an operator that doesn't care, as the
//: count did. And when you are not sure, let `rxlab explore` try every order.
print("--- end ---")
/*:
 - Question: A test has passed a thousand times. Why does that not show that there is no race?
 - Answer: It shows that one order is frequent. The other may need a busy machine, or a faster network. Trying every order, as
   `rxlab explore` does for a small program, is what shows it.
 - Experiment: `:change .concat( => .merge(`, then `:explore 100` runs the lesson under a hundred schedules. It finds two logs,
   and shows what to type to see the one that you have not seen.
 */
