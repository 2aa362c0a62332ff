/*:
 # Make an observable

 `Observable.create` makes an observable from a closure. The closure receives the *observer*, the object through which it
 sends events: `onNext` with an element, and `onCompleted` at the end. Everything that isn't an observable yet can be made
 into one this way: a timer, a callback, a request.
 */
import Foundation
import RxSwift

//: ## A kettle
//: This observable puts the kettle on, and sends `tea`. The closure ends with `return Disposables.create()`; leave that
//: aside for now, the lesson `clean-up` is about it.
//: - Predict (yes if `kettle on` before `tea time`): Is `kettle on` printed before `tea time`?
//: - Hint: `create` receives the closure. Does it call it, too?
//: - Hint: Here nobody has subscribed yet.
let tea = Observable<String>.create { observer in
  print("kettle on")
  observer.onNext("tea")
  observer.onCompleted()
  return Disposables.create()
}
print("tea time")

//: ## Somebody subscribes
//: An observable is a recipe. Writing it down cooks nothing: without a subscriber, the closure of `create` doesn't run.
//: Now Anna subscribes, with a closure for the elements and one for completion.
//: - Predict (lines): Which four lines are printed, in order? Separate them by `;`.
//: - Hint: The closure runs from its first line to its last.
//: - Hint: `observer.onNext("tea")` calls Anna's closure. It returns when that has printed its line.
//: - Hint: The first is the closure's own, and the last comes when everything in `subscribe` is over.
let anna = tea.subscribe(
  onNext: { drink in print("Anna \(drink)") }, onCompleted: { print("Anna has finished") })
print("Anna has subscribed")

//: ## Send later
//: Tea and completion came while `subscribe` ran. The closure may also keep the observer and send to it later: when a
//: timer fires, or when a server answers. The closure itself has returned long before. Here the water takes a second to
//: boil.
//: - Predict (lines of `Ben`): Which line does Ben print, and how many seconds after this prompt? For example:
//:   `:predict 5s Ben milk`.
//: - Hint: The closure of `asyncAfter` runs a second after it was handed over.
//: - Hint: `onCompleted` is an event too, but Ben's closure is only for `next`.
let slowTea = Observable<String>.create { observer in
  print("slow kettle on")
  DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
    observer.onNext("hot tea")
    observer.onCompleted()
  }
  return Disposables.create()
}
let ben = slowTea.subscribe(onNext: { drink in print("Ben \(drink)") })
print("the water is cold")
Thread.sleep(forTimeInterval: 1.5)

//: ## When the closure runs
//: The closure of `create` runs when somebody subscribes. It may send at once, later, or never: the subscriber sees
//: events, and doesn't care where they come from.
print("the kettle is off")
/*:
 - Hint: What does the code in a function's body do before the function is called?
 - Question: An app makes `let answer = request(…)`, an observable built with `create`, and nothing is sent to the server.
   What is missing?
 - Answer: A subscriber. The closure that sends the request runs in `subscribe`, and not before.
 - Experiment: `:diff print("Anna \(drink)") => print("Anna \(drink)"); Thread.sleep(forTimeInterval: 2)` lets Anna drink
   for two seconds in her closure. When is `Anna has subscribed` printed now, and why?
 */
