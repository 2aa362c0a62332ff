/*:
 # How it ends

 An observable sends any number of elements, and then it may end, in one of two ways: with `completed`, when all went well,
 or with `error`, when something failed. Both are called *terminal events*. `subscribe` takes a closure for each of them.
 */
import Foundation
import RxSwift

enum PrinterError: Error {
  case paperJam
}

//: ## After completion
//: This printer reports each page. Somebody has put `onCompleted` in the wrong place, before the last page.
//: - Predict (number of `page`): How many lines begin with `page`?
//: - Hint: What may come after a terminal event?
//: - Hint: The observer still exists, and `onNext` may be called. Will it pass the call on?
let early = Observable<Int>.create { observer in
  observer.onNext(1)
  observer.onNext(2)
  observer.onCompleted()
  observer.onNext(3)
  return Disposables.create()
}
let first = early.subscribe(
  onNext: { print("page \($0)") }, onError: { print("failed: \($0)") },
  onCompleted: { print("done") })

//: ## After an error
//: Page 3 was not printed: after `completed`, the observer of `create` passes no element on. Now the paper jams after
//: the first sheet. The author of this printer wants to send the second sheet when the jam is cleared, and complete.
//: - Predict (number): How many lines does this step print?
//: - Hint: `error` ends an observable as `completed` does.
//: - Hint: `onError` is a method like any other. It doesn't throw, and it doesn't return from the closure.
//: - Hint: Count the lines of the subscriber, and don't forget that the closure prints, too.
let jammed = Observable<Int>.create { observer in
  observer.onNext(1)
  observer.onError(PrinterError.paperJam)
  print("jam cleared")
  observer.onNext(2)
  observer.onCompleted()
  return Disposables.create()
}
let second = jammed.subscribe(
  onNext: { print("sheet \($0)") }, onError: { print("failed: \($0)") },
  onCompleted: { print("done") })

//: ## A fourth closure
//: The closure went on after `onError`, but its observer passed nothing on after the error: there is one terminal event,
//: or none. `subscribe` takes a fourth closure, `onDisposed`, which gets neither an element nor an error: it is called when a
//: subscription is over. One of these two subscriptions completes, and the other fails.
//: - Predict (number of `lamp off`): How many lines begin with `lamp off`?
//: - Hint: Two subscriptions begin here, and each of them ends.
//: - Hint: When you leave a room, do you switch off the light only if all went well?
let third = early.subscribe(
  onCompleted: { print("completed") }, onDisposed: { print("lamp off") })
let fourth = jammed.subscribe(
  onError: { print("error \($0)") }, onDisposed: { print("lamp off") })

//: ## One element
//: `onDisposed` is called whatever the reason for the end: the right place to switch off a lamp. The closure of the next
//: source sends one element and returns.
//: - Predict (yes if `lamp off at last`): Is `lamp off at last` printed in the next two seconds?
//: - Hint: Is the end of the closure an event?
//: - Hint: A source can send its next element much later, as the kettle did.
let endless = Observable<Int>.create { observer in
  observer.onNext(7)
  return Disposables.create()
}
let fifth = endless.subscribe(
  onNext: { print("Printout \($0)") }, onCompleted: { print("all pages") },
  onDisposed: { print("lamp off at last") })
Thread.sleep(forTimeInterval: 2)

//: ## The rule
//: The rule in short: any number of `next`, then at most one `error` or `completed`, then nothing. A source may also
//: send no terminal event: the taps on a button don't end. The last subscription is still open. Type `:ledger`: it
//: lists the subscriptions that have not ended.
print("the office closes")
/*:
 - Hint: Which event would the screen have to receive?
 - Question: A screen shows a spinner until `onCompleted` is called. The server's answer arrives, and the spinner still
   turns. What might the author of the observable have forgotten?
 - Answer: To call `observer.onCompleted()` after the answer. Nobody can tell a source that has nothing more to send from
   one that is only slow.
 - Experiment: `:diff observer.onNext(7) => observer.onNext(7); observer.onCompleted()` completes the endless one. Which
   lines are new?
 */
