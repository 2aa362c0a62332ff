/*:
 # `Driver`: three promises

 An observable that drives a screen should be on main, should never fail, and should do its work once for all labels. A
 `Driver` promises these three in its type. Here each of them is broken first and kept afterwards.
 */
import Foundation
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: labels `city` and `title`, and `load(fails:)`, a request, which prints `GET` and answers after 0.3 seconds
let city = UILabel()
let title = UILabel()
let root = UIViewController()
for part in [city, title] { root.view.addSubview(part) }
PlaygroundPage.current.liveView = root
let server = DispatchQueue(label: "server")
struct Offline: Error {}

func load(fails: Bool = false) -> Observable<String> {
  Observable.create { observer in
    print("GET")
    server.asyncAfter(deadline: .now() + 0.3) {
      if fails { observer.onError(Offline()) } else { observer.onNext("Rome") }
    }
    return Disposables.create()
  }
}
//:

//: ## Once for all
//: The name of the city is shown in two labels.
//: - Predict (number of `GET`): How many requests are sent?
//: - Hint: There are two bindings, so there are two subscriptions.
//: - Hint: Is the request hot or cold?
//: - Misconception: cold-runs-once
let name = load()
let inLabel = name.bind(to: city.rx.text)
let inTitle = name.bind(to: title.rx.text)
user.wait(1)

//: ## The driver
//: Each binding sent a request. `asDriver` asks you for the answer to one question: what comes in place of an error? Then it
//: moves the elements to main and shares them, with the last one in a buffer. `drive` is the `bind` of a driver.
//: - Predict (lines of `GET`, `Late`): A late subscriber comes after the answer. What is printed in this step?
//: - Hint: The driver is subscribed to three times, and shared.
//: - Hint: `share(replay: 1)` has the last element for a late subscriber.
let driver = load().asDriver(onErrorJustReturn: "unknown")
let drivingLabel = driver.map { "\($0)!" }.drive(city.rx.text)
let drivingTitle = driver.drive(title.rx.text)
user.wait(1)
let late = driver.drive(onNext: { print("Late \($0), on main: \(Thread.isMainThread)") })
user.wait(1)

//: ## No error
//: One request was sent, and the late subscriber got its answer at once. Next, the request fails.
//: - Predict (lines of `Next`, `End`): What is printed?
//: - Hint: The error becomes an element.
//: - Hint: The request is over when it has failed. What does a driver do after the replacement?
let failing = load(fails: true).asDriver(onErrorJustReturn: "unknown")
let ended = failing.drive(onNext: { print("Next \($0)") }, onCompleted: { print("End") })
user.wait(1)

//: ## While somebody listens
//: The driver never fails, but it may complete. Its buffer is kept *while connected*: while it has a subscriber.
//: - Predict (number of `GET`): All subscriptions of the first driver are disposed, and somebody subscribes again. How many
//:   lines begin with `GET`?
//: - Hint: Without a subscriber, the driver disconnects and forgets.
//: - Hint: The first subscriber connects.
for subscription in [drivingLabel, drivingTitle, late] { subscription.dispose() }
let again = driver.drive(city.rx.text)
user.wait(1)

//: ## Another thread subscribes
//: A driver delivers on main. The server's queue subscribes to it now: as an observable, which any thread may subscribe to.
//: - Predict (lines of `Server`): The driver has an element in its buffer. What does Server print?
//: - Hint: A buffered element is sent at once, by the thread that subscribes.
//: - Hint: `observe(on:)` stands above the buffer.
//: - Misconception: drive-from-any-thread
server.async {
  _ = driver.asObservable()
    .subscribe(onNext: { print("Server \($0), on main: \(Thread.isMainThread)") })
}
user.wait(1)
screen()
/*:
 The buffered element was not on main. That is why `drive` stops the program on any other thread: it could not keep the
 first promise.

 - Question: Which three operators would you write without a driver, and in which order?
 - Answer: `observe(on: MainScheduler.instance)`, `catchAndReturn("unknown")` and
   `share(replay: 1, scope: .whileConnected)`. If `share` stood above, the two others would be done once for each
   subscriber.
 - Experiment: `:diff load().asDriver(onErrorJustReturn: "unknown") => load().asSignal(onErrorJustReturn: "unknown")`
   doesn't compile, for a good reason: what does `drive` promise that a signal can't keep?
 - Experiment: `:diff .subscribe(onNext: { print("Server => .asDriver(onErrorJustReturn: "").drive(onNext: { print("Server` makes
   this program stop: it calls `drive` on the server's queue. What does the error advise?
 */
