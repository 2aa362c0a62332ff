/*:
 # catch: in place of an error

 `catch` watches for the error of the stream above it. When it comes, `catch` subscribes to another observable and
 continues with that one. `catchAndReturn` is the short form for one element.
 */
import Foundation
import RxSwift

//: - Setup: `prices(_:)`, which sends a price every 200 ms; the text "broken" makes it fail with
//:   `Problem.broken`
enum Problem: Error { case broken }

let background = SerialDispatchQueueScheduler(qos: .default)

func prices(_ texts: String...) -> Observable<Int> {
  Observable<Int>.interval(.milliseconds(200), scheduler: background)
    .take(texts.count)
    .map { index in
      guard let price = Int(texts[index]) else { throw Problem.broken }
      return price
    }
}

//: ## One element in place of the error
//: The feed breaks at its second price. Zero takes the place of the error.
//: - Predict (lines of `First`): What does First print?
//: - Hint: What has become of the feed when the error arrives at `catchAndReturn`?
//: - Hint: Nothing can follow the error of the feed. What follows the last element that `catchAndReturn` sends?
_ = prices("300", "broken", "310")
  .catchAndReturn(0)
  .subscribe(
    onNext: { print("First \($0)") }, onError: { print("First failed: \($0)") },
    onCompleted: { print("First completed") })
Thread.sleep(forTimeInterval: 0.8)

//: ## Another observable
//: The 310 did not come: `catch` replaces the rest of a stream, it does not repair it. The source was over with its
//: error. The closure of `catch` can return any observable, here another feed.
//: - Predict (number of `Second`): How many prices does Second print?
//: - Hint: One price came before the error. How many does the other feed send?
//: - Hint: The other feed has three elements, and is subscribed to from its beginning.
print("--- another feed ---")
_ = prices("300", "broken", "310")
  .catch { _ in prices("500", "510", "520") }
  .subscribe(onNext: { print("Second \($0)") })
Thread.sleep(forTimeInterval: 1.2)

//: ## Where `catch` stands
//: Now the error does not come from the feed: an operator below `catch` throws.
//: - Predict (one of `Third 0`, `Third failed`): Which line is printed: `Third 0` or `Third failed`?
//: - Hint: Events travel down the chain, from line to line.
//: - Hint: Does the error of `map` pass `catchAndReturn` on its way to the subscriber?
print("--- an error below ---")
_ = prices("300", "310")
  .catchAndReturn(0)
  .map { price in
    if price > 300 { throw Problem.broken }
    return price
  }
  .subscribe(onNext: { print("Third \($0)") }, onError: { print("Third failed: \($0)") })
Thread.sleep(forTimeInterval: 0.6)

//: ## Passing an error on
//: `catch` sees only what happens above it, so put it below everything that can fail. Its closure receives the error and
//: can decide: an error that it does not want to replace, it sends again with `.error(error)`.
//: - Predict (lines of `Fourth`): What does Fourth print?
//: - Hint: Which observable does the closure of `catch` return here?
//: - Hint: The backup feed fails as well, at its second price. Is there another `catch`?
print("--- passing it on ---")
_ = prices("300", "broken")
  .catch { error in
    if case Problem.broken = error { return prices("500", "broken") }
    return .error(error)
  }
  .subscribe(onNext: { print("Fourth \($0)") }, onError: { _ in print("Fourth failed") })
Thread.sleep(forTimeInterval: 1)

//: ## Looking back
//: One `catch` replaces one error. The backup's error came out of `catch` itself, and nothing stood below it.
print("--- end ---")
/*:
 - Question: A screen shows a price feed that may break. What does `catchAndReturn(0)` show, and is that what you want?
 - Answer: Zero, for ever: the stream completes after it, and zero looks like a price. Return something that the screen
   can tell from a price, an optional for example, or subscribe to the feed again: the next lesson.
 - Experiment: Paste `_ = prices("1", "broken").catch { _ in .empty() }.subscribe { print("Fifth \($0)") }` and
   `:advance 1s`.
 */
