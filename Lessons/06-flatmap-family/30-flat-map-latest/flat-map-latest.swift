/*:
 # flatMapLatest: only the newest

 A search field sends a text with each key, and each text starts a request. Only the answer to the newest text is of
 interest. `flatMapLatest` subscribes to the inner observable of a new element and disposes the one before.
 */
import Foundation
import RxSwift

//: - Setup: `results(for:)`, which prints `ask`, and answers after a while: "te" takes 600 ms, "tea" 200 ms
let background = SerialDispatchQueueScheduler(qos: .default)

func results(for text: String) -> Observable<String> {
  let delay = text == "te" ? 600 : 200
  return Observable<Int>.timer(.milliseconds(delay), scheduler: background)
    .map { _ in text }
    .do(onSubscribe: { print("ask \(text)") })
}

//: ## With `flatMap`
//: The user types `te`, and `tea` 200 ms later. The screen, First, prints the text whose answer it shows.
//: - Predict (lines of `First`): What does First show, in which order? Answer with lines like `First te`.
//: - Hint: `flatMap` lets both requests run.
//: - Hint: The answer to `te` arrives at 0.6 s. When does the one to `tea`?
let field = PublishSubject<String>()
let first = field.flatMap { text in results(for: text) }.subscribe(onNext: { print("First \($0)") })
field.onNext("te")
Thread.sleep(forTimeInterval: 0.2)
field.onNext("tea")
Thread.sleep(forTimeInterval: 0.7)
first.dispose()

//: ## With `flatMapLatest`
//: The field says `tea`, and the screen shows the answer to `te`: the slow answer came last and replaced the right one.
//: You may not see this bug until your users have a bad network. The same keys again, with the other operator.
//: - Predict (lines of `Second`): What does Second show, in lines like `Second te`?
//: - Predict (number of `ask`): How many requests are sent?
//: - Hint: When `tea` arrives, what does `flatMapLatest` do with the request for `te`?
//: - Hint: It disposes the older request. Had that one been sent by then?
print("--- flatMapLatest ---")
let second = field.flatMapLatest { text in results(for: text) }
  .subscribe(onNext: { print("Second \($0)") })
field.onNext("te")
Thread.sleep(forTimeInterval: 0.2)
field.onNext("tea")
Thread.sleep(forTimeInterval: 0.7)
second.dispose()

//: ## The user deletes the text
//: Both requests were sent, and the first one was disposed before its answer. An empty field needs no request: the
//: closure may return something else for it, here `just` with a fixed text.
//: - Predict (lines of `Third`): The user types `te` and clears the field 200 ms later. What does Third show? A line
//:   could be `Third te` or `Third an empty list`.
//: - Hint: `just` sends at once. And the request for `te`?
//: - Hint: Every new element disposes the inner observable before it, whatever the closure returns.
print("--- cleared ---")
let third = field
  .flatMapLatest { text in text.isEmpty ? Observable.just("an empty list") : results(for: text) }
  .subscribe(onNext: { print("Third \($0)") })
field.onNext("te")
Thread.sleep(forTimeInterval: 0.2)
field.onNext("")
Thread.sleep(forTimeInterval: 0.7)
third.dispose()

//: ## The field goes away
//: Clearing the field disposed the request like any other text. Now the field completes while a request is on its way.
//: - Predict (yes if `Fourth te`): Does the answer still arrive?
//: - Hint: Does a completion start anything newer?
//: - Hint: Think of `flatMap`: when did its result complete?
print("--- the field completes ---")
let lastField = PublishSubject<String>()
_ = lastField.flatMapLatest { text in results(for: text) }
  .subscribe(onNext: { print("Fourth \($0)") }, onCompleted: { print("Fourth completed") })
lastField.onNext("te")
lastField.onCompleted()
Thread.sleep(forTimeInterval: 0.8)

//: ## Looking back
//: A completed field only means that no newer text will come. The last request still gets its answer.
print("--- end ---")
/*:
 - Question: For an upload, would you use `flatMapLatest`?
 - Answer: No: the second upload would cut off the first. `flatMapLatest` is for questions whose older answers nobody
   needs, not for work that has to be done.
 - Experiment: `:diff text == "te" ? 600 : 200 => text == "te" ? 100 : 200` makes the server fast. Which lines of Second
   change?
 */
