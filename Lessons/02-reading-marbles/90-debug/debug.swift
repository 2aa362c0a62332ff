/*:
 # debug: look into a chain

 Something is missing on the screen, and you don't know which operator has dropped it. `debug` prints a line for all that
 happens at its place of the chain, and passes everything on unchanged. Its argument is the name in front of each line.
 */
import Foundation
import RxSwift

//: ## Everything that happens
//: `debug` doesn't print the events alone. It also says when it is subscribed to, and when it is disposed of.
//: - Predict (number of `order`): How many lines begin with `order`?
//: - Hint: Two elements and a completion are events.
//: - Hint: There is one line for the beginning of the subscription, and one for its end.
let orders = Observable.of("tea", "cake")
let anna = orders.debug("order").subscribe(onNext: { print("Anna gets \($0)") })

//: ## Its place in the chain
//: For each element, `debug` prints first, and then passes it on to Anna. Now there are two of them in one chain, with a
//: filter in between.
//: - Predict (number of `after`): How many lines begin with `after`?
//: - Misconception: debug-shows-all
//: - Hint: What does the filter let through? Completion isn't an element.
//: - Hint: `after` is subscribed to, sees some events, and is disposed of. `wine` is one of these events.
let guest = Observable.of("tea", "wine", "cake").debug("before")
  .filter { $0.hasPrefix("w") }.debug("after")
  .subscribe(onNext: { print("Guest gets \($0)") })

//: ## Two subscribers
//: `before` has printed more lines than `after`: a `debug` shows what passes at its own place. `kitchen` is a source, and
//: `logged` is the same source with a `debug`. Clara subscribes to one, David to the other.
//: - Predict (number of `seen`): How many lines begin with `seen`?
//: - Misconception: debug-shows-all
//: - Hint: `debug` returns a new observable, as every operator does. `kitchen` doesn't know of it.
//: - Hint: David's subscription goes through `debug`: it begins, gets one element and completion, and ends.
let kitchen = Observable.of("soup")
let logged = kitchen.debug("seen")
let clara = kitchen.subscribe(onNext: { print("Clara gets \($0)") })
let david = logged.subscribe(onNext: { print("David gets \($0)") })

//: ## Long elements
//: Clara's subscription left no line, since she has gone past `debug`. If elements are long, `trimOutput: true` shortens
//: the events of more than 40 characters in the middle. What does Eva get then?
//: - Predict (one of `Eva reads Dear Eva, the train`, `Eva reads Dear Eva, the ...`): Which one is the beginning of Eva's
//:   line: `Eva reads Dear Eva, the train` or `Eva reads Dear Eva, the ...`?
//: - Misconception: debug-shows-all
//: - Hint: "Passes everything on unchanged" was a promise.
//: - Hint: `trimOutput` is about the output of `debug`.
let mail = Observable.of("Dear Eva, the train to the mountains leaves at seven in the morning.")
let eva = mail.debug("mail", trimOutput: true).subscribe(onNext: { print("Eva reads \($0)") })

//: ## Where to put it
//: `debug` has shortened its own line, and Eva got the whole mail. If something is missing, put one `debug` before the
//: operator that you suspect and one behind it, each with a name.
print("the post office closes")
/*:
 - Hint: Which place of the chain was looked at?
 - Question: `request.debug("http")` prints nothing, but the request is sent. How can that be?
 - Answer: Somebody has subscribed to `request` itself, and not to what `debug` returned. `debug` returns a new observable,
   and leaves `request` as it is.
 - Experiment: `:diff .debug("after") => .debug("after").take(1)` ends the guest's subscription at the first wine. Which
   line of `after` is missing now?
 */
