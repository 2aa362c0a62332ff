/*:
 # Sharing what comes at once

 `share()` subscribes to its source as soon as the first subscriber comes. Most sources take their time after that: a
 request, a timer, a person at a keyboard. This menu waits for nothing and nobody.
 */
import Foundation
import RxSwift

//: - Setup: `menu`, a cold observable of two dishes, which prints `asked for the menu` when it is subscribed to
let menu = Observable<String>.create { observer in
  print("asked for the menu")
  observer.onNext("soup")
  observer.onNext("rice")
  observer.onCompleted()
  return Disposables.create()
}
let bag = DisposeBag()

//: ## Two guests and one shared menu
//: Anna subscribes, and in the next statement Bob does. `menu` prints a line each time somebody asks for it.
//: - Predict (number of `asked`): How many lines begin with `asked`?
//: - Hint: `:look setup` shows the menu. What has happened by the time Anna's `subscribe` returns?
//: - Hint: When a shared source completes, its connection ends.
print("--- share ---")
let shared = menu.share()
shared.subscribe(onNext: { print("Anna: \($0)") }).disposed(by: bag)
shared.subscribe(onNext: { print("Bob: \($0)") }).disposed(by: bag)

//: ## Seats first, then the menu
//: The menu was over before Bob came, so there was nothing left to share, and `share` asked again for him. It should
//: begin when both are there. `publish` lets you say when.
//: - Predict (lines of `Anna`, `Bob`): Which lines do Anna and Bob print, in which order? Write them as `Anna: soup`.
//: - Hint: There is one subscription to the menu. To whom does it send the soup?
//: - Hint: The rice is not sent before everybody has the soup.
print("--- publish, connect ---")
let published = menu.publish()
published.subscribe(onNext: { print("Anna: \($0)") }).disposed(by: bag)
published.subscribe(onNext: { print("Bob: \($0)") }).disposed(by: bag)
published.connect().disposed(by: bag)

//: ## A slow menu
//: Each dish went to both guests before the next one was sent. That is what sharing looks like.
//:
//: The last menu is the same, but it is subscribed to 0.2 seconds later: `delaySubscription` waits with it. And it is
//: shared with `share()` again.
//: - Predict (number of `asked`): How many lines begin with `asked`?
//: - Hint: What has happened this time when Anna's `subscribe` returns?
//: - Hint: Who is subscribed when the menu is asked for?
print("--- slow ---")
let kitchen = SerialDispatchQueueScheduler(internalSerialQueueName: "kitchen")
let slow = menu.delaySubscription(.milliseconds(200), scheduler: kitchen).share()
slow.subscribe(onNext: { print("Anna: \($0)") }).disposed(by: bag)
slow.subscribe(onNext: { print("Bob: \($0)") }).disposed(by: bag)
Thread.sleep(forTimeInterval: 0.5)
/*:
 - Hint: For the question: which sources send while they are being subscribed to?
 - Question: A colleague tests a chain with `Observable.just("answer")` in place of the real request, and `share()`
   seems to be broken. What do you say?
 - Answer: The slow menu was asked for when both were there, so one run served both. `just` sends and completes during
   the first subscribe, so every subscriber gets a run of its own. A real request answers later, and its subscribers do
   share. Test with a source that takes time, or connect by hand.
 - Experiment: `:diff menu.share() => menu.share(replay: 2, scope: .forever)`. How often is the menu asked for in the
   first part now?
 */
