/*:
 # When something fails

 `error` is an event like `next` and `completed`. A source can send one, and so can an operator whose closure throws:
 `map`, `filter` and most others take closures that may throw. In this lesson, prices arrive as text, and `cents` throws
 if a text is no number.
 */
import Foundation
import RxSwift

struct NotANumber: Error {}

func cents(_ text: String) throws -> Int {
  guard let number = Int(text) else { throw NotANumber() }
  return number
}

//: ## One bad line
//: The third of four texts is not a price. The subscriber has a closure for each kind of event.
//: - Predict (lines of `Price`): What does Price print? At the end it could print `Price failed` or `Price completed`.
//: - Hint: An observable sends any number of `next` events, and then at most one event of another kind.
//: - Hint: An error is a terminal event, as `completed` is.
Observable.from(["300", "310", "tea", "320"])
  .map(cents)
  .subscribe(
    onNext: { print("Price \($0)") },
    onError: { _ in print("Price failed") },
    onCompleted: { print("Price completed") }
  )
  .dispose()

//: ## Two chains from one subject
//: An error ends the sequence: the fourth price never came, although it is fine, and neither did `completed`. Now two
//: chains listen to one subject. Parsed turns the texts into numbers, Raw prints them as they come.
//: - Predict (number of `Raw`): How many lines does Raw print?
//: - Hint: Where is the error made: in the subject, or below it?
//: - Hint: Events only travel downstream.
print("--- two chains ---")
let typed = PublishSubject<String>()
_ = typed.map(cents)
  .subscribe(onNext: { print("Parsed \($0)") }, onError: { _ in print("Parsed failed") })
_ = typed.subscribe(onNext: { print("Raw \($0)") }, onError: { _ in print("Raw failed") })
typed.onNext("300")
typed.onNext("coffee")
typed.onNext("320")

//: ## The source of a failed chain
//: The error began in Parsed's `map` and travelled downstream from there. The subject and its other subscriber knew
//: nothing of it. Here the source belongs to one chain only: a meter that would go on for ever. It prints `meter off`
//: when its subscription has ended.
//: - Predict (yes if `meter off`): The step takes one second. Is `meter off` printed?
//: - Hint: Nobody calls `dispose()` here. Who could want more readings?
//: - Hint: A subscription ends when its subscriber has received a terminal event.
print("--- a meter ---")
let background = SerialDispatchQueueScheduler(qos: .default)
_ = Observable<Int>.interval(.milliseconds(200), scheduler: background)
  .do(onDispose: { print("meter off") })
  .map { $0 < 2 ? String($0) : "broken" }
  .map(cents)
  .subscribe(onNext: { print("Meter \($0)") }, onError: { _ in print("Meter failed") })
Thread.sleep(forTimeInterval: 1)

//: ## A subject that fails
//: An error cleans up like any other end: the chain was disposed up to the meter. Now the subject from before fails
//: itself. Late subscribes after that.
//: - Predict (lines of `Late`): What does Late print? It could be `Late 330`, `Late failed`, or `nothing`.
//: - Hint: What does a subject that has completed send to a new subscriber?
//: - Hint: A subject keeps its terminal event.
print("--- a subject that fails ---")
typed.onError(NotANumber())
_ = typed.subscribe(onNext: { print("Late \($0)") }, onError: { _ in print("Late failed") })
typed.onNext("330")

//: ## Looking back
//: A subject that has failed stays failed: whoever comes later receives the error, and no text that is sent afterwards.
//: If you expect bad texts, keep the error out of the stream: `try?` turns it into `nil`, and `compactMap` is a `map` that
//: drops each element for which its closure returns `nil`.
print("--- end ---")
/*:
 - Question: Why does an error end the stream, instead of only skipping the element that caused it?
 - Answer: After an error nobody knows what the source or the operator would do next; its state may be half changed. A
   failed stream promises nothing, so it stops. If a bad element is normal for you, it is no error: make it a value, or
   filter it out.
 - Experiment: `:diff 24: .map(cents) => .compactMap { try? cents($0) }` drops bad lines where they are found. What does
   Price print?
 */
