/*:
 # `Signal`: an event, not a state

 A driver sends its last element to each new subscriber. For a text that is right: the text is still true. For a message that
 pops up it is wrong: it was shown already. A `Signal` is a driver without a memory.
 */
import Foundation
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: a button `send`, and `post()`, a request, which prints `POST` and answers after 0.3 seconds
let send = UIButton(type: .system)
send.setTitle("Send", for: .normal)
let root = UIViewController()
root.view.addSubview(send)
PlaygroundPage.current.liveView = root
let server = DispatchQueue(label: "server")

func post() -> Observable<String> {
  Observable.create { observer in
    print("POST")
    server.asyncAfter(deadline: .now() + 0.3) {
      observer.onNext("sent")
      observer.onCompleted()
    }
    return Disposables.create()
  }
}
//:

//: ## A message from a driver
//: Each tap sends a message, and a banner says that it was sent. The banner is on two screens; the second one opens later.
//: - Predict (lines of `Second`): The person taps once, and then the second screen subscribes. What does Second print?
//: - Hint: A driver has a buffer with the last element.
//: - Hint: First is still subscribed, so the buffer is still there.
//: - Misconception: driver-is-signal
let driver = send.rx.tap.asDriver()
  .flatMap { post().asDriver(onErrorJustReturn: "not sent") }
let firstBanner = driver.drive(onNext: { print("First \($0)") })
user.tap("Send")
user.wait(1)
let secondBanner = driver.drive(onNext: { print("Second \($0)") })
user.wait(1)
firstBanner.dispose()
secondBanner.dispose()

//: ## The same as a signal
//: The second screen was just opened and says `sent`, though nobody has sent anything there. A signal is shared, too, on
//: main, and without errors. `emit` is the `bind` of a signal.
//: - Predict (lines of `POST`, `Opened`): The person taps, another screen subscribes, and the person taps again. What is
//:   printed, of these two?
//: - Hint: Both banners share one subscription to the taps.
//: - Hint: What is over is over, for a signal.
let signal = send.rx.tap.asSignal()
  .flatMap { post().asSignal(onErrorJustReturn: "not sent") }
let banner = signal.emit(onNext: { print("Banner \($0)") })
user.tap("Send")
user.wait(1)
let opened = signal.emit(onNext: { print("Opened \($0)") })
user.wait(1)
user.tap("Send")
user.wait(1)
/*:
 - Question: Which of these are states and which are events: the text of a field, a tap, the number of unread messages, an
   answer "wrong password"?
 - Answer: The text and the number are states: a new screen wants to show them. The tap and the answer are events: a new
   screen must not react to them.
 - Experiment: `:diff send.rx.tap.asSignal() => send.rx.tap.asSignal().map { print("mapped") }`. How often is an element
   mapped, with two banners?
 */
