/*:
 # Only main may draw

 A server answers on a thread of its own, and only the main thread may change what is on the screen. Somewhere between the
 two, the answer has to change threads. Run this lesson with `--threads`, or read the threads that each line shows.
 */
import Foundation
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: a label `status` on the screen, and `load()`, a request that answers after 0.3 seconds
let status = UILabel()
PlaygroundPage.current.liveView = status
let server = DispatchQueue(label: "server")

func load() -> Observable<String> {
  Observable.create { observer in
    server.asyncAfter(deadline: .now() + 0.3) { observer.onNext("sunny") }
    return Disposables.create()
  }
}

let bag = DisposeBag()
//:

//: ## `bind` changes the thread
//: The answer is printed as it comes, and then bound to the label.
//: - Predict (lines of `Answer`): What does the line say of the thread on which the answer comes?
//: - Hint: `do(onNext:)` stands above the binding and prints on the thread of the answer.
//: - Hint: The server answers on its own queue. What follows on main is the affair of the label's binder.
load()
  .do(onNext: { _ in print("Answer, on main: \(Thread.isMainThread)") })
  .bind(to: status.rx.text)
  .disposed(by: bag)
user.wait(1)

//: ## A closure does not
//: `rx.text` is a binder, and a binder goes to main before it sets anything. A closure is called where the element is. This
//: one looks at its thread before it would touch the label.
//: - Predict (lines of `Main`): What does the closure print?
//: - Hint: Nothing between the server and the closure changes the thread.
//: - Hint: The closure is called on the queue `server`.
load()
  .subscribe(onNext: { _ in print("Main \(Thread.isMainThread)") })
  .disposed(by: bag)
user.wait(1)

//: ## Where you change the thread
//: Had the closure set `status.text`, the run would have ended there with an error: only the main thread may change what is
//: on the screen. A device does not promise to tell you: it may draw late, draw wrongly, or crash. `observe(on:)` moves the
//: elements below it.
//: - Predict (lines of `Above`, `Below`): What do the two closures print?
//: - Hint: `observe(on:)` affects what stands below it.
//: - Hint: Each of the two prints whether it runs on main.
load()
  .do(onNext: { _ in print("Above \(Thread.isMainThread)") })
  .observe(on: MainScheduler.instance)
  .subscribe(onNext: { text in
    print("Below \(Thread.isMainThread)")
    status.text = "\(text), again"
  })
  .disposed(by: bag)
user.wait(1)
screen()
/*:
 - Question: `bind(to: status.rx.text)` is safe on any thread. Why is `observe(on: MainScheduler.instance)` still worth its
   line in front of several bindings?
 - Answer: Without it each binding changes the thread by itself. With it, everything below is on main: closures, too.
 - Experiment: `:diff .observe(on: MainScheduler.instance) => .map { $0 }` shows the error, and the place that it names.
 */
