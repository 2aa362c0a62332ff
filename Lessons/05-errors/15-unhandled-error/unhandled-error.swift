/*:
 # An error that nobody handles

 `subscribe` takes up to four closures: `onNext`, `onError`, `onCompleted` and `onDisposed`. You may leave out any of
 them, and most people leave out `onError` first. This lesson shows which closure is called when.
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
//: - Predict (yes if `Unhandled`): Is `Unhandled error happened` printed again?
//: - Hint: `do` looks at events as they pass.
//: - Hint: After the log has been written, where does the error go?
print("--- do ---")
lines.map(cents)
  .do(onError: { _ in print("log: a bad line") })
  .subscribe(onNext: { print("Second \($0)") })
  .dispose()

//: ## Switching off a lamp
//: `do` takes no event out of the stream: the error went on to a subscriber without `onError`. The next subscriber
//: handles it. It also has a lamp that should go off at the end, and three closures to choose from.
//: - Predict (lines of `lamp`): Which lines that begin with `lamp` are printed?
//: - Hint: How many terminal events does a stream send?
//: - Hint: `onDisposed` is called when the subscription has ended, for whatever reason.
print("--- lamp ---")
lines.map(cents)
  .subscribe(
    onNext: { print("Third \($0)") },
    onError: { _ in print("lamp off: error") },
    onCompleted: { print("lamp off: completed") },
    onDisposed: { print("lamp off: disposed") }
  )
  .dispose()

//: ## All events in one closure
//: `onCompleted` is only called if all went well, and `onDisposed` always. There is also a form of `subscribe` with one
//: closure for all events.
//: - Predict (number of `Fourth`): How many lines does Fourth print?
//: - Hint: Two prices can be read before the bad line.
//: - Hint: The error is an event, and so is `completed`. Which of the two comes?
print("--- events ---")
lines.map(cents).subscribe { event in print("Fourth \(event)") }.dispose()

//: ## Looking back
//: Two prices and one error. A `switch` over the event would not compile without a case for `error`, so this form makes
//: it hard to forget.
print("--- end ---")
/*:
 - Question: Where would you put the code that hides a spinner?
 - Answer: Into `onDisposed`, or into `do(onDispose:)` further up: both are called after `completed`, after an error, and
   when somebody disposes the subscription.
 - Experiment: `:diff .do(onError: { _ in print("log: a bad line") }) => .catch { _ in .empty() }` replaces the error. Is
   it unhandled now?
 */
