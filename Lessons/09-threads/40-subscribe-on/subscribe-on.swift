/*:
 # What `subscribe(on:)` moves

 `observe(on:)` switches threads on the way down: for the events. `subscribe(on:)` is about the way up: the call of
 `subscribe` that travels from your line to the source. Two sources show the difference.
 */
import Foundation
import RxSwift

//: - Setup: `here()` names the current thread
func here() -> String { Thread.isMainThread ? "main" : "another thread" }

//: ## A source that sends at once
//: `menu()` sends inside the closure of `create`, so it sends while it is being subscribed to.
//: - Predict (thread of `guest reads soup`): On which thread or queue is `guest reads soup` printed?
//: - Hint: On which queue does the closure of `create` run?
//: - Hint: No other thread is mentioned after the source.
/// Sends one word while it is being subscribed to.
func menu() -> Observable<String> {
  Observable.create { observer in
    print("menu is asked on \(here())")
    observer.onNext("soup")
    observer.onCompleted()
    return Disposables.create()
  }
}

print("--- menu ---")
let kitchen = SerialDispatchQueueScheduler(internalSerialQueueName: "kitchen")
let bag = DisposeBag()
menu()
  .subscribe(on: kitchen)
  .subscribe(onNext: { print("guest reads \($0) on \(here())") })
  .disposed(by: bag)
Thread.sleep(forTimeInterval: 0.3)

//: ## A source with an alarm
//: `subscribe(on:)` let the kitchen run the closure of `create`. The word came from there, because this source sends
//: during the call.
//:
//: The closure of `bell()` only sets an alarm, and the word comes 0.3 seconds later.
//: - Predict (thread of `guest hears ding`): On which thread or queue is `guest hears ding` printed?
//: - Hint: The alarm is set in one place and goes off in another.
//: - Hint: Who calls `onNext`?
//: - Misconception: subscribe-on-moves-events
/// Sends one word 0.3 seconds later.
func bell() -> Observable<String> {
  Observable.create { observer in
    print("bell is asked on \(here())")
    DispatchQueue(label: "tower").asyncAfter(deadline: .now() + 0.3) {
      observer.onNext("ding")
      observer.onCompleted()
    }
    return Disposables.create()
  }
}

print("--- bell ---")
bell()
  .subscribe(on: kitchen)
  .subscribe(onNext: { print("guest hears \($0) on \(here())") })
  .disposed(by: bag)
Thread.sleep(forTimeInterval: 0.6)

//: ## Above or below?
//: The kitchen subscribed to the bell, and that is all: an event runs on the thread that sends it. To move events,
//: use `observe(on:)`.
//:
//: Here `subscribe(on:)` comes before one `map` and after another one.
//: - Predict (thread of `first map`): On which thread or queue does `first map` run?
//: - Hint: The subscribing goes from the bottom to the top, the events come back down.
//: - Hint: When `menu` is asked, has the subscribing passed `subscribe(on:)`?
print("--- in the middle ---")
menu()
  .map { word -> String in
    print("first map on \(here())")
    return word
  }
  .subscribe(on: kitchen)
  .map { word -> String in
    print("second map on \(here())")
    return word
  }
  .subscribe(onNext: { print("guest reads \($0) on \(here())") })
  .disposed(by: bag)
Thread.sleep(forTimeInterval: 0.3)

//: ## Two of them
//: Both maps ran in the kitchen. It does not matter where in the chain `subscribe(on:)` stands, because all the
//: events come from the source, and the source was asked in the kitchen.
//:
//: Now there are two: `MainScheduler.instance` next to the source, and the kitchen below it. The last line lets main
//: work off its queue.
//: - Predict (thread of `menu is asked`): On which thread or queue is `menu is asked` printed?
//: - Hint: The subscribing starts at the bottom and meets the kitchen first.
//: - Hint: What counts is the last switch before the source.
print("--- two ---")
menu()
  .subscribe(on: MainScheduler.instance)
  .subscribe(on: kitchen)
  .subscribe(onNext: { print("guest reads \($0) on \(here())") })
  .disposed(by: bag)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
/*:
 - Hint: For the question: which of the two operators asks the scheduler once, and which asks it for each event?
 - Question: A subject sends from a background queue and a label must change on main. Why does
   `subscribe(on: MainScheduler.instance)` not help?
 - Answer: It moves the subscribing to main. Subscribing to a subject only adds an observer to its list; the events
   still run on the thread that calls `onNext`. `observe(on: MainScheduler.instance)` moves each event.
 - Experiment: `:diff 60: .subscribe(on: kitchen) => .observe(on: kitchen)` changes the step with the bell. On which
   threads are `bell is asked` and `guest hears ding` printed now?
 */
