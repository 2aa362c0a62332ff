/*:
 # Keep main free

 An album makes three pictures smaller and shows them. All of it runs on main, so a tap is answered only when the last
 picture is done. Only the showing needs main.
 - Task: Make the pictures smaller on another thread and show each one on main, so that the tap is answered at once.
 - Hint: Read the ends of the lines. Which of them should say `another thread`, and which `main`?
 - Hint: The thread changes twice: once before `shrink` is called, and once before a picture is shown.
 - Hint: Put `.observe(on: background)` above `map`, and `.observe(on: MainScheduler.instance)` below it.
 */
import Foundation
import RxSwift

//: - Setup: `here()` names the current thread, and `shrink(_:)` takes 0.3 seconds
func here() -> String { Thread.isMainThread ? "main" : "another thread" }

func shrink(_ picture: String) -> String {
  Thread.sleep(forTimeInterval: 0.3)
  print("shrinking \(picture) on \(here())")
  return "small \(picture)"
}

//: ## The album
let background = SerialDispatchQueueScheduler(internalSerialQueueName: "background")
let bag = DisposeBag()

Observable.of("cat", "dog", "owl")
  .map { shrink($0) }
  .subscribe(onNext: { print("showing \($0) on \(here())") })
  .disposed(by: bag)

print("tap answered")
// Main now works off its queue.
RunLoop.main.run(until: Date(timeIntervalSinceNow: 1.3))
