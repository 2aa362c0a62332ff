/*:
 # Which one of the four?

 `flatMap`, `concatMap`, `flatMapLatest` and `flatMapFirst` do the same as long as work is done before the next element
 comes. They differ in what an element does that comes *while* work is going on. Here all four get the same three
 elements.
 */
import Foundation
import RxSwift

//: - Setup: `work(_:)`, which sends two results, after 300 ms each: element 2 sends 21 and 22; the subject `elements`; and
//:   `sendThree()`, which sends elements 1, 2 and 3 at 0, 0.2 and 0.7 s
let background = SerialDispatchQueueScheduler(qos: .default)

func work(_ element: Int) -> Observable<Int> {
  Observable<Int>.interval(.milliseconds(300), scheduler: background)
    .take(2)
    .map { part in element * 10 + part + 1 }
}

let elements = PublishSubject<Int>()

/// Sends 1, 2 and 3, at 0, 0.2 and 0.7 seconds.
func sendThree() {
  elements.onNext(1)
  Thread.sleep(forTimeInterval: 0.2)
  elements.onNext(2)
  Thread.sleep(forTimeInterval: 0.5)
  elements.onNext(3)
  Thread.sleep(forTimeInterval: 1.3)
}

//: ## `flatMap`
//: The elements come at 0, 0.2 and 0.7 s. Work on each takes 0.6 s, so 2 comes while 1 is being worked on, and 3 while 2
//: is.
//: - Predict (lines of `First`): Which results come, and in which order? Numbers are enough: `11; 12`.
//: - Hint: Make a table of the times: 1 sends at 0.3 and 0.6 s, 2 at 0.5 s and so on.
//: - Hint: `flatMap` starts all work at once and lets all results through.
//: - Misconception: flat-maps-are-alike
let first = elements.flatMap { work($0) }.subscribe(onNext: { print("First \($0)") })
sendThree()
first.dispose()

//: ## `concatMap`
//: Everything was done, at the same time, and the results were mixed.
//: - Predict (lines of `Second`): Which results come, and in which order?
//: - Hint: Is any work left out?
//: - Hint: 2 waits for 1, and 3 waits for 2.
let second = elements.concatMap { work($0) }.subscribe(onNext: { print("Second \($0)") })
sendThree()
second.dispose()

//: ## `flatMapLatest`
//: Everything was done, one after the other.
//: - Predict (lines of `Third`): Which results come, and in which order?
//: - Hint: Which results has 1 sent by the time 2 comes, at 0.2 s?
//: - Hint: 2 starts at 0.2 s and has half a second until 3 comes.
let third = elements.flatMapLatest { work($0) }.subscribe(onNext: { print("Third \($0)") })
sendThree()
third.dispose()

//: ## `flatMapFirst`
//: All work was begun, and only the last piece was finished.
//: - Predict (lines of `Fourth`): Which results come, and in which order?
//: - Hint: Whose work is never begun?
//: - Hint: At 0.7 s, 1 has been done for a tenth of a second.
let fourth = elements.flatMapFirst { work($0) }.subscribe(onNext: { print("Fourth \($0)") })
sendThree()
fourth.dispose()

//: ## Looking back
//: Not all work was begun, and what was begun was finished.
//:
//: While work is going on, a new element
//:
//: - starts at once beside it with `flatMap`: for independent work, such as loading pictures;
//: - waits for its turn with `concatMap`: for work in order, such as sending messages;
//: - replaces it with `flatMapLatest`: for questions, such as those of a search field;
//: - is ignored with `flatMapFirst`: for commands that must not run twice, such as a *Pay* button.
print("--- end ---")
/*:
 - Question: Which one would you use for a *Refresh* gesture that reloads a list? For uploading photos? For saving a
   document with each change?
 - Answer: Refresh: `flatMapFirst`, since a reload is already on its way, or `flatMapLatest`, if the newest must win.
   Photos: `flatMap`, or `concatMap` if their order matters. A document: `concatMap`, so that an older version never
   arrives after a newer one.
 - Experiment: `:compare first = elements.flatMap | first = elements.concatMap | first = elements.flatMapLatest |
   first = elements.flatMapFirst` shows the four logs side by side.
 */
