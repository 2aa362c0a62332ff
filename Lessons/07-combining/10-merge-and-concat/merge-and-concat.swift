/*:
 # Joining: `merge` and `concat`

 Anna and Ben order in a café, and one waiter writes everything down. The waiter can write down each order as it comes,
 or listen to Anna until she has finished, and then to Ben. In Rx, these are two operators.
 */
import Foundation
import RxSwift

//: - Setup: `orders("tea", "cake", every: 0.6)` sends an order every 0.6 seconds, then completes
func orders(_ names: String..., every seconds: Double) -> Observable<String> {
  Observable<Int>
    .interval(
      .milliseconds(Int(seconds * 1000)), scheduler: SerialDispatchQueueScheduler(qos: .default)
    )
    .take(names.count)
    .map { names[$0] }
}
//:

//: ## Each order as it comes
//: `merge` subscribes to all its sources at once and passes on whatever they send.
//: - Predict (lines of `Merged`): Which orders does the waiter write down, and when? And when does the merged
//:   observable complete?
//: - Hint: Anna speaks at 0.6 and 1.2 seconds. Write Ben's times below hers, and read both rows from left to right.
//: - Hint: Anna completes together with her last order. Ben has not finished then.
let anna = orders("tea", "cake", every: 0.6)
let ben = orders("coffee", "soup", every: 0.8)
let merged = Observable.merge(anna, ben)
  .subscribe(onNext: { print("Merged \($0)") }, onCompleted: { print("Merged completed") })
Thread.sleep(forTimeInterval: 2)

//: ## One guest after the other
//: `merge` mixed the two rows and completed when both had completed. `concat` keeps them apart: it subscribes to its
//: second source when the first has completed.
//: - Predict (lines of `Joined`): Which orders does the waiter write down now, and when? Times count from now.
//: - Hint: Ben's observable is cold: his 0.8 seconds begin when he is subscribed to.
//: - Hint: Anna completes after 1.2 seconds. Ben's first order comes 0.8 seconds after that.
let joined = Observable.concat(anna, ben)
  .subscribe(onNext: { print("Joined \($0)") }, onCompleted: { print("Joined completed") })
Thread.sleep(forTimeInterval: 3)

//: ## The second guest doesn't wait to be asked
//: Anna and Ben were cold so far: they began to speak when they were subscribed to. Carl and Dora are subjects, which
//: are hot. Dora says `cocoa` before Carl has finished.
//: - Predict (lines of `Polite`): What does the waiter write down now?
//: - Hint: Who is subscribed to Dora while Carl is still speaking?
//: - Hint: A publish subject forgets an element at once, and `concat` has not subscribed to `dora` yet when she says
//:   `cocoa`.
let carl = PublishSubject<String>()
let dora = PublishSubject<String>()
let polite = carl.concat(dora)
  .subscribe(onNext: { print("Polite \($0)") })
carl.onNext("water")
dora.onNext("cocoa")
carl.onNext("bread")
carl.onCompleted()
dora.onNext("pie")
Thread.sleep(forTimeInterval: 0.5)

//: ## An element in front
//: Dora's cocoa is lost: nobody was subscribed to her. The most frequent `concat` puts a single element in front of a
//: source, and it has a name of its own: `startWith`.
//: - Predict (lines of `Board`): There are two of them. In which order do the lines come?
//: - Hint: Read the chain from the top. The first `startWith` makes an observable of two elements. What does the second
//:   put in front?
//: - Hint: The last `startWith` in the chain is in front of everything above it.
let board = Observable.just("tea")
  .startWith("lunch")
  .startWith("breakfast")
  .subscribe(onNext: { print("Board \($0)") })
/*:
 - Question: Anna's observable might never complete. What does that mean for `merge`, and what for `concat`?
 - Answer: `merge` passes on everything that both send, and just doesn't complete. `concat` never subscribes to Ben at
   all.
 - Experiment: `:diff concat(anna, ben) => concat(ben, anna)` lets Ben speak first. When is Anna's tea written down?
 */
