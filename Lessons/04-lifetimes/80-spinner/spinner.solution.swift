/*:
 # The spinner that goes on turning

 A page shows a spinner while it loads its parts. The spinner stops when all parts are there. When the user leaves before
 that, the loading stops, and the spinner goes on turning for ever.
 - Task: Print `spinner off` exactly once for each page, also when the user leaves early.
 - Hint: Which event prints `spinner off`? Does a subscriber whose subscription is disposed receive it?
 - Hint: `take(until:)` ends a chain with `completed`. Or look at what else `subscribe` takes besides `onNext:` and
   `onCompleted:`.
 - Hint: `parts(count).take(until: leaving)` completes when the user leaves.
 */
import Foundation
import RxSwift

let background = SerialDispatchQueueScheduler(qos: .default)

func parts(_ count: Int) -> Observable<Int> {
  Observable<Int>.interval(.milliseconds(200), scheduler: background).take(count)
}

/// Sends an element when the user leaves the page.
let leaving = PublishSubject<Void>()
var bag = DisposeBag()

func open(_ page: String, _ count: Int) {
  print("\(page): spinner on")
  parts(count)
    .take(until: leaving)
    .subscribe(
      onNext: { print("\(page): part \($0)") },
      onCompleted: { print("\(page): spinner off") }
    )
    .disposed(by: bag)
}

//: ## The user leaves the second page early (nothing below needs a change)
func leave() {
  print("the user leaves")
  leaving.onNext(())
  bag = DisposeBag()
}

open("Tea", 2)
Thread.sleep(forTimeInterval: 0.5)
leave()
open("Coffee", 9)
Thread.sleep(forTimeInterval: 0.5)
leave()
Thread.sleep(forTimeInterval: 0.5)
/*:
 `take(until:)` ends the chain with `completed` when the user leaves, and the subscriber is still there to receive it. The
 bag comes after that and has nothing left to do.
 */
