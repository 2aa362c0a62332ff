/*:
 # The button that dies

 A button sends a request. Once the request fails, and from then on the button does nothing, until the app is started
 again. This is asked more often than anything else about RxSwift.
 - Build: release
 */
import Foundation
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: a button `pay`, a label `result`, and `request()`, which answers after 0.3 seconds; every second one fails
let pay = UIButton(type: .system)
let result = UILabel()
pay.setTitle("Pay", for: .normal)
let root = UIViewController()
for part in [pay, result] { root.view.addSubview(part) }
PlaygroundPage.current.liveView = root

let server = DispatchQueue(label: "server")
struct Declined: Error {}
var sent = 0

func request() -> Observable<String> {
  Observable.create { observer in
    sent += 1
    let number = sent
    print("POST \(number)")
    server.asyncAfter(deadline: .now() + 0.3) {
      if number % 2 == 0 {
        observer.onError(Declined())
      } else {
        observer.onNext("paid \(number)")
        observer.onCompleted()
      }
    }
    return Disposables.create()
  }
}

func tapThreeTimes() {
  for _ in 1...3 {
    user.tap("Pay")
    user.wait(1)
  }
}
//:

//: ## The error goes all the way down
//: - Predict (number of `POST`): The person taps three times. How many requests are sent?
//: - Hint: The second request fails.
//: - Hint: An error in `flatMapLatest` is an error of the result, and it ends the subscription to the taps.
//: - Misconception: inner-error-stays-inside
let dying = pay.rx.tap
  .flatMapLatest { request() }
  .bind(to: result.rx.text)
tapThreeTimes()

//: ## Caught too late
//: The third tap found nobody. So the error has to be caught, before it reaches the label. The next request is number 3.
//: - Predict (number of `POST`): The person taps three times again. How many requests are sent?
//: - Hint: What comes after the replacement?
//: - Hint: `catchAndReturn` sends its element and completes. Whatever is above it is over.
let replaced = pay.rx.tap
  .flatMapLatest { request() }
  .catchAndReturn("declined")
  .bind(to: result.rx.text)
tapThreeTimes()

//: ## Caught in time
//: The label said `declined`, and the button was dead all the same: `catchAndReturn` replaces the error, but the taps above
//: it have ended. The place that must go on is `flatMapLatest`, so no error may reach it.
//: - Predict (number of `POST`): The next request is number 5, and there are three taps. How many requests are sent?
//: - Hint: Inside the closure, the chain is that of one request.
//: - Hint: A request that is over does not end `flatMapLatest`.
let living = pay.rx.tap
  .flatMapLatest { request().catchAndReturn("declined") }
  .bind(to: result.rx.text)
tapThreeTimes()
screen()
/*:
 - Question: `retry()` behind `flatMapLatest` would keep the button alive, too. What would the person see of the error?
 - Answer: Nothing. `retry` subscribes to the taps again and drops the error, so the label keeps an old text.
 - Experiment: `:diff { request().catchAndReturn("declined") } => { request() }.retry()` shows it.
 */
