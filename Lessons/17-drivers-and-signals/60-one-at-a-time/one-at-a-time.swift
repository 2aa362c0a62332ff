/*:
 # No second tap, please

 Paying takes a second, and impatient people tap again. The button should be off while a request runs. For that, something
 has to know whether a request runs.
 */
import Foundation
import PlaygroundSupport
import RxCocoa
import RxRelay
import RxSwift
import UIKit

//: - Setup: a button `pay`, and `request()`, which prints `POST` and answers after 0.7 seconds
let pay = UIButton(type: .system)
pay.setTitle("Pay", for: .normal)
let root = UIViewController()
root.view.addSubview(pay)
PlaygroundPage.current.liveView = root

let server = DispatchQueue(label: "server")

func request() -> Observable<String> {
  Observable.create { observer in
    print("POST")
    server.asyncAfter(deadline: .now() + 0.7) {
      observer.onNext("paid")
      observer.onCompleted()
    }
    return Disposables.create()
  }
}
//:

//: ## Which `flatMap`?
//: The person taps twice, half a second apart. `flatMapLatest` disposes of the first request when the second tap comes.
//: - Predict (number of `POST`): How many requests are sent?
//: - Hint: To dispose of a request is to stop listening to it. When is it sent?
//: - Hint: The server has both.
//: - Misconception: flat-maps-are-alike
let latest = pay.rx.tap
  .flatMapLatest { request() }
  .subscribe(onNext: { print("Latest \($0)") })
user.tap("Pay")
user.wait(0.5)
user.tap("Pay")
user.wait(1)
latest.dispose()

//: ## The first one counts
//: Both were sent, and only the second was waited for: paid twice. `flatMapFirst` ignores elements while its inner observable
//: runs.
//: - Predict (lines of `POST`, `First`): The same two taps. What is printed?
//: - Hint: The second tap comes 0.5 seconds after the first, and a request takes 0.7.
//: - Hint: Nobody remembers an ignored tap.
let first = pay.rx.tap
  .flatMapFirst { request() }
  .subscribe(onNext: { print("First \($0)") })
user.tap("Pay")
user.wait(0.5)
user.tap("Pay")
user.wait(1)
first.dispose()

//: ## Show it
//: One request, but the person doesn't know that the second tap was ignored. A relay says whether a request runs, and the
//: button shows it. `do` sets the relay at the two ends of a request.
//: - Predict (number of `screen: pay`): The person taps once and waits. How many lines begin with `screen: pay`?
//: - Hint: Once off, once on.
//: - Hint: `onDispose` is called at the end of a subscription, however it ends.
let isPaying = BehaviorRelay(value: false)
let enabling = isPaying.map { !$0 }.bind(to: pay.rx.isEnabled)
let shown = pay.rx.tap
  .flatMapFirst {
    request()
      .observe(on: MainScheduler.instance)
      .do(onSubscribe: { isPaying.accept(true) }, onDispose: { isPaying.accept(false) })
  }
  .subscribe(onNext: { print("Shown \($0)") })
user.tap("Pay")
user.wait(0.5)
screen()
user.wait(1)
/*:
 - Question: With the disabled button, is `flatMapFirst` still needed?
 - Answer: A disabled button can't be tapped, so in this program `flatMapLatest` would do. But the two say different things,
   and `flatMapFirst` keeps its promise if there is another way to pay one day: a shortcut, or a second button.
 - Experiment: `:diff , onDispose: { isPaying.accept(false) } => `. What becomes of the button?
 */
