/*:
 # Names that have moved

 A few names of 2016 exist today, and do something else. These are the ones that break a listing that you translate by hand.
 rxlab reads a listing by the rules of the version that it was written for.
 */
import Foundation
import RxSwift

let bag = DisposeBag()
let timers = SerialDispatchQueueScheduler(internalSerialQueueName: "timers")

//: ## `throttle`, as RxSwift 2 meant it
//: Somebody types three letters, 100 ms apart. The number 0.3 is a time in seconds; today you would write
//: `.milliseconds(300)`. This listing is of 2016, so `throttle` means what it meant then.
//: - Predict (first line of `Search`): What is searched for first, and when? The first letter is typed now.
//: - Hint: In RxSwift 2, `throttle` and `debounce` were two names of one operator.
//: - Hint: It waits until nothing has been typed for 0.3 seconds.
let keys = PublishSubject<String>()
keys
  .throttle(0.3, scheduler: timers)
  .subscribeNext { print("Search \($0)") }
  .addDisposableTo(bag)
for text in ["r", "rx", "rxs"] {
  keys.onNext(text)
  Thread.sleep(forTimeInterval: 0.1)
}
Thread.sleep(forTimeInterval: 0.9)

//: ## An error that becomes an element
//: The only search was for `rxs`: what RxSwift 2 called `throttle` is today's `debounce`. Today's `throttle` also sends the first
//: element at once, so the same word would search for `r`, too. Most names have only become shorter: `catchErrorJustReturn` is
//: `catchAndReturn`.
//: - Predict (lines of `Weather`): The answer is not a number. What does Weather print?
//: - Hint: `map` throws, which makes an error of the element.
//: - Hint: The operator behind it replaces the error by an element, and then completes.
struct NotANumber: ErrorType {}
Observable.just("warm")
  .map { text -> Int in
    guard let degrees = Int(text) else { throw NotANumber() }
    return degrees
  }
  .catchErrorJustReturn(20)
  .subscribeNext { print("Weather \($0)") }
  .addDisposableTo(bag)

//: ## `shareReplay(1)`
//: The prices end after two elements. `shareReplay(1)` is another name that is gone: today a replay buffer has a scope.
//: Late subscribes when the prices have ended and nobody is subscribed any more.
//: - Predict (first line of `Late`): What does Late print first?
//: - Hint: In 2016 the buffer was kept for good. Today that is `share(replay: 1, scope: .forever)`.
let prices = Observable.of(10, 12).shareReplay(1)
prices.subscribeNext { print("Early \($0)") }.addDisposableTo(bag)
prices
  .subscribe(onNext: { print("Late \($0)") }, onCompleted: { print("Late completed") })
  .addDisposableTo(bag)
/*:
 - Question: Which of today's operators would you write for the `throttle(0.3)` of an article of 2016?
 - Answer: `debounce(.milliseconds(300))`. Today's `throttle` would search for the first letter, too.
 - Experiment: `:diff shareReplay(1) => share(replay: 1)` shows what Late gets from a buffer that lives only while somebody is
   subscribed.
 */
