/*:
 # An error that nobody handles

 You may leave out any closure of `subscribe`, and most people leave out `onError` first. This lesson shows what becomes
 of an error that no closure receives.
 */
import RxSwift

//: - Setup: `cents(_:)`, which throws for a text that is no number, and `lines`, four texts of which the third is none
struct NotANumber: Error {}

func cents(_ text: String) throws -> Int {
  guard let number = Int(text) else { throw NotANumber() }
  return number
}

let lines = Observable.from(["300", "310", "tea", "320"])

//: ## Without `onError`
//: The third line is not a price, and this subscriber has no closure for an error.
//: - Predict (number of `First`): How many lines does First print?
//: - Hint: Does the end of a stream depend on who listens?
//: - Hint: Which event follows an error: `next`, `completed` or none?
print("--- without onError ---")
lines.map(cents)
  .subscribe(onNext: { print("First \($0)") }, onCompleted: { print("First completed") })
  .dispose()

//: ## `do(onError:)`
//: The stream ended just the same, and `Unhandled error happened` was printed: that is what RxSwift does in a debug
//: build, so that you notice. In a release build it says nothing, and the screen just stops changing. Here is a chain
//: that logs its errors with `do`.
//: - Predict (yes if `Unhandled`): Is `Unhandled error happened` printed in this step?
//: - Hint: `do` looks at events as they pass.
//: - Hint: After the log has been written, where does the error go?
print("--- do ---")
lines.map(cents)
  .do(onError: { _ in print("log: a bad line") })
  .subscribe(onNext: { print("Second \($0)") })
  .dispose()

//: ## Three subscribers
//: `do` takes no event out of the stream: the error went on to a subscriber without `onError`. Here a subject fails, with
//: three subscribers. One of them has a closure for the error.
//: - Predict (number of `Unhandled`): How many lines of this step begin with
//:   `Unhandled error happened`?
//: - Hint: Who receives the error of a subject?
//: - Hint: Does a subscriber know of the closures of the others?
print("--- three ---")
let feed = PublishSubject<Int>()
_ = feed.subscribe(onNext: { print("Third \($0)") })
_ = feed.subscribe(onNext: { print("Fourth \($0)") }, onError: { _ in print("Fourth failed") })
_ = feed.subscribe(onNext: { print("Fifth \($0)") })
feed.onNext(300)
feed.onError(NotANumber())

//: ## Looking back
//: Each subscriber receives the error, and each without `onError` reports it for itself. So give every subscriber of a
//: stream that can fail an `onError`, or see to it that the stream can't fail: the next lesson.
print("--- end ---")
/*:
 - Question: Why is it dangerous that a subscriber without `onError` says nothing in a release build?
 - Answer: The stream has ended, and nothing on the screen shows it: the price simply never changes again. An error that
   you report, or replace with `catch`, can be noticed.
 - Experiment: `:diff .do(onError: { _ in print("log: a bad line") }) => .catch { _ in .empty() }` replaces the error. Is
   it unhandled now?
 */
